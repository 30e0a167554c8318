"""A kernel with its arguments in place does what it does when it is handed them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from misterx.families.registry import FAMILIES
from misterx.kernel.bits import fetch_ahead
from misterx.kernel.jit import bound, kernel
from misterx.kernel.records import I16, I32, I16s, Record, new_record, shape


class Shelf(Record):
    """Something small with numbers of two widths and an array in it."""

    width: I32
    books: I16
    heights: I16s = shape(3)


@kernel
def add_up(first: int, last: int, shelf: Shelf, shelves: Any, grid: Any, out: Any) -> int:
    for row in range(first, last):
        fetch_ahead(shelves, row)
        shelves[row].books += shelf.books
        out[row] = grid[row, 1] * shelf.width + shelves[row].heights[2]
    return last - first


@pytest.fixture
def shelves() -> Any:
    shelf: Any = new_record(Shelf)
    shelf.width, shelf.books = 1000, 5
    many: Any = np.zeros(4, Shelf.DTYPE)
    many["heights"][:, 2] = 1, 2, 3, 4
    grid = np.arange(24, dtype=np.int16).reshape(4, 6)[:, ::2]  # every other column: strides are taken as they are
    return shelf, many, grid, np.zeros(4, np.int64)


@pytest.mark.parametrize("is_compiled", [False, True])
def test_arrays_and_records_are_found_where_they_lie(shelves: Any, is_compiled: bool) -> None:
    call = bound(add_up, FAMILIES["transit"], shelves, 2) if is_compiled else lambda *ends: add_up(*ends, *shelves)
    assert call(1, 3) == 2
    _, many, _, out = shelves
    assert out.tolist() == [0, 8002, 14003, 0]
    assert many["books"].tolist() == [0, 5, 5, 0]
    shelves[0].width = 1
    call(0, 4)
    assert out.tolist() == [3, 10, 17, 24]
