"""Roadblocks: a detective may close the station he is just leaving (NY-086 to NY-092)."""

from __future__ import annotations

from misterx.families.transit.schema.facts import Blocked, Unblocked
from misterx.families.transit.schema.moves import BLOCK, FROM_SLOT, FROM_SUPPLY, NO_BLOCK
from misterx.families.transit.schema.rules import ANYWHERE, Rules
from misterx.families.transit.schema.state import IN_SUPPLY, State
from misterx.kernel.codes import TO_ALL
from misterx.kernel.events import Sink, emit
from misterx.kernel.jit import kernel, rare


@kernel
def may_block(rules: Rules, state: State, here: int, source: int) -> bool:
    """Whether a roadblock from this source may be put on the station being left; one to a station (NY-OP-28)."""
    if source == NO_BLOCK:
        return True
    for slot in range(rules.roadblocks):
        if state.roadblocks[slot] == here:
            return False
    if source == FROM_SUPPLY:
        # Slots are in ascending order, so roadblocks in the supply come first.
        return bool(state.roadblocks[0] == IN_SUPPLY)
    return bool(rules.roadblock_reuse == ANYWHERE and state.roadblocks[source - FROM_SLOT] >= 0)


@kernel
def block_sources(rules: Rules, pawn: int) -> int:
    """How many sources there are to try: none, the supply, and each slot. Roadblocks are detectives' work (NY-086)."""
    if rules.stock[pawn] == 0:
        return 1
    return int(FROM_SLOT + rules.roadblocks)


@rare
def place_roadblock(rules: Rules, state: State, node: int, source: int, events: Sink) -> None:
    """Put a roadblock on a node; where it lay before, the station opens at once (NY-089)."""
    if source == NO_BLOCK:
        return
    slot = 0
    if source >= FROM_SLOT:
        slot = source - FROM_SLOT
        emit(events, TO_ALL, Unblocked(state.roadblocks[slot]))
    state.roadblocks[slot] = node
    sort_roadblocks(rules, state)
    emit(events, TO_ALL, Blocked(node))


@rare
def fetch_roadblock(rules: Rules, state: State, node: int, events: Sink) -> None:
    """With `roadblock_reuse: fetch`, a detective who moves onto a roadblock takes it back into the supply."""
    for slot in range(rules.roadblocks):
        if state.roadblocks[slot] == node:
            state.roadblocks[slot] = IN_SUPPLY
            sort_roadblocks(rules, state)
            emit(events, TO_ALL, Unblocked(node))
            return


@kernel
def sort_roadblocks(rules: Rules, state: State) -> None:
    """Keep slots in ascending order: roadblocks are alike, so equal positions must be equal records."""
    for _ in range(2):
        for slot in range(rules.roadblocks - 1):
            if state.roadblocks[slot] > state.roadblocks[slot + 1]:
                lower = state.roadblocks[slot + 1]
                state.roadblocks[slot + 1] = state.roadblocks[slot]
                state.roadblocks[slot] = lower


@kernel
def block_bits(source: int) -> int:
    return source << BLOCK
