"""The branch that adds a swap ticket to N.Y. Chase, as edits of a tree.

`python -m tests.walks.swap_ticket FOLDER` makes a copy of the tree there with it.
"""

from __future__ import annotations

from pathlib import Path

from tests.walks.editing import add, answer, replace, tidy
from tests.walks.tree import Tree

TRANSIT = "src/misterx/families/transit"
RULE = Path(__file__).with_name("swap.txt")  # a module of that tree, and of none of ours
FACTS = """@fact(27)
class Swapped(NamedTuple):
    pawn: Pawn
    other: Pawn


@fact(28)
class SwapCards(NamedTuple):
    left: Number


"""
FOLD = """@takes_in(Swapped)
def fold_swapped(view: View, fact: Swapped) -> None:
    here = int(view.station[fact.pawn])
    view.station[fact.pawn] = view.station[fact.other]
    view.station[fact.other] = here
    has_moved(view, fact.pawn)


"""
OPTION = """[swap_cards]
kind = "number"
least = 0
most = 9
about = "How many times a detective may change places with another in place of moving."
helps = { more = "hunters" }

"""


def put_in(tree: Tree) -> None:
    tree.write(f"{TRANSIT}/swap.py", RULE.read_text("utf-8"))
    put_together(tree)
    declare(tree)
    add(tree, "src/misterx/titles/options.toml", OPTION, "[landing_blocked]\n")
    add(tree, "src/misterx/titles/ny_chase/title.toml", "swap_cards = 2\n", "policemen = 0\n")
    for words in RULE.parent.glob("*.ftl"):
        add(tree, f"src/misterx/words/{words.stem}/titles/ny_chase.ftl", f"\n{words.read_text('utf-8')}")
    tidy(tree)


def put_together(tree: Tree) -> None:
    """The kernels, where special rules are put together."""
    specials = f"{TRANSIT}/specials.py"
    names = "SwapTicket, can_swap, is_swap, swap, swaps"
    imported = f"from misterx.families.transit.swap import {names}\n"
    add(tree, specials, imported, "from misterx.kernel.events import Sink\n")
    replace(tree, specials, ("(Helicopter(),)", "(Helicopter(), SwapTicket())"))
    answer(tree, specials, "has_other_way", "return can_fly(rules, state, pawn) or can_swap(rules, state, pawn)")
    ways = "if can_fly(rules, state, pawn):\n    n = flights(board, rules, state, pawn, out, n)\n"
    answer(tree, specials, "other_ways", f"{ways}return swaps(rules, state, pawn, out, n)")
    landed = "        land(rules, state, move, events)\n"
    acted = "    elif is_swap(move):\n        swap(rules, state, move, events)\n"
    replace(tree, specials, (landed, landed + acted))


def declare(tree: Tree) -> None:
    """Its number on the table, its facts, and what these change for those who look on."""
    add(tree, f"{TRANSIT}/schema/state.py", "    swaps: I8  # swap cards left\n", "    winner: I8\n")
    add(tree, f"{TRANSIT}/schema/facts.py", FACTS, "FACTS = facts_in(__name__)\n")
    fold = f"{TRANSIT}/view_fold.py"
    add(tree, fold, FOLD, "@takes_in(Blocked)\n")
    add(tree, fold, "    Swapped,\n", "    Tickets,\n")
