"""Seats decide for pawns: `x`, `h1` to `h5`. A pawn that no seat owns is the whole team's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from misterx.families.contract import Family
from misterx.families.shared.vocabulary import TEAM
from misterx.kernel.errors import MisterXError, Reason, TitleError, quote
from misterx.play.chance import REFEREE
from misterx.titles import Options, Title

Seats = dict[str, list[str]]
MOST_HUNTER_SEATS = 5
OTHERS = ("public", "all")  # who look and have no seat: spectators, and the analyst of a finished game


def deal_seats(family: Family, title: Title, options: Options, given: Mapping[str, Any] | None) -> Seats:
    """Every seat and the pawns it decides for: as the rulebook deals them, or as asked."""
    if given is None:
        return {"x": ["x"], **family.deal_seats(title, options)}
    pawns = family.pawns(title, options)
    own = family.deal_seats(title, options).get("x", ["x"])  # what Mister X's player leads is no choice
    seats: Seats = {"x": own}
    if not isinstance(given, Mapping):
        raise TitleError("bad_seats", why=f"a table of seats and pawns is needed, not {quote(given)}.")
    for seat, owned in given.items():
        if not isinstance(seat, str) or seat not in ["x", *(f"h{i}" for i in range(1, MOST_HUNTER_SEATS + 1))]:
            allowed = f"x and h1 to h{MOST_HUNTER_SEATS}"
            raise TitleError("bad_seats", why=Reason("no_such_seat", seat=quote(seat), allowed=allowed))
        if not isinstance(owned, list | tuple) or not all(isinstance(pawn, str) for pawn in owned):
            raise TitleError("bad_seats", why=f"{seat} needs a list of pawns, not {quote(owned)}.")
        seats[seat] = list(owned)
    if seats["x"] != own:
        raise TitleError("bad_seats", why=Reason("x_leads_these_alone", allowed=own))
    taken = [pawn for seat, owned in seats.items() for pawn in owned]
    detectives = [pawn for pawn in pawns if pawn.startswith("d")]
    known = pawns if detectives else [*pawns, TEAM]  # who leads detectives cannot act for all of them
    for pawn in taken:
        if pawn not in known:
            raise TitleError("bad_seats", why=Reason("no_such_pawn", what=quote(pawn), allowed=pawns))
        if taken.count(pawn) > 1:
            raise TitleError("bad_seats", why=Reason("pawn_with_two_seats", pawn=pawn))
    for pawn in detectives:
        if pawn not in taken:
            raise TitleError("bad_seats", why=Reason("pawn_without_seat", pawn=pawn))
    if len(seats) < 2:
        raise TitleError("bad_seats", why="a hunter's seat is needed.")
    return dict(sorted(seats.items(), key=lambda item: (item[0] != "x", item[0])))


def seat_may_move(seats: Seats, seat: str, pawn: str) -> bool:
    """Whether a seat decides for a pawn: its own, or one of the whole team's (SY-027); never a colleague's (NY-055).

    A move may also begin with a seat, where a player acts with his own hand.
    """
    if REFEREE in (seat, pawn):
        return seat == pawn
    if pawn in seats[seat] or pawn in seats:
        return pawn in (seat, *seats[seat])
    return seat != "x" and not any(pawn in owned for owned in seats.values())


def check_viewer(seats: Seats, viewer: str, seats_only: bool) -> None:
    """Refuse whoever is no seat, and where not seats alone are meant, neither the public nor the analyst."""
    if isinstance(viewer, str) and (viewer in seats or (viewer in OTHERS and not seats_only)):
        return
    allowed = [*seats] if seats_only else [*seats, *OTHERS]
    raise MisterXError("unknown_viewer", what="seat" if seats_only else "viewer", viewer=quote(viewer), allowed=allowed)


class Movers(dict[tuple[str, str], bool]):
    """[seat, pawn]: whether the one decides for the other, found once for each."""

    def __init__(self, seats: Seats) -> None:
        super().__init__()
        self._seats = seats

    def __missing__(self, pair: tuple[str, str]) -> bool:
        self[pair] = seat_may_move(self._seats, *pair)
        return self[pair]

    def __reduce__(self) -> tuple[type[Movers], tuple[Seats]]:
        return Movers, (self._seats,)


def seat_for(seats: Seats, pawn: str) -> str:
    """The seat whose line a move is when nobody said: the pawn's own, or the team's first."""
    hunters = [seat for seat in seats if seat != "x"]
    return next((seat for seat, owned in seats.items() if pawn in (seat, *owned)), hunters[0])
