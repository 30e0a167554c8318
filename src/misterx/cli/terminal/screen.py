"""What is shown to people: width, letters and colours that this terminal has."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

NARROWEST = 40
# Terminals whose letters end where box drawing begins.
FORGET_ABOVE = "\x1b[3J"
WITHOUT_DOTS = ("dumb", "linux", "")


@dataclass(frozen=True)
class Screen:
    """Standard output as a place to draw on. A plain screen has sentences only, for reading aloud."""

    plain: bool = False
    ascii_only: bool = False

    @cached_property
    def console(self) -> Console:
        from rich.console import Console

        class Pipe(Console):
            def on_broken_pipe(self) -> None:
                """Whoever read this has gone; `cli/run.py` knows what that means."""
                raise BrokenPipeError

        return Pipe(file=sys.stdout, markup=False, highlight=False, emoji=False, soft_wrap=False)

    @property
    def is_terminal(self) -> bool:
        return self.console.is_terminal and not self.console.is_dumb_terminal

    @property
    def width(self) -> int:
        return max(NARROWEST, self.console.width)

    @property
    def height(self) -> int:
        return self.console.height if self.is_terminal else 40

    @property
    def has_colour(self) -> bool:
        return self.console.color_system is not None and not self.console.no_color and not self.plain

    @property
    def has_dots(self) -> bool:
        """Whether Braille dots and other fine letters can be shown."""
        if self.ascii_only or not (sys.stdout.encoding or "").lower().startswith("utf"):
            return False
        return not (self.console.is_terminal and os.environ.get("TERM", "") in WITHOUT_DOTS and os.name != "nt")

    def line(self, *parts: str | tuple[str, str] | Text) -> None:
        """One paragraph, wrapped between words."""
        from rich.text import Text

        text = Text.assemble(*parts)
        for row in text.wrap(self.console, self.width) if len(text) else [text]:
            row.rstrip()
            self.console.print(row, no_wrap=True, overflow="ignore", crop=False)

    def wipe(self) -> None:
        """Leave nothing on the screen, nor above it; what went to a file or a pipe stays."""
        if self.is_terminal:
            self.console.clear()
            if not self.console.legacy_windows:
                self.console.file.write(FORGET_ABOVE)

    def exact(self, text: Text) -> None:
        """One line as it stands."""
        self.console.print(text, no_wrap=True, overflow="crop", crop=True)

    def rows(self, rows: list[list[str]], indent: int = 0) -> None:
        """Columns set below each other; the last one wraps."""
        widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]) - 1)]
        for row in rows:
            head = " " * indent + "".join(cell.ljust(width + 2) for cell, width in zip(row, widths, strict=False))
            self.hanging(head, row[-1])

    def hanging(self, head: str, text: str, style: str = "bold") -> None:
        """A head, and text that wraps beside it; below it where there is no room."""
        import textwrap

        if len(head) > self.width // 2:
            self.line((head.rstrip(), style))
            head = " " * 6
        lines = textwrap.wrap(text, max(20, self.width - len(head) - 1), break_long_words=False) or [""]
        for number, line in enumerate(lines):
            self.line((head if number == 0 else " " * len(head), style if number == 0 else ""), line)
