"""A board in figures: how large, how dense, how far apart."""

from collections import Counter, deque
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any

from misterx.boards.board import Board
from misterx.boards.network import land_modes, parts


@dataclass(frozen=True, slots=True)
class ModeStats:
    """One mode: how many links and stops, how many links a stop has, into how many parts its network falls."""

    mode: str
    links: int
    stops: int
    degrees: dict[int, int]
    parts: int


@dataclass(frozen=True, slots=True)
class DeckStats:
    """Rides between any two cards of a start deck, by the modes that everybody may use."""

    deck: str
    cards: int
    nearest: int
    mean: float
    farthest: int


@dataclass(frozen=True, slots=True)
class Stats:
    id: str
    stations: int
    modes: tuple[ModeStats, ...]
    diameter: int
    mean_distance: float
    dead_ends: tuple[int, ...]
    starts: tuple[DeckStats, ...]

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def stats(board: Board, tags: Iterable[str] = ()) -> Stats:
    active = frozenset(tags)
    near = _neighbours(board, land_modes(board), active)
    far = {number: _distances(number, near) for number in board.numbers}
    pairs = [far[a][b] for a, b in combinations(board.numbers, 2)]
    return Stats(
        id=board.id,
        stations=len(board.numbers),
        modes=tuple(_mode(board, mode, active) for mode in board.modes),
        diameter=max(pairs, default=0),
        mean_distance=_mean(pairs),
        dead_ends=tuple(number for number in board.numbers if len(near[number]) == 1),
        starts=tuple(_deck(deck, cards, far) for deck, cards in board.starts.items()),
    )


def rides(board: Board, modes: Iterable[str], tags: Iterable[str] = ()) -> dict[int, dict[int, int]]:
    """How many rides by these modes it is from each station to each other that can be reached."""
    near = _neighbours(board, modes, frozenset(tags))
    return {number: _distances(number, near) for number in board.numbers}


def _neighbours(board: Board, modes: Iterable[str], tags: frozenset[str]) -> dict[int, set[int]]:
    near: dict[int, set[int]] = {number: set() for number in board.numbers}
    for mode in modes:
        for a, b in board.links(mode, tags):
            near[a].add(b)
            near[b].add(a)
    return near


def _distances(start: int, near: dict[int, set[int]]) -> dict[int, int]:
    """Rides from one station to every other."""
    rides = {start: 0}
    queue = deque([start])
    while queue:
        station = queue.popleft()
        for other in near[station]:
            if other not in rides:
                rides[other] = rides[station] + 1
                queue.append(other)
    return rides


def _mode(board: Board, mode: str, tags: frozenset[str]) -> ModeStats:
    links = board.links(mode, tags)
    degree = Counter(station for link in links for station in link)
    found = len(parts(degree, links))
    return ModeStats(mode, len(links), len(degree), dict(sorted(Counter(degree.values()).items())), found)


def _deck(deck: str, cards: tuple[int, ...], far: dict[int, dict[int, int]]) -> DeckStats:
    pairs = [far[a][b] for a, b in combinations(cards, 2)]
    return DeckStats(deck, len(cards), min(pairs, default=0), _mean(pairs), max(pairs, default=0))


def _mean(values: list[int]) -> float:
    return round(sum(values) / len(values), 2) if values else 0.0
