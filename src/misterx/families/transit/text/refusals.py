"""Why a move is refused, in words that the one who tried it may know.

Mister X's own attempts may be answered with all he knows. Attempts of hunters are answered from the open table alone:
their legal moves never depend on where he is (SS-054), so neither can the reason.
"""

from __future__ import annotations

from misterx.families.shared.vocabulary import Vocabulary
from misterx.families.transit.hunters import has_order, leaves
from misterx.families.transit.mister_x import column_of, may_show, may_stay_with, room_for
from misterx.families.transit.schema.moves import (
    DEALT,
    FROM_SLOT,
    FROM_SUPPLY,
    OUT,
    RIDE,
    STAY,
    TRIPLE,
    block_of,
    kind_of,
    legs_of,
    mode_of,
    pawn_of,
    shows,
    target_of,
    ticket_of,
)
from misterx.families.transit.schema.rules import ANYWHERE, Rules
from misterx.families.transit.schema.state import BLACK, HUNTERS_TURN, IN_SUPPLY, State, X
from misterx.families.transit.specials import SPECIALS
from misterx.families.transit.stations import is_closed_to_x, is_held
from misterx.families.transit.text.notation import hint
from misterx.families.transit.tickets import hunter_holds, x_holds
from misterx.kernel.errors import IllegalMove, Reason, quote
from misterx.kernel.graph import Graph


def explain(
    words: Vocabulary, board: Graph, rules: Rules, state: State, move: int, text: str, allowed: list[str]
) -> IllegalMove:
    """The refusal of a move that is not legal."""
    pawn = pawn_of(move)
    name = words.pawns[pawn]
    if kind_of(move) == DEALT:  # cards are dealt by chance alone
        return IllegalMove("bad_move_text", move=quote(text), hint=hint(words))
    if (state.phase == HUNTERS_TURN) == (pawn == X):
        turn = Reason("hunters_moving" if pawn == X else "x_moving")
        return IllegalMove("not_your_turn", pawn=name, turn=turn)
    if pawn == X:
        return _explain_x(words, board, rules, state, move) or _plain(text, allowed)
    if state.out >> pawn & 1:
        return IllegalMove("left_the_game", pawn=name)
    if state.moved >> pawn & 1:
        return IllegalMove("already_moved", pawn=name)
    if has_order(rules, state) and state.order[state.turn] != pawn:
        return IllegalMove("not_his_turn_yet", next=words.pawns[state.order[state.turn]])
    if kind_of(move) in (STAY, OUT):
        return IllegalMove("must_move_or_leave" if leaves(board, rules, state, pawn) else "must_move", pawn=name)
    return _explain_hunter(words, board, rules, state, move) or _plain(text, allowed)


def _plain(text: str, allowed: list[str]) -> IllegalMove:
    shown = allowed[:12] + (["…"] if len(allowed) > 12 else [])
    return IllegalMove("illegal_move", move=quote(text), allowed=shown)


def _no_connection(words: Vocabulary, board: Graph, here: int, column: int, move: int, by: str) -> IllegalMove | None:
    near = [words.stations[node] for node in board.to[board.first[here, column] : board.first[here, column + 1]]]
    station = words.stations[target_of(move)]
    if station in near:
        return None
    return IllegalMove("no_connection", mode=by, origin=words.stations[here], station=station, allowed=near)


def _explain_x(words: Vocabulary, board: Graph, rules: Rules, state: State, move: int) -> IllegalMove | None:
    ticket, node, here = ticket_of(move), target_of(move), int(state.x)
    name = words.tickets[ticket]
    if kind_of(move) == STAY and may_stay_with(rules, 0):  # SS-143
        example = f"To stay, Mister X names his own station: `x {words.tickets[0]} {words.stations[here]}`."
        return IllegalMove("bad_move_text", move="`x stay`", hint=example)
    if kind_of(move) == STAY:
        return IllegalMove("must_move", pawn="x")
    for special in SPECIALS:
        if refusal := special.explain_x(move):
            return refusal
    if kind_of(move) != RIDE:
        return None
    if block_of(move):
        return IllegalMove("no_block", pawn="x", why=Reason("for_detectives"))
    if mode_of(move) != ticket:
        example = f"Mister X names the ticket alone: `x {name} {words.stations[node]}`."
        return IllegalMove("bad_move_text", move=f"`pay {name}`", hint=example)
    if not x_holds(rules, state, ticket, 0):
        return IllegalMove("no_ticket", pawn="x", ticket=name)
    stays = node == here and may_stay_with(rules, ticket)
    if not stays and (refusal := _no_connection(words, board, here, column_of(rules, ticket), move, name)):
        return refusal
    if not stays and is_closed_to_x(board, rules, state, node):
        why = Reason("hunter_there" if is_held(state, node) else "roadblock_there")
        return IllegalMove("station_closed", station=words.stations[node], pawn="x", why=why)
    if shows(move) and not rules.voluntary_reveal:
        return IllegalMove("not_in_game", what=Reason("showing_at_will"))
    if shows(move) and not may_show(rules, state, 1, ticket, 0):
        shown_anyway = rules.always_visible or rules.reveals[state.entries + 1]  # SS-149, SS-155
        why = Reason("shown_anyway" if shown_anyway else "none_used_before")
        return IllegalMove("no_show", why=why)
    return _explain_double(rules, state, legs_of(move))


def _explain_double(rules: Rules, state: State, legs: int) -> IllegalMove | None:
    if legs == TRIPLE and not rules.triple_move:  # SS-093
        return IllegalMove("not_in_game", what=Reason("triple_move"))
    if legs == TRIPLE and state.doubles == 1:  # SS-153
        return IllegalMove("no_double", why=Reason("two_doubles_needed"))
    if legs and state.doubles < legs:
        return IllegalMove("no_double", why=Reason("no_double_left"))
    if legs and state.doubled >= rules.max_doubles:  # SY-087
        return IllegalMove("no_double", why=Reason("one_double_a_turn"))
    if legs and not room_for(rules, state, state.legs + legs):
        return IllegalMove("no_double", why=Reason("no_room_in_log"))
    if legs or state.legs > 1:
        return IllegalMove("no_second_leg")
    return None


def _explain_hunter(words: Vocabulary, board: Graph, rules: Rules, state: State, move: int) -> IllegalMove | None:
    pawn, ticket, node, kind = pawn_of(move), ticket_of(move), target_of(move), kind_of(move)
    name, here = words.pawns[pawn], int(state.pos[pawn])
    if legs_of(move):
        return IllegalMove("no_double", why=Reason("for_x"))
    if ticket == BLACK:
        return IllegalMove("black_for_x")
    if not hunter_holds(rules, state, pawn, ticket):
        return IllegalMove("no_ticket", pawn=name, ticket=words.tickets[ticket])
    for special in SPECIALS:
        if refusal := special.explain_hunter(words, board, rules, state, move):
            return refusal
    if mode_of(move) != ticket and not rules.combined_ticket:
        return None
    if kind == RIDE and (
        refusal := _no_connection(words, board, here, mode_of(move), move, words.modes[mode_of(move)])
    ):
        return refusal
    if kind == RIDE and is_held(state, node):
        return IllegalMove("station_closed", station=words.stations[node], pawn=name, why=Reason("hunter_there"))
    if block_of(move):
        return IllegalMove("no_block", pawn=name, why=_no_block(words, rules, state, here, block_of(move), pawn))
    return None


def _no_block(words: Vocabulary, rules: Rules, state: State, here: int, source: int, pawn: int) -> Reason:
    placed = [words.stations[node] for node in state.roadblocks[: rules.roadblocks] if node >= 0]
    if rules.roadblocks == 0:
        return Reason("no_roadblocks")
    if rules.stock[pawn] == 0:
        return Reason("for_detectives")
    if words.stations[here] in placed:  # NY-OP-28
        return Reason("blocked_already", station=words.stations[here])
    if source >= FROM_SLOT and rules.roadblock_reuse != ANYWHERE:
        return Reason("not_from_afar")
    if source == FROM_SUPPLY and IN_SUPPLY not in state.roadblocks[: rules.roadblocks]:
        return Reason("none_in_supply", stations=placed)
    return Reason("move_not_possible")
