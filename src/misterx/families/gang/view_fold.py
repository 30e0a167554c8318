"""The fold of a view against the gang: what each fact that a viewer may see adds to the record of what he knows.

A view starts empty and grows by facts alone. This module cannot import the state, so nothing can slip in from there.
"""

from __future__ import annotations

from misterx.families.gang.schema.facts import (
    STEPS,
    Asked,
    Banished,
    Barricaded,
    BrokeUp,
    Called,
    CarStarted,
    Checks,
    Cleared,
    DealtNumber,
    DialSet,
    DieLapsed,
    Drove,
    Ended,
    Faced,
    Found,
    HasMoved,
    Jumped,
    Nominated,
    Overrode,
    PhaseStarted,
    Placed,
    Rolled,
    Sent,
    Shown,
    Stayed,
    TurnedBack,
    TurnedUp,
    TurnStarted,
    Walked,
    Warned,
    XIs,
)
from misterx.families.gang.schema.view import (
    FIRST,
    FIRST_CAR,
    NO_LEG,
    NOWHERE,
    OVERRIDE,
    SECOND,
    TOKENS,
    UNTOLD,
    View,
)
from misterx.families.shared.short_lists import append, clear, contains, remove
from misterx.families.shared.view_record import folds_in, make_fold, takes_in
from misterx.kernel.codes import MISTER_X, NOBODY
from misterx.kernel.jit import kernel

X = 0  # no pawn, in a list of pawns
NO_PIPS = 0
ASKED_TO_OVERRIDE = STEPS.index("override")


@kernel
def move(view: View, pawn: int, station: int) -> None:
    view.station[pawn] = station
    if view.x_token == pawn:
        view.station[X] = station


@takes_in(DealtNumber)
def fold_dealt_number(view: View, fact: DealtNumber) -> None:
    view.number[fact.pawn] = fact.number


@takes_in(XIs)
def fold_x_is(view: View, fact: XIs) -> None:
    view.station[X] = view.station[fact.pawn]
    view.x_token = fact.pawn
    view.x_number = fact.number


@kernel
def put(view: View, pawn: int, station: int) -> None:
    """Somebody stands somewhere anew; where a car looks is said after that."""
    move(view, pawn, station)
    view.facing[pawn] = NOWHERE


@takes_in(Placed)
def fold_placed(view: View, fact: Placed) -> None:
    put(view, fact.pawn, fact.station)


@takes_in(PhaseStarted)
def fold_phase_started(view: View, fact: PhaseStarted) -> None:
    view.phase = fact.phase


@kernel
def begin(view: View) -> None:
    """Nothing has been rolled, moved or checked yet."""
    clear(view.dice, len(view.dice), NO_PIPS)
    clear(view.moved, len(view.moved), X)
    clear(view.checked, len(view.checked), X)
    view.car = X


@takes_in(TurnStarted)
def fold_turn_started(view: View, fact: TurnStarted) -> None:
    begin(view)
    clear(view.nominated, len(view.nominated), X)
    view.round_no = fact.round
    view.turn = fact.side
    view.leg = FIRST if view.phase == 2 else NO_LEG


@takes_in(Asked)
def fold_asked(view: View, fact: Asked) -> None:
    view.turn = fact.side
    view.asked = fact.what
    if fact.what == ASKED_TO_OVERRIDE:  # which car goes on, they are about to say
        view.car = X
        view.leg = SECOND


@takes_in(Rolled)
def fold_rolled(view: View, fact: Rolled) -> None:
    append(view.dice, len(view.dice), NO_PIPS, fact.pips)


@kernel
def spend(view: View, pips: int) -> None:
    if pips > NO_PIPS:  # printed pips lie on no die
        remove(view.dice, len(view.dice), pips)


@kernel
def end_first_leg(view: View, pawn: int) -> None:
    """BX-070: Mister X's die is done, a helper's is next."""
    if view.leg == FIRST and view.x_token == pawn:
        view.leg = SECOND


@kernel
def note_move(view: View, pawn: int) -> None:
    if not contains(view.moved, len(view.moved), pawn):  # a car may make an extra move
        append(view.moved, len(view.moved), X, pawn)
    if pawn >= FIRST_CAR:
        view.car = pawn
    end_first_leg(view, pawn)


@takes_in(HasMoved)
def fold_has_moved(view: View, fact: HasMoved) -> None:
    note_move(view, fact.pawn)


@takes_in(Walked)
def fold_walked(view: View, fact: Walked) -> None:
    move(view, fact.pawn, fact.station)
    spend(view, fact.pips)
    note_move(view, fact.pawn)


@kernel
def arrive(view: View, pawn: int, station: int) -> None:
    """A car has come to a square, by its die or by a jump."""
    put(view, pawn, station)
    view.colour = UNTOLD
    note_move(view, pawn)


@takes_in(Drove)
def fold_drove(view: View, fact: Drove) -> None:
    spend(view, fact.pips)
    arrive(view, fact.pawn, fact.station)


@takes_in(Jumped)
def fold_jumped(view: View, fact: Jumped) -> None:
    arrive(view, fact.pawn, fact.station)


@takes_in(Faced)
def fold_faced(view: View, fact: Faced) -> None:
    view.facing[fact.pawn] = fact.station


@takes_in(DieLapsed)
def fold_die_lapsed(view: View, fact: DieLapsed) -> None:
    spend(view, fact.pips)


@takes_in(Stayed)
def fold_stayed(view: View, fact: Stayed) -> None:
    view.colour = UNTOLD
    clear(view.dice, len(view.dice), NO_PIPS)
    end_first_leg(view, fact.pawn)


@takes_in(Checks)
def fold_checks(view: View, fact: Checks) -> None:
    view.checks = fact.left


@takes_in(TurnedUp)
def fold_turned_up(view: View, fact: TurnedUp) -> None:
    view.number[fact.pawn] = fact.number
    view.up[fact.pawn] = 1


@takes_in(Shown)
def fold_shown(view: View, fact: Shown) -> None:
    """BX-052: seen by all, until he is turned back."""
    view.number[fact.pawn] = fact.number


@takes_in(TurnedBack)
def fold_turned_back(view: View, fact: TurnedBack) -> None:
    """BX-056: the police have to keep in mind who was checked; the gang's own player knows them all anyway."""
    if view.x_number == 0:
        clear(view.checked, len(view.checked), X)
        for token in range(1, TOKENS + 1):
            if not view.up[token]:
                view.number[token] = 0


@takes_in(Cleared)
def fold_cleared(view: View, fact: Cleared) -> None:
    """Nobody is checked twice in one turn (BX-OP-18)."""
    append(view.checked, len(view.checked), X, fact.pawn)


@takes_in(Found)
def fold_found(view: View, fact: Found) -> None:
    begin(view)
    view.turn = MISTER_X


@takes_in(Nominated)
def fold_nominated(view: View, fact: Nominated) -> None:
    view.nominated[0] = fact.first
    view.nominated[1] = fact.second


@takes_in(Called)
def fold_called(view: View, fact: Called) -> None:
    view.dial = fact.place
    view.car = fact.pawn


@takes_in(DialSet)
def fold_dial_set(view: View, fact: DialSet) -> None:
    view.dial = fact.place


@takes_in(CarStarted)
def fold_car_started(view: View, fact: CarStarted) -> None:
    view.car = fact.pawn
    view.leg = FIRST if fact.pawn == view.nominated[0] else SECOND


@takes_in(Sent)
def fold_sent(view: View, fact: Sent) -> None:
    view.car = fact.pawn
    view.colour = fact.colour


@takes_in(Warned)
def fold_warned(view: View, fact: Warned) -> None:
    view.warnings = fact.held


@takes_in(Overrode)
def fold_overrode(view: View, fact: Overrode) -> None:
    view.car = fact.pawn
    view.leg = OVERRIDE


@takes_in(Banished)
def fold_banished(view: View, fact: Banished) -> None:
    move(view, fact.pawn, fact.station)


@takes_in(Barricaded)
def fold_barricaded(view: View, fact: Barricaded) -> None:
    append(view.barricades, len(view.barricades), NOWHERE, fact.station)


@takes_in(BrokeUp)
def fold_broke_up(view: View, fact: BrokeUp) -> None:
    remove(view.barricades, len(view.barricades), fact.station)


@takes_in(Ended)
def fold_ended(view: View, fact: Ended) -> None:
    view.turn = NOBODY
    view.asked = UNTOLD
    view.leg = NO_LEG
    view.winner = fact.winner
    view.reason = fact.reason


fold = make_fold(globals())
FOLDS = folds_in(globals())
