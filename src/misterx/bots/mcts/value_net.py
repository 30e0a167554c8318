"""What was learnt for a title: a small net that judges Mister X's chances, and weights of a policy for either side."""

from __future__ import annotations

from math import exp
from typing import Any

from misterx.kernel.jit import kernel
from misterx.kernel.records import F32, Capacity, F32s, Record, shape

INPUTS, TRAITS = Capacity("inputs"), Capacity("traits")
HIDDEN = 32  # units between a table's numbers and what they come to
PARTS = ("first", "shift", "second", "last")
POLICIES = ("x", "hunters")


class Net(Record):
    """Two layers, and what each trait of a move weighs to either side; a family says how many numbers go in."""

    first: F32s = shape(INPUTS, HIDDEN)
    shift: F32s = shape(HIDDEN)
    second: F32s = shape(HIDDEN)
    last: F32
    x: F32s = shape(TRAITS)
    hunters: F32s = shape(TRAITS)


@kernel
def judge(net: Net, features: Any, hidden: Any) -> float:
    """The chance that Mister X wins, from the numbers that describe his table."""
    for unit in range(HIDDEN):
        hidden[unit] = net.shift[unit]
    for feature in range(len(net.first)):
        value = features[feature]
        if value != 0.0:
            for unit in range(HIDDEN):
                hidden[unit] += value * net.first[feature, unit]
    total = float(net.last)
    for unit in range(HIDDEN):
        total += max(float(hidden[unit]), 0.0) * float(net.second[unit])
    return 1.0 / (1.0 + exp(-total))
