"""What a viewer knows: a fold over the facts that he may see."""

from __future__ import annotations

from typing import Any

Plain = dict[str, Any]


def new_view(pawns: tuple[str, ...], options: Plain) -> Plain:
    places: Plain = {pawn: {"station": None} for pawn in pawns}
    return {"round": 0, "turn": None, "pawns": places, "moved": [], "steps": 0, "result": None}


def fold(view: Plain, name: str, fact: Plain) -> None:
    match name:
        case "placed" | "walked":
            view["pawns"][fact["pawn"]]["station"] = fact["station"]
        case "start_dealt" | "crept":
            view["pawns"]["x"]["station"] = fact["station"]
        case "heard":
            view["steps"] = fact["steps"]
        case "turn_started":
            view.update(round=fact["round"], turn=fact["side"])
        case "ended":
            view.update(turn=None, result={"winner": fact["winner"], "reason": fact["reason"]})
