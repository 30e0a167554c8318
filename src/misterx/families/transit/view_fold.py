"""The fold of a transit view: what each fact that a viewer may see adds to the record of what he knows.

A view starts empty and grows by facts alone. This module cannot import the state, so nothing can slip in from there.
"""

from __future__ import annotations

from misterx.families.shared.short_lists import append, clear, remove
from misterx.families.shared.view_record import folds_in, make_fold, takes_in
from misterx.families.transit.schema.facts import (
    Blacks,
    Blocked,
    DoublePlayed,
    Doubles,
    Eliminated,
    Ended,
    EntryCovered,
    EntryStated,
    EntryWritten,
    Flew,
    HelicopterCards,
    Landed,
    NextPawn,
    Ordered,
    Passed,
    Placed,
    Removed,
    Revealed,
    Rode,
    StartDealt,
    Stayed,
    Tickets,
    TurnStarted,
    Unblocked,
    Vanished,
)
from misterx.families.transit.schema.view import NOWHERE, UNTOLD, View
from misterx.kernel.codes import NOBODY
from misterx.kernel.jit import kernel

X = 0


@takes_in(Placed)
def fold_placed(view: View, fact: Placed) -> None:
    view.station[fact.pawn] = fact.station


@takes_in(StartDealt)
def fold_start_dealt(view: View, fact: StartDealt) -> None:
    view.start = fact.station
    if view.entries == 0:
        view.station[X] = fact.station


@takes_in(TurnStarted)
def fold_turn_started(view: View, fact: TurnStarted) -> None:
    view.round_no = fact.round
    view.turn = fact.side
    view.next_pawn = X
    clear(view.moved, len(view.moved), X)


@takes_in(Ordered)
def fold_ordered(view: View, fact: Ordered) -> None:
    append(view.order, len(view.order), X, fact.pawn)


@takes_in(NextPawn)
def fold_next_pawn(view: View, fact: NextPawn) -> None:
    view.next_pawn = fact.pawn


@kernel
def has_moved(view: View, pawn: int) -> None:
    append(view.moved, len(view.moved), X, pawn)


@takes_in(Rode)
def fold_rode(view: View, fact: Rode) -> None:
    view.station[fact.pawn] = fact.station
    has_moved(view, fact.pawn)


@takes_in(Tickets)
def fold_tickets(view: View, fact: Tickets) -> None:
    view.tickets[fact.stock, fact.ticket] = fact.left


@takes_in(Blacks)
def fold_blacks(view: View, fact: Blacks) -> None:
    view.blacks = fact.left


@takes_in(Doubles)
def fold_doubles(view: View, fact: Doubles) -> None:
    view.doubles = fact.left


@takes_in(DoublePlayed)
def fold_double_played(view: View, fact: DoublePlayed) -> None:
    view.legs = fact.moves


@kernel
def reach_entry(view: View, number: int) -> int:
    """The place of an entry, new if it is the next; it says whether it is a leg of a double move."""
    while view.entries < number:
        place = int(view.entries)
        view.entries += 1
        view.log_entry[place] = view.entries
        view.log_ticket[place] = UNTOLD
        view.log_station[place] = NOWHERE
        if view.legs > 0:
            view.log_double[place] = 1
            view.legs -= 1
    return number - 1


@takes_in(EntryCovered)
def fold_entry_covered(view: View, fact: EntryCovered) -> None:
    view.log_ticket[reach_entry(view, fact.entry)] = fact.ticket


@takes_in(EntryStated)
def fold_entry_stated(view: View, fact: EntryStated) -> None:
    view.log_ticket[reach_entry(view, fact.entry)] = fact.ticket


@kernel
def write_entry(view: View, entry: int, station: int) -> int:
    place = reach_entry(view, entry)
    view.log_station[place] = station
    view.station[X] = station
    return place


@takes_in(EntryWritten)
def fold_entry_written(view: View, fact: EntryWritten) -> None:
    write_entry(view, fact.entry, fact.station)


@takes_in(Revealed)
def fold_revealed(view: View, fact: Revealed) -> None:
    view.log_shown[write_entry(view, fact.entry, fact.station)] = 1
    view.seen_entry = fact.entry
    view.seen_station = fact.station


@takes_in(Vanished)
def fold_vanished(view: View, fact: Vanished) -> None:
    view.station[X] = NOWHERE


@takes_in(Stayed)
def fold_stayed(view: View, fact: Stayed) -> None:
    view.log_stayed[reach_entry(view, fact.entry)] = 1


@takes_in(Passed)
def fold_passed(view: View, fact: Passed) -> None:
    has_moved(view, fact.pawn)


@takes_in(Eliminated)
def fold_eliminated(view: View, fact: Eliminated) -> None:
    append(view.out, len(view.out), X, fact.pawn)


@takes_in(Removed)
def fold_removed(view: View, fact: Removed) -> None:
    view.station[fact.pawn] = NOWHERE


@takes_in(Flew)
def fold_flew(view: View, fact: Flew) -> None:
    view.station[fact.pawn] = NOWHERE
    view.flyer = fact.pawn
    view.hover = fact.station
    has_moved(view, fact.pawn)


@takes_in(Landed)
def fold_landed(view: View, fact: Landed) -> None:
    view.flyer = X
    view.hover = NOWHERE
    view.station[fact.pawn] = fact.station
    has_moved(view, fact.pawn)


@takes_in(HelicopterCards)
def fold_helicopter_cards(view: View, fact: HelicopterCards) -> None:
    view.cards = fact.left


@takes_in(Blocked)
def fold_blocked(view: View, fact: Blocked) -> None:
    append(view.roadblocks, len(view.roadblocks), NOWHERE, fact.station)


@takes_in(Unblocked)
def fold_unblocked(view: View, fact: Unblocked) -> None:
    remove(view.roadblocks, len(view.roadblocks), fact.station)


@takes_in(Ended)
def fold_ended(view: View, fact: Ended) -> None:
    view.turn = NOBODY
    view.next_pawn = X
    view.winner = fact.winner
    view.reason = fact.reason


fold = make_fold(globals())
FOLDS = folds_in(globals())
