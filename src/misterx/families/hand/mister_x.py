"""Mister X's choices: mission and start, normal moves, double moves, hidden moves."""

from __future__ import annotations

from misterx.families.hand.board import Map
from misterx.families.hand.cities import is_held, is_target, leads_on, modes_on
from misterx.families.hand.schema.moves import CHOOSE, DOUBLE, DOUBLE_HIDDEN, HIDDEN, PAY, RIDE, SHADOWS, code
from misterx.families.hand.schema.rules import Rules
from misterx.families.hand.schema.state import FOOT, KINDS, MODES, SHAD, SYMBOLS, X_TURN, State, X
from misterx.families.hand.tickets import can_pay_lot, hand_size, held_by_mode, held_by_symbol
from misterx.kernel.graph import ANY
from misterx.kernel.jit import kernel, rare
from misterx.kernel.records import Numbers

NOTHING = 0  # the lot of no tickets


@rare
def mission_moves(board: Map, state: State, out: Numbers) -> int:
    """Write every start city that no detective holds, of every mission (EU-022, EU-023, EU-028)."""
    n = 0
    for mission in range(board.missions):
        for place in range(board.mission_starts[mission]):
            node = int(board.starts[mission, place])
            if not is_held(state, node):
                out[n] = code(CHOOSE, mission, 0, node)
                n += 1
    return n


@kernel
def x_can_move(board: Map, rules: Rules, state: State) -> bool:
    """Whether a ticket fits or a hidden move is possible (EU-063, EU-064, EU-067)."""
    here = int(state.x)
    for mode in range(MODES):
        if held_by_mode(state, X, mode) > 0 and leads_on(board, state, here, mode):
            return True
    return can_hide(rules, state) and leads_on(board, state, here, ANY)


@kernel
def can_hide(rules: Rules, state: State) -> bool:
    """Whether Mister X holds the shadows for a hidden move and one ticket more (EU-054, EU-055)."""
    return bool(held_by_symbol(state, X, SHAD) >= rules.hidden_price and hand_size(state, X) > rules.hidden_price)


@kernel
def x_moves(board: Map, rules: Rules, state: State, out: Numbers) -> int:
    """Write all moves of Mister X; returns how many."""
    n = normal_moves(board, state, out, 0)
    first = state.phase == X_TURN
    if first and held_by_symbol(state, X, FOOT) >= rules.double_price:
        n = double_moves(board, rules, state, out, n)
    if can_hide(rules, state) and (first or rules.double_with_hidden):
        n = hidden_moves(board, rules, state, out, n)
        if first and rules.double_with_hidden:  # EU-OP-07
            n = hidden_doubles(board, rules, state, out, n)
    return n


@kernel
def normal_moves(board: Map, state: State, out: Numbers, n: int) -> int:
    """One ticket, one line of its mode, to the next city (EU-035 to EU-037)."""
    here = int(state.x)
    for mode in range(MODES):
        if held_by_mode(state, X, mode) == 0:
            continue
        for place in range(board.first[here, mode], board.first[here, mode + 1]):
            to = int(board.to[place])
            if is_held(state, to):
                continue
            for symbol in range(SYMBOLS):
                kind = mode * SYMBOLS + symbol
                if state.hands[X, kind] > 0:
                    out[n] = code(RIDE, X, kind, to)
                    n += 1
    return n


@rare
def double_moves(board: Map, rules: Rules, state: State, out: Numbers, n: int) -> int:
    """First halves of double moves: footprints paid, one ticket laid, a second half possible or needless (EU-051)."""
    here = int(state.x)
    for mode in range(MODES):
        if held_by_mode(state, X, mode) == 0:
            continue
        for place in range(board.first[here, mode], board.first[here, mode + 1]):
            to = int(board.to[place])
            if is_held(state, to):
                continue
            wins = is_target(board, state, to)  # EU-142
            onward = modes_on(board, state, to)
            for lot in range(rules.lots_up_to[rules.double_price - 1], rules.lots_up_to[rules.double_price]):
                if not can_pay_lot(rules, state, X, FOOT, lot):
                    continue
                goes_on = wins or can_go_on(rules, state, lot, NOTHING, mode, onward)
                for symbol in range(SYMBOLS):
                    kind = mode * SYMBOLS + symbol
                    held = int(state.hands[X, kind])
                    if symbol == FOOT:  # EU-010: paid tickets do not move him
                        held -= int(rules.lots[lot, mode])
                    if held > 0 and (goes_on or can_go_on_hidden(rules, state, symbol, onward)):
                        out[n] = code(DOUBLE, X, kind, to) | lot << PAY
                        n += 1
    return n


@rare
def can_go_on(rules: Rules, state: State, footprints: int, shadows: int, mode: int, onward: int) -> bool:
    """Whether, with two lots paid and a ticket of a mode laid, a ticket is left for one of the modes onward."""
    for other in range(MODES):
        if onward >> other & 1:
            left = held_by_mode(state, X, other) - int(rules.lots[footprints, other]) - int(rules.lots[shadows, other])
            if other == mode:
                left -= 1
            if left > 0:
                return True
    return False


@rare
def can_go_on_hidden(rules: Rules, state: State, symbol: int, onward: int) -> bool:
    """Whether the second half may be a hidden move, once the footprints and a ticket of this symbol are gone."""
    if not rules.double_with_hidden or onward == 0:
        return False
    shadows = held_by_symbol(state, X, SHAD) - (1 if symbol == SHAD else 0)
    left = hand_size(state, X) - rules.double_price - 1
    return bool(shadows >= rules.hidden_price and left > rules.hidden_price)


@rare
def hidden_moves(board: Map, rules: Rules, state: State, out: Numbers, n: int) -> int:
    """Shadows paid, any ticket laid face down, one line of any mode (EU-054 to EU-059)."""
    here = int(state.x)
    for place in range(board.first[here, ANY], board.first[here, ANY + 1]):
        to = int(board.to[place])
        if is_held(state, to):
            continue
        for lot in range(rules.lots_up_to[rules.hidden_price - 1], rules.lots_up_to[rules.hidden_price]):
            if not can_pay_lot(rules, state, X, SHAD, lot):
                continue
            for kind in range(KINDS):
                held = int(state.hands[X, kind])
                if kind % SYMBOLS == SHAD:
                    held -= int(rules.lots[lot, kind // SYMBOLS])
                if held > 0:
                    out[n] = code(HIDDEN, X, kind, to) | lot << (PAY + SHADOWS)
                    n += 1
    return n


@rare
def hidden_doubles(board: Map, rules: Rules, state: State, out: Numbers, n: int) -> int:
    """First halves of double moves that are hidden themselves: footprints and shadows paid (EU-OP-07)."""
    here = int(state.x)
    for place in range(board.first[here, ANY], board.first[here, ANY + 1]):
        to = int(board.to[place])
        if is_held(state, to):
            continue
        wins = is_target(board, state, to)
        onward = modes_on(board, state, to)
        for feet in range(rules.lots_up_to[rules.double_price - 1], rules.lots_up_to[rules.double_price]):
            if not can_pay_lot(rules, state, X, FOOT, feet):
                continue
            for shadows in range(rules.lots_up_to[rules.hidden_price - 1], rules.lots_up_to[rules.hidden_price]):
                if not can_pay_lot(rules, state, X, SHAD, shadows):
                    continue
                for kind in range(KINDS):
                    mode, symbol = kind // SYMBOLS, kind % SYMBOLS
                    held = int(state.hands[X, kind])
                    if symbol == FOOT:
                        held -= int(rules.lots[feet, mode])
                    elif symbol == SHAD:
                        held -= int(rules.lots[shadows, mode])
                    if held > 0 and (wins or can_go_on(rules, state, feet, shadows, mode, onward)):
                        out[n] = code(DOUBLE_HIDDEN, X, kind, to) | feet << PAY | shadows << (PAY + SHADOWS)
                        n += 1
    return n
