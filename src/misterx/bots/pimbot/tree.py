"""The tree of PimBot: nodes in arrays, children found by a hash of parent and move."""

from __future__ import annotations

from typing import Any

from misterx.kernel.jit import kernel
from misterx.kernel.records import record_type

NODES = 1 << 18
SLOTS = 2 * NODES

TREE = record_type(
    [
        ("nodes", "<i4"),  # in use; node 0 is the root
        ("slot", "<i4", (SLOTS,)),  # child's number, 0 for none
        ("parent", "<i4", (NODES,)),
        ("move", "<i4", (NODES,)),
        ("tries", "<i4", (NODES,)),
        ("score", "<f4", (NODES,)),  # sum of rewards of whoever moved into the node
    ]
)


@kernel
def clear(tree: Any) -> None:
    for slot in range(SLOTS):
        tree.slot[slot] = 0
    tree.nodes = 1
    tree.tries[0] = 0
    tree.score[0] = 0.0


@kernel
def find(tree: Any, node: int, move: int) -> int:
    """The slot of a child, or the free slot where it would go."""
    slot = ((node * 0x1E3779B1) ^ (move * 0x2545F491)) >> 7 & (SLOTS - 1)
    while tree.slot[slot] != 0:
        child = int(tree.slot[slot])
        if tree.parent[child] == node and tree.move[child] == move:
            return slot
        slot = (slot + 1) & (SLOTS - 1)
    return slot


@kernel
def add(tree: Any, slot: int, node: int, move: int) -> int:
    """A new child; 0 when the tree is full."""
    child = int(tree.nodes)
    if child == NODES:
        return 0
    tree.nodes = child + 1
    tree.slot[slot] = child
    tree.parent[child] = node
    tree.move[child] = move
    tree.tries[child] = 0
    tree.score[child] = 0.0
    return child
