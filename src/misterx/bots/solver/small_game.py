"""Small games are solved, not searched: the whole of what can follow is laid out from where all was last known.

A solution is the same for everybody who asks at any later table, so both sides' plans fit together from one decision to
the next; that is why it begins at the last moment at which everybody knew where Mister X was, not at the present one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from misterx.bots.budget import Budget
from misterx.bots.mcts.tree import START, mix
from misterx.bots.registry import SMALL_GAMES
from misterx.bots.solver.cfr import GAME, NODES, build_game, place_of, solve
from misterx.deduce import Knowledge
from misterx.families.transit.knowledge.known_table import SEEN
from misterx.families.transit.schema.moves import pawn_of, target_of, ticket_of
from misterx.families.transit.schema.rules import BY_ENTRIES
from misterx.families.transit.schema.state import X_TURN, X
from misterx.kernel.graph import ANY
from misterx.kernel.jit import compiled, name_of
from misterx.kernel.records import new_record

SMALL = 1e8  # ways that a game may go on, as far as can be guessed, to be laid out at all
NOT_FOLLOWED = {"double_played", "stayed", "blocked", "unblocked", *SEEN}  # what small games do not have
Event = dict[str, Any]


def guess_ways(knowledge: Knowledge, state: Any) -> float:
    """How many ways the game may go on from a table, by the mean number of neighbours."""
    board, rules, nodes = knowledge.board, knowledge.rules, int(knowledge.board.nodes)
    links = int((board.first[:nodes, ANY + 1] - board.first[:nodes, ANY]).sum())
    played = state.entries if rules.end_mode == BY_ENTRIES else state.round_no - 1
    rounds, movers = int(rules.limit) - int(played), int(rules.hunters) + 1
    return float((links / nodes) ** min(rounds * movers, 200))


class SmallGame:
    """Solves games that are small enough, and remembers the last one."""

    def __init__(self) -> None:
        self._point = b""  # the table that was last known to all, of which the game here is the solution
        self._is_small = self._is_solved = False
        self._game: Any = None
        self._states: Any = None

    def shares(self, knowledge: Knowledge, budget: Budget) -> dict[str, float] | None:
        """How often each move is to be played; None where the game is too large, or begins with nothing known."""
        if name_of(knowledge.family) not in SMALL_GAMES or guess_ways(knowledge, knowledge.shadow().state) > SMALL:
            return None
        point, told = last_known(knowledge)
        if point is None or guess_ways(knowledge, point) > SMALL:
            return None
        if point.tobytes() != self._point:
            self._begin(knowledge, point)
        node = self._find(knowledge, told) if self._is_small else None
        if node is None or not self._has_all(knowledge, node):  # then it is searched, which takes the time there is
            return None
        if not self._is_solved:
            for chunk in budget.chunks():
                compiled(solve, knowledge.family)(self._game, chunk)
            self._is_solved = True
        return self._read(knowledge, node)

    def _begin(self, knowledge: Knowledge, point: Any) -> None:
        if self._game is None:
            self._game, self._states = new_record(GAME), np.zeros(NODES, knowledge.family.State.DTYPE)
        self._point = point.tobytes()
        self._states[0] = point
        work, moves = np.zeros(1, knowledge.family.State.DTYPE), np.zeros(knowledge.family.MOST_MOVES, np.int32)
        lay = compiled(build_game, knowledge.family)
        self._is_small = lay(knowledge.board, knowledge.rules, self._states, self._game, work, moves)
        self._is_solved = False

    def _nodes(self, seen: int, stations: int) -> Iterator[int]:
        """The nodes that look alike to everybody who has seen this."""
        for node in range(stations):
            found = int(self._game.slot[place_of(self._game, mix(seen, node + 1))]) - 1
            if found >= 0:
                yield found

    def _find(self, knowledge: Knowledge, told: list[Event]) -> int | None:
        """The node of the present table, or one that looks like it to hunters."""
        words, stations = knowledge.words, int(knowledge.board.nodes)
        seen = START
        for fact in told:
            ticket = words.tickets.index(fact["ticket"])
            pawn = X if fact["event"] == "entry_covered" else words.pawns.index(fact["pawn"])
            to = words.node[fact["station"]] if "station" in fact else None
            seen = self._follow(list(self._nodes(seen, stations)), pawn, ticket, to)
            if seen < 0:
                return None
        if knowledge.viewer == "x":
            found = int(self._game.slot[place_of(self._game, mix(seen, int(knowledge.shadow().state.x) + 1))]) - 1
            return found if found >= 0 else None
        return next((node for node in self._nodes(seen, stations) if self._game.count[node] > 0), None)

    def _follow(self, nodes: list[int], pawn: int, ticket: int, to: int | None) -> int:
        """What everybody has seen after one more move; -1 where it is not in this game."""
        game = self._game
        for node in nodes:
            for edge in range(int(game.first[node]), int(game.first[node] + game.count[node])):
                move, child = int(game.move[edge]), int(game.child[edge])
                if pawn_of(move) == pawn and ticket_of(move) == ticket and to in (None, target_of(move)):
                    return int(game.seen[child])
        return -1

    def _codes(self, knowledge: Knowledge) -> dict[str, int]:
        words, state = knowledge.words, knowledge.shadow().state
        return {text: knowledge.family.read_move(words, state, text) for text in knowledge.view["legal"]}

    def _has_all(self, knowledge: Knowledge, node: int) -> bool:
        """Whether every legal move is one of a node's."""
        first, n = int(self._game.first[node]), int(self._game.count[node])
        return set(self._codes(knowledge).values()) <= set(self._game.move[first : first + n].tolist())

    def _read(self, knowledge: Knowledge, node: int) -> dict[str, float]:
        """The average over all sweeps, for the legal moves."""
        game = self._game
        first, base, n = int(game.first[node]), int(game.choice[node]), int(game.count[node])
        totals = {int(game.move[first + i]): float(game.total[base + i]) for i in range(n)}
        texts = self._codes(knowledge)
        total = sum(totals[move] for move in texts.values())
        return {text: totals[move] / total if total > 0 else 1 / len(texts) for text, move in texts.items()}

    def kernels(self, knowledge: Knowledge) -> Iterator[tuple[Any, tuple[Any, ...]]]:
        """What is called compiled."""
        game, one = new_record(GAME), np.zeros(1, knowledge.family.State.DTYPE)
        moves = np.zeros(knowledge.family.MOST_MOVES, np.int32)
        yield build_game, (knowledge.board, knowledge.rules, one, game, one.copy(), moves)
        yield solve, (game, 1)


def last_known(knowledge: Knowledge) -> tuple[Any, list[Event]]:
    """The last table at the beginning of a turn of his at which everybody knew his station, and the moves since."""
    shadow = knowledge.family.KnownTable(knowledge.words, knowledge.board, knowledge.rules, knowledge.table)
    point: Any = None
    told: list[Event] = []
    moving = False
    for fact in knowledge.events:
        shadow.see(fact)
        if fact["event"] in ("entry_covered", "rode"):
            told.append(fact)
        elif fact["event"] == "revealed" and told:
            told[-1] = {**told[-1], "station": fact["station"]}
        elif fact["event"] in NOT_FOLLOWED:
            point, told = None, []
        if fact["event"] == "turn_started":
            moving = False
        elif fact["event"] == "vanished":  # he has begun to move: what he paid is told next
            moving = True
        if shadow.state.phase == X_TURN and not moving:
            known = shadow.stations()
            if len(known) == 1:
                point, told = shadow.packed(), []
                point.x = knowledge.words.node[known[0]]
    return point, told
