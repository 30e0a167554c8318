"""From the title's tables, the options and the seats to the records that the rules run on."""

from __future__ import annotations

from misterx.families.hand.schema.rules import LOTS, LOTS_UP_TO, NO_LIMIT, NO_MODE, Rules
from misterx.families.hand.schema.state import (
    CARDS,
    DETECTIVES,
    DRAWS,
    HANDS,
    MISSION,
    NO_ENTRY,
    NO_MISSION,
    OFF_BOARD,
    State,
    X,
)
from misterx.kernel.codes import TO_ALL, TO_HUNTERS, TO_X
from misterx.kernel.records import new_record
from misterx.titles import Options, Title


def pawns(title: Title, options: Options) -> list[str]:
    """Mister X and always five detectives (EU-005, EU-015)."""
    return ["x", *(f"d{i}" for i in range(1, DETECTIVES + 1))]


def hands() -> list[str]:
    """Hands go by seat: Mister X's and one for each detective player there can be."""
    return ["x", *(f"h{i}" for i in range(1, HANDS))]


def deal_seats(title: Title, options: Options) -> dict[str, list[str]]:
    """Detectives dealt to the other players as evenly as possible, the larger shares first (EU-016, EU-OP-02)."""
    seats = options.players - 1
    names = pawns(title, options)[1:]
    dealt: dict[str, list[str]] = {}
    start = 0
    for seat in range(seats):
        share = DETECTIVES // seats + (seat < DETECTIVES % seats)
        dealt[f"h{seat + 1}"] = names[start : start + share]
        start += share
    return dealt


def ticket_mix(title: Title, options: Options) -> list[int]:
    """How many tickets there are of each kind (EU-013, EU-OP-01)."""
    mix = options["ticket_mix"]
    if isinstance(mix, str):
        mix = title.tables["ticket_mixes"][mix]
    return [mix.get(f"{mode}/{symbol}", 0) for mode in title.modes for symbol in title.tables["symbols"]]


def led_by(title: Title, options: Options) -> list[list[str]]:
    """[hand]: the detectives whose player it belongs to, as the seats are or as the rulebook deals them."""
    seats = options.seats or deal_seats(title, options)
    return [[], *(seats.get(hand, []) for hand in hands()[1:])]


def build_rules(title: Title, options: Options) -> Rules:
    """The options as the record that the rules read; hands and payments follow from who leads whom."""
    rules = new_record(Rules)
    deal = title.tables["deal"]
    names = pawns(title, options)
    rules.full[X] = deal["x"]
    for hand, owned in enumerate(led_by(title, options)):
        rules.leads[hand] = len(owned)
        if owned:  # EU-018
            rules.full[hand] = deal["detective_player"] + deal["for_each_detective"] * len(owned)
        for name in owned:
            rules.leader[names.index(name)] = hand
        rules.sees_hand[hand] = TO_X if hand == X else TO_ALL if options["detective_hands_visible_to_x"] else TO_HUNTERS
    rules.sees_chips = TO_ALL if options["chips_visible_to_x"] else TO_HUNTERS
    chips = options.get("investigation_chips", "unlimited")
    rules.chips = NO_LIMIT if chips == "unlimited" else chips  # EU-008
    rules.trail_needed = options.get("trail_needed", False)
    number_payments(rules)
    prices = title.tables["prices"]
    rules.double_price, rules.hidden_price = prices["double"], prices["hidden"]
    rules.extra_mode[:] = NO_MODE
    for size, back in title.tables["investigation"].items():
        rules.moves_back[int(size)] = back
    for size, mode in title.tables["special_operation"].items():
        rules.extra_mode[int(size)] = title.modes.index(mode)
    rules.check_window = options["check_window"]
    rules.first_open_move = options["first_open_move"]
    rules.special_from_move = options["detective_special_from_move"]
    rules.round_limit = 0 if options["round_limit"] == "none" else options["round_limit"]
    for name, choices in Rules.CHOICES.items():
        rules[name] = choices.index(options[name])
    for name in Rules.FLAGS:
        rules[name] = options[name]
    return rules


def number_payments(rules: Rules) -> None:
    """Lots, and the weight of each player's lot in the number of a common payment."""
    rules.lots[:] = LOTS
    rules.lot_size[:] = [sum(lot) for lot in LOTS]
    rules.lots_up_to[:] = LOTS_UP_TO
    weight = 1
    for hand in range(1, HANDS):
        rules.place[hand] = weight
        weight *= LOTS_UP_TO[rules.leads[hand]]


def new_state(title: Title, options: Options) -> State:
    """The table before anything is dealt: all tickets in the bag, nobody on the board (EU-003, EU-006, EU-029)."""
    state = new_record(State)
    state.pos[:] = OFF_BOARD
    state.entered[:] = OFF_BOARD
    state.x = OFF_BOARD
    state.trail[:] = OFF_BOARD
    state.ring_city[:] = OFF_BOARD
    state.ring_entry[:] = NO_ENTRY
    state.mission = NO_MISSION
    state.bag[:] = ticket_mix(title, options)
    state.phase = DRAWS
    state.drawing = (1 << HANDS) - 1
    state.after = CARDS if options["setup_order"] == "detectives_first" else MISSION
    state.turn = 1
    state.round_no = 1
    return state
