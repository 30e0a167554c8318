"""Who may do what at a table. Every question of rights is decided here; the rest of the table obeys.

Two laws stand behind all of it: no browser gets what a side sees unless that side let it in, and no person's move is
undone without that person. What was done so far is in the table's history (`rights_history.py`).
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Protocol

from misterx.play.takeback import has_decided
from misterx.server.protocol.links import Right
from misterx.server.protocol.refusals import Refusal
from misterx.server.protocol.wire import Outgoing
from misterx.server.protocol.wire_parts import Side
from misterx.server.table.rights_history import Key
from misterx.server.table.seats import Seat, side_of

if TYPE_CHECKING:
    from misterx.server.table.table import Table

ABSENT_SECONDS = 300.0  # after which somebody of the other side counts as gone
MOST_DEVICES = 20  # on which one seat may be open
MOST_DEEDS = 5_000  # of one table
BEFORE_ALL = -1  # a line of the game before which there was nothing
TO_LOOK = ("seat", "own", "watch", "host")
TO_COME = ("invite", "join", "lobby", "used")
TO_WATCH = ("invite", "join", "used")
TO_LOBBY = ("join", "lobby")


class Asker(Protocol):
    """Whoever asks: through which seat's eyes he looks, whether as host, and with which browser."""

    seat: str
    host: bool
    browser: bytes

    def tell(self, message: Outgoing) -> None: ...


# Looking


def check_look(right: Right) -> None:
    """Which links let somebody see a table at all."""
    if right.kind not in TO_LOOK:
        raise Refusal("unknown_link")


def check_enter(table: Table, right: Right) -> None:
    """Which links let somebody in; into a lobby, where nothing is to be seen yet, also those by which friends come."""
    if right.kind not in TO_LOBBY or table.ready is None or table.started:
        check_look(right)


def check_code(table: Table, code: str) -> None:
    """A code leads into the lobby of its table, for as long as there is one."""
    if not code or table.code != code or table.started:
        raise Refusal("unknown_code")


def check_watch(right: Right) -> None:
    """Which links lead to a place among the spectators; from a code comes nothing that outlives the lobby."""
    if right.kind not in TO_WATCH:
        raise Refusal("unknown_link")


def check_come(right: Right) -> None:
    """Which links lead to a seat."""
    if right.kind not in TO_COME:
        raise Refusal("unknown_link")


def check_open(table: Table, right: Right, browser: bytes) -> None:
    """Whether a browser may look through a seat's eyes with a link to it.

    A link lets further devices of its holder in, until he ends one of them: then it is for those that he has (`own`).
    """
    seat, history = right.seat, table.history
    if table.seats[seat].browser == browser or history.find(seat, browser):
        return
    if right.kind == "own" or history.was_ended(seat, browser):
        raise Refusal("link_closed")
    if not table.game.result:
        _check_side(table, seat, browser)
    if len(history.live(seat)) >= MOST_DEVICES:
        raise Refusal("too_many_devices")


def check_key(table: Table, asker: Asker) -> None:
    """Whether somebody who was let in a moment ago still has a key to his seat."""
    held = table.seats[asker.seat].browser == asker.browser or table.history.find(asker.seat, asker.browser)
    if not held and not table.game.result:
        raise Refusal("unknown_link")


def _check_side(table: Table, seat: str, browser: bytes) -> None:
    """Nobody who has looked through the eyes of one side gets to see what the other does.

    What has no cookie is nobody in particular: it has a link that its holder has given away.
    """
    other = "hunters" if side_of(seat) == "x" else "x"
    if browser and (table.history.has_seen(other, browser) or f"{other} ".encode() + browser in table.sides_seen):
        raise Refusal("other_side")


# Sitting down, getting up


def check_start(table: Table, asker: Asker) -> None:
    """The host begins when he likes; in a lobby so may whoever sits there when everybody is ready, or long gone."""
    if not (asker.seat in table.seats and table.ready is not None and _are_ready(table, table.ready)):
        _check_host(asker)
    if table.started:
        raise Refusal("has_started")
    _check_not_dealing(table)


def check_draw(table: Table, asker: Asker) -> None:
    """Whoever looks through a seat's eyes may draw its lot: its holder, on any of his devices."""
    if asker.seat not in table.seats:
        raise Refusal("only_watching")


def check_arrange(table: Table, asker: Asker) -> None:
    _check_host(asker)
    if table.started or table.ready is None:
        raise Refusal("has_started")
    _check_not_dealing(table)
    if len(table.history.deeds) >= MOST_DEEDS:
        raise Refusal("too_many")


def _are_ready(table: Table, ready: list[str]) -> bool:
    people = [name for name, seat in table.seats.items() if seat.kind == "person"]
    return all(name in ready or is_gone(table, name) for name in people)


def check_ready(table: Table, asker: Asker) -> None:
    if table.started or table.ready is None:
        raise Refusal("has_started")
    if asker.seat not in table.seats or table.seats[asker.seat].kind != "person":
        raise Refusal("only_watching")


def check_leave(table: Table, right: Right | None, browser: bytes) -> str:
    """Whether somebody who takes another seat may leave this one for it: before the game, and if it is his own."""
    if right is None or not right.is_seats or table.started:
        raise Refusal("not_holder")
    held = table.seats[right.seat]
    if held.kind != "person" or held.browser != browser:
        raise Refusal("not_holder")
    return right.seat


def check_sit(table: Table, right: Right, seat: str, browser: bytes) -> None:
    """Whether a browser may take a free seat; before the start also seats of both sides, on one device for all.

    One that somebody has got up from in the game is for whomever that side invites, not for everybody who has the link
    for friends.
    """
    _check_running(table)
    if table.started and right.kind == "lobby":
        raise Refusal("has_started")
    if len(table.history.deeds) >= MOST_DEEDS:
        raise Refusal("too_many")
    if table.started or not table.history.holds(browser):
        _check_side(table, seat, browser)
    if table.started and right.kind == "join" and table.history.was_held(seat):
        raise Refusal("seat_taken")


def check_remove(table: Table, asker: Asker, seat: str) -> None:
    """Before the start the host arranges the table; from then on a side's seats are opened by that side alone."""
    _check_running(table)
    if asker.seat == seat and table.seats[seat].kind == "person":
        return
    _check_host(asker)
    if table.started and not _is_own_side(table, asker, seat):
        raise Refusal("not_your_side")
    if len(table.history.deeds) >= MOST_DEEDS:
        raise Refusal("too_many")


def check_hand(table: Table, asker: Asker, seat: str, bot: str) -> None:
    """Whether a seat may be given to a bot, or back to its person where none is named.

    Where people play both sides, nobody gets help that was not agreed on before the start.
    """
    _check_running(table)
    if asker.seat != seat:
        _check_host(asker)
    if not table.started:
        return
    if asker.seat != seat and not _is_own_side(table, asker, seat):
        if table.history.had_people(side_of(seat)) and not (bot and is_gone(table, seat)):
            raise Refusal("not_your_side")
    both = table.history.had_people("x") and table.history.had_people("hunters")
    if bot and both and bot != table.stand_in_bot:
        raise Refusal("bot_is_fixed", bot=table.stand_in_bot)


def is_gone(table: Table, seat: str) -> bool:
    """Whether the person in a seat has been away for so long that others need not wait."""
    held = table.seats[seat]
    if held.kind != "person" or table.count(seat):
        return False
    return time.monotonic() - table.seen[seat] >= ABSENT_SECONDS


def keeps_waiting(table: Table, seat: str) -> bool:
    """Whether a person is away while another one is there: then a bot may stand in."""
    held = table.seats[seat]
    if not table.started or table.game.result or held.kind != "person" or held.stand_in or table.count(seat):
        return False
    return any(
        other.kind == "person" and other.browser != held.browser and table.count(name)
        for name, other in table.seats.items()
    )


def _check_running(table: Table) -> None:
    """When a game is over nothing changes hands any more, and nothing while it is being dealt."""
    if table.game.result:
        raise Refusal("is_over")
    _check_not_dealing(table)


def _check_not_dealing(table: Table) -> None:
    """Nobody gets out of a round of lots, or into one, but by answering or not: else he could choose a deal."""
    if table.drawing.running:
        raise Refusal("dealing")


def _check_host(asker: Asker) -> None:
    if not asker.host:
        raise Refusal("not_host")


def _is_own_side(table: Table, asker: Asker, seat: str) -> bool:
    """Whether somebody who has a seat asks about his own side; a host without a seat has no side."""
    return asker.seat in table.seats and side_of(asker.seat) == side_of(seat)


# Keys


def check_holder(table: Table, asker: Asker) -> Seat:
    """Only whoever sat down himself decides who else looks through his seat's eyes."""
    if asker.seat not in table.seats:
        raise Refusal("only_watching")
    held = table.seats[asker.seat]
    if held.browser != asker.browser:
        raise Refusal("not_holder")
    return held


def check_end(table: Table, asker: Asker, number: int) -> Key:
    """The key that somebody ends: another one to his own seat, or the one that he has himself and was only lent."""
    found = next((key for key in table.history.live(asker.seat) if key.number == number), None)
    if found is None or found.is_holder:
        raise Refusal("unknown_key")
    if found.browser != asker.browser:
        check_holder(table, asker)
    return found


# Taking back


def can_take_back(table: Table, side: Side) -> bool:
    """Whether there is a turn of a side to take back, and everybody is still there whom that touches."""
    if not table.started or table.game.result or table.settings.clock or not table.history.had_people(side):
        return False
    if side == "x" and table.is_mid_turn and table.history.had_people("hunters"):
        return False  # the others have not heard of it: to undo it would tell them
    if _are_there(table, table.history.holders_since(BEFORE_ALL)):  # then since whichever line
        return has_decided(table.game.lines, {seat for seat in table.seats if side_of(seat) == side})
    line = table.last_turn(side)
    return line is not None and _are_there(table, table.history.holders_since(line))


def _are_there(table: Table, keys: list[Key]) -> bool:
    return all(key.last is None and table.seats[key.seat].browser == key.browser for key in keys)


def who_must_agree(table: Table, line: int) -> list[str]:
    """The seats of everybody whose move or knowledge it touches if a line and all after it count no more."""
    keys = table.history.holders_since(line)
    if not _are_there(table, keys):
        raise Refusal("no_takeback")
    return [seat for seat in table.seats if any(key.seat == seat for key in keys)]


def who_agrees(table: Table, seat: str) -> list[str]:
    """The seats for which a person speaks: his own, and others that he holds with the same browser."""
    own = table.seats[seat].browser
    return [name for name, held in table.seats.items() if name == seat or (own and held.browser == own)]


# What comes after


def check_rematch(table: Table, asker: Asker) -> None:
    if asker.seat not in table.seats and not asker.host:
        raise Refusal("only_watching")
    if not table.game.result:
        raise Refusal("game_running")


def check_follow(table: Table, new: Table, seat: str, next_seat: str, browser: bytes) -> None:
    """A seat of the rematch is for the browser that held the one before it when the game ended, and for no other."""
    held, given = table.seats[seat], new.seats.get(next_seat)  # the next game may have been arranged with fewer seats
    if (
        given is None
        or held.kind != "person"
        or held.browser != browser
        or given.kind != "person"
        or given.browser != browser
    ):
        raise Refusal("not_holder")
    if new.started and not new.game.result and not new.history.find(next_seat, browser):
        _check_side(new, next_seat, browser)
