"""A table of the ticket hands as numbers, as Mister X's turn begins: what his chances are judged by."""

from __future__ import annotations

from math import log
from typing import Any

from misterx.bots.hand.belief import ONE, now, soon
from misterx.bots.hand.distances import rides_of_nearest
from misterx.bots.hand.x_policy import COUNT, GUARD, LISTED, list_guards, rides_left
from misterx.bots.sorting import insert
from misterx.families.hand.board import Map
from misterx.families.hand.cities import is_held
from misterx.families.hand.schema.rules import Rules
from misterx.families.hand.schema.state import BLUE, DETECTIVES, FOOT, HANDS, MAG, MODES, SHAD, SYMBOLS, State, X
from misterx.kernel.bits import count_set
from misterx.kernel.graph import ANY
from misterx.kernel.jit import kernel

# The numbers of a table, in the order in which the net has learnt them; most are between 0 and 1.
MOVES_MADE, OPEN_NEXT = 0, 1
PLACES, CHANCE_HERE, SUREST, OFF = 2, 3, 4, 5  # where they can think him, how surely, and how far off that is
DETECTIVES_AWAY = 6  # rides of five detectives, nearest first
CAUGHT_SOON = 11  # how likely his next city is within a ride of one
TARGETS = 12  # of three targets: what it costs to get there, rides, and by how many he comes after a guard
TARGETS_FREE, TARGETS_HELD = 21, 22
HELD = 23  # his tickets, three numbers for the modes
FOOTPRINTS, SHADOWS, MAY_DOUBLE, MAY_HIDE = 26, 27, 28, 29
BEST_RIDE, BEST_DOUBLE = 30, 31  # rides that are left after his best move
WAYS, WAYS_SAFE, WINS, WINS_TWICE = 32, 33, 34, 35  # out of his city; whether one is a target, at once or by a double
MAGNIFIERS, LIGHTS, SPECIALS = 36, 37, 38  # what the detectives can pay, and whether it is time for special actions
HUNTERS_HELD = 39  # their tickets, three numbers for the modes
SERVED = 42  # his city by the second mode, and by the third
UNSEEN = 44  # how likely they think him where his best move leads
BESIDE, CLOSE, NEARLY_CAUGHT, NO_SAFE_WAY = 45, 46, 47, 48
FEATURES = 49
FARTHEST = 6.0  # rides beyond which a detective is no danger
LONG = 12.0  # rides to a target that count as far
SEEN = 3  # targets that count
FAINT = 200  # chances of ONE below which a city is not thought of


@kernel
def describe(board: Map, rules: Rules, state: State, known: Any, out: Any, scratch: Any) -> None:
    """Write FEATURES numbers, most of them between 0 and 1."""
    out[MOVES_MADE] = min(int(state.moves), 30) / 24.0
    out[OPEN_NEXT] = 1.0 if state.moves + 1 >= rules.first_open_move else 0.0
    out[PLACES] = log(float(max(count_set(board, known), 1))) / 5.0
    out[CHANCE_HERE] = known[now(board) + int(state.x)] / ONE
    describe_detectives(board, rules, state, out)
    describe_thoughts(board, state, known, out)
    list_guards(board, state, int(state.mission), scratch)
    describe_targets(board, state, scratch, out)
    describe_hand(board, rules, state, known, scratch, out)
    scratch[LISTED] = 0


@kernel
def describe_detectives(board: Map, rules: Rules, state: State, out: Any) -> None:
    """How far they are, and what they can pay."""
    n, close = 0, 0
    for pawn in range(1, DETECTIVES + 1):
        if state.pos[pawn] >= 0:
            away = int(board.distance[int(state.pos[pawn]), int(state.x)])
            close += away <= 2
            insert(out, DETECTIVES_AWAY, n, min(away / FARTHEST, 1.0))
            n += 1
    for place in range(n, DETECTIVES):
        out[DETECTIVES_AWAY + place] = 1.0
    out[BESIDE] = 1.0 if out[DETECTIVES_AWAY] < 1.5 / FARTHEST else 0.0
    out[CLOSE] = close / float(DETECTIVES)
    magnifiers, lights = 0, 0
    for hand in range(1, HANDS):
        asking, going = 0, 0
        for mode in range(MODES):
            asking += int(state.hands[hand, mode * SYMBOLS + MAG])
            going += int(state.hands[hand, mode * SYMBOLS + BLUE])
        magnifiers += min(asking, int(rules.leads[hand]))
        lights += min(going, int(rules.leads[hand]))
    out[MAGNIFIERS] = magnifiers / 5.0
    out[LIGHTS] = lights / 5.0
    out[SPECIALS] = 1.0 if state.moves + 1 >= rules.special_from_move else 0.0
    for mode in range(MODES):
        held = 0
        for hand in range(1, HANDS):
            for symbol in range(SYMBOLS):
                held += int(state.hands[hand, mode * SYMBOLS + symbol])
        out[HUNTERS_HELD + mode] = held / 15.0


@kernel
def describe_thoughts(board: Map, state: State, known: Any, out: Any) -> None:
    """Where they think he is, and how far off that is."""
    surest, off, caught, near = 0, 0.0, 0.0, 0.0
    for node in range(board.nodes):
        surest = max(surest, int(known[now(board) + node]))
        chance = float(known[now(board) + node])
        if chance > FAINT:
            off += chance * int(board.distance[int(state.x), node])
        chance = float(known[soon(board) + node])
        if chance > FAINT:
            away = rides_of_nearest(board, state, node)
            if away <= 1:
                caught += chance
            elif away == 2:
                near += chance
    out[SUREST] = surest / ONE
    out[OFF] = min(off / ONE / FARTHEST, 1.5)
    out[CAUGHT_SOON] = caught / ONE
    out[NEARLY_CAUGHT] = near / ONE


@kernel
def describe_targets(board: Map, state: State, scratch: Any, out: Any) -> None:
    """The targets that he reaches first, guards counted: rides, and by how many he comes before or after a guard."""
    free, held = 0, 0
    for place in range(SEEN):
        out[TARGETS + 3 * place] = 1.5
        out[TARGETS + 3 * place + 1] = 1.5
        out[TARGETS + 3 * place + 2] = 1.0
    for target in range(scratch[COUNT]):
        mine = float(board.distance[int(state.x), scratch[target]])
        late = mine - float(scratch[GUARD + target])
        free += late < 0
        held += scratch[GUARD + target] == 0
        cost = (mine + 2.0 * min(max(late + 0.2, 0.0), 2.0)) / LONG
        place = min(target, SEEN)
        while place > 0 and out[TARGETS + 3 * (place - 1)] > cost:
            place -= 1
            if place + 1 < SEEN:
                for part in range(3):
                    out[TARGETS + 3 * (place + 1) + part] = out[TARGETS + 3 * place + part]
        if place < SEEN:
            out[TARGETS + 3 * place] = cost
            out[TARGETS + 3 * place + 1] = mine / LONG
            out[TARGETS + 3 * place + 2] = min(max(late, -4.0), 4.0) / 4.0
    out[TARGETS_FREE] = free / 5.0
    out[TARGETS_HELD] = held / 5.0


@kernel
def describe_hand(board: Map, rules: Rules, state: State, known: Any, scratch: Any, out: Any) -> None:
    """What his tickets let him do."""
    foot, shadows, modes = 0, 0, 0
    for mode in range(MODES):
        held = 0
        for symbol in range(SYMBOLS):
            held += int(state.hands[X, mode * SYMBOLS + symbol])
        out[HELD + mode] = held / 8.0
        modes |= (held > 0) << mode
        foot += int(state.hands[X, mode * SYMBOLS + FOOT])
        shadows += int(state.hands[X, mode * SYMBOLS + SHAD])
    out[FOOTPRINTS] = min(foot, 4) / 4.0
    out[SHADOWS] = min(shadows, 4) / 4.0
    doubles, hides = foot >= rules.double_price, shadows >= rules.hidden_price
    out[MAY_DOUBLE] = 1.0 if doubles else 0.0
    out[MAY_HIDE] = 1.0 if hides else 0.0
    here = int(state.x)
    best, farther, safe, ways, unseen = 3.0 * LONG, 3.0 * LONG, 0, 0, 0.0
    wins, wins_twice = 0.0, 0.0
    for mode in range(MODES):
        if not (modes >> mode & 1 or hides):
            continue
        for place in range(board.first[here, mode], board.first[here, mode + 1]):
            to = int(board.to[place])
            if is_held(state, to):
                continue
            ways += 1
            safe += rides_of_nearest(board, state, to) > 1
            left = rides_left(board, scratch, to)
            if left < best:
                best, unseen = left, known[soon(board) + to] / ONE
            if board.targets[to] >> state.mission & 1:
                wins = 1.0
            if doubles:
                for second in range(board.first[to, ANY], board.first[to, ANY + 1]):
                    beyond = int(board.to[second])
                    if not is_held(state, beyond):
                        farther = min(farther, rides_left(board, scratch, beyond))
                        if board.targets[beyond] >> state.mission & 1:
                            wins_twice = 1.0
    out[BEST_RIDE] = min(best, LONG) / LONG
    out[BEST_DOUBLE] = min(farther, best, LONG) / LONG
    out[WAYS] = min(ways, 10) / 10.0
    out[WAYS_SAFE] = min(safe, 10) / 10.0
    out[WINS] = wins
    out[WINS_TWICE] = max(wins, wins_twice)
    for mode in range(1, MODES):
        out[SERVED + mode - 1] = float(board.served[here] >> mode & 1)
    out[UNSEEN] = unseen
    out[NO_SAFE_WAY] = 1.0 if safe == 0 else 0.0
