"""What this family's numbers are called at the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from misterx.boards import Board
from misterx.families.gang.board import COLOURS
from misterx.families.gang.schema.facts import STEPS
from misterx.families.gang.setup import pawns
from misterx.families.gang.streets import neighbours
from misterx.families.shared.vocabulary import Vocabulary
from misterx.titles import Options, Title


@dataclass(frozen=True)
class CityVocabulary(Vocabulary):
    """Also the squares next to each, by node: a car's facing is said by the square ahead."""

    near: tuple[tuple[int, ...], ...]
    kinds: tuple[str, ...]

    @property
    def hq(self) -> int:
        return self.kinds.index("hq")

    def is_street(self, node: int) -> bool:
        """A square with two neighbours: street or arrow."""
        return self.kinds[node] in ("street", "arrow")

    def read(self, meaning: str, value: int) -> Any:
        match meaning:
            case "colour":
                return COLOURS[value]
            case "step":
                return STEPS[value]
        return super().read(meaning, value)


def words_for(title: Title, options: Options, board: Board) -> CityVocabulary:
    near = neighbours(board, title.modes[0])
    return CityVocabulary(
        stations=board.numbers,
        pawns=tuple(pawns(title, options)),
        stocks=(),
        modes=title.modes,
        tickets=(),
        near=tuple(tuple(board.node[other] for other in sorted(near[number])) for number in board.numbers),
        kinds=tuple(board.extra["stations"].get(number, {}).get("kind", "") for number in board.numbers),
    )
