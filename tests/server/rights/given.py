"""What was given to whom, kept from outside: who made a table, sat down, handed his link to his own windows, agreed.

A window has the eyes of a seat because somebody gave them to it who could. What is not said here was not given.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass, field

from tests.server.rights.friends import has_cookie, person_of

from misterx.server.table.seats import side_of


@dataclass(eq=False)
class Sitting:
    """A window that sat down on a seat, after so many lines of the game; and when it lost the seat."""

    seat: str
    window: str
    since: int
    until: int | None = None


@dataclass
class Given:
    """Everything that was given at one table."""

    seats: list[str]
    started: bool = False
    over: bool = False
    held: dict[str, Sitting] = field(default_factory=dict)  # [seat]: who sits there
    sittings: list[Sitting] = field(default_factory=list)  # of this game
    held_in_game: set[str] = field(default_factory=set)  # seats that a person has held since the start
    own_invites: dict[str, str] = field(default_factory=dict)  # [token]: seat, opened by its own side in the game
    eyes: dict[str, set[str]] = field(default_factory=dict)  # [window]: seats through whose eyes it may look
    sides: dict[str, set[str]] = field(default_factory=dict)  # [window]: sides that it was given in this game
    links: dict[str, Sitting] = field(default_factory=dict)  # [token]: whose it is, if he got it by right
    closed: set[str] = field(default_factory=set)  # links that are for windows that have opened the seat before
    keys: dict[tuple[str, int], str] = field(default_factory=dict)  # [seat, number]: the window that has this key
    at_end: dict[str, str] = field(default_factory=dict)  # [seat]: the window that held it when the game ended
    authors: dict[int, str] = field(default_factory=dict)  # [line]: the person who made this move
    words: set[str] = field(default_factory=set)  # people who want the takeback that is asked for
    before: dict[str, set[str]] = field(default_factory=dict)  # eyes as they were when the present step began

    def copy(self) -> Given:
        return copy.deepcopy(self)

    def begin_step(self) -> None:
        self.before = {window: set(seats) for window, seats in self.eyes.items()}

    def may_see(self, window: str, seat: str) -> bool:
        """Whether this window has a seat's eyes, or had them when the present step began."""
        return seat in self.eyes.get(window, ()) or seat in self.before.get(window, ())

    def may_see_side(self, window: str, side: str) -> bool:
        return any(side_of(seat) == side and self.may_see(window, seat) for seat in self.seats)

    # Sitting down

    def make(self, window: str, mine: dict[str, str]) -> None:
        for seat, token in mine.items():
            self._sit(window, seat, 0, token)

    def join(self, window: str, seat: str, token: str, used: str, line: int, leave: str = "") -> None:
        """Somebody sat down; he was given the seat if it was to be had by the link that he used.

        Before the game he may have left one of his own for it, which he named by its link.
        """
        if left := self.links.get(leave):
            self._get_up(left.seat, line)
        if self.over or seat in self.held:
            return
        if self.started:
            if seat in self.held_in_game and self.own_invites.get(used) != seat:
                return
            if self._other_side(window, seat):
                return
        self._sit(window, seat, line, token)

    def follow(self, window: str, seat: str, token: str) -> bool:
        """Somebody came from the game before: his is the seat that is kept for him."""
        sitting = self.held.get(seat)
        if sitting is None or sitting.window != window:
            return False
        self.links[token] = sitting
        self._see(window, seat)
        return True

    def _sit(self, window: str, seat: str, line: int, token: str) -> None:
        self._use_up(seat)
        self.held[seat] = self.links[token] = Sitting(seat, window, line)
        self.sittings.append(self.held[seat])
        if self.started:
            self.held_in_game.add(seat)
        self._see(window, seat)

    def _see(self, window: str, seat: str) -> None:
        self.eyes.setdefault(window, set()).add(seat)
        if self.started:
            self.sides.setdefault(window, set()).add(side_of(seat))

    def _use_up(self, seat: str) -> None:
        """Invitations of before lead to this seat no more."""
        self.own_invites = {token: own for token, own in self.own_invites.items() if own != seat}

    def _other_side(self, window: str, seat: str) -> bool:
        """Whether a window was given the other side before. What brings no cookie is never met again."""
        return has_cookie(window) and bool(self.sides.get(window, set()) - {side_of(seat)})

    # Links to one's own seat

    def lend(self, window: str, seat: str, token: str) -> None:
        """Whoever sits on a seat asked for one more link to it."""
        if self.may_see(window, seat) and seat in self.held:
            self.links[token] = self.held[seat]

    def open(self, window: str, token: str) -> bool:
        """A window of the holder's opens his link: he gives it the eyes of his seat, where he still has it.

        Whether it had them not yet.
        """
        sitting = self.links.get(token)
        if sitting is None or self.held.get(sitting.seat) is not sitting or self.may_see(window, sitting.seat):
            return False
        if person_of(window) != person_of(sitting.window) or token in self.closed:
            return False
        if self.started and not self.over and self._other_side(window, sitting.seat):
            return False
        self._see(window, sitting.seat)
        return True

    def end(self, seat: str, number: int) -> bool:
        """A key is ended: its window has these eyes no more, and links let in no others."""
        window = self.keys.get((seat, number))
        self.closed |= {token for token, sitting in self.links.items() if sitting.seat == seat}
        if window is None or seat not in self.eyes.get(window, ()):
            return False
        self.eyes[window].discard(seat)
        return True

    def remove(self, window: str, own: str, seat: str, token: str, line: int) -> None:
        """A seat was opened by somebody who sits on `own`."""
        self._get_up(seat, line)
        if own in self.seats and side_of(own) == side_of(seat) and self.may_see(window, own):
            self.own_invites[token] = seat

    def _get_up(self, seat: str, line: int) -> None:
        for seats in self.eyes.values():
            seats.discard(seat)
        if seat in self.held:
            self.held.pop(seat).until = line
        self._use_up(seat)

    def arrange(self, people: list[str], seats: list[str]) -> None:
        """Before the game the table was laid anew: whose seat is not there any more has a hunter's that was free.

        No other of his windows comes along, and nobody keeps a way to a seat that is somebody else's now.
        """
        free = [seat for seat in (*(each for each in seats if each != "x"), "x") if seat not in people]
        moved = dict(zip([seat for seat in people if seat not in seats], free, strict=False))
        sitting = {seat: self.held.get(seat) for seat in moved}
        for seat in [each for each in self.seats if each not in seats or each in moved.values()]:
            self._get_up(seat, 0)
        self.seats = seats
        for seat, to in moved.items():
            if held := sitting[seat]:
                held.seat, held.until = to, None
                self.held[to] = held
                self._see(held.window, to)

    # The course of the game

    def start(self) -> None:
        self.started = True
        self.sittings = list(self.held.values())
        self.held_in_game = set(self.held)
        self.own_invites = {}
        for window in {*self.eyes, *(sitting.window for sitting in self.sittings)}:
            held = {sitting.seat for sitting in self.sittings if sitting.window == window}
            self.sides[window] = {side_of(seat) for seat in held | self.eyes.get(window, set())}

    def finish(self, people: set[str]) -> None:
        """The game is over; people hold these seats."""
        self.over = True
        self.at_end = {seat: sitting.window for seat, sitting in self.held.items() if seat in people}

    def rematch(self, x: str) -> Given:
        """The next table: somebody changes places with Mister X, or the people have moved one seat on.

        Who comes to both sides is Mister X, unless he is alone.
        """
        new = Given(self.seats)
        held = ["x", *(seat for seat in self.seats if seat != "x" and seat in self.at_end)]
        moved = {"x": x, x: "x"} if x else {seat: held[place - 1] for place, seat in enumerate(held)}
        come = {seat: self.at_end.get(moved.get(seat, seat)) for seat in self.seats}
        for seat, window in come.items():
            if window and (seat == "x" or len(set(self.at_end.values())) == 1 or come["x"] != window):
                new.held[seat] = Sitting(seat, window, 0)
        new.sittings = list(new.held.values())
        return new

    # Taking back

    def whose_word(self, lines: list[int]) -> set[str]:
        """Everybody without whom these lines cannot be undone: who wrote them, and who has sat here since."""
        wrote = {self.authors[line] for line in lines if line in self.authors}
        first = min(lines)
        sat = {person_of(each.window) for each in self.sittings if each.until is None or each.until > first}
        return wrote | sat
