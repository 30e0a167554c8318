"""One source of rules, two ways to run it.

Rule functions are plain Python, marked with `@kernel`. Called as they stand, they run interpreted. `compiled(function,
family)` has a function compiled (`kernel/backend`); its calls to other rule functions reach compiled ones, its calls to
verbs (`families/verbs.py`) the rules of that family. The compiler is loaded only then.

What `compiled` returns can be called from Python and is kept in the family's cache folder (`kernel/cache.py`). The
callees in it are part of its code and are not kept by themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any, Protocol, TypeVar

from misterx.kernel import backend
from misterx.kernel.cache import cache_folder

F = TypeVar("F", bound=Callable[..., Any])


class Named(Protocol):
    """A family, as far as compiling is concerned: its package's name, and its answers to the verbs."""

    __name__: str


_entries: dict[tuple[Any, str], Any] = {}
_callees: dict[tuple[Any, str], Any] = {}
_copies: dict[tuple[Any, str], FunctionType] = {}


def kernel(function: F) -> F:
    """Mark a rule function: plain Python over arrays, no allocation, no raise, no random, no I/O."""
    function.__kernel__ = True  # type: ignore[attr-defined]
    return function


def machine(instruction: str) -> Callable[[F], F]:
    """Mark a rule function that the processor does in an instruction or two (`backend/numba_instructions.py`)."""

    def mark(function: F) -> F:
        function.__machine__ = instruction  # type: ignore[attr-defined]
        return kernel(function)

    return mark


def small(function: F) -> F:
    """Mark a rule function that is to become part of its callers: a line or two, asked thousands of times."""
    function.__small__ = True  # type: ignore[attr-defined]
    return kernel(function)


def rare(function: F) -> F:
    """Mark a rule function that few moves need: it stays out of its callers, which are laid out as if it never came."""
    function.__rare__ = True  # type: ignore[attr-defined]
    return kernel(function)


def name_of(family: Named) -> str:
    return family.__name__.rpartition(".")[2]


def compiled(function: Callable[..., Any], family: Named) -> Callable[..., Any]:
    """A rule function, compiled for one family."""
    key = function, name_of(family)
    if key not in _entries:
        _entries[key] = backend.load().make_entry(_copy(function, family), cache_folder(name_of(family)))
    return _entries[key]  # type: ignore[no-any-return]


def bound(function: Callable[..., Any], family: Named, arguments: tuple[Any, ...], free: int) -> Callable[..., Any]:
    """A rule function, compiled for one family with its last arguments in place: arrays and records that stay.

    It is called with the `free` numbers before them, which costs a fifth of a microsecond however many arguments lie
    there. They have to stay where they are as long as it is called.
    """
    folder = cache_folder(name_of(family))
    return backend.load().make_bound(  # type: ignore[no-any-return]
        _copy(function, family), _callee(function, family), folder, arguments, free
    )


def compile_for(function: Callable[..., Any], family: Named, arguments: tuple[Any, ...]) -> None:
    """Compile for arguments of these types, and keep the code, without running it."""
    compiled(function, family).compile(tuple(map(backend.load().type_of, arguments)))  # type: ignore[attr-defined]


def _callee(function: Any, family: Named) -> Any:
    """What compiled code calls in the place of a rule function."""
    key = function, name_of(family)
    if key not in _callees:
        marks = getattr(function, "__small__", False), getattr(function, "__rare__", False)
        _callees[key] = backend.load().make_callee(_copy(function, family), *marks)
    return _callees[key]


def _copy(function: Any, family: Named) -> FunctionType:
    """A copy of a function whose globals name compiled functions in the place of rule functions and verbs."""
    key = function, name_of(family)
    if key not in _copies:
        scope = dict(function.__globals__)
        for word in function.__code__.co_names:
            value = scope.get(word)
            if instruction := getattr(value, "__machine__", None):
                scope[word] = backend.load().make_instruction(instruction)
            elif answer := getattr(value, "__answer__", None):
                scope[word] = _callee(answer(family), family)
            elif getattr(value, "__kernel__", False):
                scope[word] = _callee(value, family)
        copy = FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
        copy.__module__, copy.__qualname__ = function.__module__, function.__qualname__
        _copies[key] = copy
    return _copies[key]
