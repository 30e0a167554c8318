"""The rules of one game as numbers: what the chosen options come to."""

from __future__ import annotations

from misterx.kernel.records import I8, I16, Flag, Record, choice

POLICE_FIRST, GANG_FIRST = 0, 1
ROTARY, ROTARY_RESET, LAST_DIGIT, RANDOM_DIAL = 0, 1, 2, 3
CHOSEN, FREE_FACING = 0, 1


class Rules(Record):
    """What a title's tables and the chosen options come to."""

    phase1_cap: I16  # BX-OP-23; 0 for none
    phase2_cap: I16  # BX-OP-33; 0 for none
    checks: I8  # cards in the box (BX-006)
    warnings: I8  # cards in the box (BX-007)
    phase2_first: I8 = choice("police", "gang")  # BX-OP-21
    dial: I8 = choice("rotary", "rotary_reset", "last_digit", "random")  # BX-OP-35, BX-OP-36
    jump_facing: I8 = choice("chosen", "free")  # BX-OP-11
    hard_checks: Flag  # BX-056
    setup_on_arrow: Flag  # BX-OP-10
    lingering_check: Flag  # BX-OP-14, BX-OP-16
    colour_arrest: Flag  # BX-OP-38
    barricade_breakable: Flag  # BX-OP-30
    barricade_on_arrow: Flag  # BX-OP-32
    override_after_warning: Flag  # BX-OP-41
