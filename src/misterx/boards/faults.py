"""What is wrong with a board, in words that someone who drew it can act on."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from misterx.kernel.errors import readable

Severity = Literal["fault", "advice", "legibility"]

#: After this many of one kind the rest are only counted: nobody reads the ten-thousandth.
SHOWN_PER_CODE = 25


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with a board. Only severity ``fault`` keeps the board from being played."""

    code: str
    message: str
    severity: Severity = "fault"
    stations: tuple[int, ...] = ()

    def __str__(self) -> str:
        return f"{self.message} [{self.code}]"


class Report:
    """Collects faults while a board is read and checked."""

    def __init__(self) -> None:
        self._found: list[Fault] = []
        self._count: Counter[tuple[str, Severity]] = Counter()

    def add(self, code: str, message: str, stations: Iterable[int] = (), severity: Severity = "fault") -> None:
        self._count[code, severity] += 1
        if self._count[code, severity] <= SHOWN_PER_CODE:
            self._found.append(Fault(code, message, severity, tuple(stations)))

    @property
    def faults(self) -> list[Fault]:
        rest = [
            Fault(code, f"and {count - SHOWN_PER_CODE} more of this kind.", severity)
            for (code, severity), count in self._count.items()
            if count > SHOWN_PER_CODE
        ]
        order: tuple[Severity, ...] = ("fault", "advice", "legibility")
        return sorted(self._found + rest, key=lambda fault: order.index(fault.severity))


class BoardError(ValueError):
    """A board that cannot be played; ``faults`` lists everything found wrong with it."""

    def __init__(self, faults: list[Fault], where: str = "The board") -> None:
        self.faults = faults
        self.code = faults[0].code
        shown = "".join(f"\n- {readable(str(fault))}" for fault in faults[:20])
        more = f"\n- and {len(faults) - 20} more" if len(faults) > 20 else ""
        super().__init__(f"{readable(where)} cannot be played:{shown}{more}")
