"""The table as one viewer knows it: a fold over the facts that he may see.

A view starts empty and grows by facts alone. This module cannot import the state, so nothing can slip in from there.
"""

from __future__ import annotations

from typing import Any


def new_view(pawns: tuple[str, ...], options: dict[str, Any]) -> dict[str, Any]:
    """A table on which nothing has been said yet."""
    return {
        "phase": 0,
        "round": 0,
        "turn": None,
        "asked": None,
        "pawns": {pawn: _pawn(pawn) for pawn in pawns},
        "dice": [],
        "moved": [],
        "checked": [],
        "checks": None,
        "warnings": 0,
        "dial": None,
        "nominated": [],
        "car": None,
        "colour": None,
        "leg": None,
        "barricades": [],
        "result": None,
    }


def _pawn(pawn: str) -> dict[str, Any]:
    if pawn == "x":
        return {"station": None, "token": None, "number": None}
    if pawn.startswith("t"):
        return {"station": None, "number": None, "up": False}
    return {"station": None, "facing": None}


def fold(view: dict[str, Any], name: str, fact: dict[str, Any]) -> None:
    """Add one fact to a view."""
    FOLDS[name](view, fact)


def _move(view: dict[str, Any], pawn: str, station: int) -> None:
    view["pawns"][pawn]["station"] = station
    if view["pawns"]["x"]["token"] == pawn:
        view["pawns"]["x"]["station"] = station


def _dealt_number(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["pawns"][fact["pawn"]]["number"] = fact["number"]


def _number_chosen(view: dict[str, Any], fact: dict[str, Any]) -> None:
    pass


def _x_is(view: dict[str, Any], fact: dict[str, Any]) -> None:
    station = view["pawns"][fact["pawn"]]["station"]
    view["pawns"]["x"] = {"station": station, "token": fact["pawn"], "number": fact["number"]}


def _placed(view: dict[str, Any], fact: dict[str, Any]) -> None:
    _move(view, fact["pawn"], fact["station"])
    if "facing" in view["pawns"][fact["pawn"]]:
        view["pawns"][fact["pawn"]]["facing"] = None


def _phase_started(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["phase"] = fact["phase"]


def _turn_started(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view.update(round=fact["round"], turn=fact["side"], dice=[], moved=[], checked=[], nominated=[], car=None)
    view["leg"] = "first" if view["phase"] == 2 else None


def _asked(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view.update(turn=fact["side"], asked=fact["what"])
    if fact["what"] == "override":
        view.update(car=None, leg="second")  # which car goes on, they are about to say


def _rolled(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["dice"].append(fact["pips"])


def _spend(view: dict[str, Any], pips: int) -> None:
    if pips in view["dice"]:  # printed pips lie on no die
        view["dice"].remove(pips)


def _walked(view: dict[str, Any], fact: dict[str, Any]) -> None:
    _move(view, fact["pawn"], fact["station"])
    _spend(view, fact["pips"])
    _has_moved(view, fact)


def _drove(view: dict[str, Any], fact: dict[str, Any]) -> None:
    _spend(view, fact["pips"])
    _jumped(view, fact)


def _jumped(view: dict[str, Any], fact: dict[str, Any]) -> None:
    _placed(view, fact)
    view["colour"] = None
    _has_moved(view, fact)


def _faced(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["pawns"][fact["pawn"]]["facing"] = fact["station"]


def _die_lapsed(view: dict[str, Any], fact: dict[str, Any]) -> None:
    _spend(view, fact["pips"])


def _stayed(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view.update(colour=None, dice=[])
    _end_first_leg(view, fact["pawn"])


def _checks(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["checks"] = fact["left"]


def _turned_up(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["pawns"][fact["pawn"]].update(number=fact["number"], up=True)


def _shown(view: dict[str, Any], fact: dict[str, Any]) -> None:
    """BX-052: seen by all, until he is turned back."""
    _dealt_number(view, fact)


def _turned_back(view: dict[str, Any], fact: dict[str, Any]) -> None:
    """BX-056: the police have to keep in mind who was checked; the gang's own player knows them all anyway."""
    if view["pawns"]["x"]["number"] is None:
        view["checked"] = []
        for pawn in view["pawns"].values():
            if pawn.get("up") is False:
                pawn["number"] = None


def _cleared(view: dict[str, Any], fact: dict[str, Any]) -> None:
    """Nobody is checked twice in one turn (BX-OP-18)."""
    view["checked"].append(fact["pawn"])


def _has_moved(view: dict[str, Any], fact: dict[str, Any]) -> None:
    if fact["pawn"] not in view["moved"]:  # a car may make an extra move
        view["moved"].append(fact["pawn"])
    if fact["pawn"].startswith("car"):
        view["car"] = fact["pawn"]
    _end_first_leg(view, fact["pawn"])


def _end_first_leg(view: dict[str, Any], pawn: str) -> None:
    """BX-070: Mister X's die is done, a helper's is next."""
    if view["leg"] == "first" and view["pawns"]["x"]["token"] == pawn:
        view["leg"] = "second"


def _found(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view.update(turn="x", dice=[], moved=[], checked=[], car=None)


def _nominated(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view.update(nominated=[fact["first"], fact["second"]])


def _called(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view.update(dial=fact["place"], car=fact["pawn"])


def _dial_set(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["dial"] = fact["place"]


def _line(view: dict[str, Any], fact: dict[str, Any]) -> None:
    """What is heard on the line; whose call it is was told before."""


def _car_started(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view.update(car=fact["pawn"], leg="first" if fact["pawn"] == view["nominated"][0] else "second")


def _sent(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view.update(car=fact["pawn"], colour=fact["colour"])


def _warned(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["warnings"] = fact["held"]


def _overrode(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view.update(car=fact["pawn"], leg="override")


def _banished(view: dict[str, Any], fact: dict[str, Any]) -> None:
    _move(view, fact["pawn"], fact["station"])


def _barricaded(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["barricades"] = sorted([*view["barricades"], fact["station"]])


def _broke_up(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["barricades"].remove(fact["station"])


def _ended(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view.update(turn=None, asked=None, leg=None, result={"winner": fact["winner"], "reason": fact["reason"]})


FOLDS = {
    "dealt_number": _dealt_number,
    "number_chosen": _number_chosen,
    "x_is": _x_is,
    "placed": _placed,
    "phase_started": _phase_started,
    "turn_started": _turn_started,
    "asked": _asked,
    "rolled": _rolled,
    "walked": _walked,
    "drove": _drove,
    "faced": _faced,
    "die_lapsed": _die_lapsed,
    "stayed": _stayed,
    "checks": _checks,
    "turned_up": _turned_up,
    "shown": _shown,
    "turned_back": _turned_back,
    "cleared": _cleared,
    "found": _found,
    "nominated": _nominated,
    "called": _called,
    "car_started": _car_started,
    "dial_set": _dial_set,
    "has_moved": _has_moved,
    "redialled": _line,
    "line_busy": _line,
    "sent": _sent,
    "jumped": _jumped,
    "warned": _warned,
    "overrode": _overrode,
    "banished": _banished,
    "barricaded": _barricaded,
    "broke_up": _broke_up,
    "ended": _ended,
}
