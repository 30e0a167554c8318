"""Scotland Yard once more, slow and obvious: dictionaries and sets, written from the rulebook and only for counting.

It shares the board's facts with the product and nothing else. A table is a dictionary; `choices` lists what may happen
next as pairs of a text and the table after it.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from misterx import boards

Table = dict[str, Any]

# The box of 2015: tickets dealt to a detective, tickets in the box, and who plays at each player count.
DETECTIVE = {"taxi": 11, "bus": 8, "metro": 4}
BOX = {"taxi": 57, "bus": 45, "metro": 23}
PAWNS = {
    2: ["d1", "d2", "p1", "p2"],
    3: ["d1", "d2", "p1", "p2"],
    4: ["d1", "d2", "d3", "p1"],
    5: ["d1", "d2", "d3", "d4"],
    6: ["d1", "d2", "d3", "d4", "d5"],
}
LINES = ("taxi", "bus", "metro", "ferry")


def new_table(edition: str, players: int) -> Table:
    """The table before the start cards are dealt."""
    london = boards.load("london")
    tags = ["classic"] if edition == "classic" else []
    roads: dict[str, dict[int, set[int]]] = {mode: {} for mode in LINES}
    for mode in LINES:
        for a, b in london.links(mode, tags):
            roads[mode].setdefault(a, set()).add(b)
            roads[mode].setdefault(b, set()).add(a)
    table: Table = {"roads": roads, "edition": edition, "place": {}, "round": 0, "log": 0, "black": 5, "double": 2}
    if edition == "classic":
        hunters = [f"d{number}" for number in range(1, max(2, players - 1) + 1)]
        purses = {hunter: {"taxi": 10, "bus": 8, "metro": 4} for hunter in hunters}
        table |= {"hunters": hunters, "purses": purses, "x": {"taxi": 4, "bus": 3, "metro": 3}}
        table["cards"] = {"hunters": london.starts["classic"], "x": london.starts["classic"]}
    else:
        hunters = PAWNS[players]
        detectives = [hunter for hunter in hunters if hunter.startswith("d")]
        purses = {hunter: dict(DETECTIVE) for hunter in detectives}
        left = {mode: BOX[mode] - len(detectives) * DETECTIVE[mode] for mode in BOX}
        table |= {"hunters": hunters, "purses": purses, "x": left}
        if players == 2:  # the detectives of one player share their tickets
            table["shared"] = {mode: 2 * DETECTIVE[mode] for mode in DETECTIVE}
        table["cards"] = {"hunters": london.starts["detective"], "x": london.starts["mister_x"]}
    table["turn"] = ["deal", *hunters, "x"]
    return table


def laid_out(position: dict[str, Any]) -> Table:
    """A table from a position of the product's, on Mister X's turn or the hunters'."""
    edition = position.get("options", {}).get("edition", "2015")
    table = new_table(edition, position["players"])
    table["place"] = {pawn: told["station"] for pawn, told in position["pawns"].items()}
    for pawn in table["purses"]:
        if "tickets" in position["pawns"][pawn]:
            table["purses"][pawn] = dict(position["pawns"][pawn]["tickets"])
    if "shared" in table:
        table["shared"] = dict(position["pool"])
    table["x"] = dict(position["x_tickets" if edition == "classic" else "reserve"])
    table["black"], table["double"] = position["black"], position["double"]
    table["round"], table["log"] = position["round"], len(position["log"])
    if position["decides"] == "x":
        table["turn"] = ["x"]
    else:
        table["turn"] = ["hunters", *(pawn for pawn in table["hunters"] if pawn not in position.get("moved", []))]
    return table


def occupied(table: Table) -> set[int]:
    return {table["place"][hunter] for hunter in table["hunters"] if hunter in table["place"]}


def purse(table: Table, hunter: str) -> dict[str, int] | None:
    """What a hunter pays from; a policeman pays nothing."""
    if hunter.startswith("p"):
        return None
    return table["shared"] if "shared" in table else table["purses"][hunter]  # type: ignore[no-any-return]


def x_rides(table: Table, station: int, x: dict[str, int], black: int) -> list[tuple[str, int]]:
    """Every ticket and station that Mister X could go to from a station with these tickets."""
    rides = []
    for mode in ("taxi", "bus", "metro"):
        if x[mode] > 0:
            rides += [(mode, to) for to in table["roads"][mode].get(station, set()) - occupied(table)]
    if black > 0:
        anywhere = set().union(*(table["roads"][mode].get(station, set()) for mode in LINES))
        rides += [("black", to) for to in anywhere - occupied(table)]
    return rides


def hunter_rides(table: Table, hunter: str) -> list[tuple[str, int]]:
    paid = purse(table, hunter)
    return [
        (mode, to)
        for mode in ("taxi", "bus", "metro")
        if paid is None or paid[mode] > 0
        for to in table["roads"][mode].get(table["place"][hunter], set()) - occupied(table)
    ]


def choices(table: Table) -> list[tuple[str, Table]]:
    """Everything that may happen next; nothing when the game is over."""
    match table["turn"]:
        case ["deal", *_]:
            return deals(table)
        case ["x", *_]:
            return x_turns(table)
        case ["hunters", *_]:
            return hunter_turns(table)
    return []


def deals(table: Table) -> list[tuple[str, Table]]:
    _, pawn, *others = table["turn"]
    found = []
    for card in table["cards"]["x" if pawn == "x" else "hunters"]:
        if card not in table["place"].values():
            after = deepcopy_table(table)
            after["place"][pawn] = card
            after["turn"] = ["deal", *others]
            if not others:
                after["turn"] = ["x"]
                begin_round(after)
            found.append((f"deal {pawn} {card}", after))
    return found


def x_turns(table: Table) -> list[tuple[str, Table]]:
    found = []
    second = len(table["turn"]) > 1
    for ticket, to in x_rides(table, table["place"]["x"], table["x"], table["black"]):
        after = deepcopy_table(table)
        after["place"]["x"] = to
        after["log"] += 1
        if ticket == "black":
            after["black"] -= 1
        else:
            after["x"][ticket] -= 1
        plain = deepcopy_table(after)
        plain["turn"] = ["hunters", *table["hunters"]]
        settle(plain)
        found.append((f"x {ticket} {to}", plain))
        room = table["edition"] != "classic" or table["log"] + 2 <= 24
        if not second and table["double"] > 0 and room and x_rides(after, to, after["x"], after["black"]):
            after["double"] -= 1
            after["turn"] = ["x", "second leg"]
            found.append((f"x double {ticket} {to}", after))
    return found


def hunter_turns(table: Table) -> list[tuple[str, Table]]:
    _, *waiting = table["turn"]
    movers = waiting[:1] if table["edition"] == "classic" else waiting
    found = []
    for hunter in movers:
        for mode, to in hunter_rides(table, hunter):
            after = deepcopy_table(table)
            paid = purse(after, hunter)
            if paid is not None:
                paid[mode] -= 1
                after["x"][mode] += 1
            after["place"][hunter] = to
            after["turn"] = ["hunters", *(other for other in waiting if other != hunter)]
            if to == table["place"]["x"]:
                after["turn"] = []
            else:
                settle(after)
            found.append((f"{hunter} {mode} {to}", after))
    return found


def settle(table: Table) -> None:
    """Hunters who cannot move pass: in classic order one by one, in a free order when none of those left can."""
    _, *waiting = table["turn"]
    if table["edition"] == "classic":
        while waiting and not hunter_rides(table, waiting[0]):
            waiting.pop(0)
    elif not any(hunter_rides(table, hunter) for hunter in waiting):
        waiting = []
    table["turn"] = ["hunters", *waiting]
    if not waiting:
        end_round(table)


def end_round(table: Table) -> None:
    detectives = [hunter for hunter in table["hunters"] if hunter.startswith("d")]
    if not can_ever_move(table, set(detectives)):
        table["turn"] = []
    elif table["log"] >= 24 if table["edition"] == "classic" else table["round"] >= 22:
        table["turn"] = []
    else:
        begin_round(table)


def begin_round(table: Table) -> None:
    table["round"] += 1
    table["turn"] = ["x"] if x_rides(table, table["place"]["x"], table["x"], table["black"]) else []


def can_ever_move(table: Table, wanted: set[str]) -> bool:
    """Whether one of these hunters has a ride, or gets one when policemen who can make room have made it."""
    gone: set[str] = set()
    while True:
        standing = {**table, "hunters": [hunter for hunter in table["hunters"] if hunter not in gone]}
        movers = {hunter for hunter in standing["hunters"] if hunter_rides(standing, hunter)}
        if movers & wanted or not movers:
            return bool(movers & wanted)
        gone |= movers


def deepcopy_table(table: Table) -> Table:
    """A copy that shares only what never changes."""
    fixed = {"roads", "cards", "hunters", "edition"}
    return {key: value if key in fixed else deepcopy(value) for key, value in table.items()}


def count(table: Table, depth: int) -> int:
    if depth == 0:
        return 1
    found = choices(table)
    return len(found) if depth == 1 else sum(count(after, depth - 1) for _, after in found)
