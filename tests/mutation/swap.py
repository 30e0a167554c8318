"""Planting a fault in a module that is loaded already: its functions keep their identity and get other code."""

from __future__ import annotations

from types import CodeType, FunctionType, ModuleType
from typing import Any


def functions_of(module: ModuleType) -> dict[str, FunctionType]:
    """The functions and methods that a module defines, by qualified name."""
    found: dict[str, FunctionType] = {}
    for value in vars(module).values():
        if getattr(value, "__module__", None) != module.__name__:
            continue
        members = vars(value).values() if isinstance(value, type) else [value]
        for member in members:
            function = _unwrap(member)
            if function is not None:
                found[function.__qualname__] = function
    return found


def _unwrap(value: Any) -> FunctionType | None:
    """The function inside a method, a property or a cache."""
    for inside in ("__func__", "fget", "__wrapped__"):
        value = getattr(value, inside, value)
    return value if isinstance(value, FunctionType) else None


def find_code(code: CodeType, qualname: str) -> CodeType | None:
    """The code of a function in the code of its module."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_qualname == qualname:
                return constant
            if qualname.startswith(f"{constant.co_qualname}.") and (inside := find_code(constant, qualname)):
                return inside
    return None


def plant(module: ModuleType, qualname: str, code: CodeType) -> bool:
    """Give a function its faulty code; returns whether there is such a function."""
    function = functions_of(module).get(qualname)
    faulty = find_code(code, qualname)
    if function is None or faulty is None or faulty.co_freevars != function.__code__.co_freevars:
        return False
    function.__code__ = faulty
    return True
