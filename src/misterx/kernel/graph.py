"""A board as one record of small arrays: who is next to whom by which mode, and how far.

Nodes are indices of stations. Columns 0 to 2 are the modes that take tickets, column 3 is the secret one (ferry, boat,
ship), column 4 every neighbour once, whatever the mode (what a black ticket reaches), column 5 ends the row.

Boards come in two sizes, so that every board of one size runs the same compiled code. A record is passed as one
pointer; arrays in a tuple would be counted in and out at every call, which cost ten times the rules themselves.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from misterx.kernel.records import I16, Capacity, I16s, I32s, I64s, Record, new_record, shape

SECRET, ANY = 3, 4
COLUMNS = 5
FAR = 99  # a distance that no path has
WORD = 32  # stations in one word of a set
NODE, COLUMN, COLUMN_AGAIN = 0x3FF, 10, 24  # where a link has what: as a move has its target, ticket and mode
MOST_CARDS = 64
LEVELS = 16


STATIONS = Capacity("stations")


class Graph(Record):
    """A board's lines and start cards."""

    nodes: I16
    served: I16s = shape(STATIONS)  # [node]: mask of the modes that stop there
    first: I16s = shape(STATIONS, COLUMNS + 1)  # [node, column]: where its neighbours begin in `to`
    to: I16s = shape(STATIONS * 24)
    links: I32s = shape(STATIONS * 24)  # [place]: the same with its column, which it has twice
    distance: I16s = shape(STATIONS, STATIONS)  # by the modes that hunters use
    hunter_cards: I16
    hunter_deck: I16s = shape(MOST_CARDS)  # nodes on the hunters' start cards
    x_cards: I16
    x_deck: I16s = shape(MOST_CARDS)
    reach: I64s = shape(COLUMNS, STATIONS, STATIONS // WORD)  # [column, node, word]: neighbours as a set
    levels: I16  # greatest distance between two stations, 0 where `farther` has no room for it
    farther: I64s = shape(STATIONS, LEVELS, STATIONS // WORD)  # [node, d, word]: stations farther away than d
    stops: I64s = shape(ANY, STATIONS // WORD)  # [mode, word]: stations where a mode stops


BOARD = Graph.with_room(stations=256)
LARGE_BOARD = Graph.with_room(stations=1024)
MOST_STATIONS = 1024


def build(
    nodes: int, links: Sequence[Iterable[tuple[int, int]]], hunter_deck: Sequence[int], x_deck: Sequence[int]
) -> Graph:
    """A board's record from node pairs by mode; at most four modes, the fourth being the secret one.

    Games on the same board share one record, as rules never write to it.
    """
    return _build(nodes, tuple(tuple(sorted(pairs)) for pairs in links), tuple(hunter_deck), tuple(x_deck))


@lru_cache(maxsize=16)
def _build(
    nodes: int, links: tuple[tuple[tuple[int, int], ...], ...], hunter_deck: tuple[int, ...], x_deck: tuple[int, ...]
) -> Graph:
    near: list[list[set[int]]] = [[set() for _ in range(COLUMNS)] for _ in range(nodes)]
    for mode, pairs in enumerate(links):
        for a, b in pairs:
            near[a][mode].add(b)
            near[b][mode].add(a)
    for columns in near:
        columns[ANY] = set().union(*columns[:ANY])
    board: Graph = new_record(BOARD if nodes <= 256 else LARGE_BOARD)
    board.nodes = nodes
    to: list[int] = []
    with_columns: list[int] = []
    for node, columns in enumerate(near):
        board.served[node] = sum(1 << mode for mode in range(ANY) if columns[mode])
        for mode in range(ANY):
            board.stops[mode, node // WORD] |= bool(columns[mode]) << (node % WORD)
        for column, targets in enumerate(columns):
            board.first[node, column] = len(to)
            to.extend(sorted(targets))
            with_columns.extend(target | column << COLUMN | column << COLUMN_AGAIN for target in sorted(targets))
            for target in targets:
                board.reach[column, node, target // WORD] |= 1 << (target % WORD)
        board.first[node, COLUMNS] = len(to)
    if len(to) > min(len(board.to), 0x7FFF):
        raise ValueError("the board has too many links")
    board.to[: len(to)], board.links[: len(to)] = to, with_columns
    board.distance[:nodes, :nodes] = _distances(near)
    _fill_farther(board, nodes)
    board.hunter_cards, board.x_cards = len(hunter_deck), len(x_deck)
    board.hunter_deck[: len(hunter_deck)] = hunter_deck
    board.x_deck[: len(x_deck)] = x_deck
    return board


def _distances(near: list[list[set[int]]]) -> npt.NDArray[np.int16]:
    nodes = len(near)
    land: list[set[int]] = [set().union(*columns[:SECRET]) for columns in near]
    distance = np.full((nodes, nodes), FAR, np.int16)
    for start in range(nodes):
        seen, ring, steps = {start}, {start}, 0
        while ring:
            distance[start, sorted(ring)] = steps
            reached: set[int] = set().union(*(land[node] for node in ring))
            ring = reached - seen
            seen |= ring
            steps += 1
    return distance


def _fill_farther(board: Graph, nodes: int) -> None:
    """Distances as sets, so that a sum of distances is a few counts of bits; only where every station is reached."""
    distance = board.distance[:nodes, :nodes]
    if distance.max() > LEVELS:
        return
    board.levels = distance.max()
    words = board.farther.shape[2]
    bits = 1 << np.arange(WORD, dtype=np.int64)
    for level in range(board.levels):
        farther = np.zeros((nodes, words * WORD), np.int64)
        farther[:, :nodes] = distance > level
        board.farther[:nodes, level] = farther.reshape(nodes, words, WORD) @ bits
