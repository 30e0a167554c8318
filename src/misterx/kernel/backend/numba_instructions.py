"""Instructions of the processor that do what a small rule function says, such as comparing eight numbers at once."""

from __future__ import annotations

from functools import cache
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic
from numba.np import arrayobj

from misterx.kernel.events import MOST_FIELDS, code_of

make_array: Any = arrayobj.make_array
tools: Any = cgutils


@cache
def make_instruction(name: str) -> Any:
    """What compiled code calls in the place of a rule function that is an instruction or two."""
    return intrinsic(INSTRUCTIONS[name])


def _count_ones(context: Any, number: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return builder.ctpop(values[0])

    return types.int64(types.int64), generate


def _find_in_eight(context: Any, eight: Any, number: Any) -> Any:
    """Eight small numbers that lie side by side are compared with one at once."""

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        lanes = ir.VectorType(ir.IntType(16), 8)
        array = make_array(signature.args[0])(context, builder, values[0])
        all_eight = builder.load(builder.bitcast(array.data, lanes.as_pointer()), align=2)
        nothing = ir.Constant(lanes, ir.Undefined)
        first = builder.insert_element(nothing, builder.trunc(values[1], lanes.element), ir.IntType(32)(0))
        wanted = builder.shuffle_vector(first, nothing, ir.Constant(ir.VectorType(ir.IntType(32), 8), None))
        same = builder.bitcast(builder.icmp_signed("==", all_eight, wanted), ir.IntType(8))
        return builder.icmp_unsigned("!=", same, ir.IntType(8)(0))

    return types.boolean(eight, types.int64), generate


def _emit(context: Any, events: Any, audience: Any, fact: Any) -> Any:
    """A fact's fields are written side by side; where there is no sink, nothing is left of it."""

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        if isinstance(events, types.NoneType):
            return context.get_dummy_value()
        number = ir.IntType(32)
        sink = make_array(events)(context, builder, values[0])
        row = builder.add(builder.load(sink.data), number(1))
        if context.enable_boundscheck:
            rows = tools.unpack_tuple(builder, sink.shape)[0]
            tools.do_boundscheck(context, builder, builder.zext(row, rows.type), rows)
        builder.store(row, sink.data)
        kinds = [audience, *fact.types]
        told = [values[1], *tools.unpack_tuple(builder, values[2])]
        cells = [context.cast(builder, value, kind, types.int32) for value, kind in zip(told, kinds, strict=True)]
        cells = [number(code_of(fact.instance_class)), *cells]
        cells += [number(0)] * (2 + MOST_FIELDS - len(cells))
        start = builder.mul(row, number(2 + MOST_FIELDS))
        for place, cell in enumerate(cells):
            builder.store(cell, builder.gep(sink.data, [builder.add(start, number(place))]))
        return context.get_dummy_value()

    return types.none(events, audience, fact), generate


LINE, LINES = 64, 3  # bytes that a processor's cache takes at once, and how many of these are asked for


def _fetch_ahead(context: Any, array: Any, place: Any) -> Any:
    """The first bytes of a row are asked for, so that they are there when they are read."""

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        byte, number = ir.IntType(8), ir.IntType(32)
        rows = make_array(signature.args[0])(context, builder, values[0])
        stride = tools.unpack_tuple(builder, rows.strides)[0]
        start = builder.gep(builder.bitcast(rows.data, byte.as_pointer()), [builder.mul(values[1], stride)])
        kind = ir.FunctionType(ir.VoidType(), [byte.as_pointer(), number, number, number])
        prefetch = tools.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0")
        for offset in range(0, LINE * LINES, LINE):
            line = builder.gep(start, [ir.IntType(64)(offset)])
            builder.call(prefetch, [line, number(1), number(3), number(1)])
        return context.get_dummy_value()

    return types.none(array, types.int64), generate


INSTRUCTIONS = {
    "fetch ahead": _fetch_ahead,
    "count ones": _count_ones,
    "find in eight": _find_in_eight,
    "emit": _emit,
}
