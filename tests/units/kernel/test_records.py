"""Records within records: one pointer holds what a kernel needs, and what is written there stays there."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from misterx.kernel.records import F32, I32, Capacity, F32s, I64s, Open, Record, new_record, shape


class Inner(Record):
    weight: F32
    row: F32s = shape(3)


class Outer(Record):
    inner: Inner
    chosen: Open
    several: Open = shape(2)
    words: I64s = shape(Capacity("words"))
    number: I32


def made() -> Any:
    return new_record(Outer.with_room(chosen=Inner.DTYPE, several=Inner.DTYPE, words=4))


def test_a_record_holds_records_and_arrays_of_them() -> None:
    outer = made()
    outer.inner.weight, outer.chosen.row[2], outer.several[1].weight = 1.5, 2.0, 2.5
    assert (outer.inner.weight, outer.chosen.row.tolist(), outer.several["weight"].tolist()) == (
        1.5,
        [0.0, 0.0, 2.0],
        [0.0, 2.5],
    )
    assert outer.words.shape == (4,)
    outer.several[0] = outer.several[1]
    outer.several[1].weight = 3.0
    assert outer.several["weight"].tolist() == [2.5, 3.0], "a copy, not the same"


def test_what_is_open_has_no_type_before_it_is_chosen() -> None:
    assert Inner.DTYPE["row"].base == np.float32
    assert not hasattr(Outer, "DTYPE")
    with pytest.raises(KeyError):
        Outer.with_room(chosen=Inner.DTYPE, words=4)
