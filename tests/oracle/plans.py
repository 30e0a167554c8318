"""Which games are frozen: for every title, rules by rules, a number of seeded ones, each different from the next.

Nothing here asks the product what there is: tables are written down, so that the same games are played for ever.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

YARD = {
    "edition": ["2015", "classic"],
    "round_limit": [3, 9, 22],
    "end_mode": ["rounds", "entries"],
    "reveals": [[], [1, 2, 3], [4, 9]],
    "hunter_tickets": [{"taxi": 4, "bus": 3, "metro": 1}, {"taxi": 6, "bus": 0, "metro": 0}],
    "x_tickets": ["reserve", {"taxi": 5, "bus": 2, "metro": 1}, {"taxi": 3, "bus": 0, "metro": 0}],
    "black_tickets": [0, 1, 5],
    "double_tickets": [0, 1, 3],
    "max_doubles_per_turn": [1, 2],
    "used_hunter_tickets": ["reserve", "x", "discard"],
    "reserve": ["limited", "unlimited"],
    "hunter_order": ["free", "first_round", "fixed"],
    "x_without_move": ["loses", "stays", "by_cause"],
    "stuck_hunter": ["pass", "eliminated", "skip", "stand"],
    "eliminated_pawn": ["remove", "block_all", "block_hunters"],
    "x_may_share_stuck": [True, False],
    "police_keep_game_alive": [True, False],
    "reveal_when_staying": [True, False],
    "start_cards": ["separate", "common"],
    "board_edition": ["2015", "classic"],
    "detectives": [2, 3, 5],
    "policemen": [0, 1, 2],
    "ticket_stock": ["own", "pooled"],
}
YORK = {
    "round_limit": [4, 22, 30],
    "reveals": [[], [1, 2, 3], [4, 9]],
    "hunter_tickets": [{"taxi": 3, "bus": 2, "subway": 1}, {"taxi": 12, "bus": 0, "subway": 0}],
    "x_tickets": [{"taxi": 4, "bus": 1, "subway": 0}, {"taxi": 20, "bus": 9, "subway": 9}],
    "double_tickets": [0, 1, 2],
    "max_doubles_per_turn": [1, 2],
    "ticket_stock": ["own", "pooled"],
    "used_hunter_tickets": ["reserve", "x", "discard"],
    "hunter_order": ["free", "first_round", "fixed"],
    "x_without_move": ["loses", "stays", "by_cause"],
    "mixed_cause": ["stays", "loses"],
    "reveal_when_staying": [True, False],
    "x_may_share_stuck": [True, False],
    "hunters_may_share_stuck": [True, False],
    "helicopter_cards": [0, 1, 4, 20],
    "landing_blocked": ["waits", "elsewhere", "reserved"],
    "roadblock_reuse": ["anywhere", "fetch", "never"],
    "policemen": [0, 1, 2],
    "board_edition": ["transcribed", "one_line_boats"],
    "detectives": [1, 2, 3, 5],
    "black_tickets": [0, 1, 5],
    "roadblocks": [0, 1, 3],
}
POTSDAM = {
    "round_limit": [4, 24],
    "reveals": [[], [1, 2, 3], [4, 9]],
    "hunter_tickets": [{"foot": 4, "vip": 3, "train": 2}, {"foot": 9, "vip": 0, "train": 0}],
    "x_tickets": [{"foot": 2, "vip": 1, "train": 0}, {"foot": 20, "vip": 9, "train": 9}],
    "double_tickets": [0, 1, 2],
    "hunter_order": ["free", "first_round", "fixed"],
    "stuck_hunter": ["pass", "eliminated", "skip", "stand"],
    "eliminated_pawn": ["remove", "block_all", "block_hunters"],
    "extra_agent": [True, False],
    "free_order": [True, False],
    "ticket_exchange": [True, False],
    "always_visible": [True, False],
    "no_ship": [True, False],
    "black_ship_only": [True, False],
    "combined_ticket": [True, False],
    "x_may_stay": [True, False],
    "voluntary_reveal": [True, False],
    "triple_move": [True, False],
    "extra_agent_black": [True, False],
    "exchange_mode": ["pool", "swap"],
    "stay_with_black": [True, False],
    "refund_same_move": [True, False],
    "detectives": [1, 2, 3, 5],
    "black_tickets": [0, 1, 5],
}
EUROPE = {
    "ticket_mix": ["default", "uniform", "car_heavy"],
    "setup_order": ["detectives_first", "mission_first"],
    "capture_timing": ["immediate", "check"],
    "x_without_move": ["loses", "stays", "by_cause"],
    "detectives_share_city": [True, False],
    "must_move": ["local", "maximal"],
    "check_window": [1, 3, 5, 7],
    "check_includes_current": [True, False],
    "start_counts": [True, False],
    "check_all_entered": [True, False],
    "repeat_visit": ["all", "latest"],
    "discard_before_draw": [True, False],
    "first_open_move": [1, 4, 25],
    "detective_special_from_move": [1, 3, 5],
    "double_with_hidden": [True, False],
    "detective_hands_visible_to_x": [True, False],
    "chips_visible_to_x": [True, False],
    "round_limit": ["none", 3, 9],
}
SECTORS = ["warning", "busy", "red", "yellow", "blue"]
GANG = {
    "hard_checks": [True, False],
    "lingering_check": [True, False],
    "setup_on_arrow": [True, False],
    "hq_transit": ["through", "stop", "closed"],
    "phase2_first": ["police", "gang"],
    "dial": ["rotary", "rotary_reset", "last_digit", "random"],
    "dial_sectors": ["board", SECTORS * 2],
    "jump_facing": ["chosen", "free"],
    "colour_arrest": [True, False],
    "barricade_breakable": [True, False],
    "barricade_on_arrow": [True, False],
    "override_after_warning": [True, False],
    "captain": [True, False],
    "phase1_cap": ["none", 1, 5],
    "phase2_cap": ["none", 3],
}
NEW_IN_YORK = {"enclosed_without_ticket": ["loses", "stays"]}
NEW_IN_EUROPE = {"investigation_chips": [1, 3, 22, "unlimited"]}
NEW_IN_GANG = {"hq_transit": ["exact", "through", "exact", "stop"]}

#: rules: the players that the box is for, its options, how many games, and whether rules or options are younger
RULES: dict[str, tuple[range, dict[str, Any], int, bool]] = {
    "scotland-yard@1": (range(2, 7), YARD, 450, False),
    "ny-chase@1": (range(3, 7), YORK, 450, False),
    "sanssouci@1": (range(2, 7), POTSDAM, 450, False),
    "europa@1": (range(2, 7), EUROPE, 100, False),
    "europa@2": (range(2, 7), EUROPE, 300, False),
    "behrends@1": (range(2, 6), GANG, 400, False),
    "scotland-yard@2": (range(2, 7), YARD, 80, True),
    "ny-chase@2": (range(3, 7), YORK | NEW_IN_YORK, 80, True),
    "sanssouci@1 later": (range(2, 7), POTSDAM, 40, True),
    "europa@3": (range(2, 7), EUROPE | NEW_IN_EUROPE, 80, True),
    "behrends@1 later": (range(2, 6), GANG | NEW_IN_GANG, 60, True),
}
LENGTHS = (12, 25, 25, 50, 50, 50, 100, 100, 100, 250)  # decisions until somebody gives up, if the game is not over
SMALL_TITLES = ("scotland-yard", "ny-chase", "sanssouci")  # that can be played on the town of our own
MOST_OPTIONS = 6


@dataclass(frozen=True)
class Plan:
    """One seeded game: the title with the version of its rules, and its number among them."""

    rules: str
    number: int

    def __str__(self) -> str:
        return f"{self.rules.replace(' ', '-')}-{self.number:03}"

    @property
    def pinned(self) -> str:
        return self.rules.partition(" ")[0]

    @property
    def title(self) -> str:
        return self.rules.partition("@")[0]

    @property
    def later(self) -> bool:
        """Whether the commit that the oracle is of does not know such a game."""
        return RULES[self.rules][3]

    def chooser(self) -> random.Random:
        """Where every choice of this game comes from, in order."""
        return random.Random(str(self))

    @property
    def players(self) -> int:
        counts = RULES[self.rules][0]
        return counts[self.number % len(counts)]

    @property
    def length(self) -> int:
        return LENGTHS[self.number // 5 % len(LENGTHS)]

    @property
    def on_small_board(self) -> bool:
        return self.title in SMALL_TITLES and self.number % 4 == 3

    @property
    def from_position(self) -> bool:
        """Whether the game goes on, at half its length, from its own position."""
        return self.number % 3 == 1

    @property
    def entered(self) -> bool:
        """Whether chance is entered, as a referee does, and not drawn."""
        return self.later and self.number % 4 == 2

    def choose_options(self, chooser: random.Random) -> dict[str, Any]:
        """Options that may or may not go together; some games are as printed."""
        table = RULES[self.rules][1]
        if self.number % 6 == 0:
            return {}
        chosen = chooser.sample(list(table), chooser.randint(1, MOST_OPTIONS))
        return {name: chooser.choice(table[name]) for name in chosen}


def all_plans() -> list[Plan]:
    return [Plan(rules, number) for rules, (_, _, count, _) in RULES.items() for number in range(count)]
