"""Words that every game at this table shares, and where each family's own words are found."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

__all__ = ["Holding", "Slot", "count", "join", "name_pawn", "say_result", "words_of"]


@dataclass(frozen=True)
class Slot:
    """One entry of the travel log; marked where Mister X shows himself."""

    number: int
    ticket: str | None = None
    station: int | None = None
    marked: bool = False
    double: bool = False


@dataclass(frozen=True)
class Holding:
    """One pawn or stock: where it stands and what it holds."""

    pawn: str
    where: str
    holds: tuple[tuple[str, int], ...] = ()
    note: str = ""


def words_of(family: str) -> ModuleType:
    """The module that words a family's table; a family without one is told in the words of its facts."""
    name = f"misterx.cli.table.{family}"
    return import_module(name if find_spec(name) else "misterx.cli.table.any_family")


def name_pawn(pawn: str) -> str:
    kinds = (("car", "Car"), ("d", "Detective"), ("p", "Policeman"), ("t", "Token"))
    if pawn == "x":
        return "Mister X"
    for letter, kind in kinds:
        if pawn.startswith(letter) and pawn[len(letter) :].isdigit():
            return f"{kind} {pawn[len(letter) :]}"
    return pawn


def count(number: int, one: str, many: str | None = None) -> str:
    return f"{number} {one if number == 1 else many or one + 's'}"


def join(parts: Iterable[Any], last: str = "and") -> str:
    words = [str(part) for part in parts]
    return f" {last} ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def say_result(result: dict[str, str]) -> str:
    """Who won, and why."""
    why = {
        "captured": "he is caught",
        "x_enclosed": "he is surrounded and cannot move",
        "x_without_move": "he cannot move any more",
        "survived": "he stayed free to the end",
        "hunters_stuck": "no detective can move any more",
        "no_hunters": "nobody is left to hunt him",
        "target_reached": "he has done what he came for",
        "seven_checks": "seven checks were made",
        "twenty_warnings": "twenty warnings were given",
        "cap": "time is up",
        "resigned": "the other side gave up",
        "timeout": "the other side ran out of time",
    }.get(result["reason"], result["reason"].replace("_", " "))
    if result["winner"] == "nobody":
        return f"Nobody wins: {why}."
    if result["winner"] == "x":
        return f"Mister X wins: {why}."
    return (
        f"The hunters win: {why}." if result["reason"] in ("resigned", "timeout") else f"The hunters win. {cap(why)}."
    )


def cap(text: str) -> str:
    return text[:1].upper() + text[1:]
