"""Small numbers that every family shares."""

# Who decides now, and who has won; a drawn game is over, and nobody has.
NOBODY, MISTER_X, HUNTERS, CHANCE, DRAWN_GAME = 0, 1, 2, 3, 4

# Audiences of a fact: a mask of viewers. A fact without an audience is nobody's.
TO_NOBODY = 0
TO_X = 1
TO_PUBLIC = 1 << 6
TO_HUNTERS = 0b111110  # seats h1 to h5
TO_ALL = TO_X | TO_HUNTERS | TO_PUBLIC

# Why a game ended.
REASONS = (
    "",
    "captured",
    "x_enclosed",
    "x_without_move",
    "survived",
    "hunters_stuck",
    "no_hunters",
    "target_reached",
    "seven_checks",
    "twenty_warnings",
    "cap",
    "resigned",
    "timeout",
)
CAPTURED, X_ENCLOSED, X_WITHOUT_MOVE, SURVIVED, HUNTERS_STUCK, NO_HUNTERS = 1, 2, 3, 4, 5, 6
TARGET_REACHED, SEVEN_CHECKS, TWENTY_WARNINGS, CAP = 7, 8, 9, 10

SIDES = ("nobody", "x", "hunters", "chance", "nobody")


def audience_bit(viewer: str) -> int:
    """The bit of a viewer: "x", "h1" to "h5", "public"."""
    if viewer == "x":
        return TO_X
    if viewer == "public":
        return TO_PUBLIC
    return 1 << int(viewer[1:])
