"""The city as one record of small arrays: what is printed on each square, and every way a piece can take.

A way is a number of steps from a square over others to its end, no square twice (BX-040). Streets never change, so all
ways are listed once, sorted by their ends; what stands in a way is a question for the rules. Ways differ by how a piece
may set out: on foot, as a car free to choose, or as a car that must go ahead to one of its two neighbours.
"""

from __future__ import annotations

from typing import Any

from misterx.boards import Board
from misterx.families.gang.streets import MOST_PIPS, PLACES, Plan, Way, city_faults, distances, list_ways, read_plan
from misterx.kernel.errors import TitleError
from misterx.kernel.records import I8, I16, Capacity, I8s, I16s, I32s, I64s, Record, new_record, shape
from misterx.titles import Options, Title

KINDS = ("hq", "arrow", "street", "junction")
HQ, ARROW, STREET, JUNCTION = 0, 1, 2, 3

COLOURS = ("red", "yellow", "blue")  # BX-094
SECTORS = ("", "warning", "busy", *COLOURS)
DEAD, WARNING, BUSY, FIRST_COLOUR = 0, 1, 2, 3
RING = 11  # places of the dial: the dead field, then 1 to 9 and 0

# How a piece may set out: the second index of `first`. A car that faces neighbour 0 or 1 is AHEAD or AHEAD + 1.
ON_FOOT, FREE, AHEAD = 0, 1, 2
HEADINGS = 4
SIEVE = 61  # bits of a sieve
NO_SQUARE = -2  # fills what a way does not pass over; no piece is ever there


SQUARES, WAYS = Capacity("squares"), Capacity("ways")


class City(Record):
    """What is printed on the squares, and every way a piece can take."""

    squares: I16
    hq: I16
    detours: I8  # whether somewhere two different dice reach one square
    sector: I8s = shape(RING)  # [place]: what the chief says there
    bit: I64s = shape(SQUARES)  # [square]: its bit in a sieve; squares far apart share one
    kind: I8s = shape(SQUARES)
    pips: I8s = shape(SQUARES)  # printed pips, 0 for none
    dial_step: I8s = shape(SQUARES)  # places that its whole number turns the dial
    last_digit: I8s = shape(SQUARES)  # place of its last digit
    colour: I8s = shape(SQUARES)  # 1 + its colour, 0 for none
    distance: I8s = shape(SQUARES, SQUARES)  # steps between squares, for whoever plans ahead; at most FAR
    ahead: I16s = shape(SQUARES, 2)  # [street]: its neighbours
    coloured: I16s = shape(len(COLOURS) + 1)  # [colour]: where its squares begin in `of_colour`
    of_colour: I16s = shape(SQUARES)
    first: I32s = shape(SQUARES, HEADINGS, MOST_PIPS + 2)  # [square, heading, pips]: where its ways begin
    end: I16s = shape(WAYS)
    side: I8s = shape(WAYS)  # a car's facing at the end: 1 + place of the square ahead; 0 on a junction
    over: I16s = shape(WAYS, MOST_PIPS - 1)  # squares passed over


CITY = City.with_room(squares=256, ways=1 << 14)
LARGE_CITY = City.with_room(squares=1024, ways=1 << 17)


def build_city(plan: Plan, sectors: tuple[str, ...], hq_transit: str) -> City | None:
    """The record of a city; None if it has more squares or ways than there is room for."""
    listed: list[Way] = []
    firsts: list[list[list[int]]] = []
    detours = False
    room = LARGE_CITY["end"].shape[0]
    for square in range(len(plan.near)):
        firsts.append([])
        for heading in range(HEADINGS):
            by_pips = list_ways(plan, square, heading, hq_transit)
            ends = [{way.end for way in ways} for ways in by_pips]
            detours = detours or len(set().union(*ends)) < sum(map(len, ends))
            starts = [len(listed)]
            for ways in by_pips:
                listed.extend(ways)
                starts.append(len(listed))
            firsts[-1].append([starts[0], *starts])
            if len(listed) > room:
                return None
    small = len(plan.near) <= CITY["kind"].shape[0] and len(listed) <= CITY["end"].shape[0]
    if not small and len(plan.near) > LARGE_CITY["kind"].shape[0]:
        return None
    city: City = new_record(CITY if small else LARGE_CITY)
    squares = len(plan.near)
    city.squares, city.hq, city.detours = squares, plan.hq, detours
    city.sector[1:] = [SECTORS.index(word) for word in sectors]
    city.kind[:squares] = [KINDS.index(kind) for kind in plan.kinds]
    city.bit[:squares] = [1 << square % SIEVE for square in range(squares)]
    city.pips[:squares] = plan.pips
    nowhere = (NO_SQUARE, NO_SQUARE)
    city.ahead[:squares] = [near if plan.is_street(square) else nowhere for square, near in enumerate(plan.near)]
    for square, number in enumerate(plan.phones):
        if number:
            places = [int(digit) or 10 for digit in number]
            city.dial_step[square], city.last_digit[square] = sum(places) % RING, places[-1]
    filled = 0
    for colour, word in enumerate(COLOURS):
        found = [square for square, of in enumerate(plan.colours) if of == word]
        city.of_colour[filled : filled + len(found)] = found
        filled += len(found)
        city.coloured[colour + 1] = filled
        city.colour[found] = colour + 1
    city.distance[:squares, :squares] = distances(plan)
    city.first[:squares] = firsts
    city.end[: len(listed)] = [way.end for way in listed]
    city.side[: len(listed)] = [way.side for way in listed]
    city.over[: len(listed)] = [(*way.over, *[NO_SQUARE] * (MOST_PIPS - 1 - len(way.over))) for way in listed]
    return city


_cities: dict[tuple[Any, ...], City] = {}  # listing all ways takes longer than a move; boards are few


def build_graph(title: Title, options: Options, board: Board) -> City:
    """The city under these options; refuses a board that this game cannot be played on."""
    sectors = options["dial_sectors"]
    if sectors == "board":
        sectors = printed_sectors(title, board)
    key = (board.digest, title.modes, tuple(sectors), options["hq_transit"], options["setup_on_arrow"])
    if key not in _cities:
        mode = title.modes[0]
        faults = city_faults(board, mode, KINDS, COLOURS, options["setup_on_arrow"])
        if faults:
            raise TitleError("bad_board", title=title.name, why=" ".join(faults[:5]))
        city = build_city(read_plan(board, mode), tuple(sectors), options["hq_transit"])
        if city is None:
            raise TitleError("bad_board", title=title.name, why="it has too many squares or too many ways.")
        _cities[key] = city
    return _cities[key]


def printed_sectors(title: Title, board: Board) -> list[str]:
    """What the board's dial says at the places 1 to 9 and 0."""
    dial = board.extra.get("dial")
    sectors = dial.get("sectors") if isinstance(dial, dict) else None
    if not isinstance(sectors, list) or len(sectors) != PLACES or any(word not in SECTORS[1:] for word in sectors):
        why = f"its dial must say what each of the {PLACES} places means: {', '.join(SECTORS[1:])}."
        raise TitleError("bad_board", title=title.name, why=why)
    missing = [colour for colour in COLOURS if colour not in sectors]
    if missing:  # BX-094
        raise TitleError("bad_board", title=title.name, why=f"its dial has no {' and no '.join(missing)}.")
    return sectors
