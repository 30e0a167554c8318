"""Why a move is refused, in words that the one who tried it may know.

Mister X's attempts are answered with what he knows, those of detectives with the open table and their own hands: their
legal moves never depend on where he is (EU-079), so neither can the reason. Out of turn nobody learns more than whose
turn it is.
"""

from __future__ import annotations

from misterx.families.hand.board import Map
from misterx.families.hand.cities import is_closed, is_held
from misterx.families.hand.schema.moves import (
    CHOOSE,
    DEALT,
    DISCARD,
    DOUBLE,
    DOUBLE_HIDDEN,
    DRAWN,
    END,
    HIDDEN,
    INVESTIGATE,
    OPERATE,
    RIDE,
    footprints_of,
    kind_of,
    pay_of,
    shadows_of,
    target_of,
    ticket_of,
    who_of,
)
from misterx.families.hand.schema.rules import Rules
from misterx.families.hand.schema.state import (
    BLUE,
    FOOT,
    HANDS,
    HUNTER_DISCARDS,
    HUNTERS_TURN,
    MAG,
    MISSION,
    SHAD,
    SYMBOLS,
    TEAM_TURN,
    X_DISCARDS,
    X_LEG,
    State,
    X,
)
from misterx.families.hand.team import lot_given
from misterx.families.hand.text.notation import HINT
from misterx.families.hand.text.vocabulary import HandVocabulary
from misterx.families.hand.tickets import can_pay_lot
from misterx.kernel.errors import IllegalMove, Reason, quote
from misterx.kernel.graph import ANY

TEAM_KINDS = (INVESTIGATE, OPERATE, END)
SPECIAL = (DOUBLE, HIDDEN, DOUBLE_HIDDEN)


def explain(
    words: HandVocabulary, board: Map, rules: Rules, state: State, move: int, text: str, allowed: list[str]
) -> IllegalMove:
    """The refusal of a move that is not legal."""
    kind = kind_of(move)
    if kind in (DEALT, DRAWN):  # chance alone deals and draws
        return IllegalMove("bad_move_text", move=quote(text), hint=HINT)
    is_x = kind == CHOOSE or (kind not in TEAM_KINDS and who_of(move) == X)
    if is_x != (state.phase <= X_DISCARDS):
        turn = Reason("detectives_moving" if is_x else "x_moving")
        names = words.stocks if kind == DISCARD else words.pawns
        pawn = Reason("whole_team") if kind in TEAM_KINDS else names[X if is_x else who_of(move)]
        return IllegalMove("not_your_turn", pawn=pawn, turn=turn)
    refusal = (explain_x if is_x else explain_team)(words, board, rules, state, move)
    if refusal is not None:
        return refusal
    shown = allowed[:12] + (["…"] if len(allowed) > 12 else [])
    return IllegalMove("illegal_move", move=quote(text), allowed=shown)


def explain_x(words: HandVocabulary, board: Map, rules: Rules, state: State, move: int) -> IllegalMove | None:
    kind, node = kind_of(move), target_of(move)
    if (kind == CHOOSE) != (state.phase == MISSION) or (kind == DISCARD) != (state.phase == X_DISCARDS):
        return None
    if kind == CHOOSE:
        starts = board.starts[who_of(move), : board.mission_starts[who_of(move)]].tolist()
        if node not in starts:
            return IllegalMove(
                "no_start",
                station=words.stations[node],
                mission=words.missions[who_of(move)],
                allowed=[words.stations[start] for start in starts],
            )
        return closed(words, node, "x")
    if kind in SPECIAL and state.phase == X_LEG and not (kind == HIDDEN and rules.double_with_hidden):
        return IllegalMove("no_double", why=Reason("one_special_action"))
    if kind == DOUBLE_HIDDEN and not rules.double_with_hidden:  # EU-052
        return IllegalMove("no_double", why=Reason("no_hidden_half"))
    paid = {FOOT: footprints_of(move), SHAD: shadows_of(move)}
    for symbol, lot in paid.items():
        if not can_pay_lot(rules, state, X, symbol, lot):
            return IllegalMove(
                "no_ticket", pawn="x", ticket=Reason("symbol_of_that_kind", symbol=words.symbols[symbol])
            )
    ticket = ticket_of(move)
    spent = int(rules.lots[paid.get(ticket % SYMBOLS, 0), ticket // SYMBOLS])
    if state.hands[X, ticket] <= spent:  # EU-010, EU-035
        return IllegalMove("no_ticket", pawn="x", ticket=words.tickets[ticket])
    column = ANY if kind in (HIDDEN, DOUBLE_HIDDEN) else ticket // SYMBOLS
    if refusal := no_line(words, board, int(state.x), node, column):
        return refusal
    if is_held(state, node):
        return closed(words, node, "x")
    return IllegalMove("no_second_leg") if kind in (DOUBLE, DOUBLE_HIDDEN) else None


def explain_team(words: HandVocabulary, board: Map, rules: Rules, state: State, move: int) -> IllegalMove | None:
    kind, pawn, node = kind_of(move), who_of(move), target_of(move)
    if state.phase == HUNTERS_TURN and kind == RIDE:
        return explain_ride(words, board, rules, state, move)
    if state.phase == HUNTERS_TURN:  # EU-072, EU-082
        return IllegalMove("must_move", pawn=words.pawns[next(p for p in range(1, 6) if not state.moved >> p & 1)])
    if kind == RIDE and state.moved >> pawn & 1:
        return IllegalMove("already_moved", pawn=words.pawns[pawn])
    if kind == DISCARD and state.phase == HUNTER_DISCARDS and pawn != state.turn:
        return IllegalMove("not_his_turn_yet", next=words.stocks[state.turn])
    if kind not in (INVESTIGATE, OPERATE):
        return None
    if state.phase != TEAM_TURN:  # EU-083, EU-085
        what = Reason("investigation" if kind == INVESTIGATE else "special_operation")
        needed = int(rules.special_from_move)
        early = Reason("too_few_moves_yet", moves=needed) if state.moves < needed else Reason("special_actions_over")
        return IllegalMove("no_special_action", what=what, why=early)
    size = 0
    for hand in range(1, HANDS):
        lot = lot_given(rules, hand, pay_of(move))
        size += int(rules.lot_size[lot])
        if not can_pay_lot(rules, state, hand, MAG if kind == INVESTIGATE else BLUE, lot):
            return IllegalMove("no_ticket", pawn=words.stocks[hand], ticket=Reason("tickets_of_that_kind"))
    if kind == INVESTIGATE:
        sizes = [str(size) for size in range(1, 6) if rules.moves_back[size]]
        if str(size) not in sizes:  # EU-091
            return IllegalMove(
                "wrong_price", what=Reason("investigation"), price=Reason("magnifiers", counts=" or ".join(sizes))
            )
        return IllegalMove("no_special_action", what=Reason("investigation"), why=no_entry(rules, state, size))
    mode = int(rules.extra_mode[size]) if size <= 5 else -1
    if mode < 0:
        prices = [
            f"{size} for a {words.modes[m]} move" for size in range(1, 6) if (m := int(rules.extra_mode[size])) >= 0
        ]
        return IllegalMove("wrong_price", what=Reason("special_operation"), price=Reason("blue_lights", offers=prices))
    return no_line(words, board, int(state.pos[pawn]), node, mode) or closed(words, node, words.pawns[pawn])


def no_entry(rules: Rules, state: State, size: int) -> Reason:
    """Why an investigation finds nothing to show, as `entry_asked` has it."""
    back = int(rules.moves_back[size])
    entry = int(state.moves) - back
    if entry >= rules.first_open_move:  # EU-OP-20
        return Reason("that_city_is_open", entry=entry)
    if entry < 0:
        return Reason("no_such_entry", back=back)
    if entry == 0 and not rules.start_counts:
        return Reason("start_does_not_count", back=back)
    return Reason("that_city_is_unknown", back=back)


def explain_ride(words: HandVocabulary, board: Map, rules: Rules, state: State, move: int) -> IllegalMove | None:
    pawn, ticket, node = who_of(move), ticket_of(move), target_of(move)
    name = words.pawns[pawn]
    if state.moved >> pawn & 1:
        return IllegalMove("already_moved", pawn=name)
    if state.hands[rules.leader[pawn], ticket] == 0:  # EU-073
        return IllegalMove("no_ticket", pawn=name, ticket=words.tickets[ticket])
    if refusal := no_line(words, board, int(state.pos[pawn]), node, ticket // SYMBOLS):
        return refusal
    if is_closed(rules, state, node):
        return closed(words, node, name)
    return IllegalMove("strands_others", pawn=name)  # EU-OP-08: must_move is maximal


def no_line(words: HandVocabulary, board: Map, here: int, node: int, column: int) -> IllegalMove | None:
    near = [words.stations[to] for to in board.to[board.first[here, column] : board.first[here, column + 1]]]
    if words.stations[node] in near:
        return None
    ends = {"origin": words.stations[here], "station": words.stations[node], "allowed": near}
    if column == ANY:  # a hidden move
        return IllegalMove("no_line", **ends)
    return IllegalMove("no_connection", mode=words.modes[column], **ends)


def closed(words: HandVocabulary, node: int, name: str) -> IllegalMove:
    return IllegalMove("station_closed", station=words.stations[node], pawn=name, why=Reason("detective_there"))
