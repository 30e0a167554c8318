"""The families there are, by the name that titles give them.

Other rooms have tables of their own for what a family may bring beside its rules: a model of how Mister X plays and why
he is not somewhere (`deduce/registry.py`), bots (`bots/registry.py`), words for the terminal (`cli/table/registry.py`),
and how it looks on the page (`web/app/families/table.ts`). Where one is missing there, a plain answer takes its place.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from misterx.families import gang, hand, transit
from misterx.families.contract import Family
from misterx.kernel.jit import name_of

FAMILIES: dict[str, Family] = {"transit": transit, "hand": hand, "gang": gang}


def add(family: Family) -> None:
    """Make one more family known, by the name of its package."""
    FAMILIES[name_of(family)] = family


@cache
def family_of(dtype: Any) -> Family:
    """The family whose states are of this NumPy type."""
    return next(family for family in FAMILIES.values() if dtype == family.State.DTYPE)
