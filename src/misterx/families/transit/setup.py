"""From a title's tables, the options and a board to the arrays that the rules run on."""

from __future__ import annotations

from misterx.families.transit.schema.rules import FREE, PASS, Rules
from misterx.families.transit.schema.state import (
    BLACK,
    NO_ROADBLOCK,
    OFF_BOARD,
    State,
    X,
)
from misterx.families.transit.specials import SPECIALS
from misterx.kernel.records import new_record
from misterx.titles import Options, Title


def pawns(title: Title, options: Options) -> list[str]:
    """The pawns of a game in the kernel's order: Mister X, detectives, policemen."""
    detectives = [f"d{i}" for i in range(1, options["detectives"] + 1)]
    return ["x", *detectives, *(f"p{i}" for i in range(1, options.get("policemen", 0) + 1))]


def deal_seats(title: Title, options: Options) -> dict[str, list[str]]:
    """Detectives dealt to the hunters' seats as evenly as possible; policemen are the whole team's (SY-027)."""
    seats = options.players - 1
    detectives = [pawn for pawn in pawns(title, options) if pawn.startswith("d")]
    dealt: dict[str, list[str]] = {}
    start = 0
    for seat in range(seats):
        share = len(detectives) // seats + (seat < len(detectives) % seats)
        dealt[f"h{seat + 1}"] = detectives[start : start + share]
        start += share
    return dealt


def build_rules(title: Title, options: Options) -> Rules:
    """The options as the record that the rules read."""
    rules = new_record(Rules)
    names = pawns(title, options)
    rules.hunters = len(names) - 1
    for pawn, name in enumerate(names):
        if name.startswith("d"):
            rules.stock[pawn] = 1 if options["ticket_stock"] == "pooled" else pawn
    for entry in options["reveals"]:
        rules.reveals[entry] = 1
    rules.limit = options["round_limit"]
    rules.blacks = options["black_tickets"]
    for special in SPECIALS:
        special.set_rules(rules, options)
    rules.max_doubles = options["max_doubles_per_turn"]
    rules.roadblocks = options.get("roadblocks", 0)
    for name, choices in Rules.CHOICES.items():
        if name in options.values:
            rules[name] = choices.index(options[name])
    for name in Rules.FLAGS:
        if name in options.values:
            rules[name] = options[name]
    if options.get("free_order"):  # SS-123
        rules.hunter_order = FREE
    if rules.stuck_hunter != PASS:  # who leaves the game makes room, so nobody is walled in for good
        rules.walled_in_counts = 0
    rules.reserve_unlimited = options["x_tickets"] == "reserve" and options.get("reserve") == "unlimited"
    own = options["x_tickets"] != "reserve"
    rules.hunters_refill_x = options["used_hunter_tickets"] == ("x" if own else "reserve") or (
        options["used_hunter_tickets"] == "x"
    )
    return rules


def new_state(title: Title, options: Options) -> State:
    """The table before the start cards are dealt."""
    state = new_record(State)
    state.pos[:] = OFF_BOARD
    state.x = OFF_BOARD
    state.roadblocks[:] = NO_ROADBLOCK
    blocks = options.get("roadblocks", 0)
    state.roadblocks[:blocks] = -1
    each = [options["hunter_tickets"][mode] for mode in title.modes[:3]]
    detectives = options["detectives"]
    if options["ticket_stock"] == "pooled":
        state.tickets[1, :3] = [count * detectives for count in each]
    else:
        state.tickets[1 : detectives + 1, :3] = each
    state.tickets[X, :3] = x_tickets(title, options)
    state.tickets[X, BLACK] = options["black_tickets"]
    state.doubles = options["double_tickets"]
    for special in SPECIALS:
        special.lay_out(state, options)
    if options["hunter_order"] == "fixed" and not options.get("free_order"):
        state.order[: len(pawns(title, options)) - 1] = range(1, len(pawns(title, options)))
    state.turn = 1
    return state


def x_tickets(title: Title, options: Options) -> list[int]:
    """What Mister X may pay with at the start: his own tickets, or the box less what was dealt (SY-020)."""
    if options["x_tickets"] != "reserve":
        return [options["x_tickets"][mode] for mode in title.modes[:3]]
    if options.get("reserve") == "unlimited":
        return [0, 0, 0]
    box = title.tables["box"]["tickets"]
    return [box[mode] - options["detectives"] * options["hunter_tickets"][mode] for mode in title.modes[:3]]
