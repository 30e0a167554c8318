"""The table as one viewer knows it: a fold over the facts that he may see.

A view starts empty and grows by facts alone. This module cannot import the state, so nothing can slip in from there.
"""

from __future__ import annotations

from typing import Any

View = dict[str, Any]


def new_view(pawns: tuple[str, ...], options: dict[str, Any]) -> View:
    """A table on which nothing has been said yet."""
    return {
        "round": 0,
        "turn": None,
        "next": None,
        "moved": [],
        "pawns": {pawn: {"station": None} for pawn in pawns},
        "mission": None,
        "start": None,
        "log": [],
        "hands": {},
        "bag": 0,
        "box": 0,
        "indicators": {},
        "entered": {},
        "rings": [],
        "chips": {},
        "stayed": [],
        "checked": 0,
        "halves": 0,
        "paying": [],
        "first_open_move": options["first_open_move"],
        "result": None,
    }


def fold(view: View, name: str, fact: dict[str, Any]) -> None:
    """Add one fact to a view."""
    FOLDS[name](view, fact)


def _placed(view: View, fact: dict[str, Any]) -> None:
    view["pawns"][fact["pawn"]]["station"] = fact["station"]


def _mission_chosen(view: View, fact: dict[str, Any]) -> None:
    view["mission"] = fact["mission"]


def _start_chosen(view: View, fact: dict[str, Any]) -> None:
    view["start"] = fact["station"]
    if not view["log"]:
        view["pawns"]["x"]["station"] = fact["station"]


def _turn_started(view: View, fact: dict[str, Any]) -> None:
    view.update(round=fact["round"], turn=fact["side"], next=None, moved=[], indicators={}, entered={})


def _next(view: View, fact: dict[str, Any]) -> None:
    if view["result"] is None:
        view["next"] = fact["who"]


def _hand(view: View, hand: str) -> dict[str, Any]:
    """A hand: how many tickets are in it, and which for those who may see them."""
    return view["hands"].setdefault(hand, {"size": 0, "tickets": None})  # type: ignore[no-any-return]


def _holds(view: View, fact: dict[str, Any]) -> None:
    hand = _hand(view, fact["hand"])
    if hand["tickets"] is None:
        hand["tickets"] = {}
    hand["tickets"][fact["ticket"]] = fact["left"]
    if fact["left"] == 0:
        del hand["tickets"][fact["ticket"]]


def _refilled(view: View, fact: dict[str, Any]) -> None:
    _hand(view, fact["hand"])["size"] = fact["tickets"]


def _discarded(view: View, fact: dict[str, Any]) -> None:
    _hand(view, fact["hand"])["size"] -= fact["tickets"]


def _stocks(view: View, fact: dict[str, Any]) -> None:
    view.update(bag=fact["bag"], box=fact["box"])


def _unused(view: View, fact: dict[str, Any]) -> None:
    """Told for its own sake; other facts say what it changes."""


def _double_played(view: View, fact: dict[str, Any]) -> None:
    view["halves"] = 2


def _paid(view: View, fact: dict[str, Any]) -> None:
    _hand(view, fact["hand"])["size"] -= 1
    if fact["hand"] == "x":
        view["paying"].append(fact["ticket"])


def _entry(view: View, number: int) -> dict[str, Any]:
    """An entry of track and checklist; it says whether it is half of a double move, and what was paid for it."""
    while len(view["log"]) < number:
        view["log"].append({"entry": len(view["log"]) + 1, "ticket": None, "station": None})
        if view["halves"] > 0:
            view["log"][-1]["double"] = True
            view["halves"] -= 1
        if view["paying"]:
            view["log"][-1]["paid"] = sorted(view["paying"])
            view["paying"] = []
    return view["log"][number - 1]  # type: ignore[no-any-return]


def _laid(view: View, fact: dict[str, Any]) -> None:
    _entry(view, fact["entry"])["ticket"] = fact["ticket"]
    _hand(view, "x")["size"] -= 1
    view["pawns"]["x"]["station"] = None


def _laid_face_down(view: View, fact: dict[str, Any]) -> None:
    _entry(view, fact["entry"])["face_down"] = True
    _hand(view, "x")["size"] -= 1
    view["pawns"]["x"]["station"] = None


def _stated(view: View, fact: dict[str, Any]) -> None:
    entry = _entry(view, fact["entry"])
    entry["ticket"] = fact["ticket"]
    if fact["ticket"] is None:
        entry["face_down"] = True
    if fact["double"]:
        entry["double"] = True


def _face(view: View, fact: dict[str, Any]) -> None:
    _entry(view, fact["entry"])["ticket"] = fact["ticket"]


def _noted(view: View, fact: dict[str, Any]) -> None:
    _entry(view, fact["entry"])["station"] = fact["station"]
    if fact["entry"] == len(view["log"]):
        view["pawns"]["x"]["station"] = fact["station"]


def _shown(view: View, fact: dict[str, Any]) -> None:
    _noted(view, fact)
    _entry(view, fact["entry"])["shown"] = True


def _stayed(view: View, fact: dict[str, Any]) -> None:
    view["stayed"].append(fact["round"])


def _rode(view: View, fact: dict[str, Any]) -> None:
    _placed(view, fact)
    _indicated(view, fact)
    _entered(view, fact)
    _hand(view, fact["hand"])["size"] -= 1


def _indicated(view: View, fact: dict[str, Any]) -> None:
    view["moved"].append(fact["pawn"])
    view["indicators"][fact["pawn"]] = fact["ticket"]


def _entered(view: View, fact: dict[str, Any]) -> None:
    view["entered"].setdefault(fact["pawn"], []).append(fact["station"])


def _passed(view: View, fact: dict[str, Any]) -> None:
    view["moved"].append(fact["pawn"])


def _operated(view: View, fact: dict[str, Any]) -> None:
    _placed(view, fact)
    _entered(view, fact)


def _checked(view: View, fact: dict[str, Any]) -> None:
    view["checked"] = fact["round"]


def _marked(view: View, fact: dict[str, Any]) -> None:
    """Rings show a city and its number; whoever saw them knows the entry, also when the pair lies elsewhere."""
    rings = [ring for ring in view["rings"] if ring["pair"] != fact["pair"]]
    view["rings"] = [*rings, dict(fact)]
    if fact["entry"] == 0:
        view["start"] = fact["station"]
    else:
        _entry(view, fact["entry"])["station"] = fact["station"]


def _chip_placed(view: View, fact: dict[str, Any]) -> None:
    view["chips"][str(fact["station"])] = fact["colour"]


def _chip_taken(view: View, fact: dict[str, Any]) -> None:
    view["chips"].pop(str(fact["station"]), None)


def _chips_cleared(view: View, fact: dict[str, Any]) -> None:
    view["chips"] = {}


def _ended(view: View, fact: dict[str, Any]) -> None:
    view.update(turn=None, next=None, result={"winner": fact["winner"], "reason": fact["reason"]})


FOLDS = {
    "placed": _placed,
    "mission_chosen": _mission_chosen,
    "start_chosen": _start_chosen,
    "turn_started": _turn_started,
    "next": _next,
    "holds": _holds,
    "refilled": _refilled,
    "discarded": _discarded,
    "stocks": _stocks,
    "recycled": _unused,
    "double_played": _double_played,
    "hidden_played": _unused,
    "paid": _paid,
    "laid": _laid,
    "laid_face_down": _laid_face_down,
    "face": _face,
    "noted": _noted,
    "shown": _shown,
    "stayed": _stayed,
    "rode": _rode,
    "passed": _passed,
    "investigated": _unused,
    "operated": _operated,
    "checked": _checked,
    "marked": _marked,
    "chip_placed": _chip_placed,
    "chip_taken": _chip_taken,
    "chips_cleared": _chips_cleared,
    "ended": _ended,
    "entered": _entered,
    "indicated": _indicated,
    "stated": _stated,
    "boxed": _unused,
    "set_aside": _unused,
    "next_pair": _unused,
}
