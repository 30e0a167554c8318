"""A whole hidden story that a viewer could not tell from the truth: a path, hands, face-down tickets, the bag."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from typing import Any

import numpy as np

from misterx.families.hand.cities import modes_on
from misterx.families.hand.knowledge.deals import Deal, Limits
from misterx.families.hand.knowledge.deduction import COLUMNS, DEPTH, OPEN
from misterx.families.hand.knowledge.known_table import KnownTable
from misterx.families.hand.knowledge.known_tickets import Step
from misterx.families.hand.knowledge.obligations import Turn, most_from, suspects
from misterx.families.hand.knowledge.repairs import Patience
from misterx.families.hand.schema.state import (
    DETECTIVES,
    HANDS,
    HUNTER_DISCARDS,
    HUNTERS_TURN,
    KINDS,
    TRAIL,
    X_TURN,
    State,
    X,
)
from misterx.families.hand.team import team_can_act
from misterx.families.hand.tickets import hand_size
from misterx.kernel.bits import words_of
from misterx.kernel.errors import NothingFits
from misterx.kernel.records import copy_record, interpreted

Below = Callable[[int], int]
DEAL = 50  # what making a deal costs of the patience, in repairs
PATIENT = 20_000
HURRIED = 1_500  # somebody who has to move soon
PATHS = 100  # that are drawn to find one for a deal that is there, when patience is at an end
RELAXED_EVERY = 8  # tries, on average, after which what was asked of leftover tickets is asked no more


def sample(shadow: KnownTable, below: Below) -> tuple[Any, list[str]]:
    """A full state, and the words that the viewer's own record leaves open, in its order; every city is as likely."""
    path, deal = next(find_stories(shadow, below, 1))
    return fill_state(shadow, path, deal), tell(shadow, path, deal)


def sample_tables(
    shadow: KnownTable, below: Below, weights: Sequence[int] | None, tables: int, deals: int
) -> list[Any]:
    """So many full states. Where he is now is as likely as its weight says; paths may share a deal of the tickets."""
    stories = find_stories(shadow, below, deals, weights, HURRIED)
    dealt: dict[int, Any] = {}
    found = []
    for _ in range(tables):
        path, deal = next(stories)
        if id(deal) not in dealt:  # `find_stories` keeps its deals, so that no two are ever one
            dealt[id(deal)] = fill_state(shadow, [], deal)
        found.append(copy_record(dealt[id(deal)]))
        put_on_path(found[-1], path)
    return found


def find_stories(
    shadow: KnownTable, below: Below, deals: int, weights: Sequence[int] | None = None, effort: int = 0
) -> Iterator[tuple[list[int], Deal]]:
    """Paths and deals that fit what was seen. No more deals are made than asked for, of those that the path limits.

    When the effort is spent, paths have to do with the deals that were found.
    """
    paths, patience = Paths(shadow, weights), Patience(effort or PATIENT)
    found: dict[str, list[Deal]] = {}
    steps, unfit = list(shadow.steps), 0
    while unfit < PATHS:
        path = paths.draw(below)
        limits = find_limits(shadow, path, below)
        alike = found.setdefault(repr(limits), [])
        if patience.left <= 0 or len(alike) >= deals:
            if alike:
                yield path, alike[below(len(alike))]
            unfit = 0 if alike else unfit + 1
            continue
        patience.left -= DEAL
        deal = Deal(shadow.mix, steps, limits, below, patience)
        fits = deal.is_possible and not breaks_obligations(shadow, deal, steps, below)
        if fits or below(RELAXED_EVERY) == 0:
            steps = list(shadow.steps)
        if fits:
            alike.append(deal)
            yield path, deal
    raise NothingFits("no deal of the hidden tickets was found that fits what happened")


def breaks_obligations(shadow: KnownTable, deal: Deal, steps: list[Step], below: Below) -> bool:
    """Whether, with these hands, a move of a detective would have stranded a colleague (EU-OP-08).

    The steps are tightened for the next deal: somebody whose tickets were of use then has none of them.
    """
    if not shadow.is_watched():
        return False
    board, rules, state = shadow.board, shadow.rules, shadow.state
    broken = False
    for turn in shadow.turns:
        hands = hands_before(deal, turn.step)
        if most_from(board, rules, state, turn, hands) > len(turn.used):
            found = suspects(board, rules, state, turn, hands)
            hand, mode = found[below(len(found))]
            _, _, modes = steps[turn.limits[hand]]
            steps[turn.limits[hand]] = ("limit", hand, modes | 1 << mode)
            broken = True
    if state.phase == HUNTERS_TURN and shadow.turn.used:
        now = Turn(len(steps), state.pos, state.moved)
        could = most_from(board, rules, state, shadow.turn, hands_before(deal, shadow.turn.step))
        can = most_from(board, rules, state, now, hands_before(deal, now.step))
        broken |= could > len(shadow.turn.used) + can
    return broken


def hands_before(deal: Deal, step: int) -> Any:
    """[hand, kind]: what all hidden hands held before a step."""
    return np.array([np.bincount(deal.held_before(step, hand), minlength=KINDS) for hand in range(HANDS)])


def members(bits: int) -> list[int]:
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found


def draw_city(cities: list[int], weights: Sequence[int] | None, below: Below) -> int:
    total = sum(weights[city] for city in cities) if weights else 0
    if not weights or not total:
        return cities[below(len(cities))]
    left = below(total)
    place = 0
    while (left := left - weights[cities[place]]) >= 0:
        place += 1
    return cities[place]


class Paths:
    """Nodes of his start and of every entry, which fit all that the viewer saw; where he is now is drawn by weight.

    Sets are worked out forwards from the start, then paths are drawn backwards through them.
    """

    def __init__(self, shadow: KnownTable, weights: Sequence[int] | None) -> None:
        self.weights = weights
        self.columns: list[int] = []
        self.sets: list[int] = []
        self.leads = cache(partial(neighbours, shadow))
        if shadow.state.mission < 0:
            return
        moves = shadow.state.moves
        ring = range(max(0, moves - DEPTH + 1), moves + 1)
        stages = [*shadow.past]
        stages += [(int(shadow.possible[COLUMNS + (entry & 7)]), shadow.layer(OPEN, entry)) for entry in ring]
        for entry, node in shadow.cities.items():  # where the viewer is Mister X, or was told
            stages[entry] = stages[entry][0], stages[entry][1] & 1 << node
        self.sets.append(stages[0][1])
        for column, allowed in stages[1:]:
            reached = 0
            for node in members(self.sets[-1]):
                reached |= self.leads(column, node)
            self.columns.append(column)
            self.sets.append(reached & allowed)

    def draw(self, below: Below) -> list[int]:
        if not self.sets:
            return []
        path = [draw_city(members(self.sets[-1]), self.weights, below)]
        for column, before in zip(reversed(self.columns), reversed(self.sets[:-1]), strict=True):
            choices = members(self.leads(column, path[-1]) & before)
            path.append(choices[below(len(choices))])
        return path[::-1]


def neighbours(shadow: KnownTable, column: int, node: int) -> int:
    reach = shadow.board.reach[column, node]
    return sum(int(reach[word]) << 32 * word for word in range(words_of(shadow.board)))


def find_limits(shadow: KnownTable, path: list[int], below: Below) -> Limits:
    """Modes for which hands had no ticket when somebody stayed, and those of which Mister X has one now."""
    state = shadow.state
    stays = {}
    here = state.pos.copy()
    for number, step in enumerate(shadow.steps):
        if step[0] == "stay":
            state.pos[:] = step[2]
            stays[number] = modes_on(shadow.board, state, path[step[1]])
    state.pos[:] = here
    waits = not shadow.rules.discard_before_draw
    wanted, price = find_wanted(shadow, path, below), int(shadow.rules.hidden_price)
    return Limits(stays, wanted, waits, price, int(shadow.rules.first_open_move))


def find_wanted(shadow: KnownTable, path: list[int], below: Below) -> tuple[int, int]:
    """Whoever decides now can move: a hidden hand of his, and modes of which it holds a ticket."""
    state = shadow.state
    if state.phase == X_TURN and X not in shadow.shown:
        return X, modes_on(shadow.board, state, path[-1])
    if state.phase == HUNTERS_TURN and not shadow.shown - {X}:
        movers = []
        for pawn in range(1, DETECTIVES + 1):
            hand, modes = int(shadow.rules.leader[pawn]), shadow.modes_open(int(state.pos[pawn]))
            if not state.moved >> pawn & 1 and modes and shadow.sizes[hand]:
                movers.append((hand, modes))
        return movers[below(len(movers))]
    return X, 0


def fill_state(shadow: KnownTable, path: list[int], deal: Deal) -> Any:
    """The shadow's record with everything that was hidden."""
    shadow.state.pack()
    record = copy_record(shadow.record)
    state = interpreted(record)
    for hand in range(HANDS):
        for kind in deal.held(hand):
            state.hands[hand, kind] += 1
    for entry, kind in deal.faces.items():
        if entry < shadow.rules.first_open_move:
            state.track[kind] += 1
    for kind in deal.aside:
        state.aside[kind] += 1
    state.bag[:] = deal.bag
    put_on_path(state, path)
    if not shadow.resolved and not team_can_act(shadow.board, shadow.rules, state):
        state.phase, state.turn = HUNTER_DISCARDS, 1
        while hand_size(state, state.turn) == 0:  # a seat that nobody plays; players have tickets left (EU-094)
            state.turn += 1
    state.pack()
    return record


def put_on_path(state: State, path: list[int]) -> None:
    """Mister X at the end of his path, and the cities that he came from."""
    if path:
        state.x = path[-1]
        for ago in range(1, min(len(path), TRAIL + 1)):
            state.trail[ago - 1] = path[-1 - ago]


def tell(shadow: KnownTable, path: list[int], deal: Deal) -> list[str]:
    """The hidden words."""
    words: list[str] = []
    for what, which in shadow.blanks:
        if what == "city":
            words.append(str(shadow.words.stations[path[which]]))
        elif what == "face":
            words.append(shadow.words.tickets[deal.faces[which]])
        else:
            words += [shadow.words.tickets[kind] for kind in deal.at(which)]
    return words
