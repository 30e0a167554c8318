"""Moves spelt part by part, over an alphabet of a few hundred letters for each title.

A family says where the parts of a move lie in its number (`schema/move_table.py`). Each part has letters of its own,
one for each value; a part of many values that is no station is spelt in two letters, the high half first. A word goes
from part to part and leaves out those about which there is no choice, so most moves take one to three letters.

A word that is begun is two numbers: which bits of the move are fixed, and what they are.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from misterx.families.shared.move_table import MoveTable
from misterx.kernel.jit import kernel

FIXED, SPELT = 0, 1  # places in a word
SHIFT, BITS, FIRST = 0, 1, 2  # columns of an alphabet's table
WHOLE = -1  # in the place of a part: one move is left
FIRST_PARTS = ("kind", "who")  # the others follow as they are declared
WIDEST = 8  # bits of a part that is spelt in one letter


@dataclass(frozen=True)
class Letters:
    """The letters of one part."""

    part: str
    first: int
    count: int
    meaning: str


class Alphabet:
    """The letters of one title on one board."""

    def __init__(self, moves: MoveTable[Any], stations: int) -> None:
        bits = moves.bits
        kinds = 1 + max(bits["kind"].of(kind.code) for kind in moves.kinds)
        self.letters: list[Letters] = []
        rows: list[tuple[int, int, int]] = []
        self.size = 0
        for name in sorted(bits, key=lambda part: (*FIRST_PARTS, part).index(part)):
            shift, width, meaning = bits[name]
            halves = [(shift, width)]
            if meaning != "station" and width > WIDEST:
                halves = [(shift + width // 2, width - width // 2), (shift, width // 2)]
            for number, (start, wide) in enumerate(halves):
                count = {"station": stations, "kind": kinds}.get(meaning, 1 << wide)
                half = ["high half of the ", "low half of the "][number] if len(halves) > 1 else ""
                self.letters.append(Letters(name, self.size, count, half + meaning))
                rows.append((start, (1 << wide) - 1, self.size))
                self.size += count
        self.table = np.array(rows, np.int64)  # [part]: SHIFT, BITS, FIRST


@kernel
def begin_word(word: Any) -> None:
    word[FIXED] = 0
    word[SPELT] = 0


@kernel
def next_part(table: Any, moves: Any, count: int, word: Any) -> int:
    """Fix all parts about which there is no choice; returns the part to be chosen, WHOLE where one move is left."""
    fixed, spelt = int(word[FIXED]), int(word[SPELT])
    first, differ = -1, 0
    for place in range(count):
        move = int(moves[place])
        if move & fixed == spelt:
            if first < 0:
                first = move
            differ |= move ^ first
    for part in range(len(table)):
        bits = int(table[part, BITS]) << int(table[part, SHIFT])
        if differ & bits:
            return part
        word[FIXED] |= bits
        word[SPELT] |= first & bits
    return WHOLE


@kernel
def mark_letters(table: Any, part: int, moves: Any, count: int, word: Any, mask: Any) -> None:
    """Mark the letters that a word may go on with."""
    fixed, spelt = int(word[FIXED]), int(word[SPELT])
    shift, bits, first = int(table[part, SHIFT]), int(table[part, BITS]), int(table[part, FIRST])
    for place in range(count):
        move = int(moves[place])
        if move & fixed == spelt:
            mask[first + (move >> shift & bits)] = 1


@kernel
def mark_letters_as_bits(table: Any, part: int, moves: Any, count: int, word: Any, mask: Any) -> None:
    """The same in a mask of bits, eight letters a byte, the first letter in the lowest bit."""
    fixed, spelt = int(word[FIXED]), int(word[SPELT])
    shift, bits, first = int(table[part, SHIFT]), int(table[part, BITS]), int(table[part, FIRST])
    for place in range(count):
        move = int(moves[place])
        if move & fixed == spelt:
            letter = first + (move >> shift & bits)
            mask[letter >> 3] |= 1 << (letter & 7)


@kernel
def letter_of(table: Any, part: int, move: int) -> int:
    """The letter with which a word goes on to this move."""
    return int(table[part, FIRST]) + (move >> int(table[part, SHIFT]) & int(table[part, BITS]))


@kernel
def find_letter(table: Any, part: int, letter: int, moves: Any, count: int, word: Any) -> int:
    """The place of the first move that a word comes to with this letter, WHOLE (-1) where there is none."""
    fixed, spelt = int(word[FIXED]), int(word[SPELT])
    for place in range(count):
        move = int(moves[place])
        if move & fixed == spelt and letter_of(table, part, move) == letter:
            return place
    return WHOLE


@kernel
def add_letter(table: Any, part: int, letter: int, word: Any) -> None:
    """Go on with a letter of the part that is to be chosen."""
    shift, bits, first = int(table[part, SHIFT]), int(table[part, BITS]), int(table[part, FIRST])
    word[FIXED] |= bits << shift
    word[SPELT] |= (letter - first) << shift


@kernel
def show_word(table: Any, word: Any, out: Any, start: int) -> None:
    """Write what each part of a word is, -1 for those that are still open."""
    for part in range(len(table)):
        shift, bits = int(table[part, SHIFT]), int(table[part, BITS])
        is_fixed = int(word[FIXED]) >> shift & bits
        out[start + part] = (int(word[SPELT]) >> shift & bits) if is_fixed else -1
