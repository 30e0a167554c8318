"""What is wrong with a board, in words that someone who drew it can act on."""

from dataclasses import dataclass
from typing import Literal

Severity = Literal["fault", "advice", "legibility"]


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with a board. Only severity ``fault`` keeps the board from being played."""

    code: str
    message: str
    severity: Severity = "fault"
    stations: tuple[int, ...] = ()

    def __str__(self) -> str:
        return f"{self.message} [{self.code}]"


class BoardError(ValueError):
    """A board that cannot be played; ``faults`` lists everything found wrong with it."""

    def __init__(self, faults: list[Fault], where: str = "The board") -> None:
        self.faults = faults
        self.code = faults[0].code
        shown = "".join(f"\n- {fault}" for fault in faults[:20])
        more = f"\n- and {len(faults) - 20} more" if len(faults) > 20 else ""
        super().__init__(f"{where} cannot be played:{shown}{more}")
