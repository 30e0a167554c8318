"""The reference player with other readings of what its papers leave open; only `reference_variants.py` plays them.

With every switch off the search is the reference's own, draw for draw. Nothing here is used by the reference.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from misterx.bots.budget import Budget
from misterx.bots.pimbot import PUBLISHED, GreedyMcts, PimBot
from misterx.bots.pimbot.search import captor, draw_station, filter_moves, pick
from misterx.bots.pimbot.tree import add, clear, find
from misterx.bots.transit.belief import follow_move
from misterx.bots.transit.greedy import greedy_x
from misterx.bots.transit.playout import nearest_hunter, playout_hunter_move, playout_x_move, safety
from misterx.deduce import Knowledge
from misterx.families.transit import apply, legal
from misterx.families.transit.knowledge.known_table import KnownTable
from misterx.families.transit.mister_x import column_of
from misterx.families.transit.schema.moves import legs_of, pawn_of, target_of, ticket_of
from misterx.families.transit.schema.state import BLACK, HUNTERS_TURN, X
from misterx.families.transit.stations import is_held
from misterx.kernel.bits import lowest_bit, words_of
from misterx.kernel.codes import HUNTERS, MISTER_X, NOBODY
from misterx.kernel.jit import compiled, kernel
from misterx.kernel.random import draw
from misterx.kernel.records import new_record, record_type

DEPTH = 512

READING = record_type(
    [
        ("ties_at_random", "i1"),  # greedy Mister X: of what is equally far any, not what leaves most places
        ("escapes", "i1"),  # greedy Mister X: where no single move leads out of reach, the double that ends farthest
        ("sighted", "i1"),  # greedy hunters in playouts go for where he is, not for all places where he could be
        ("guessing", "i1"),  # greedy hunters in playouts go for one such place, drawn anew for every move
        ("walks_in", "i1"),  # where Mister X moves at random he may step onto a hunter and is caught
        ("spare_doubles", "i1"),  # he considers double moves only where a hunter stands next to him
        ("black_first", "i1"),  # a move is where he goes: if a black ticket leads there too, it costs a black ticket
        ("unswept", "i1"),  # a station where a hunter arrives stays possible until Mister X has moved again
        ("frozen", "i1"),  # where he could be as a playout begins holds for all of it
    ]
)


@kernel
def spare_doubles(board: Any, rules: Any, state: Any, moves: Any, n: int) -> int:
    """Leave out double moves where no hunter can reach him at once."""
    if nearest_hunter(board, state, int(rules.hunters), int(state.x)) <= 1:
        return n
    kept = 0
    for i in range(n):
        if legs_of(moves[i]) == 0:
            moves[kept] = moves[i]
            kept += 1
    return kept if kept > 0 else n


@kernel
def black_first(moves: Any, n: int) -> int:
    """Leave out what a black ticket does as well."""
    kept = 0
    for i in range(n):
        costs_black = False
        for j in range(n):
            same = target_of(moves[j]) == target_of(moves[i]) and legs_of(moves[j]) == legs_of(moves[i])
            costs_black |= same and ticket_of(moves[j]) == BLACK
        if not costs_black or ticket_of(moves[i]) == BLACK:
            moves[kept] = moves[i]
            kept += 1
    return kept


@kernel
def read_choices(board: Any, rules: Any, state: Any, known: Any, moves: Any, parameters: Any, reading: Any) -> int:
    n = legal(board, rules, state, moves)
    if state.phase == HUNTERS_TURN:
        return n
    if parameters.filter_black:
        n = filter_moves(board, rules, state, known, moves, n)
    if reading.spare_doubles:
        n = spare_doubles(board, rules, state, moves, n)
    if reading.black_first:
        n = black_first(moves, n)
    return n


@kernel
def follow_reading(board: Any, rules: Any, state: Any, move: int, known: Any, scratch: Any, reading: Any) -> None:
    if not reading.unswept or pawn_of(move) == X:
        follow_move(board, rules, state, move, known, scratch)


@kernel
def run_away(board: Any, rules: Any, state: Any, randoms: Any, moves: Any, n: int) -> int:
    """As the reference's `playout_x_move`, but of what is equally far any move."""
    best, best_distance, ties = int(moves[0]), -1, 0
    for i in range(n):
        best_distance = max(best_distance, safety(board, rules, state, int(moves[i])))
    for i in range(n):
        if safety(board, rules, state, int(moves[i])) == best_distance:
            ties += 1
            if draw(randoms, ties) == 0:
                best = int(moves[i])
    return best


@kernel
def any_of(board: Any, known: Any, randoms: Any) -> int:
    """A place of a set, drawn evenly."""
    chosen, seen = 0, 0
    for word in range(words_of(board)):
        bits = int(known[word])
        while bits != 0:
            low = bits & -bits
            bits ^= low
            seen += 1
            if draw(randoms, seen) == 0:
                chosen = word * 32 + lowest_bit(low)
    return chosen


@kernel
def chase(board: Any, place: int, randoms: Any, moves: Any, n: int) -> int:
    """The move that ends nearest to a place."""
    best, best_distance, ties = int(moves[0]), 1 << 30, 0
    for i in range(n):
        distance = int(board.distance[target_of(moves[i]), place])
        if distance < best_distance:
            best, best_distance, ties = int(moves[i]), distance, 1
        elif distance == best_distance:
            ties += 1
            if draw(randoms, ties) == 0:
                best = int(moves[i])
    return best


@kernel
def play_greedily(
    board: Any, rules: Any, state: Any, known: Any, randoms: Any, moves: Any, n: int, scratch: Any, reading: Any
) -> int:
    if state.phase == HUNTERS_TURN:
        if reading.sighted:
            return chase(board, int(state.x), randoms, moves, n)
        if reading.guessing:
            return chase(board, any_of(board, known, randoms), randoms, moves, n)
        return playout_hunter_move(board, rules, state, known, randoms, moves, n)
    if reading.escapes:
        return greedy_x(board, rules, state, known, randoms, moves, n, scratch)
    if reading.ties_at_random:
        return run_away(board, rules, state, randoms, moves, n)
    return playout_x_move(board, rules, state, known, randoms, moves, n, scratch)


@kernel
def walk_in(board: Any, rules: Any, state: Any, randoms: Any) -> bool:
    """Whether Mister X, who moves at random, steps onto a hunter and is caught."""
    into, place, ways = 0, -1, 0
    for ticket in range(4):
        if state.tickets[X, ticket] == 0:
            continue
        column = column_of(rules, ticket)
        for link in range(board.first[state.x, column], board.first[state.x, column + 1]):
            ways += 1
            if is_held(state, int(board.to[link])):
                into += 1
                if draw(randoms, into) == 0:
                    place = int(board.to[link])
    if into == 0 or draw(randoms, ways) >= into:
        return False
    state.x = place
    state.winner = HUNTERS
    return True


@kernel
def play_on(
    board: Any, rules: Any, state: Any, known: Any, randoms: Any, moves: Any, scratch: Any, parameters: Any,
    reading: Any,
) -> None:  # fmt: skip
    """A playout to the end of the game."""
    while state.winner == NOBODY:
        n = read_choices(board, rules, state, known, moves, parameters, reading)
        if draw(randoms, 1000) < parameters.random_of_1000:
            if reading.walks_in and state.phase != HUNTERS_TURN and walk_in(board, rules, state, randoms):
                return
            move = int(moves[draw(randoms, n)])
        else:
            move = play_greedily(board, rules, state, known, randoms, moves, n, scratch, reading)
        apply(board, rules, state, move, None)
        if not reading.frozen:
            follow_reading(board, rules, state, move, known, scratch, reading)


@kernel
def iterate_reading(
    board: Any, rules: Any, states: Any, known: Any, scratch: Any, tree: Any, path: Any, parameters: Any,
    root_pawn: int, randoms: Any, moves: Any, reading: Any,
) -> None:  # fmt: skip
    state = states[0]
    node, depth = 0, 0
    fresh = False
    while state.winner == NOBODY and not fresh and depth < DEPTH - 1:
        n = read_choices(board, rules, state, known, moves, parameters, reading)
        hunters = state.phase == HUNTERS_TURN
        move = int(moves[pick(tree, node, moves, n, parameters.c_hunters if hunters else parameters.c_x, randoms)])
        slot = find(tree, node, move)
        child = int(tree.slot[slot])
        if child == 0:
            child = add(tree, slot, node, move)
            fresh = True
        apply(board, rules, state, move, None)
        follow_reading(board, rules, state, move, known, scratch, reading)
        if child > 0:
            path[depth] = child << 1 | (1 if hunters else 0)
            depth += 1
            node = child
    play_on(board, rules, state, known, randoms, moves, scratch, parameters, reading)
    x_reward = 1.0 if state.winner == MISTER_X else 0.0
    hunters_reward = 0.0
    if state.winner == HUNTERS:
        by = captor(rules, state)
        hunters_reward = parameters.own_capture if by == root_pawn or by == 0 else parameters.other_capture
    tree.tries[0] += 1
    for place in range(depth):
        child = path[place] >> 1
        tree.tries[child] += 1
        tree.score[child] += hunters_reward if path[place] & 1 else x_reward


@kernel
def run_reading(
    board: Any, rules: Any, root: Any, states: Any, known: Any, work: Any, scratch: Any, places: Any, first: Any,
    tree: Any, path: Any, parameters: Any, root_pawn: int, randoms: Any, moves: Any, reading: Any, iterations: int,
    fresh: bool,
) -> None:  # fmt: skip
    if fresh:
        clear(tree)
    for _ in range(iterations):
        states[0] = root[0]
        for word in range(words_of(board)):
            work[word] = known[word]
        states[0].x = draw_station(places, first, parameters.weights, randoms)
        iterate_reading(board, rules, states, work, scratch, tree, path, parameters, root_pawn, randoms, moves, reading)


class UnsweptShadow(KnownTable):
    """Where he could be by his tickets and where hunters stood as he moved, and by nothing that they searched."""

    def _turn_started(self, fact: dict[str, Any]) -> None:
        super()._turn_started({**fact, "can_move": False})

    def _rode(self, fact: dict[str, Any]) -> None:
        self._placed(fact)
        self.done(fact)

    def stations(self) -> list[int]:
        return [station for station in super().stations() if not is_held(self.state, self.words.node[station])]


class Unswept(Knowledge):
    """What a viewer knows who concludes nothing from where hunters arrive."""

    def shadow(self) -> Any:
        if self._shadow is None:
            self._shadow = UnsweptShadow(self.words, self.board, self.rules, self.table)
        return super().shadow()


def without_search(knowledge: Knowledge, seed: int, changes: Mapping[str, float]) -> int:
    """Who wins if both sides go on from here as in playouts."""
    bot = ReadingBot(seed, 1, GreedyMcts, changes)
    board, rules, root, _, known, work, scratch, *_, parameters, _, randoms, moves = bot.arguments(knowledge)
    work[:] = known
    compiled(play_on, knowledge.family)(board, rules, root[0], work, randoms, moves, scratch, parameters, bot.reading)
    return int(root[0].winner)


class ReadingBot(PimBot):
    """The reference with some of its open points read otherwise."""

    name = "reading"

    def __init__(self, seed: int, playouts: int, kind: type[PimBot], changes: Mapping[str, float]) -> None:
        own = {key: value for key, value in changes.items() if key in PUBLISHED}
        super().__init__(seed, Budget(iterations=playouts), {**kind.settings, **own})
        self.reading = new_record(READING)
        for key in changes.keys() - own.keys():
            self.reading[key] = changes[key]

    def choose(self, knowledge: Knowledge) -> str:
        legal: list[str] = knowledge.view["legal"]
        if len(legal) == 1:
            return legal[0]
        search, arguments = compiled(run_reading, knowledge.family), self.arguments(knowledge)
        fresh = True
        for chunk in self.budget.chunks():
            search(*arguments, self.reading, chunk, fresh)
            fresh = False
        return self.most_tried(knowledge, knowledge.shadow().state, legal)

    def kernels(self, knowledge: Knowledge) -> Iterator[tuple[Any, tuple[Any, ...]]]:
        yield run_reading, (*self.arguments(knowledge), self.reading, 1, True)
