"""What closed a city of Europe to Mister X: the facts are told again up to the one that ruled it out."""

from __future__ import annotations

from typing import Any

from misterx.deduce.knowledge import Knowledge
from misterx.families.hand.cities import is_target, modes_on
from misterx.families.hand.knowledge.deduction import OPEN
from misterx.families.hand.knowledge.known_table import KnownTable
from misterx.families.hand.schema.state import DETECTIVES

ARRIVALS = ("rode", "operated", "entered")
Reason = tuple[str, dict[str, Any]]


def find_closing(knowledge: Knowledge, node: int) -> Reason:
    """The code and the arguments of what was told of his latest entry, and left this city closed to him."""
    shadow = KnownTable(knowledge.words, knowledge.board, knowledge.rules, knowledge.table)
    known: KnownTable = knowledge.shadow()
    reason: Reason = "ruled_out", {"entry": int(known.state.moves)}
    arrived: dict[int, str] = {}  # [node]: the detective who came there last
    begun, was_open, began_open = (-1, -1), True, True
    for fact in knowledge.events:
        shadow.see(fact)
        if fact["event"] in ARRIVALS:
            arrived[knowledge.words.node[fact["station"]]] = fact["pawn"]
        now = int(shadow.state.mission), int(shadow.state.moves)
        if now != begun:
            begun, was_open = now, True
        if fact["event"] == "turn_started":
            began_open = was_open
        elif fact["event"] == "stayed":  # what he could not have moved from is open again
            was_open = began_open
        is_open = bool(shadow.layer(OPEN, now[1]) >> node & 1)
        if was_open and not is_open:
            reason = _name(shadow, fact, node, arrived)
        was_open = is_open
    return reason


def _name(shadow: KnownTable, fact: dict[str, Any], node: int, arrived: dict[int, str]) -> Reason:
    """Why this fact, which has just been told, rules a city out."""
    state = shadow.state
    entry, round_no = int(state.moves), int(state.round_no)
    holder = next((pawn for pawn in range(1, DETECTIVES + 1) if state.pos[pawn] == node), 0)
    match fact["event"]:
        case "mission_chosen" | "turn_started" if holder and entry == 0 and round_no <= 1 and _is_start(shadow, node):
            return "start_taken", {"by": shadow.words.pawns[holder]}
        case "mission_chosen":
            return "no_start", {}
        case "laid" | "laid_face_down" if holder:
            return "closed", {"entry": entry, "by": shadow.words.pawns[holder]}
        case "laid" | "laid_face_down" | "stated" if is_target(shadow.board, state, node):
            return "would_have_won", {"entry": entry}
        case "rode" | "operated" | "entered" | "checked" if node in arrived:  # the last one by EU-OP-04
            return "searched", {"pawn": arrived[node], "round": round_no}
        case "turn_started" if holder:  # in a game, who stands there stood there before or arrived
            return "stated", {}
        case "turn_started":
            return "had_no_move", {"round": round_no}
        case "stayed" if modes_on(shadow.board, state, node) == 0:  # EU-OP-06
            return "would_have_lost", {"round": round_no}
        case "stayed":
            return "would_have_moved", {"round": round_no}
    return "ruled_out", {"entry": entry}


def _is_start(shadow: KnownTable, node: int) -> bool:
    mission = int(shadow.state.mission)
    return node in shadow.board.starts[mission, : shadow.board.mission_starts[mission]].tolist()
