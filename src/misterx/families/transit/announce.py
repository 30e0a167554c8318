"""Laying out the table as facts: what a position says, or a new game before its deal."""

from __future__ import annotations

from typing import Any

import numpy as np

from misterx.families.shared.vocabulary import Vocabulary
from misterx.families.transit.knowledge.deduction import contains
from misterx.families.transit.mister_x import column_of, may_stay_with
from misterx.families.transit.schema.facts import (
    Blacks,
    Blocked,
    DoublePlayed,
    Doubles,
    Eliminated,
    EntryCovered,
    EntryStated,
    EntryWritten,
    Ordered,
    Passed,
    Placed,
    Possible,
    Revealed,
    StartDealt,
    Stayed,
    Tickets,
    TurnStarted,
    Vanished,
)
from misterx.families.transit.schema.rules import Rules
from misterx.families.transit.schema.state import BLACK, DEAL, HUNTERS_TURN, OFF_BOARD, X_LEG, State, X
from misterx.families.transit.specials import SPECIALS
from misterx.families.transit.stations import is_shared
from misterx.families.transit.turn import tell_hunters_turn
from misterx.kernel.codes import MISTER_X, TO_ALL, TO_X
from misterx.kernel.events import Sink, emit
from misterx.kernel.graph import Graph

UNKNOWN = -1  # a ticket that a position does not tell

EntryFact = type[EntryCovered] | type[EntryStated]


def announce(board: Graph, rules: Rules, state: State, position: dict[str, Any], events: Sink) -> None:
    """Say everything that lies on the table, each fact to its audience.

    Legs of a double move in progress come last, after the start of that turn: nobody else may have them yet.
    """
    words: Vocabulary = position["words"]
    log = position.get("log", [])
    made = int(state.doubled) + 1 - int(state.legs) if state.phase == X_LEG else 0
    before, legs = log[: len(log) - made], log[len(log) - made :]
    tickets = state.tickets.astype(int)
    for number, leg in enumerate(legs, len(before) + 1):  # as they lay before the turn in progress
        tickets[X, words.tickets.index(leg["ticket"])] += 1
        tickets[X, BLACK] -= _is_shown_at_will(rules, number, leg)
    _announce_tickets(rules, state, tickets, events)
    for place in range(rules.hunters):
        if state.order[place] > 0:
            emit(events, TO_ALL, Ordered(place, state.order[place]))
    if state.phase == DEAL:
        return
    for pawn in range(1, rules.hunters + 1):
        if state.pos[pawn] != OFF_BOARD:
            emit(events, TO_ALL, Placed(pawn, state.pos[pawn]))
    for name in position.get("out", ()):
        emit(events, TO_ALL, Eliminated(words.pawns.index(name)))
    for slot in range(rules.roadblocks):
        if state.roadblocks[slot] >= 0:
            emit(events, TO_ALL, Blocked(state.roadblocks[slot]))
    _announce_start(rules, state, position, words, events)
    for number, entry in enumerate(before, 1):
        if entry.get("double"):
            emit(events, TO_ALL, DoublePlayed(1))
        _announce_entry(rules, state, words, number, entry, number == len(log), EntryStated, events)
    for node in _possible(board, rules, state, position, words, before):
        emit(events, TO_ALL, Possible(node))
    for special in SPECIALS:
        special.announce_pawns(state, events)
    if state.phase == HUNTERS_TURN:
        tell_hunters_turn(board, rules, state, events)
        for pawn in (words.pawns.index(name) for name in position.get("moved", ())):
            if any(special.announce_moved(state, pawn, events) for special in SPECIALS):
                continue
            if not state.out >> pawn & 1:
                emit(events, TO_ALL, Passed(pawn))
    if state.phase == X_LEG:
        _announce_legs(rules, state, words, tickets[X], len(before), legs, events)


def _announce_tickets(rules: Rules, state: State, tickets: Any, events: Sink) -> None:
    for stock in sorted({int(row) for row in rules.stock[: rules.hunters + 1]} | {X}):
        for ticket in range(4 if stock == X else 3):
            if stock == X and ticket != BLACK and rules.reserve_unlimited:
                continue
            emit(events, TO_ALL, (Blacks if ticket == BLACK else Tickets)(stock, ticket, tickets[stock, ticket]))
    emit(events, TO_ALL, Doubles(state.doubles + state.doubled))
    for special in SPECIALS:
        special.announce_stock(rules, state, events)


def _announce_start(rules: Rules, state: State, position: dict[str, Any], words: Vocabulary, events: Sink) -> None:
    everybody = TO_ALL if rules.always_visible else TO_X
    if position.get("start") is not None:
        emit(events, everybody, StartDealt(words.node[position["start"]]))
    elif not position.get("log"):
        emit(events, everybody, StartDealt(state.x))


def _announce_entry(
    rules: Rules,
    state: State,
    words: Vocabulary,
    number: int,
    entry: dict[str, Any],
    is_last: bool,
    kind: EntryFact,
    events: Sink,
) -> None:
    if entry.get("stayed"):  # NY-060: no move, so a shown figure stays
        emit(events, TO_ALL, Stayed(number))
    else:
        emit(events, TO_ALL, Vanished())
        ticket = UNKNOWN if entry.get("ticket") is None else words.tickets.index(entry["ticket"])
        emit(events, TO_ALL, kind(number, ticket))
    station = words.stations[state.x] if is_last else entry.get("station")
    if station is None:
        return
    emit(events, TO_X, EntryWritten(number, words.node[station]))
    if _is_shown(rules, number, entry):
        emit(events, TO_ALL, Revealed(number, words.node[station]))


def _is_shown(rules: Rules, number: int, entry: dict[str, Any]) -> bool:
    by_rule = rules.reveals[number] and (rules.reveal_when_staying or not entry.get("stayed"))
    return bool(rules.always_visible or entry.get("shown", by_rule))


def _is_shown_at_will(rules: Rules, number: int, entry: dict[str, Any]) -> bool:
    """SS-148: a black ticket came back; not where he had to show himself (SS-149, SS-155)."""
    at_will = rules.voluntary_reveal and not rules.always_visible and not rules.reveals[number]
    return bool(at_will and entry.get("shown") is True)


def _announce_legs(
    rules: Rules, state: State, words: Vocabulary, tickets: Any, entries: int, legs: list[dict[str, Any]], events: Sink
) -> None:
    """Tell the legs of a turn in progress as `turn.py` told them."""
    emit(events, TO_ALL, TurnStarted(state.round_no, MISTER_X, 1))
    emit(events, TO_ALL, DoublePlayed(state.doubled + 1))
    emit(events, TO_ALL, Doubles(state.doubles))
    for number, leg in enumerate(legs, entries + 1):
        ticket = words.tickets.index(leg["ticket"])
        tickets[ticket] -= 1
        if ticket == BLACK or not rules.reserve_unlimited:
            emit(events, TO_ALL, (Blacks if ticket == BLACK else Tickets)(X, ticket, tickets[ticket]))
        if _is_shown_at_will(rules, number, leg):
            tickets[BLACK] += 1
            emit(events, TO_ALL, Blacks(X, BLACK, tickets[BLACK]))
        _announce_entry(rules, state, words, number, leg, number == entries + len(legs), EntryCovered, events)


def _possible(
    board: Graph, rules: Rules, state: State, position: dict[str, Any], words: Vocabulary, log: list[dict[str, Any]]
) -> list[int]:
    """Where he could be when this turn began: as the position says, else where it shows him, else where his tickets
    lead, else anywhere open to him."""
    if "possible" in position:
        return [words.node[station] for station in position["possible"]]
    here: int | None = words.stations[state.x]
    if state.phase == X_LEG:
        here = log[-1].get("station") if log else position.get("start")
    if here is not None and (rules.always_visible or (log and _is_shown(rules, len(log), log[-1]))):
        return [words.node[here]]
    held = set(state.pos.tolist())
    traced = _trace(board, rules, words, log)
    if here is None or words.node[here] not in traced:  # a table that no game came to
        traced = set(range(board.nodes))
    return sorted(node for node in traced if node not in held or is_shared(board, rules, state, node))


def _trace(board: Graph, rules: Rules, words: Vocabulary, log: list[dict[str, Any]]) -> set[int]:
    """Where his tickets lead from where he was shown last, or from his start cards; who stood in his way is unknown."""
    traced = set(board.x_deck[: board.x_cards].tolist())
    for number, entry in enumerate(log, 1):
        if not entry.get("stayed"):
            told = entry.get("ticket")
            tickets = range(BLACK + 1) if told is None else [words.tickets.index(told)]
            traced = set().union(*(_ride(board, rules, ticket, traced) for ticket in tickets))
        if entry.get("station") is not None and _is_shown(rules, number, entry):
            traced = {words.node[entry["station"]]}
    return traced


def _ride(board: Graph, rules: Rules, ticket: int, starts: set[int]) -> set[int]:
    """Where a ticket leads from any of some stations."""
    reached = np.bitwise_or.reduce(board.reach[column_of(rules, ticket), sorted(starts)], axis=0)
    found = {node for node in range(board.nodes) if contains(reached, node)}
    return found | starts if may_stay_with(rules, ticket) else found
