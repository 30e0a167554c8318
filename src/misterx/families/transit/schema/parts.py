"""A move of a transit game, taken apart."""

from __future__ import annotations

from misterx.families.shared.parts import Parts


class TransitParts(Parts, frozen=True, omit_defaults=True, kw_only=True):
    """A move of a transit game. `show`: he shows himself; `block`: a roadblock is left, from the supply or the one that
    lies on `block_from`."""

    show: bool = False
    block: bool = False
    block_from: int | None = None
