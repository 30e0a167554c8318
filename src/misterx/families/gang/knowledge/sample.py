"""A whole hidden story that a viewer could not tell from the truth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from misterx.families.gang.knowledge.deduction import is_suspect
from misterx.families.gang.knowledge.known_table import KnownTable
from misterx.families.gang.schema.state import TOKENS
from misterx.kernel.records import interpreted


def sample(shadow: KnownTable, below: Callable[[int], int]) -> tuple[Any, list[str]]:
    """A full state, and the hidden lines that lead to it: the shuffle and Mister X's number.

    Numbers that nobody has turned up are dealt once more; who is Mister X is drawn evenly from all who can be he.
    """
    record = shadow.packed()  # the shadow itself stays as it is
    state = interpreted(record)
    numbers = state.number.tolist()
    left = sorted(set(range(1, TOKENS + 1)) - set(numbers))
    for token in range(1, TOKENS + 1):
        if numbers[token] == 0:
            state.number[token] = left.pop(below(len(left)))
    if shadow.is_chosen and state.x_token == 0:
        suspects = [token for token in range(1, TOKENS + 1) if is_suspect(shadow.possible, token)]
        state.x_token = suspects[below(len(suspects))]
        state.x_number = state.number[state.x_token]
    story = [f"deal {shadow.words.pawns[token]} {state.number[token]}" for token in range(1, TOKENS)]
    if shadow.is_chosen:
        story.append(f"x number {state.x_number}")
    state.pack()
    return record, story
