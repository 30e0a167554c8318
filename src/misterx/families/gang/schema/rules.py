"""The rules of one game as numbers: what the chosen options come to."""

from __future__ import annotations

from misterx.kernel.records import record_type

# Named choices, in the spelling of the options; a choice's number is its place here.
CHOICES: dict[str, tuple[str, ...]] = {
    "phase2_first": ("police", "gang"),  # BX-OP-21
    "dial": ("rotary", "rotary_reset", "last_digit", "random"),  # BX-OP-35, BX-OP-36
    "jump_facing": ("chosen", "free"),  # BX-OP-11
}
POLICE_FIRST, GANG_FIRST = 0, 1
ROTARY, ROTARY_RESET, LAST_DIGIT, RANDOM_DIAL = 0, 1, 2, 3
CHOSEN, FREE_FACING = 0, 1

FLAGS = (
    "hard_checks",  # BX-056
    "setup_on_arrow",  # BX-OP-10
    "lingering_check",  # BX-OP-14, BX-OP-16
    "colour_arrest",  # BX-OP-38
    "barricade_breakable",  # BX-OP-30
    "barricade_on_arrow",  # BX-OP-32
    "override_after_warning",  # BX-OP-41
)

CAPS = ("phase1_cap", "phase2_cap")  # BX-OP-23, BX-OP-33; 0 for none
BOX = ("checks", "warnings")  # how many cards the box holds (BX-006, BX-007)

RULES = record_type(
    [
        *((name, "<i2") for name in CAPS),
        *((name, "i1") for name in BOX),
        *((name, "i1") for name in CHOICES),
        *((name, "i1") for name in FLAGS),
    ]
)
