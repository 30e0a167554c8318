"""The rules of one game as numbers: what the title's tables, the options and the seats come to."""

from __future__ import annotations

from misterx.families.hand.schema.state import HANDS, MODES, PLACES
from misterx.kernel.records import I8, I16, I32, Flag, I8s, I16s, Record, choice, shape

DETECTIVES_FIRST, MISSION_FIRST = 0, 1
IMMEDIATE, AT_CHECK = 0, 1
LOSES, STAYS, BY_CAUSE = 0, 1, 2
LOCAL, MAXIMAL = 0, 1
ALL_VISITS, LATEST_VISIT = 0, 1

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


class Rules(Record):
    """What a title's tables and the chosen options come to."""

    leader: I8s = shape(PLACES)  # [detective]: the hand that pays for him
    leads: I8s = shape(HANDS)  # [hand]: detectives that its player leads
    full: I8s = shape(HANDS)  # [hand]: tickets in it after a refill
    sees_hand: I16s = shape(HANDS)  # [hand]: audience that may see it
    sees_chips: I16
    chips: I8  # that may lie on the board at once, NO_LIMIT for any number
    trail_needed: I8  # positions tell his cities as far back as rules look
    lots: I8s = shape(len(LOTS), MODES)
    lot_size: I8s = shape(len(LOTS))
    lots_up_to: I8s = shape(MOST_PAID + 1)  # [size]: how many lots are not larger
    place: I16s = shape(HANDS)  # [hand]: weight of its lot's number in the number of a payment
    double_price: I8
    hidden_price: I8
    moves_back: I8s = shape(MOST_PAID + 1)  # [magnifiers]: how far an investigation looks back, 0 for not at all
    extra_mode: I8s = shape(MOST_PAID + 1)  # [blue lights]: mode of the extra move, NO_MODE for none
    check_window: I8
    first_open_move: I8
    special_from_move: I8
    round_limit: I32  # 0 for none
    setup_order: I8 = choice("detectives_first", "mission_first")  # EU-OP-05
    capture_timing: I8 = choice("immediate", "check")  # EU-OP-04
    x_without_move: I8 = choice("loses", "stays", "by_cause")  # EU-OP-06
    must_move: I8 = choice("local", "maximal")  # EU-OP-08
    repeat_visit: I8 = choice("all", "latest")  # EU-OP-13
    detectives_share_city: Flag  # EU-OP-09
    check_includes_current: Flag  # EU-OP-12
    start_counts: Flag  # EU-OP-12
    check_all_entered: Flag  # EU-OP-11
    discard_before_draw: Flag  # EU-OP-10
    double_with_hidden: Flag  # EU-OP-07


NO_MODE = -1
NO_LIMIT = -1
