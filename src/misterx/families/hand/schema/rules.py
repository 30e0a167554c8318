"""The rules of one game as numbers: what the title's tables, the options and the seats come to."""

from __future__ import annotations

from misterx.families.hand.schema.state import HANDS, MODES, PLACES
from misterx.kernel.records import record_type

# Named choices, in the spelling of the options; a choice's number is its place here.
CHOICES: dict[str, tuple[str, ...]] = {
    "setup_order": ("detectives_first", "mission_first"),  # EU-OP-05
    "capture_timing": ("immediate", "check"),  # EU-OP-04
    "x_without_move": ("loses", "stays", "by_cause"),  # EU-OP-06
    "must_move": ("local", "maximal"),  # EU-OP-08
    "repeat_visit": ("all", "latest"),  # EU-OP-13
}
DETECTIVES_FIRST, MISSION_FIRST = 0, 1
IMMEDIATE, AT_CHECK = 0, 1
LOSES, STAYS, BY_CAUSE = 0, 1, 2
LOCAL, MAXIMAL = 0, 1
ALL_VISITS, LATEST_VISIT = 0, 1

FLAGS = (
    "detectives_share_city",  # EU-OP-09
    "check_includes_current",  # EU-OP-12
    "start_counts",  # EU-OP-12
    "check_all_entered",  # EU-OP-11
    "discard_before_draw",  # EU-OP-10
    "double_with_hidden",  # EU-OP-07
)

MOST_PAID = 5  # tickets in one special action (EU-091)

# A lot is what one player puts into a special action: so many car, rail and plane tickets of one symbol. Lots are
# numbered by their size, so that all lots of up to k tickets come first.
LOTS = sorted(
    (
        (car, rail, plane)
        for car in range(MOST_PAID + 1)
        for rail in range(MOST_PAID + 1 - car)
        for plane in range(MOST_PAID + 1 - car - rail)
    ),
    key=lambda lot: (sum(lot), lot),
)
LOTS_UP_TO = tuple(sum(1 for lot in LOTS if sum(lot) <= size) for size in range(MOST_PAID + 1))

RULES = record_type(
    [
        ("leader", "i1", (PLACES,)),  # [detective]: the hand that pays for him
        ("leads", "i1", (HANDS,)),  # [hand]: detectives that its player leads
        ("full", "i1", (HANDS,)),  # [hand]: tickets in it after a refill
        ("sees_hand", "<i2", (HANDS,)),  # [hand]: audience that may see it
        ("sees_chips", "<i2"),
        ("chips", "i1"),  # that may lie on the board at once, NO_LIMIT for any number
        ("trail_needed", "i1"),  # positions tell his cities as far back as rules look
        ("lots", "i1", (len(LOTS), MODES)),
        ("lot_size", "i1", (len(LOTS),)),
        ("lots_up_to", "i1", (MOST_PAID + 1,)),  # [size]: how many lots are not larger
        ("place", "<i2", (HANDS,)),  # [hand]: weight of its lot's number in the number of a payment
        ("double_price", "i1"),
        ("hidden_price", "i1"),
        ("moves_back", "i1", (MOST_PAID + 1,)),  # [magnifiers]: how far an investigation looks back, 0 for not at all
        ("extra_mode", "i1", (MOST_PAID + 1,)),  # [blue lights]: mode of the extra move, NO_MODE for none
        ("check_window", "i1"),
        ("first_open_move", "i1"),
        ("special_from_move", "i1"),
        ("round_limit", "<i4"),  # 0 for none
        *((name, "i1") for name in CHOICES),
        *((name, "i1") for name in FLAGS),
    ]
)
NO_MODE = -1
NO_LIMIT = -1
