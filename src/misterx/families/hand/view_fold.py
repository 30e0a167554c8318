"""The fold of a view of ticket hands: what each fact that a viewer may see adds to what he knows.

A view starts empty and grows by facts alone. This module cannot import the state, so nothing can slip in from there.
"""

from __future__ import annotations

from typing import Any

from misterx.families.hand.schema.facts import (
    Checked,
    ChipPlaced,
    ChipsCleared,
    ChipTaken,
    Discarded,
    DoublePlayed,
    Ended,
    Entered,
    Face,
    Holds,
    Indicated,
    Laid,
    LaidFaceDown,
    Marked,
    MissionChosen,
    Next,
    Noted,
    Operated,
    Paid,
    Passed,
    Placed,
    Refilled,
    Rode,
    Shown,
    StartChosen,
    Stated,
    Stayed,
    Stocks,
    TurnStarted,
)
from misterx.families.hand.schema.view import NOWHERE, UNTOLD, Row, View
from misterx.families.shared.short_lists import append, clear
from misterx.families.shared.view_record import folds_in, make_fold, takes_in
from misterx.kernel.codes import NOBODY
from misterx.kernel.jit import kernel

X = 0
Log = Any  # rows of `schema.view.Row`


@takes_in(Placed)
def fold_placed(view: View, fact: Placed) -> None:
    view.station[fact.pawn] = fact.station


@takes_in(MissionChosen)
def fold_mission_chosen(view: View, fact: MissionChosen) -> None:
    view.mission = fact.mission


@takes_in(StartChosen)
def fold_start_chosen(view: View, fact: StartChosen) -> None:
    view.start = fact.station
    if view.entries == 0:
        view.station[X] = fact.station


@takes_in(TurnStarted)
def fold_turn_started(view: View, fact: TurnStarted) -> None:
    view.round_no = fact.round
    view.turn = fact.side
    view.next_mover = UNTOLD
    clear(view.moved, len(view.moved), X)
    for pawn in range(len(view.indicators)):
        view.indicators[pawn] = UNTOLD
        for place in range(view.entered.shape[1]):
            view.entered[pawn, place] = NOWHERE


@takes_in(Next)
def fold_next(view: View, fact: Next) -> None:
    if view.winner == NOBODY:
        view.next_mover = fact.who


@kernel
def know_hand(view: View, hand: int) -> None:
    """A hand is spoken of: it is empty until something is said of it, and nobody has seen into it."""
    if view.hand_size[hand] == UNTOLD:
        view.hand_size[hand] = 0
        view.sees[hand] = 0


@takes_in(Holds)
def fold_holds(view: View, fact: Holds) -> None:
    know_hand(view, fact.hand)
    view.sees[fact.hand] = 1
    view.held[fact.hand, fact.ticket] = fact.left


@takes_in(Refilled)
def fold_refilled(view: View, fact: Refilled) -> None:
    know_hand(view, fact.hand)
    view.hand_size[fact.hand] = fact.tickets


@kernel
def take_out(view: View, hand: int, tickets: int) -> None:
    know_hand(view, hand)
    view.hand_size[hand] -= tickets


@takes_in(Discarded)
def fold_discarded(view: View, fact: Discarded) -> None:
    take_out(view, fact.hand, fact.tickets)


@takes_in(Stocks)
def fold_stocks(view: View, fact: Stocks) -> None:
    view.bag = fact.bag
    view.box = fact.box


@takes_in(DoublePlayed)
def fold_double_played(view: View, fact: DoublePlayed) -> None:
    view.halves = 2


@takes_in(Paid)
def fold_paid(view: View, fact: Paid) -> None:
    take_out(view, fact.hand, 1)
    if fact.hand == X:
        append(view.paying, len(view.paying), UNTOLD, fact.ticket)


@kernel
def forget(row: Row) -> None:
    """Where a log keeps the latest entries only, a new one takes the place of the oldest."""
    row.ticket = UNTOLD
    row.station = NOWHERE
    row.double = 0
    row.face_down = 0
    row.shown = 0


@kernel
def reach_entry(view: View, log: Log, number: int) -> int:
    """The row of an entry, new if it is the next; it says whether it is half of a double move, and what was paid."""
    while view.entries < number:
        row = int(view.entries) % len(log)
        if view.entries >= len(log):
            forget(log[row])
        view.entries += 1
        log[row].entry = view.entries
        if view.halves > 0:
            log[row].double = 1
            view.halves -= 1
        for place in range(len(view.paying)):
            log[row].paid[place] = view.paying[place]
        clear(view.paying, len(view.paying), UNTOLD)
    return (number - 1) % len(log)


@kernel
def lay(view: View) -> None:
    """Mister X has laid a ticket, and is out of sight."""
    take_out(view, X, 1)
    view.station[X] = NOWHERE


@takes_in(Laid)
def fold_laid(view: View, log: Log, fact: Laid) -> None:
    log[reach_entry(view, log, fact.entry)].ticket = fact.ticket
    lay(view)


@takes_in(LaidFaceDown)
def fold_laid_face_down(view: View, log: Log, fact: LaidFaceDown) -> None:
    log[reach_entry(view, log, fact.entry)].face_down = 1
    lay(view)


@takes_in(Stated)
def fold_stated(view: View, log: Log, fact: Stated) -> None:
    row = reach_entry(view, log, fact.entry)
    log[row].ticket = fact.ticket
    if fact.ticket == UNTOLD:
        log[row].face_down = 1
    if fact.double:
        log[row].double = 1


@takes_in(Face)
def fold_face(view: View, log: Log, fact: Face) -> None:
    log[reach_entry(view, log, fact.entry)].ticket = fact.ticket


@kernel
def note(view: View, log: Log, entry: int, station: int) -> int:
    row = reach_entry(view, log, entry)
    log[row].station = station
    if entry == view.entries:
        view.station[X] = station
    return row


@takes_in(Noted)
def fold_noted(view: View, log: Log, fact: Noted) -> None:
    note(view, log, fact.entry, fact.station)


@takes_in(Shown)
def fold_shown(view: View, log: Log, fact: Shown) -> None:
    log[note(view, log, fact.entry, fact.station)].shown = 1


@takes_in(Stayed)
def fold_stayed(view: View, log: Log, fact: Stayed) -> None:
    log[int(view.stays) % len(log)].stayed = fact.round
    view.stays += 1


@kernel
def enter(view: View, pawn: int, station: int) -> None:
    for place in range(view.entered.shape[1] - 1):
        if view.entered[pawn, place] == NOWHERE:
            view.entered[pawn, place] = station
            return


@kernel
def indicate(view: View, pawn: int, ticket: int) -> None:
    append(view.moved, len(view.moved), X, pawn)
    view.indicators[pawn] = ticket


@takes_in(Rode)
def fold_rode(view: View, fact: Rode) -> None:
    view.station[fact.pawn] = fact.station
    indicate(view, fact.pawn, fact.ticket)
    enter(view, fact.pawn, fact.station)
    take_out(view, fact.hand, 1)


@takes_in(Indicated)
def fold_indicated(view: View, fact: Indicated) -> None:
    indicate(view, fact.pawn, fact.ticket)


@takes_in(Entered)
def fold_entered(view: View, fact: Entered) -> None:
    enter(view, fact.pawn, fact.station)


@takes_in(Passed)
def fold_passed(view: View, fact: Passed) -> None:
    append(view.moved, len(view.moved), X, fact.pawn)


@takes_in(Operated)
def fold_operated(view: View, fact: Operated) -> None:
    view.station[fact.pawn] = fact.station
    enter(view, fact.pawn, fact.station)


@takes_in(Checked)
def fold_checked(view: View, fact: Checked) -> None:
    view.checked = fact.round


@takes_in(Marked)
def fold_marked(view: View, log: Log, fact: Marked) -> None:
    """Rings show a city and its number; whoever saw them knows the entry, also when the pair lies elsewhere."""
    kept = 0
    for place in range(view.rings):
        if view.ring_pair[place] != fact.pair:
            view.ring_pair[kept] = view.ring_pair[place]
            view.ring_station[kept] = view.ring_station[place]
            view.ring_entry[kept] = view.ring_entry[place]
            kept += 1
    view.ring_pair[kept] = fact.pair
    view.ring_station[kept] = fact.station
    view.ring_entry[kept] = fact.entry
    view.rings = kept + 1
    if fact.entry == 0:
        view.start = fact.station
    else:
        log[reach_entry(view, log, fact.entry)].station = fact.station


@takes_in(ChipPlaced)
def fold_chip_placed(view: View, fact: ChipPlaced) -> None:
    view.chips[fact.station] = fact.colour


@takes_in(ChipTaken)
def fold_chip_taken(view: View, fact: ChipTaken) -> None:
    view.chips[fact.station] = UNTOLD


@takes_in(ChipsCleared)
def fold_chips_cleared(view: View, fact: ChipsCleared) -> None:
    clear(view.chips, len(view.chips), UNTOLD)


@takes_in(Ended)
def fold_ended(view: View, fact: Ended) -> None:
    view.turn = NOBODY
    view.next_mover = UNTOLD
    view.winner = fact.winner
    view.reason = fact.reason


fold = make_fold(globals())
FOLDS = folds_in(globals())
