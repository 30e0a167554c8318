"""The tree of what each side knows: a node for every table as its mover sees it, not as it is.

A node is found by a key made of what the mover could observe, so no decision in the tree can depend on a secret.
"""

from __future__ import annotations

from typing import Any

from misterx.kernel.jit import kernel
from misterx.kernel.records import I32, F32s, I32s, I64s, Record, shape

NODES = 1 << 18
SLOTS = 2 * NODES
EDGES = 1 << 22
MASK = 0xFFFFFFFF
HALF = 0x7FFFFFFF
START = 0x1F3D5B79A2C4E681  # the key of a tree's root; all its bits matter, small keys would soon be alike


class Tree(Record):
    """Nodes and their edges, in arrays."""

    nodes: I32
    edges: I32
    slot: I32s = shape(SLOTS)  # node + 1, 0 for none
    key: I64s = shape(NODES)
    first: I32s = shape(NODES)  # its edges: first, and how many
    count: I32s = shape(NODES)
    visits: I32s = shape(NODES)
    total: F32s = shape(NODES)  # sum of the mover's rewards
    move: I32s = shape(EDGES)
    prior: F32s = shape(EDGES)
    tries: I32s = shape(EDGES)
    won: F32s = shape(EDGES)


@kernel
def clear(tree: Tree) -> None:
    if tree.nodes > 0:
        slots = tree.slot
        for slot in range(SLOTS):
            slots[slot] = 0
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
def find(tree: Tree, key: int) -> int:
    """The slot of a node, or the free one where it would go."""
    slot = (key ^ (key >> 29)) & (SLOTS - 1)
    while tree.slot[slot] != 0 and tree.key[tree.slot[slot] - 1] != key:
        slot = (slot + 1) & (SLOTS - 1)
    return slot


@kernel
def add(tree: Tree, slot: int, key: int, moves: Any, ratings: Any, n: int) -> int:
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
