"""What a viewer knows, and the fold over the facts that he may see."""

from __future__ import annotations

from tests.fourth_family.cellar.schema import NOWHERE, Crept, Ended, Heard, Placed, StartDealt, TurnStarted, Walked, X

from misterx.families.shared.view_record import folds_in, takes_in, told
from misterx.kernel.codes import NOBODY
from misterx.kernel.records import I8, I8s, Record


class View(Record):
    """The cellar as one viewer knows it."""

    round_no: I8 = told("round")
    turn: I8 = told("turn", "side", none=NOBODY)
    station: I8s = told("pawns.{pawn}.station", "station", 2, none=NOWHERE)
    moved: I8s = told("moved[]", "pawn", 1, none=X)
    steps: I8 = told("steps")
    winner: I8 = told("result?.winner", "side", none=NOBODY)
    reason: I8 = told("result?.reason", "reason")


ROW = None
PRINTED: tuple[str, ...] = ()


@takes_in(Placed)
def fold_placed(view: View, fact: Placed) -> None:
    view.station[fact.pawn] = fact.station


@takes_in(Walked)
def fold_walked(view: View, fact: Walked) -> None:
    view.station[fact.pawn] = fact.station


@takes_in(StartDealt)
def fold_start_dealt(view: View, fact: StartDealt) -> None:
    view.station[X] = fact.station


@takes_in(Crept)
def fold_crept(view: View, fact: Crept) -> None:
    view.station[X] = fact.station


@takes_in(Heard)
def fold_heard(view: View, fact: Heard) -> None:
    view.steps = fact.steps


@takes_in(TurnStarted)
def fold_turn_started(view: View, fact: TurnStarted) -> None:
    view.round_no = fact.round
    view.turn = fact.side


@takes_in(Ended)
def fold_ended(view: View, fact: Ended) -> None:
    view.turn = NOBODY
    view.winner = fact.winner
    view.reason = fact.reason


FOLDS = folds_in(globals())
