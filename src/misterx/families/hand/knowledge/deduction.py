"""Where Mister X can be: sets of cities for his latest entries, narrowed by what the open table says.

`known` is one array of int64. Its first ROOM words are the set of cities where he can be now, 32 cities a word. Behind
them lie, for each of the latest DEPTH entries, the set of cities where he can have been, the set that his surroundings
left open to him then, and the column of the board by which he came. A ring or a check about an earlier entry narrows
that entry, and everything after it is worked out again; entries further back can no longer be asked for.

Nothing here reads where he truly is, his hand or the bag.
"""

from __future__ import annotations

from typing import Any

from misterx.families.hand.board import Map
from misterx.families.hand.cities import is_held, modes_on
from misterx.families.hand.schema.moves import (
    CHOOSE,
    DEALT,
    DOUBLE_HIDDEN,
    HIDDEN,
    OPERATE,
    RIDE,
    kind_of,
    target_of,
    ticket_of,
    who_of,
)
from misterx.families.hand.schema.rules import AT_CHECK, BY_CAUSE, IMMEDIATE, LATEST_VISIT, Rules
from misterx.families.hand.schema.state import DETECTIVES, DRAWS, NO_ENTRY, OVER, PAIRS, SYMBOLS, X_TURN, State, X
from misterx.kernel.bits import lowest_bit, words_of
from misterx.kernel.graph import ANY
from misterx.kernel.jit import kernel

ROOM = 32
DEPTH = 8
SETS, OPEN, COLUMNS = ROOM, ROOM + ROOM * DEPTH, ROOM + 2 * ROOM * DEPTH
KNOWN = COLUMNS + DEPTH
EVERY = 0xFFFFFFFF

# What hands make possible, as a mask over masks of modes: bit M stands for "the modes that lead on are M".
ANY_HAND_STAYS = 0b0111_1111  # without a ticket for a mode that leads on; somebody without any ticket does not exist
ANY_HAND_MOVES = 0b1111_1110


@kernel
def contains(known: Any, node: int) -> bool:
    return bool(known[node >> 5] >> (node & 31) & 1)


@kernel
def put(known: Any, base: int, node: int) -> None:
    known[base + (node >> 5)] |= 1 << (node & 31)


@kernel
def take(known: Any, base: int, node: int) -> None:
    if known[base + (node >> 5)] >> (node & 31) & 1:
        known[base + (node >> 5)] ^= 1 << (node & 31)


@kernel
def follow(board: Map, known: Any, entry: int, last: int) -> None:
    """Work out the sets after an entry again, up to the last, and what is known now."""
    words = words_of(board)
    for number in range(entry + 1, last + 1):
        before, after = SETS + ROOM * ((number - 1) & 7), SETS + ROOM * (number & 7)
        column = int(known[COLUMNS + (number & 7)])
        for word in range(words):
            known[after + word] = 0
        for word in range(words):
            bits = known[before + word]
            while bits != 0:
                low = bits & -bits
                bits ^= low
                node = word * 32 + lowest_bit(low)
                for other in range(words):
                    known[after + other] |= board.reach[column, node, other]
        for word in range(words):
            known[after + word] &= known[OPEN + ROOM * (number & 7) + word]
    for word in range(words):
        known[word] = known[SETS + ROOM * (last & 7) + word]


@kernel
def forbid(known: Any, entry: int, node: int) -> None:
    """He was not in this city at that entry; `follow` has to come after."""
    take(known, SETS + ROOM * (entry & 7), node)
    take(known, OPEN + ROOM * (entry & 7), node)


@kernel
def fix(board: Map, known: Any, entry: int, node: int, last: int) -> None:
    """He was in this city at that entry."""
    if last - entry >= DEPTH:
        return
    for word in range(words_of(board)):
        here = 1 << (node & 31) if word == node >> 5 else 0
        known[SETS + ROOM * (entry & 7) + word] &= here
        known[OPEN + ROOM * (entry & 7) + word] &= here
    follow(board, known, entry, last)


@kernel
def begin(board: Map, state: State, known: Any) -> None:
    """His start is one of those of his mission, and none that a detective holds (EU-023, EU-028)."""
    for word in range(words_of(board)):
        known[SETS + word] = 0
    for place in range(board.mission_starts[int(state.mission)]):
        node = int(board.starts[int(state.mission), place])
        if not is_held(state, node):
            put(known, SETS, node)
    for word in range(words_of(board)):
        known[OPEN + word] = known[SETS + word]
    follow(board, known, 0, 0)


@kernel
def widen(board: Map, state: State, known: Any, entry: int, column: int) -> None:
    """He moved by a mode, or by any (EU-061), onto no target of his mission: the game goes on (EU-140)."""
    known[COLUMNS + (entry & 7)] = column
    for word in range(words_of(board)):
        known[OPEN + ROOM * (entry & 7) + word] = EVERY
    for node in range(board.nodes):
        if board.targets[node] >> state.mission & 1:
            take(known, OPEN + ROOM * (entry & 7), node)


@kernel
def shut_out(state: State, known: Any, entry: int) -> None:
    """He is in no city that a detective holds (EU-042)."""
    for pawn in range(1, DETECTIVES + 1):
        if state.pos[pawn] >= 0:
            forbid(known, entry, int(state.pos[pawn]))


@kernel
def moves_on(board: Map, state: State, known: Any, column: int) -> None:
    """His latest move, the state being as it was left by it."""
    entry = int(state.moves)
    widen(board, state, known, entry, column)
    shut_out(state, known, entry)
    follow(board, known, entry - 1, entry)


@kernel
def not_here(board: Map, state: State, known: Any, node: int) -> None:
    """A detective arrived and the game goes on."""
    forbid(known, int(state.moves), node)
    follow(board, known, int(state.moves), int(state.moves))


@kernel
def keep_by_modes(board: Map, state: State, known: Any, hands: int) -> None:
    """Keep the cities from which the modes that lead on are such as some hand allows what he did."""
    entry = int(state.moves)
    for node in range(board.nodes):
        if contains(known, node) and not hands >> modes_on(board, state, node) & 1:
            forbid(known, entry, node)
    follow(board, known, entry, entry)


@kernel
def after_check(board: Map, rules: Rules, state: State, entered: Any, known: Any) -> None:
    """The check is over: each of his last cities is marked, or nobody moved onto it (EU-121 to EU-130)."""
    moves = int(state.moves)
    latest = 0 if rules.check_includes_current else 1
    oldest = moves
    if rules.capture_timing == AT_CHECK:
        shut_out(state, known, moves)
    for ago in range(latest, latest + int(rules.check_window)):
        entry = moves - ago
        if entry < 0 or entry >= rules.first_open_move or (entry == 0 and not rules.start_counts):
            continue
        if is_settled(board, known, entry):  # marked now or before, or known anyway
            continue
        for pawn in range(0 if rules.check_all_entered else 1, DETECTIVES + 1):
            node = int(entered[pawn])
            if node >= 0 and not is_marked_later(board, rules, state, known, entry, node):
                forbid(known, entry, node)
        oldest = entry
    follow(board, known, oldest, moves)


@kernel
def is_settled(board: Map, known: Any, entry: int) -> bool:
    """Whether one city alone is possible for an entry."""
    found = 0
    for word in range(words_of(board)):
        bits = known[SETS + ROOM * (entry & 7) + word]
        if bits & (bits - 1):
            return False
        found += 1 if bits else 0
    return found == 1


@kernel
def is_marked_later(board: Map, rules: Rules, state: State, known: Any, entry: int, node: int) -> bool:
    """Whether an earlier visit goes unmarked because a later one of the same city is marked (EU-OP-13)."""
    if rules.repeat_visit != LATEST_VISIT:
        return False
    latest = int(state.moves) - (0 if rules.check_includes_current else 1)
    for later in range(entry + 1, min(latest + 1, int(rules.first_open_move))):
        base = SETS + ROOM * (later & 7)
        if known[base + (node >> 5)] >> (node & 31) & 1 and is_settled(board, known, later):
            return True
    return False


@kernel
def read_rings(board: Map, before: State, state: State, known: Any) -> None:
    """Rings laid since then tell where he was (EU-100, EU-127)."""
    for pair in range(PAIRS):
        entry = int(state.ring_entry[pair])
        if entry != NO_ENTRY and entry != before.ring_entry[pair]:
            fix(board, known, entry, int(state.ring_city[pair]), int(state.moves))


@kernel
def all_rings_moved(before: State, state: State) -> bool:
    """A check that laid every pair may have laid one twice, and its first mark would look like none."""
    moved = True
    for pair in range(PAIRS):
        moved &= state.ring_entry[pair] != before.ring_entry[pair]
    return moved


@kernel
def begin_turn(board: Map, rules: Rules, state: State, known: Any) -> None:
    """His turn began: he can move, or he stayed where nothing led on (EU-063, EU-067)."""
    if state.phase == X_TURN:
        keep_by_modes(board, state, known, ANY_HAND_MOVES)
    elif state.phase == DRAWS:
        keep_by_modes(board, state, known, staying_hands(rules, ANY_HAND_STAYS))


@kernel
def staying_hands(rules: Rules, hands: int) -> int:
    """Where enclosed means lost, whoever stayed was not enclosed (EU-OP-06)."""
    return hands & ~1 if rules.x_without_move == BY_CAUSE else hands


@kernel
def learn(board: Map, rules: Rules, before: State, state: State, move: int, known: Any, scratch: Any) -> None:
    """Bring the sets up to date after a move took the state from `before` to what it is now."""
    kind = kind_of(move)
    if state.phase == OVER:
        return
    if before.mission != state.mission:
        begin(board, state, known)
    elif kind == DEALT and state.mission >= 0:
        forbid(known, 0, target_of(move))
        follow(board, known, 0, 0)
    elif before.moves != state.moves:
        column = ANY if kind in (HIDDEN, DOUBLE_HIDDEN) else ticket_of(move) // SYMBOLS
        moves_on(board, state, known, column)
        if state.moves >= rules.first_open_move:  # EU-134
            fix(board, known, int(state.moves), int(state.x), int(state.moves))
    elif kind == OPERATE or (kind == RIDE and who_of(move) != X):
        if rules.capture_timing == IMMEDIATE:
            not_here(board, state, known, target_of(move))
    read_rings(board, before, state, known)
    if before.round_no != state.round_no and not all_rings_moved(before, state):
        after_check(board, rules, state, before.entered, known)  # by a draw or a discard, so all had moved before
    first = kind in (CHOOSE, DEALT) and state.phase in (X_TURN, DRAWS) and state.pos[DETECTIVES] >= 0
    if before.round_no != state.round_no or first:
        begin_turn(board, rules, state, known)


@kernel
def mark_possible(board: Map, state: State, known: Any, out: Any) -> None:
    """Write the set of cities where he can be now, 32 a word."""
    for word in range(words_of(board)):
        out[word] = known[word]
