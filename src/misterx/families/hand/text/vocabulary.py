"""What this family's numbers are called at the table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from misterx.boards import Board
from misterx.families.hand.setup import hands, led_by, pawns
from misterx.families.shared.vocabulary import Vocabulary
from misterx.titles import Options, Title

TEAM = "team"
CHIPS = ("yellow", "pink")  # suspected, excluded


@dataclass(frozen=True)
class HandVocabulary(Vocabulary):
    """Hands are stocks; tickets are named by mode and symbol; a move may also begin with a seat or the team."""

    missions: tuple[str, ...]
    symbols: tuple[str, ...]
    leads: tuple[int, ...]  # [hand]: detectives that its player leads
    prices: dict[str, int] = field(hash=False)  # of Mister X's special actions

    @property
    def movers(self) -> tuple[str, ...]:
        return (*self.stocks, *self.pawns[1:], TEAM)

    def read(self, meaning: str, value: int) -> Any:
        match meaning:
            case "mission":
                return self.missions[value]
            case "chip":
                return CHIPS[value]
            case "mover":
                return (*self.stocks, TEAM)[value]
        return super().read(meaning, value)


def words_for(title: Title, options: Options, board: Board) -> HandVocabulary:
    symbols = tuple(title.tables["symbols"])
    tickets = tuple(f"{mode}/{symbol}" for mode in title.modes for symbol in symbols)
    return HandVocabulary(
        board.numbers,
        tuple(pawns(title, options)),
        tuple(hands()),
        title.modes,
        tickets,
        tuple(board.extra.get("missions", ())),
        symbols,
        tuple(len(owned) for owned in led_by(title, options)),
        title.tables["prices"],
    )
