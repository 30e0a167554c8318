"""Reading single values of a file that may hold anything."""

import math
import re
from typing import Any

from misterx.boards.board import Point
from misterx.boards.faults import Report

#: Larger coordinates are a slip of the pen, and they would cost precision.
FARTHEST = 100_000
LARGEST = 10**15

_IDENTIFIER = re.compile(r"[a-z][a-z0-9_-]{0,39}")


def show(value: object) -> str:
    """A value as it may stand in a message: short, on one line."""
    shown = value if isinstance(value, str) else repr(value)
    shown = shown if len(shown) <= 40 else shown[:39] + "…"
    return "".join(letter if letter.isprintable() else "?" for letter in shown)


def cite(value: object) -> str:
    """A value as its file has it: texts in quotation marks, so that "1" is told from 1."""
    return f"“{show(value)}”" if isinstance(value, str) else show(value)


def number(value: Any) -> bool:
    """A finite number; whole ones may be longer than any float, and are too long for every use here."""
    if not isinstance(value, int | float) or isinstance(value, bool):
        return False
    return abs(value) <= LARGEST if isinstance(value, int) else math.isfinite(value)


def point(value: Any) -> Point | None:
    if isinstance(value, list | tuple) and len(value) == 2 and number(value[0]) and number(value[1]):
        if max(abs(value[0]), abs(value[1])) <= FARTHEST:
            return (value[0], value[1])
    return None


def text(value: Any, what: str, report: Report) -> str | None:
    if isinstance(value, str) and 0 < len(value) <= 200 and value.isprintable():
        return value
    if isinstance(value, str) and 0 < len(value) <= 200:
        strange = next(letter for letter in value if not letter.isprintable())
        report.add("wrong_type", f"{what} has a letter that cannot be printed, U+{ord(strange):04X}: {show(value)}.")
    else:
        report.add("wrong_type", f"{what} must be a text of 1 to 200 letters, not {cite(value)}.")
    return None


def identifier(value: Any, what: str, report: Report) -> str | None:
    if isinstance(value, str) and _IDENTIFIER.fullmatch(value):
        return value
    report.add("wrong_type", f"{what} must be a small-letter word such as “taxi”, not {cite(value)}.")
    return None
