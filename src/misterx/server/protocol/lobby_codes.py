"""Short codes that lead into a lobby: short enough to be said aloud, and understood however they are typed."""

from __future__ import annotations

import re
import secrets

SIGNS = "0123456789ACDEFGHJKMNPQRTUVWXY"  # thirty, of which no two look alike
LENGTH = 6
LOOK_ALIKES = str.maketrans("OILZSB", "011258")  # what is in no code, and what was meant
LONGEST_TYPED = 40


def new_code() -> str:
    """One of 729 million."""
    return "".join(secrets.choice(SIGNS) for _ in range(LENGTH))


def read_code(typed: str) -> str:
    """The code that somebody typed, in small letters, with spaces or signs that look alike; empty if it is none."""
    meant = re.sub(r"[\s.\-–]", "", typed[:LONGEST_TYPED]).upper().translate(LOOK_ALIKES)
    return meant if len(meant) == LENGTH and set(meant) <= set(SIGNS) else ""
