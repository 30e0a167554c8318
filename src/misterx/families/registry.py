"""The families there are, by the name that titles give them."""

from __future__ import annotations

from functools import cache
from typing import Any

from misterx.families import gang, hand, transit
from misterx.families.contract import Family

FAMILIES: dict[str, Family] = {"transit": transit, "hand": hand, "gang": gang}


@cache
def family_of(dtype: Any) -> Family:
    """The family whose states are of this NumPy type."""
    return next(family for family in FAMILIES.values() if dtype == family.State.DTYPE)
