"""Investigation chips: guesses of the detectives about his place, without any effect (EU-131, EU-132)."""

from __future__ import annotations

from typing import Any

from misterx.families.hand.schema.facts import ChipPlaced, ChipTaken
from misterx.families.hand.schema.rules import NO_LIMIT, Rules
from misterx.families.hand.schema.state import HUNTER_DISCARDS, HUNTERS_TURN, State
from misterx.families.hand.text.vocabulary import CHIPS, HandVocabulary
from misterx.kernel.errors import IllegalMove, Reason, quote
from misterx.kernel.events import Sink, emit

HINT = f"A chip is placed by `chip {CHIPS[0]} 57` or `chip {CHIPS[1]} 57`, and taken by `chip off 57`."


def is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) <= 6


def take_note(
    words: HandVocabulary, rules: Rules, state: State, view: dict[str, Any], seat: str, text: str, events: Sink
) -> None:
    """A chip is placed or taken; only detectives may, and only in their own turn. `view` is that seat's."""
    parts = text.split() if isinstance(text, str) else []
    if len(parts) != 3 or parts[0] != "chip" or parts[1] not in (*CHIPS, "off") or not is_number(parts[2]):
        raise IllegalMove("bad_move_text", move=quote(text), hint=HINT)
    if int(parts[2]) not in words.node:
        raise IllegalMove("unknown_station", station=int(parts[2]))
    if seat == "x":
        raise IllegalMove("no_chip", why=Reason("for_detectives"))
    if not HUNTERS_TURN <= state.phase <= HUNTER_DISCARDS:
        raise IllegalMove("no_chip", why=Reason("x_moving"))
    audience = int(rules.sees_chips)
    if parts[1] == "off":
        emit(events, audience, ChipTaken(words.node[int(parts[2])]))
        return
    others = view["chips"].keys() - {str(int(parts[2]))}
    if rules.chips != NO_LIMIT and len(others) >= rules.chips:  # EU-008
        raise IllegalMove("no_chip", why=Reason("all_chips_laid", most=int(rules.chips)))
    emit(events, audience, ChipPlaced(CHIPS.index(parts[1]), words.node[int(parts[2])]))
