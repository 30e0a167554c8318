"""Where each hunter could come in one move, for Mister X alone: from what he sees, the lines and the tickets."""

from __future__ import annotations

from typing import Any

from misterx.play import Game

RIDES = 3  # modes of the board that hunters take; the fourth is Mister X's own


def find_reach(game: Game, view: dict[str, Any]) -> dict[str, list[int]] | None:
    """Hunter by hunter, from Mister X's view; None in games whose hunters roll dice first."""
    if "hands" not in view and "tickets" not in view:
        return None
    aloft = game.family.aloft(view)
    hunters = (pawn for pawn in view["pawns"] if pawn != "x")
    return {pawn: [aloft[pawn]] if pawn in aloft else _stations(game, view, pawn) for pawn in hunters}


def _stations(game: Game, view: dict[str, Any], pawn: str) -> list[int]:
    """Where one hunter could come; colleagues are not in his way, since they may go before him."""
    words, board = game.words, game.engine.board
    here = view["pawns"][pawn]["station"]
    if here is None:
        return []
    first = board["first"][words.node[here]]
    nodes = {
        int(node) for mode in _modes(view, pawn, words.modes) for node in board["to"][first[mode] : first[mode + 1]]
    }
    return [words.stations[node] for node in sorted(nodes)]


def _modes(view: dict[str, Any], pawn: str, modes: tuple[str, ...]) -> list[int]:
    """The modes that a hunter can pay as far as Mister X knows; policemen ride free, a hidden hand may hold any."""
    rides = range(min(RIDES, len(modes)))
    if "hands" in view:
        led = next(seat for seat, pawns in view["seats"].items() if pawn in pawns)
        held = view["hands"][led]["tickets"]
        return [mode for mode in rides if held is None or any(ticket.split("/")[0] == modes[mode] for ticket in held)]
    stocks, options = view["tickets"], view["options"]
    if pawn not in stocks and ("pool" not in stocks or pawn.startswith("p")):
        return list(rides)
    own = [stocks.get(pawn, stocks.get("pool", {}))]
    if options.get("ticket_exchange"):
        own = [held for stock, held in stocks.items() if stock not in ("x", "reserve")]
    payable = [mode for mode in rides if any(held.get(modes[mode], 0) > 0 for held in own)]
    return [*payable, 1] if options.get("combined_ticket") and 2 in payable else payable
