"""From the options and a board to the records that the rules run on."""

from __future__ import annotations

from misterx.families.gang.schema.rules import Rules
from misterx.families.gang.schema.state import CARS, OFF_BOARD, TOKENS, State
from misterx.families.shared.vocabulary import TEAM
from misterx.kernel.codes import MISTER_X
from misterx.kernel.records import new_record
from misterx.titles import Options, Title

TOKEN_NAMES = tuple(f"t{i}" for i in range(1, TOKENS + 1))
CAR_NAMES = tuple(f"car{i}" for i in range(1, CARS + 1))


def pawns(title: Title, options: Options) -> list[str]:
    """The pieces in the kernel's order. Nothing depends on how many play."""
    return ["x", *TOKEN_NAMES, *CAR_NAMES]


def deal_seats(title: Title, options: Options) -> dict[str, list[str]]:
    """Mister X's player leads the whole gang (BX-010); cars are the whole team's (BX-012), or the captain's."""
    seats: dict[str, list[str]] = {"x": ["x", *TOKEN_NAMES]}
    for seat in range(1, options.players):
        seats[f"h{seat}"] = []
    if options["captain"]:  # BX-OP-50
        seats["h1"] = [TEAM, *CAR_NAMES]
    return seats


def build_rules(title: Title, options: Options) -> Rules:
    """The options as the record that the rules read."""
    rules = new_record(Rules)
    for name, choices in Rules.CHOICES.items():
        rules[name] = choices.index(options[name])
    for name in Rules.FLAGS:
        rules[name] = options[name]
    rules.phase1_cap, rules.phase2_cap = (
        0 if options[name] == "none" else options[name] for name in ("phase1_cap", "phase2_cap")
    )
    rules.checks, rules.warnings = title.tables["box"]["checks"], title.tables["box"]["warnings"]
    return rules


def new_state(title: Title, options: Options) -> State:
    """The table before the tokens are shuffled: all in the box, the police with seven checks (BX-022)."""
    state = new_record(State)
    state.pos[:] = OFF_BOARD
    state.checks = title.tables["box"]["checks"]
    state.turn = MISTER_X
    return state
