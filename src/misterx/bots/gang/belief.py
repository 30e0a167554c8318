"""What each side makes of the other as a search begins: who probably is Mister X, and whether that can be trusted.

Who is hunted runs, and police who go by that find him. So a Mister X who knows it stays, and lets helpers run whom the
police then suspect; police who expect that go by nothing, and then he had better run. Neither side may be sure of the
other: both draw what they do before every decision, and docs/strength.md tells how often which side does what.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from misterx.deduce import Knowledge
from misterx.deduce.gang.belief import CARELESS, RUNS
from misterx.families.gang.knowledge.deduction import ROOM, is_suspect
from misterx.families.gang.schema.state import TOKENS, State
from misterx.kernel.jit import kernel

ONE = 1 << 20
BLUFF = TOKENS + 1  # the place of what is known where 1 says that Mister X bluffs


def known_to(knowledge: Knowledge, below: Callable[[int], int], settings: Mapping[str, Any]) -> npt.NDArray[np.int64]:
    """Who can be Mister X, how likely each token is he out of ONE, and whether he bluffs."""
    known = np.zeros(ROOM, np.int64)
    known[0] = knowledge.shadow().possible[0]
    known[BLUFF] = below(100) < settings["bluffs"]
    trusted = knowledge.viewer == "x" or below(100) < settings["trusts"]
    suspicion = knowledge.suspicion()
    for pawn, chance in suspicion.items():
        known[knowledge.words.pawns.index(pawn)] = max(int(ONE * chance), 1) if trusted else ONE // len(suspicion)
    return known


@kernel
def fit(state: State, token: int, walker: int, throws: int, free: int) -> float:
    """How well a walk fits with a token's being Mister X, whom so many throws reach; `free` tokens could walk."""
    if state.moved >> token & 1:
        return 1.0
    runs = RUNS[throws]
    careful = runs * free if token == walker else (1.0 - runs) * free / max(free - 1, 1)
    return CARELESS + (1.0 - CARELESS) * careful


@kernel
def suspicion_after(state: State, known: Any, walker: int, throws: Any) -> float:
    """How likely the police will think the true Mister X after a walk; `throws` has those that reach each token."""
    free, own, total = 0, 0.0, 0.0
    for token in range(1, TOKENS + 1):
        free += 1 - int(state.moved >> token & 1)
    for token in range(1, TOKENS + 1):
        if is_suspect(known, token):
            chance = known[token] * fit(state, token, walker, int(throws[token]), free)
            total += chance
            if token == state.x_token:
                own = chance
    return own / total if total > 0 else 1.0
