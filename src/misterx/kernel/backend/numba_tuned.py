"""numba, told to do things differently, which reaches into its insides.

Rule functions are small and many. Left alone, numba optimises and assembles each of them by itself, once for every
constant that it is called with, and again as a part of every caller: half a minute for a few hundred lines. Here a
callee, a function that only compiled code calls, is lowered once, for integers of one width, and optimised in its
callers alone.
"""

from __future__ import annotations

import hashlib
import pickle
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import FunctionType
from typing import Any

import numba
import numpy as np
from llvmlite.binding import Linkage
from numba import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, CompileResult
from numba.core.serialize import dumps
from numba.np import arrayobj

from misterx.kernel.backend.numba_addresses import list_numbers, make_unpack
from misterx.kernel.backend.numba_instructions import make_instruction
from misterx.kernel.cache import read_kept, write_kept

__all__ = ["make_bound", "make_callee", "make_entry", "make_instruction", "type_of"]

# numba's types do not tell all that it takes.
njit: Any = numba.njit
rebuild: Any = CompileResult._rebuild
serialize: Any = dumps
unliteral: Any = types.unliteral
typeof: Any = numba.typeof


class CalleeLibrary(JITCodeLibrary):
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


class RareLibrary(CalleeLibrary):
    """Code that is called where it is needed, and does not crowd the registers of its callers."""

    def add_llvm_module(self, ll_module: Any) -> None:
        for function in ll_module.functions:
            if not function.is_declaration:
                function.add_function_attribute("noinline")
                function.add_function_attribute("cold")
        super().add_llvm_module(ll_module)  # type: ignore[no-untyped-call]


class EntryLibrary(JITCodeLibrary):
    """Code that Python calls, with all its callees in it. Nobody else links them, so they dissolve in their callers."""

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == Linkage.linkonce_odr:
                function.linkage = "internal"
        # numba goes over it twice, for the sake of reference counts; there are none here.
        passes, builder = self._codegen._module_pass_manager()  # type: ignore[no-untyped-call]
        passes.run(self._final_module, builder)


class _Unassembled:
    """A code generator that has nothing in memory to connect a callee's environment with."""

    def __init__(self, codegen: Any) -> None:
        self._codegen = codegen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._codegen, name)

    def set_env(self, name: str, environment: Any) -> None:
        pass


class CalleeCompiler(Compiler):
    library: Any = CalleeLibrary

    def __init__(self, typing_context: Any, target_context: Any, library: Any, *rest: Any) -> None:
        library = self.library(target_context.codegen(), self.library.__name__)
        library.enable_object_caching()
        super().__init__(typing_context, target_context, library, *rest)  # type: ignore[no-untyped-call]
        self.state.flags.noalias = True  # board, rules, state and lists are never one and the same

    def compile_extra(self, function: Any) -> Any:
        with counting_from_the_front():
            return super().compile_extra(function)  # type: ignore[no-untyped-call]


class RareCompiler(CalleeCompiler):
    library = RareLibrary


class EntryCompiler(CalleeCompiler):
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
    """The type that a callee is compiled for: no constants, integers of one width."""
    plain = unliteral(argument)
    return types.int64 if isinstance(plain, types.Integer) else plain


def type_of(argument: Any) -> Any:
    """What numba calls the type of a value."""
    return typeof(argument)


def make_callee(function: FunctionType, is_small: bool, is_rare: bool) -> Any:
    """What compiled code calls; a small one becomes part of its callers, a rare one never does."""
    callee = njit(
        nogil=True,
        _nrt=False,
        no_cpython_wrapper=True,
        no_cfunc_wrapper=True,
        forceinline=is_small,
        pipeline_class=RareCompiler if is_rare else CalleeCompiler,
    )(function)
    find = callee.get_call_template

    def find_widened(arguments: Any, named: Any) -> Any:
        return find([widen(each) for each in arguments], {name: widen(each) for name, each in named.items()})

    callee.get_call_template = find_widened
    return callee


def make_entry(function: FunctionType, folder: Path) -> Any:
    """What Python calls; kept in a folder."""
    entry = njit(nogil=True, _nrt=False, pipeline_class=EntryCompiler)(function)
    entry._cache = CodeFiles(function, folder)
    return entry


def make_bound(function: FunctionType, callee: Any, folder: Path, arguments: tuple[Any, ...], free: int) -> Any:
    """What Python calls with a few numbers, in front of arguments that stay the same.

    Where those lie is read from one array of addresses, so that a call costs what its numbers cost.
    """
    kinds = tuple(typeof(argument) for argument in arguments)
    numbers = ", ".join(f"number{place}" for place in range(free))
    taken = ", ".join(f"told[{place}]" for place in range(len(kinds)))
    source = f"def call(address, {numbers}):\n    told = unpack(address)\n    return function({numbers}, {taken})"
    scope: dict[str, Any] = {"unpack": make_unpack(kinds), "function": callee}
    exec(compile(source, function.__code__.co_filename, "exec"), scope)
    call: FunctionType = scope["call"]
    call.__module__, call.__qualname__ = function.__module__, f"{function.__qualname__}.bound"
    entry = njit(nogil=True, _nrt=False, pipeline_class=EntryCompiler)(call)
    entry._cache = CodeFiles(call, folder, repr(kinds))
    entry.compile((types.int64,) * (1 + free))
    table = np.array(list_numbers(arguments), np.int64)
    bound = partial(entry, int(table.ctypes.data))
    bound.kept = table, arguments  # type: ignore[attr-defined]  # alive as long as somebody may call it
    return bound


class CodeFiles:
    """numba's view of a cache, for one function: a file for each signature.

    numba's own keeps an index beside its files, which two processes can tear, looks at time stamps, ignores edits in
    other modules and the bounds check, and refuses a folder that it cannot write to.
    """

    def __init__(self, function: FunctionType, folder: Path, kinds: str = "") -> None:
        self.folder = folder
        self.name = f"{function.__module__}.{function.__qualname__}"
        self.source = kinds.encode()
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
