"""What numba is told to do differently. Imported by `kernel/jit.py` when something is first compiled.

Rule functions are small and many. Left alone, numba optimises and assembles each of them by itself, once for every
constant that it is called with, and again as a part of every caller: half a minute for a few hundred lines. Here a
function that only compiled code calls is lowered once, for integers of one width, and optimised in its callers alone.
"""

from __future__ import annotations

import hashlib
import pickle
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

import numba
from llvmlite import ir
from llvmlite.binding import Linkage
from numba import types
from numba.core import cgutils
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, CompileResult
from numba.core.serialize import dumps
from numba.extending import intrinsic
from numba.np import arrayobj

from misterx.kernel.cache import read_kept, write_kept
from misterx.kernel.events import MOST_FIELDS, code_of

# numba's types do not tell all that it takes.
njit: Any = numba.njit
rebuild: Any = CompileResult._rebuild
serialize: Any = dumps
unliteral: Any = types.unliteral
make_array: Any = arrayobj.make_array
tools: Any = cgutils


class TwinLibrary(JITCodeLibrary):
    """Code to be linked into callers: neither optimised as a whole nor turned into machine code by itself."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        self._ensure_finalized()  # type: ignore[no-untyped-call]
        return 0

    @property
    def codegen(self) -> Any:
        return _Unassembled(self._codegen)


class RareLibrary(TwinLibrary):
    """Code that is called where it is needed, and does not crowd the registers of its callers."""

    def add_llvm_module(self, ll_module: Any) -> None:
        for function in ll_module.functions:
            if not function.is_declaration:
                function.add_function_attribute("noinline")
                function.add_function_attribute("cold")
        super().add_llvm_module(ll_module)  # type: ignore[no-untyped-call]


class EntryLibrary(JITCodeLibrary):
    """Code that Python calls, with all its twins in it. Nobody else links them, so they dissolve in their callers."""

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == Linkage.linkonce_odr:
                function.linkage = "internal"
        # numba goes over it twice, for the sake of reference counts; there are none here.
        passes, builder = self._codegen._module_pass_manager()  # type: ignore[no-untyped-call]
        passes.run(self._final_module, builder)


class _Unassembled:
    """A code generator that has nothing in memory to connect a twin's environment with."""

    def __init__(self, codegen: Any) -> None:
        self._codegen = codegen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._codegen, name)

    def set_env(self, name: str, environment: Any) -> None:
        pass


class TwinCompiler(Compiler):
    library: Any = TwinLibrary

    def __init__(self, typing_context: Any, target_context: Any, library: Any, *rest: Any) -> None:
        library = self.library(target_context.codegen(), self.library.__name__)
        library.enable_object_caching()
        super().__init__(typing_context, target_context, library, *rest)  # type: ignore[no-untyped-call]
        self.state.flags.noalias = True  # board, rules, state and lists are never one and the same

    def compile_extra(self, function: Any) -> Any:
        with counting_from_the_front():
            return super().compile_extra(function)  # type: ignore[no-untyped-call]


class RareCompiler(TwinCompiler):
    library = RareLibrary


class EntryCompiler(TwinCompiler):
    library = EntryLibrary


@contextmanager
def counting_from_the_front() -> Iterator[None]:
    """Compile without Python's rule that an index below zero counts from the end: no rule uses it, and it costs.

    Such an index is a mistake in a rule, which the bounds check finds.
    """
    plain = arrayobj.fix_integer_index
    arrayobj.fix_integer_index = _take_index
    try:
        yield
    finally:
        arrayobj.fix_integer_index = plain


def _take_index(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)


def widen(argument: Any) -> Any:
    """The type that a twin is compiled for: no constants, integers of one width."""
    plain = unliteral(argument)
    return types.int64 if isinstance(plain, types.Integer) else plain


def make_twin(function: FunctionType, is_small: bool, is_rare: bool) -> Any:
    """What compiled code calls; a small one becomes part of its callers, a rare one never does."""
    twin = njit(
        nogil=True,
        _nrt=False,
        no_cpython_wrapper=True,
        no_cfunc_wrapper=True,
        forceinline=is_small,
        pipeline_class=RareCompiler if is_rare else TwinCompiler,
    )(function)
    find = twin.get_call_template

    def find_widened(arguments: Any, named: Any) -> Any:
        return find([widen(each) for each in arguments], {name: widen(each) for name, each in named.items()})

    twin.get_call_template = find_widened
    return twin


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


INSTRUCTIONS = {"count ones": _count_ones, "find in eight": _find_in_eight, "emit": _emit}


def make_entry(function: FunctionType, folder: Path) -> Any:
    """What Python calls; kept in a folder."""
    entry = njit(nogil=True, _nrt=False, pipeline_class=EntryCompiler)(function)
    entry._cache = Kept(function, folder)
    return entry


class Kept:
    """numba's view of a cache, for one function: a file for each signature.

    numba's own keeps an index beside its files, which two processes can tear, looks at time stamps, ignores edits in
    other modules and the bounds check, and refuses a folder that it cannot write to.
    """

    def __init__(self, function: FunctionType, folder: Path) -> None:
        self.folder = folder
        self.name = f"{function.__module__}.{function.__qualname__}"
        self.source = b""
        if not function.__module__.startswith("misterx."):  # the folder's name does not know this source
            self.source = Path(function.__code__.co_filename).read_bytes()

    @property
    def cache_path(self) -> str:
        return str(self.folder)

    def _path(self, signature: Any, codegen: Any) -> Path:
        key = hashlib.sha256(self.source + f"{self.name} {signature!r} {codegen.magic_tuple()!r}".encode())
        return self.folder / f"{self.name}-{key.hexdigest()[:16]}"

    def load_overload(self, signature: Any, target_context: Any) -> Any:
        target_context.refresh()
        kept = read_kept(self._path(signature, target_context.codegen()))
        return None if kept is None else rebuild(target_context, *pickle.loads(kept))

    def save_overload(self, signature: Any, result: Any) -> None:
        if self.folder.is_dir():
            write_kept(self._path(signature, result.codegen), serialize(result._reduce()))
