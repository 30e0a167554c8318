"""What the detectives may do together after their moves: investigate, or send one of them on."""

from __future__ import annotations

from misterx.families.hand.board import Map
from misterx.families.hand.cities import is_closed
from misterx.families.hand.schema.moves import END, INVESTIGATE, OPERATE, PAY, PAYMENTS, SIZE, code
from misterx.families.hand.schema.rules import MOST_PAID, Rules
from misterx.families.hand.schema.state import BLUE, DETECTIVES, HANDS, MAG, OFF_BOARD, State
from misterx.families.hand.tickets import can_pay_lot, held_by_symbol
from misterx.kernel.jit import kernel, rare
from misterx.kernel.records import Numbers


@kernel
def can_give(rules: Rules, state: State, symbol: int) -> int:
    """How many tickets of a symbol all players together can give, each at most one per detective led (EU-088)."""
    total = 0
    for hand in range(1, HANDS):
        total += min(held_by_symbol(state, hand, symbol), int(rules.leads[hand]))
    return total


@kernel
def entry_asked(rules: Rules, state: State, magnifiers: int) -> int:
    """The entry that an investigation shows (EU-095 to EU-099), or -1: it counts moves, and only hidden ones."""
    back = int(rules.moves_back[magnifiers])
    entry = int(state.moves) - back
    if back == 0 or entry >= rules.first_open_move:  # EU-OP-20: later entries are public
        return -1
    if entry < 0 or (entry == 0 and not rules.start_counts) or state.trail[back - 1] == OFF_BOARD:
        return -1
    return entry


@kernel
def can_go_by(board: Map, rules: Rules, state: State, pawn: int, mode: int) -> bool:
    """Whether a special operation by this mode can take a detective anywhere (EU-107)."""
    here = int(state.pos[pawn])
    for place in range(board.first[here, mode], board.first[here, mode + 1]):
        if not is_closed(rules, state, int(board.to[place])):
            return True
    return False


@kernel
def team_can_act(board: Map, rules: Rules, state: State) -> bool:
    """Whether a special action is allowed (EU-085) and somebody can pay one."""
    if state.moves < rules.special_from_move:
        return False
    magnifiers = can_give(rules, state, MAG)
    lights = can_give(rules, state, BLUE)
    for size in range(1, MOST_PAID + 1):
        if size <= magnifiers and entry_asked(rules, state, size) >= 0:
            return True
        mode = int(rules.extra_mode[size])
        if size <= lights and mode >= 0:
            for pawn in range(1, DETECTIVES + 1):
                if can_go_by(board, rules, state, pawn, mode):
                    return True
    return False


@rare
def team_moves(board: Map, rules: Rules, state: State, out: Numbers) -> int:
    """Write the end of the moves without a special action, and every special action that can be paid (EU-084)."""
    out[0] = code(END, 0, 0, 0)
    n = 1
    last = list_payments(rules, state, MAG, out)
    for place in range(PAYMENTS, last):
        if entry_asked(rules, state, int(out[place]) >> SIZE) >= 0:
            out[n] = code(INVESTIGATE, 0, 0, 0) | (int(out[place]) & 0x3FF) << PAY
            n += 1
    last = list_payments(rules, state, BLUE, out)
    for place in range(PAYMENTS, last):
        mode = int(rules.extra_mode[int(out[place]) >> SIZE])
        pay = (int(out[place]) & 0x3FF) << PAY
        if mode >= 0:
            for pawn in range(1, DETECTIVES + 1):
                n = extra_moves(board, rules, state, pawn, mode, pay, out, n)
    return n


@kernel
def extra_moves(board: Map, rules: Rules, state: State, pawn: int, mode: int, pay: int, out: Numbers, n: int) -> int:
    """Write where one detective may be sent: along a line of the mode that the blue lights buy (EU-103 to EU-109)."""
    here = int(state.pos[pawn])
    for place in range(board.first[here, mode], board.first[here, mode + 1]):
        to = int(board.to[place])
        if not is_closed(rules, state, to):
            out[n] = code(OPERATE, pawn, 0, to) | pay
            n += 1
    return n


@rare
def list_payments(rules: Rules, state: State, symbol: int, out: Numbers) -> int:
    """Write every way to pay a special action with one symbol (EU-088 to EU-091) from PAYMENTS on; returns the end.

    Player after player adds one of his lots to every payment so far. A payment holds its size above its number.
    """
    out[PAYMENTS] = 0
    first, last = PAYMENTS, PAYMENTS + 1
    for hand in range(1, HANDS):
        given = min(int(rules.leads[hand]), held_by_symbol(state, hand, symbol))
        if given == 0:
            continue
        end = last
        for lot in range(rules.lots_up_to[given]):
            if can_pay_lot(rules, state, hand, symbol, lot):
                added = int(rules.lot_size[lot]) << SIZE | lot * int(rules.place[hand])
                for place in range(first, last):  # all together lead five detectives, so no payment is larger
                    out[end] = int(out[place]) + added
                    end += 1
        first, last = last, end
    end = PAYMENTS
    for place in range(first, last):
        size = int(out[place]) >> SIZE
        if rules.moves_back[size] > 0 or rules.extra_mode[size] >= 0:  # EU-091: three, four or five
            out[end] = out[place]
            end += 1
    return end


@kernel
def lot_given(rules: Rules, hand: int, payment: int) -> int:
    """The lot that a player gives in a payment."""
    return payment // int(rules.place[hand]) % int(rules.lots_up_to[int(rules.leads[hand])])
