"""The table as one viewer knows it: a fold over the facts that he may see.

A view starts empty and grows by facts alone. This module cannot import the state, so nothing can slip in from there.
"""

from __future__ import annotations

from typing import Any


def new_view(pawns: tuple[str, ...], options: dict[str, Any]) -> dict[str, Any]:
    """A table on which nothing has been said yet."""
    return {
        "round": 0,
        "turn": None,
        "next": None,
        "order": [],
        "moved": [],
        "pawns": {pawn: {"station": None} for pawn in pawns},
        "tickets": {},
        "double": 0,
        "legs": 0,
        "start": None,
        "log": [],
        "reveals": options["reveals"],
        "last_seen": None,
        "roadblocks": [],
        "helicopter": {"cards": 0, "pawn": None, "station": None},
        "out": [],
        "result": None,
    }


def fold(view: dict[str, Any], name: str, fact: dict[str, Any]) -> None:
    """Add one fact to a view."""
    FOLDS[name](view, fact)


def _placed(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["pawns"][fact["pawn"]]["station"] = fact["station"]


def _possible(view: dict[str, Any], fact: dict[str, Any]) -> None:
    """A premise of a position, for those who deduce; the table itself does not show it."""


def _start_dealt(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["start"] = fact["station"]
    if not view["log"]:
        view["pawns"]["x"]["station"] = fact["station"]


def _turn_started(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view.update(round=fact["round"], turn=fact["side"], next=None, moved=[])


def _ordered(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["order"].append(fact["pawn"])


def _next_pawn(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["next"] = fact["pawn"]


def _rode(view: dict[str, Any], fact: dict[str, Any]) -> None:
    _placed(view, fact)
    view["moved"].append(fact["pawn"])


def _tickets(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["tickets"].setdefault(fact["stock"], {})[fact["ticket"]] = fact["left"]


def _doubles(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["double"] = fact["left"]


def _double_played(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["legs"] = fact["moves"]


def _entry(view: dict[str, Any], number: int) -> dict[str, Any]:
    """The entry with this number, new if it is the next; it says whether it is a leg of a double move."""
    while len(view["log"]) < number:
        view["log"].append({"entry": len(view["log"]) + 1, "ticket": None, "station": None})
        if view["legs"] > 0:
            view["log"][-1]["double"] = True
            view["legs"] -= 1
    return view["log"][number - 1]  # type: ignore[no-any-return]


def _entry_covered(view: dict[str, Any], fact: dict[str, Any]) -> None:
    _entry(view, fact["entry"])["ticket"] = fact["ticket"]


def _entry_written(view: dict[str, Any], fact: dict[str, Any]) -> None:
    _entry(view, fact["entry"])["station"] = fact["station"]
    view["pawns"]["x"]["station"] = fact["station"]


def _revealed(view: dict[str, Any], fact: dict[str, Any]) -> None:
    _entry_written(view, fact)
    _entry(view, fact["entry"])["shown"] = True
    view["last_seen"] = {"entry": fact["entry"], "station": fact["station"]}


def _vanished(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["pawns"]["x"]["station"] = None


def _stayed(view: dict[str, Any], fact: dict[str, Any]) -> None:
    _entry(view, fact["entry"])["stayed"] = True


def _passed(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["moved"].append(fact["pawn"])


def _eliminated(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["out"].append(fact["pawn"])


def _removed(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["pawns"][fact["pawn"]]["station"] = None


def _flew(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["pawns"][fact["pawn"]]["station"] = None
    view["helicopter"].update(pawn=fact["pawn"], station=fact["station"])
    view["moved"].append(fact["pawn"])


def _landed(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["helicopter"].update(pawn=None, station=None)
    _rode(view, fact)


def _cards(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["helicopter"]["cards"] = fact["left"]


def _blocked(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["roadblocks"] = sorted([*view["roadblocks"], fact["station"]])


def _unblocked(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["roadblocks"].remove(fact["station"])


def _ended(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view.update(turn=None, next=None, result={"winner": fact["winner"], "reason": fact["reason"]})


FOLDS = {
    "placed": _placed,
    "possible": _possible,
    "start_dealt": _start_dealt,
    "turn_started": _turn_started,
    "ordered": _ordered,
    "next_pawn": _next_pawn,
    "rode": _rode,
    "tickets": _tickets,
    "doubles": _doubles,
    "double_played": _double_played,
    "entry_covered": _entry_covered,
    "entry_stated": _entry_covered,
    "entry_written": _entry_written,
    "revealed": _revealed,
    "vanished": _vanished,
    "stayed": _stayed,
    "passed": _passed,
    "eliminated": _eliminated,
    "removed": _removed,
    "flew": _flew,
    "landed": _landed,
    "helicopter_cards": _cards,
    "blocked": _blocked,
    "unblocked": _unblocked,
    "ended": _ended,
}
