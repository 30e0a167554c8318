"""Standard output and error that take any text: what an old terminal cannot show is written with plainer letters."""

from __future__ import annotations

import codecs
import os
import sys

PLAINER = {
    "…": "...",
    "→": "->",
    "–": "-",
    "—": "-",
    "−": "-",
    "·": ".",
    "×": "x",
    "’": "'",
    "“": '"',
    "”": '"',
    "■": "#",
    "█": "#",
    "━": "-",
    "─": "-",
    "│": "|",
    "ä": "ae",
    "ö": "oe",
    "ü": "ue",
    "ß": "ss",
    "é": "e",
}


def _write_plainer(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    said = error.object[error.start : error.end]
    return "".join(PLAINER.get(letter, "?") for letter in said), error.end


def open_streams() -> None:
    """Let print never fail for a letter's sake, nor because a stream was closed before we began."""
    codecs.register_error("plainer", _write_plainer)
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 (it stays open)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="plainer")
