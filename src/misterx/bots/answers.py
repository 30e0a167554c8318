"""Questions that a family's own module answers: from Python by the state's record type, compiled by the family."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any

from misterx.families.verbs import family_of
from misterx.kernel.jit import name_of


def answer(folder: str, question: str) -> Any:
    """A question for the module named after the family in this folder; the third argument is a state."""

    def of(family: ModuleType) -> Any:
        return getattr(import_module(f"{folder}.{name_of(family)}"), question)

    def call(*args: Any) -> Any:
        return of(family_of(args[2].dtype))(*args)

    call.__answer__ = of  # type: ignore[attr-defined]
    return call
