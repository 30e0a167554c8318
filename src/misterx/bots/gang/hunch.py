"""What is known of the gang as a search begins, and who probably is Mister X.

The search keeps it up as `families/gang/suspicion.py` says: in places 1 to 10 of what is known a walk counts one. For
the police these begin with how likely each token is he, out of ONE, beside which walks count nothing. Mister X does
not know what they think, and begins with the walks that everybody saw.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from misterx.deduce import Knowledge
from misterx.families.gang.suspicion import ROOM

ONE = 1 << 20


def known_to(knowledge: Knowledge) -> npt.NDArray[np.int64]:
    """Who can be Mister X, and what there is to say of each token."""
    possible = knowledge.shadow().possible
    if knowledge.viewer == "x":
        return np.array(possible, np.int64)
    known = np.zeros(ROOM, np.int64)
    known[0] = possible[0]
    for pawn, chance in knowledge.suspicion().items():
        known[knowledge.words.pawns.index(pawn)] = max(int(ONE * chance), 1)
    return known
