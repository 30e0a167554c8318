"""A bar on a terminal while long work goes on; where nobody looks only a word on what keeps it waiting."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress as Bar

SLOW = "compiling"  # what a log should know of, where no bar is drawn
PATIENCE = 2.0  # seconds until it is told


class Progress:
    """Drawn on stderr, gone when the work is done."""

    def __init__(self, what: str, total: int | None) -> None:
        self.what, self.total = what, total
        self.bar: Bar | None = None
        self.begun, self.has_told = time.monotonic(), False

    def __enter__(self) -> Progress:
        if sys.stderr.isatty():
            from rich.console import Console
            from rich.progress import BarColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn
            from rich.progress import Progress as Bar

            shown = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), TimeRemainingColumn())
            self.bar = Bar(*shown, console=Console(file=sys.stderr), transient=True)
            self.task = self.bar.add_task(self.what, total=self.total)
            self.bar.start()
        return self

    def step(self, count: int) -> None:
        if self.bar:
            self.bar.advance(self.task, count)

    def say(self, what: str) -> None:
        if self.bar:
            self.bar.update(self.task, description=what)
        elif what.startswith(SLOW) and not self.has_told and time.monotonic() - self.begun > PATIENCE:
            self.has_told = True
            print(
                "misterx: compiling the rules, once on this machine; this takes a minute.", file=sys.stderr, flush=True
            )

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.bar:
            self.bar.stop()
