"""Arguments by address: what a compiled function works in, read from one array of numbers.

numba looks at every argument of every call, which takes half a microsecond for each array. Where arguments stay the
same, their addresses, sizes and strides are written down once, and the call is told where.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic
from numba.np import arrayobj

make_array: Any = arrayobj.make_array
tuple_of: Any = types.Tuple
populate_array: Any = arrayobj.populate_array


def list_numbers(arguments: tuple[Any, ...]) -> list[int]:
    """Where each argument lies: of an array its address, sizes and strides, of a record its address."""
    numbers: list[int] = []
    for argument in arguments:
        if isinstance(argument, np.ndarray):
            numbers += [argument.ctypes.data, *argument.shape, *argument.strides]
        else:  # a record, which is seen as an array of one
            numbers.append(np.frombuffer(argument, np.uint8).ctypes.data)
    return numbers


def make_unpack(kinds: tuple[Any, ...]) -> Any:
    """What compiled code calls with the address of such numbers: the arguments as a tuple."""
    return intrinsic(lambda context, address: (tuple_of(kinds)(types.int64), _generate))


def _generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
    word = ir.IntType(64)
    numbers = builder.inttoptr(values[0], word.as_pointer())
    place = 0

    def take() -> Any:
        nonlocal place
        number = builder.load(builder.gep(numbers, [word(place)]))
        place += 1
        return number

    found = []
    for kind in signature.return_type.types:
        if isinstance(kind, types.Record):
            found.append(builder.inttoptr(take(), context.get_value_type(kind)))
            continue
        array = make_array(kind)(context, builder)
        data = builder.inttoptr(take(), context.get_data_type(kind.dtype).as_pointer())
        sizes = [take() for _ in range(kind.ndim)]
        strides = [take() for _ in range(kind.ndim)]
        each = word(context.get_abi_sizeof(context.get_data_type(kind.dtype)))
        populate_array(array, data=data, shape=sizes, strides=strides, itemsize=each, meminfo=None)
        found.append(array._getvalue())
    return context.make_tuple(builder, signature.return_type, found)
