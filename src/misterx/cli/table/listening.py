"""Reading what is typed, from a person or a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from getpass import getpass

from misterx.cli.speech import told
from misterx.cli.terminal.screen import Screen


class Left(Exception):
    """The player has gone: end of input, or he said so."""


class Listener:
    """One line at a time. Typed lines can be edited and recalled; piped lines are printed after their prompt."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.is_person = sys.stdin is not None and sys.stdin.isatty()
        if self.is_person:
            with suppress(ImportError):
                import readline  # noqa: F401  input() becomes an editor with a memory by this import

    def ask(self, prompt: str) -> str:
        return self._read(prompt, input, is_shown=True)

    def ask_unseen(self, prompt: str) -> str:
        """A line that is not shown while it is typed."""
        return self._read(prompt, getpass, is_shown=False)

    def _read(self, prompt: str, typed: Callable[[str], str], is_shown: bool) -> str:
        sys.stdout.flush()
        try:
            if self.is_person:
                return typed(prompt).strip()
            line = sys.stdin.readline() if sys.stdin is not None else ""
        except (EOFError, OSError):
            line = ""
        if not line:
            print()
            raise Left
        print(f"{prompt}{line.strip() if is_shown else ''}")
        return line.strip()

    def choose(self, question: str, allowed: dict[str, str], usual: str) -> str:
        """One of several answers; Enter takes the usual one. A pipe is not asked."""
        if not self.is_person:
            return usual
        while True:
            typed = self.ask(f"{question} [{usual}] ").lower() or usual
            found = {answer for word, answer in allowed.items() if word == typed}
            found = found or {answer for word, answer in allowed.items() if word.startswith(typed)}
            if len(found) == 1:
                return found.pop()
            self.screen.line(told("terminal-type-one", allowed=", ".join(allowed)))
