"""What each part of a position allows but all together do not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from misterx.families.shared.vocabulary import Vocabulary
from misterx.families.transit.hunters import has_order
from misterx.families.transit.mister_x import column_of, may_stay_with
from misterx.families.transit.schema.rules import BLOCK_HUNTERS, BY_ENTRIES, PASS, REMOVE, Rules
from misterx.families.transit.schema.state import BLACK, HUNTERS_TURN, OFF_BOARD, X_LEG, State, X
from misterx.families.transit.specials import SPECIALS
from misterx.families.transit.stations import is_stuck
from misterx.kernel.graph import ANY, Graph


def find_faults(
    words: Vocabulary, rules: Rules, state: State, position: dict[str, Any], dealt: Any, doubles: int
) -> list[str]:
    """Everything impossible about a table; `dealt` and `doubles` are the tickets that the game begins with."""
    return [
        *_stations(words, rules, state),
        *_time(rules, state, position, doubles),
        *_log(words, state, position),
        *_tickets(words, rules, state, position, dealt),
        *_turn(words, rules, state),
        *(fault for special in SPECIALS for fault in special.find_faults(words, rules, state)),
    ]


def find_faults_on_board(
    words: Vocabulary, board: Graph, rules: Rules, state: State, position: dict[str, Any]
) -> list[str]:
    """Everything about a table that its board forbids."""
    return [*_sharing(words, board, rules, state), *_path(words, board, rules, state, position)]


def _sharing(words: Vocabulary, board: Graph, rules: Rules, state: State) -> Iterator[str]:
    """NY-100: Mister X may stand with a detective only if that one can never move again."""
    here = int(state.x)
    for pawn in range(1, rules.hunters + 1):
        if here != OFF_BOARD and state.pos[pawn] == here and rules.x_may_share_stuck and rules.stock[pawn] > 0:
            if not is_stuck(board, rules, state, pawn):
                name, station = words.pawns[pawn], words.stations[here]
                yield f"x stands on {name}'s station, {station}, and {name} can still move."


def _path(words: Vocabulary, board: Graph, rules: Rules, state: State, position: dict[str, Any]) -> Iterator[str]:
    """Two stations known one after the other in the log are linked by what the ticket pays for."""
    log = position.get("log")
    entries = [entry if isinstance(entry, dict) else {} for entry in log] if isinstance(log, list) else []
    path = [words.node.get(number) if type(number) is int else None for number in _numbers(position, entries)]
    if state.x != OFF_BOARD:
        if not entries and path[0] is not None and path[0] != state.x:
            yield f"start: x has not moved yet and stands on {words.stations[state.x]}."
        path[-1] = int(state.x)
    for number, entry in enumerate(entries, 1):
        origin, target = path[number - 1 : number + 1]
        if origin is None or target is None:
            continue
        if not _leads(words, board, rules, entry, origin, target):
            how = "staying" if entry.get("stayed") else entry.get("ticket") or "any ticket"
            yield (
                f"log: entry {number} cannot lead from {words.stations[origin]} to {words.stations[target]} by {how}."
            )


def _numbers(position: dict[str, Any], entries: list[dict[str, Any]]) -> list[Any]:
    return [position.get("start"), *(entry.get("station") for entry in entries)]


def _leads(words: Vocabulary, board: Graph, rules: Rules, entry: dict[str, Any], origin: int, target: int) -> bool:
    if entry.get("stayed") is True:
        return origin == target
    ticket = entry.get("ticket")
    column = ANY
    if ticket in words.tickets:
        column = column_of(rules, words.tickets.index(ticket))
        if origin == target and may_stay_with(rules, words.tickets.index(ticket)):
            return True
    return target in board.to[board.first[origin, column] : board.first[origin, column + 1]]


def _stations(words: Vocabulary, rules: Rules, state: State) -> Iterator[str]:
    places: dict[int, int] = {}
    for pawn in range(1, rules.hunters + 1):
        node = int(state.pos[pawn])
        if node == OFF_BOARD:
            continue
        if node in places and not rules.hunters_may_share_stuck:
            first, number = words.pawns[places[node]], words.stations[node]
            yield f"{first} and {words.pawns[pawn]} stand on the same station, {number}."
        places[node] = pawn
    here = int(state.x)
    if here != OFF_BOARD and here in state.roadblocks[: rules.roadblocks]:  # NY-112
        yield f"x stands on a roadblock, {words.stations[here]}."
    if here in places:
        pawn = places[here]
        shares = rules.x_may_share_stuck and rules.stock[pawn] > 0
        if not shares and not (rules.eliminated_pawn == BLOCK_HUNTERS and state.out >> pawn & 1):
            yield f"x stands on {words.pawns[pawn]}'s station, {words.stations[here]}."


def _made(state: State) -> int:
    """Legs already made of the turn in progress."""
    return int(state.doubled) + 1 - int(state.legs) if state.phase == X_LEG else 0


def _time(rules: Rules, state: State, position: dict[str, Any], doubles: int) -> Iterator[str]:
    """SY-OP-01: one entry a turn, and one more for every double-move ticket."""
    turns = int(state.round_no) - (state.phase != HUNTERS_TURN)
    spent = doubles - int(state.doubles) - int(state.doubled)
    entries = int(state.entries)
    due = turns + max(0, spent) + _made(state)
    if spent < 0 or entries != due:
        yield (
            f"log has {entries} entries; {turns} turns of Mister X, {max(0, spent)} double-move tickets spent in them "
            f"and {_made(state)} legs of this turn come to {due}."
        )
    elif spent > turns * int(rules.max_doubles) and not rules.triple_move:
        yield f"{spent} double-move tickets cannot have been spent in {turns} turns."
    limit = int(rules.limit)
    if rules.end_mode == BY_ENTRIES:
        if entries > limit or (entries == limit and state.phase != HUNTERS_TURN):
            yield f"the game is over after {limit} entries, and the log has {entries}."
    elif state.round_no > limit:
        yield f"round {state.round_no}: the game is over after round {limit}."


def _log(words: Vocabulary, state: State, position: dict[str, Any]) -> Iterator[str]:
    log = position.get("log")
    last = log[-1] if isinstance(log, list) and log else None
    if isinstance(last, dict) and last.get("station") is not None:
        if last["station"] in words.node and state.x not in (OFF_BOARD, words.node[last["station"]]):
            yield f"log: the last entry says {last['station']}, but x stands elsewhere."
    made = _made(state)
    if state.phase == X_LEG and isinstance(log, list):
        if made < 1 or any(not isinstance(entry, dict) or entry.get("ticket") is None for entry in log[-made:]):
            yield "a double move in progress needs its legs so far in the log, with their tickets."


def _tickets(words: Vocabulary, rules: Rules, state: State, position: dict[str, Any], dealt: Any) -> Iterator[str]:
    """Nobody has more than he can have got: hunters get none, Mister X those that hunters paid, or none (SY-065)."""
    log = position.get("log")
    entries = [entry for entry in log if isinstance(entry, dict)] if isinstance(log, list) else []
    for ticket, kind in enumerate(words.tickets):
        for stock in range(1, rules.hunters + 1):
            held, began = int(state.tickets[stock, ticket]), int(dealt[stock, ticket])
            if held > began and not rules.ticket_exchange:
                yield f"{words.stocks[stock]} has {held} {kind} tickets, and began with {began}."
        if ticket != BLACK and rules.reserve_unlimited:
            continue
        there, most = int(state.tickets[X, ticket]), int(dealt[X, ticket])
        if ticket != BLACK or not rules.voluntary_reveal:  # SS-148: what lies on the log may have come back
            there += sum(entry.get("ticket") == kind for entry in entries)
        if ticket != BLACK and not rules.hunters_refill_x:
            if there > most:
                yield f"x has or had {there} {kind} tickets, and began with {most}."
            continue
        there += int(state.tickets[1:, ticket].sum())
        most = int(dealt[:, ticket].sum())
        if there > most:
            yield f"there are {there} {kind} tickets in all, and the game has only {most}."


def _turn(words: Vocabulary, rules: Rules, state: State) -> Iterator[str]:
    hunters = range(1, rules.hunters + 1)
    if state.phase == X_LEG:
        if state.doubled > max(int(rules.max_doubles), 2 * int(rules.triple_move)) or _made(state) < 1:
            yield f"legs {state.legs} with {state.doubled} double-move tickets played in this turn cannot be."
    if state.out and rules.stuck_hunter == PASS:
        yield "out: nobody leaves this game."
    if all(state.out >> pawn & 1 for pawn in hunters):
        yield "out: the game is over when every hunter has left."
    for pawn in hunters:
        if state.out >> pawn & 1 and rules.eliminated_pawn == REMOVE and state.pos[pawn] != OFF_BOARD:
            yield f"out: {words.pawns[pawn]} has left the game and stands nowhere."
    if has_order(rules, state) and state.phase == HUNTERS_TURN:  # who left has no place in it any more
        order = [int(pawn) for pawn in state.order if pawn > 0 and not state.out >> int(pawn) & 1]
        done = sum(state.moved >> pawn & 1 for pawn in order)
        waits = [words.pawns[pawn] for pawn in order[:done] if not state.moved >> pawn & 1]
        if waits:
            yield f"moved: the order is fixed, and {waits[0]} comes first."
