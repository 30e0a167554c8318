"""The telephone dial: eleven places, the dead field first, then 1 to 9 and 0."""

from __future__ import annotations

PLACES = 11
HOME = 0


def turn(place: int, number: str) -> int:
    """Each digit turns the disc by as many places as it says, 0 by ten."""
    for digit in number:
        for _ in range(int(digit) or 10):
            place = place + 1 if place < PLACES - 1 else 0
    return place


def call(kind: str, place: int, number: str) -> int:
    """Where the dial stands after a call; on the dead field the same number is dialled once more."""
    if kind == "last_digit":
        return int(number[-1]) or 10
    if kind == "rotary_reset":
        place = HOME
    place = turn(place, number)
    return turn(place, number) if place == HOME else place


def answer(sectors: list[str], place: int) -> str:
    """What the dial says: warning, busy or a colour. The dead field a second time would be as good as busy."""
    return "busy" if place == HOME else sectors[place - 1]
