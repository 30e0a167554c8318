"""What chance brings, in words, and from a typed line to what came up.

What can come up is listed for dice and the dial alone: which cards and tickets are left tells where and what the others
are, and the referee may share the screen with a player.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from misterx.cli.speech import told
from misterx.cli.table.typed import begins
from misterx.cli.table.words import name_pawn
from misterx.families.shared.parts import Parts
from misterx.play.chance import REFEREE

if TYPE_CHECKING:
    from misterx.play import Game

OPEN = ("roll", "dial")
MOST_WORDS = 3  # of one outcome


def is_open(outcome: Parts) -> bool:
    """Whether everybody knows what else could come up."""
    return outcome.kind in OPEN


def is_secret(game: Game, viewer: str) -> bool:
    """Whether a viewer is not told what comes up now, as his record of the game has it."""
    trial = game.copy()
    trial.play(trial.legal_moves()[0], REFEREE)
    return trial.record(viewer).rstrip().endswith(" ?")


def spell_out(word: str, tickets: Sequence[str]) -> str:
    """A ticket's name in full, from as much of it as no other has: `c/m` is `car/mag`."""
    parts = word.split("/")
    found = [ticket for ticket in tickets if len(parts) > 1 and all(map(begins, parts, ticket.split("/")))]
    return found[0] if len(found) == 1 else word


def take_outcome(words: Sequence[str], can: Sequence[str]) -> tuple[int, str]:
    """The outcome that the first words mean, and how many they are: all of its words, or its last ones."""
    for count in range(min(MOST_WORDS, len(words)), 0, -1):
        for outcome in can:
            if outcome.split()[-count:] == list(words[:count]):
                return count, outcome
    return 0, ""


def say_due(outcome: Parts) -> str:
    """What is due, from any one that can come up."""
    match outcome.kind:
        case "deal":
            return told("due-number" if outcome.station is None else "due-start", who=name_pawn(outcome.who))
        case "draw":
            return told("due-ticket", who=_player(outcome.who))
        case "roll":
            return told("due-die")
        case "dial":
            return told("due-dial")
    return outcome.kind


def say_outcome(outcome: Parts) -> str:
    """What came up."""
    match outcome.kind:
        case "deal" if outcome.station is None:
            return told("came-number", who=name_pawn(outcome.who), number=outcome.how)
        case "deal":
            return told("came-start", who=name_pawn(outcome.who), station=outcome.station)
        case "draw":
            return told("came-ticket", who=_player(outcome.who), ticket=outcome.how)
        case "roll":
            return told("came-die", pips=outcome.how)
        case "dial":
            return told("came-dial", place=outcome.how)
    return outcome.kind


def examples(game: Game) -> list[tuple[str, str]]:
    """How what is due is typed; the cards and tickets named are any, not those that are left."""
    kind = game.legal_moves()[0].split()[:-1]
    any_two = game.words.tickets[:2] if kind[0] == "draw" else ("3", "6")
    return [
        (" ".join([*kind, any_two[0]]), told("help-came-up", outcome=any_two[0])),
        (" ".join(any_two), told("help-several")),
        (f"{any_two[0]}!", told("help-enter-at-once")),
        ("draw, draw all", told("help-draw")),
    ]


def _player(seat: str) -> str:
    return name_pawn("x") if seat == "x" else told("terminal-player", seat=seat)
