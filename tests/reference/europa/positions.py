"""The second engine's table laid out from a game: a new one, or a position as people write it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.reference.europa.rounds import set_out
from tests.reference.europa.table import DETECTIVES, Entry, Table

from misterx import Game


def laid_out(game: Game) -> Table:
    """The table before anything is drawn; or, once a game has begun or was set up, as it stands at a decision."""
    leads = {seat: list(pawns) for seat, pawns in game.seats.items() if seat != "x"}
    table = set_out(game.board, dict(game.options.values), leads)
    if game.position or game.lines:
        read(table, game.to_position())
    return table


def read(table: Table, position: dict[str, Any]) -> None:
    assert "refill" not in position, "tickets are being drawn"
    table.drawing.clear()
    table.round = position["round"]
    table.mission, table.start = position.get("mission", ""), position.get("start", 0)
    table.place = {pawn: position["pawns"][pawn]["station"] for pawn in DETECTIVES}
    table.hands = {seat: Counter(hand) for seat, hand in position["hands"].items()}
    table.bag, table.box = Counter(position["bag"]), Counter(position["box"])
    table.aside = Counter(position.get("aside", {}))
    table.entries = [
        Entry(
            entry["station"],
            entry["ticket"],
            entry.get("face_down", False),
            entry.get("double", False),
            tuple(entry.get("paid", ())),
        )
        for entry in position["log"]
    ]
    table.indicators = dict(position.get("indicators", {}))
    table.entered = {pawn: list(cities) for pawn, cities in position.get("entered", {}).items()}
    table.rings = {ring["pair"]: (ring["station"], ring["entry"]) for ring in position["rings"]}
    table.oldest = position.get("next_pair", len(table.rings) + 1)
    read_phase(table, position)


def read_phase(table: Table, position: dict[str, Any]) -> None:
    decides = position["decides"]
    if not table.mission:
        table.phase, table.round = "mission", 0
    elif decides == "x":
        table.phase = "x discards" if position.get("discards") else "x"
    else:
        table.phase = {"hunters": "moves", "team": "team"}.get(decides, "discards")
    if position.get("half"):
        table.half = "double hidden" if table.entries[-1].face_down else "double"
    if table.phase == "discards":
        seats = list(table.leads)
        table.discarding = [seat for seat in seats[seats.index(decides) :] if table.hands[seat]]
    table.moves_over = table.phase in ("team", "discards")
