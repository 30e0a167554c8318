"""The tree of what each side knows: a node for every table as its mover sees it, not as it is.

A node is found by a key made of what the mover could observe, so no decision in the tree can depend on a secret.
"""

from __future__ import annotations

from typing import Any

from misterx.kernel.jit import kernel
from misterx.kernel.records import record_type

NODES = 1 << 18
SLOTS = 2 * NODES
EDGES = 1 << 22
MASK = 0xFFFFFFFF
HALF = 0x7FFFFFFF
START = 0x1F3D5B79A2C4E681  # the key of a tree's root; all its bits matter, small keys would soon be alike

TREE = record_type(
    [
        ("nodes", "<i4"),
        ("edges", "<i4"),
        ("slot", "<i4", (SLOTS,)),  # node + 1, 0 for none
        ("key", "<i8", (NODES,)),
        ("first", "<i4", (NODES,)),  # its edges: first, and how many
        ("count", "<i4", (NODES,)),
        ("visits", "<i4", (NODES,)),
        ("total", "<f4", (NODES,)),  # sum of the mover's rewards
        ("move", "<i4", (EDGES,)),
        ("prior", "<f4", (EDGES,)),
        ("tries", "<i4", (EDGES,)),
        ("won", "<f4", (EDGES,)),
    ]
)


@kernel
def clear(tree: Any) -> None:
    for slot in range(SLOTS):
        tree.slot[slot] = 0
    tree.nodes = 0
    tree.edges = 0


@kernel
def mix(key: int, value: int) -> int:
    """A key that says all the old one said and this value too; nothing overflows."""
    low = ((key & HALF) ^ (value & MASK)) & MASK
    high = (key >> 31) & HALF
    low = (low * 0x2C1B3C6D) & MASK
    low ^= low >> 15
    high = (((high + (value >> 16) + low) & HALF) * 0x45D9F3B) & MASK
    high ^= high >> 13
    low = ((low + high) * 0x1B873593) & MASK
    low ^= low >> 16
    return (high & HALF) << 31 | (low & HALF)


@kernel
def find(tree: Any, key: int) -> int:
    """The slot of a node, or the free one where it would go."""
    slot = (key ^ (key >> 29)) & (SLOTS - 1)
    while tree.slot[slot] != 0 and tree.key[tree.slot[slot] - 1] != key:
        slot = (slot + 1) & (SLOTS - 1)
    return slot


@kernel
def add(tree: Any, slot: int, key: int, moves: Any, ratings: Any, n: int) -> int:
    """A new node with an edge for every move, ratings being its priors; -1 when the tree is full."""
    node, first = int(tree.nodes), int(tree.edges)
    if node == NODES or first + n > EDGES:
        return -1
    tree.nodes = node + 1
    tree.edges = first + n
    tree.slot[slot] = node + 1
    tree.key[node] = key
    tree.first[node] = first
    tree.count[node] = n
    tree.visits[node] = 0
    tree.total[node] = 0.0
    for i in range(n):
        tree.move[first + i] = moves[i]
        tree.prior[first + i] = ratings[i]
        tree.tries[first + i] = 0
        tree.won[first + i] = 0.0
    return node
