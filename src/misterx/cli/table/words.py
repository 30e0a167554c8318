"""Words that every game at this table shares."""

from __future__ import annotations

from dataclasses import dataclass

from misterx.cli.speech import told
from misterx.words import ENGLISH, catalogue

# What pawns are called, by the letters that their ids begin with.
NAMES = {"car": "terminal-car", "d": "name-detective", "p": "terminal-policeman", "t": "name-token"}


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


def name_pawn(pawn: str) -> str:
    if pawn == "x":
        return told("pawn-x")
    for letter, name in NAMES.items():
        if pawn.startswith(letter) and pawn[len(letter) :].isdigit():
            return told(name, number=pawn[len(letter) :])
    return pawn


def say_result(result: dict[str, str]) -> str:
    """Who won, and why."""
    winner, reason = result["winner"], result["reason"]
    loser = "hunters" if winner == "x" else "x"
    why = f"{reason}-{loser}" if reason in ("resigned", "timeout") else f"ending-{reason}"
    won = told("say-over", winner=winner)
    return f"{won} {told(why)}" if why in catalogue(ENGLISH) else f"{won} ({reason.replace('_', ' ')})"


def cap(text: str) -> str:
    return text[:1].upper() + text[1:]
