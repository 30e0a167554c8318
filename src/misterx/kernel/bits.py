"""Sets of stations: int64 words with 32 stations each, so that nothing overflows in any mode of running.

A set has the words that its board's size has room for. That count is known when code is compiled, so that a loop over
words becomes one wide instruction.
"""

from __future__ import annotations

from typing import Any

from misterx.kernel.jit import kernel, machine


@kernel
def words_of(board: Any) -> int:
    """How many words a set of this board's stations takes."""
    return board.reach.shape[2]  # type: ignore[no-any-return]


@machine("count ones")
def count_bits(word: int) -> int:
    """How many bits of a word are set."""
    return int(word).bit_count()


@machine("find in eight")
def is_one_of_eight(eight: Any, number: int) -> bool:
    """Whether a number is among eight of 16 bits."""
    return number in eight.tolist()


@kernel
def count_set(board: Any, known: Any) -> int:
    """How many stations are in a set."""
    total = 0
    for word in range(words_of(board)):
        total += count_bits(known[word])
    return total


@kernel
def lowest_bit(low: int) -> int:
    """The place of the one bit that is set."""
    return count_bits(low - 1)


@kernel
def sum_of_distances(board: Any, known: Any, node: int) -> int:
    """The distances from a node to every station of a set, added up."""
    total = 0
    if board.levels > 0:
        for level in range(board.levels):
            farther = 0
            for word in range(words_of(board)):
                farther += count_bits(known[word] & board.farther[node, level, word])
            if farther == 0:
                break
            total += farther
        return total
    for word in range(words_of(board)):
        bits = int(known[word])
        while bits != 0:
            low = bits & -bits
            bits ^= low
            total += int(board.distance[node, word * 32 + lowest_bit(low)])
    return total


@machine("fetch ahead")
def fetch_ahead(array: Any, place: int) -> None:
    """A row is going to be read soon: it may come nearer."""
