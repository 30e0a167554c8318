"""What each family brings to deduction: a model of how Mister X plays, and reasons why he is not somewhere.

A family that is not in a table thinks every possible place as likely as the others, and has no reasons of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from misterx.deduce.gang.belief import Belief as GangBelief
from misterx.deduce.hand.belief import Belief as HandBelief
from misterx.deduce.likelihood import Belief, EvenBelief
from misterx.deduce.transit.belief import Belief as TransitBelief
from misterx.kernel.jit import Named, name_of

BELIEFS: dict[str, Callable[[Any], Belief]] = {"transit": TransitBelief, "hand": HandBelief, "gang": GangBelief}


def new_belief(family: Named, shadow: Any) -> Belief:
    """A belief that has heard nothing, beside a shadow that has seen nothing."""
    return BELIEFS.get(name_of(family), EvenBelief)(shadow)
