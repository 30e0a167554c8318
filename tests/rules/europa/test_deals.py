"""Hidden hands dealt anew: told forwards, every deal could have happened as the steps say."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from misterx.families.hand.deals import ALL, Deal, Lack, Limits, Slot, kinds_of

CAR, RAIL, PLANE = 0b001, 0b010, 0b100
MAG, BLUE, FOOT, SHAD = 0, 1, 2, 3  # kinds of car tickets; trains are 4 to 7, planes 8 to 11
Steps = list[tuple[Any, ...]]


def mix(**counts: int) -> list[int]:
    """The bag before the deal: {"k0": 3} is three of kind 0."""
    return [counts.get(f"k{kind}", 0) for kind in range(12)]


def limits(stays: dict[int, int] | None = None, wanted: tuple[int, int] = (0, 0), waits: bool = False) -> Limits:
    return Limits(stays or {}, wanted, waits, 3, 5)


def deal_of(bag: list[int], steps: Steps, rules: Limits, seed: int) -> Deal:
    """The first deal that is possible."""
    below, lack = random.Random(seed).randrange, Lack(len(steps))
    for _ in range(60):
        deal = Deal(bag, steps, rules, below, lack)
        if deal.is_possible:
            return deal
    raise AssertionError("no deal was found")


def retell(bag: list[int], steps: Steps, rules: Limits, deal: Deal) -> None:
    """Tell a deal forwards: the bag gives, hands hold, discards come back."""
    left, aside = Counter(dict(enumerate(bag))), Counter[int]()
    hands: dict[int, Counter[int]] = {hand: Counter() for hand in range(6)}
    for number, step in enumerate(steps):
        what = step[0]
        for hand in hands:
            assert Counter(deal.held_before(number, hand)) == +hands[hand], (number, hand)
        if what == "draw":
            drawn = Counter(deal.at(number))
            assert drawn.total() == step[2]
            left.subtract(drawn)
            hands[step[1]] += drawn
        elif what == "bag":
            left[step[1]] += step[2]
        elif what == "return":
            left.update(aside)
            aside.clear()
        elif what == "limit":
            assert not any(kinds_of(step[2]) >> kind & 1 for kind in (+hands[step[1]]))
        elif what == "stay":
            modes = rules.stays[number]
            kinds = +hands[0]
            assert not modes or not any(kinds_of(modes) >> kind & 1 for kind in kinds)
            assert not modes or sum(n for kind, n in kinds.items() if kind % 4 == SHAD) < rules.hidden_price
        else:
            gone = deal.at(number) if what == "discard" else [step[2] if what == "use" else deal.faces[step[2]]]
            assert gone == sorted(gone)
            hands[step[1]].subtract(gone)
            assert min(hands[step[1]].values()) >= 0, (number, step)
            if what == "discard":
                (aside if rules.waits else left).update(gone)
            elif what == "down" and step[2] >= rules.first_open_move:
                left.update(gone)
        assert min(left.values()) >= 0, (number, step)
    assert [left[kind] for kind in range(12)] == deal.bag
    assert Counter(deal.aside) == +aside
    for hand, held in hands.items():
        assert Counter(deal.held(hand)) == +held
    hand, modes = rules.wanted
    assert not modes or any(kinds_of(modes) >> kind & 1 for kind in deal.held(hand))


FEW = mix(k0=4, k3=5, k4=4, k7=3, k8=4)
STORIES: dict[str, tuple[list[int], Steps, Limits]] = {
    "nothing hidden": (FEW, [("bag", 0, -2), ("return",), ("bag", 0, 1)], limits()),
    "one hand": (FEW, [("draw", 0, 8), ("use", 0, 4), ("draw", 0, 1), ("discard", 0, 3), ("draw", 0, 3)], limits()),
    "all of a kind": (mix(k0=3, k4=2), [("draw", 1, 3), ("use", 1, 0), ("use", 1, 0), ("use", 1, 0)], limits()),
    "the last ticket": (mix(k0=1, k4=8), [("draw", 0, 8), ("use", 0, 0), ("draw", 0, 1)], limits()),
    "drawn, thrown and drawn again": (
        mix(k0=1, k4=3),
        [("draw", 0, 2), ("discard", 0, 1), ("draw", 1, 2), ("use", 1, 0), ("use", 0, 4)],
        limits(),
    ),
    "discards that wait": (
        mix(k0=2, k4=4),
        [("draw", 0, 3), ("discard", 0, 2), ("draw", 0, 2), ("return",), ("draw", 1, 3), ("use", 1, 0)],
        limits(waits=True),
    ),
    "discards that still wait": (mix(k0=2, k4=4), [("draw", 0, 4), ("discard", 0, 3)], limits(waits=True)),
    "a return before discards": (
        mix(k0=2, k4=4),
        [("draw", 0, 4), ("return",), ("discard", 0, 3), ("draw", 0, 2)],
        limits(waits=True),
    ),
    "face down": (mix(k0=2, k4=2), [("draw", 0, 3), ("down", 0, 4), ("draw", 0, 1), ("use", 0, 0)], limits()),
    "face down in the open": (mix(k0=2, k4=2), [("draw", 0, 4), ("down", 0, 5), ("draw", 0, 1)], limits()),
    "both": (mix(k0=2, k4=3), [("draw", 0, 4), ("down", 0, 4), ("down", 0, 5), ("draw", 0, 2)], limits()),
    "a stay": (FEW, [("draw", 0, 8), ("stay", 0, None), ("discard", 0, 8), ("draw", 0, 8)], limits({1: CAR})),
    "an enclosed stay": (FEW, [("draw", 0, 8), ("stay", 0, None), ("discard", 0, 8), ("draw", 0, 8)], limits({1: 0})),
    "shadows at a stay": (
        mix(k0=3, k7=6, k4=6),
        [("draw", 0, 8), ("stay", 0, None), ("discard", 0, 8), ("draw", 0, 8)],
        limits({1: CAR}),
    ),
    "a limit": (FEW, [("draw", 1, 6), ("use", 1, 0), ("limit", 1, CAR | PLANE), ("draw", 1, 1)], limits()),
    "a limit of somebody else": (FEW, [("draw", 1, 5), ("limit", 2, CAR), ("limit", 1, RAIL)], limits()),
    "a limit and the next refill": (
        mix(k0=4, k4=4),
        [("draw", 1, 3), ("limit", 1, CAR), ("discard", 1, 2), ("draw", 1, 2), ("use", 1, 0), ("use", 1, 0)],
        limits(),
    ),
    "wanted": (FEW, [("draw", 1, 2), ("draw", 0, 3)], limits(wanted=(1, PLANE))),
    "wanted of what was lacked before": (
        FEW,
        [("draw", 1, 5), ("limit", 1, CAR), ("use", 1, 4), ("draw", 1, 3), ("use", 1, 4), ("use", 1, 8), ("use", 1, 0)],
        limits(wanted=(1, CAR)),
    ),
    "wanted and limited before": (
        FEW,
        [("draw", 1, 3), ("limit", 1, PLANE), ("draw", 1, 1)],
        limits(wanted=(1, PLANE)),
    ),
    "seen tickets come and go": (
        mix(k0=2, k4=3),
        [
            ("bag", 0, -2), ("draw", 0, 2), ("bag", 0, 2), ("discard", 0, 1), ("draw", 0, 3),
            ("use", 0, 0), ("use", 0, 0),
        ],
        limits(),
    ),
    "two hands and one bag": (
        mix(k0=3, k4=3, k8=2),
        [
            ("draw", 1, 3), ("draw", 2, 3), ("use", 1, 0), ("bag", 0, 0), ("use", 2, 4), ("discard", 1, 1),
            ("discard", 2, 2), ("draw", 1, 2), ("draw", 2, 2), ("use", 1, 8), ("use", 2, 0), ("use", 2, 8),
        ],
        limits(),
    ),
}  # fmt: skip


@pytest.mark.parametrize("story", STORIES)
def test_every_deal_could_have_happened(story: str) -> None:
    bag, steps, rules = STORIES[story]
    for seed in range(12):
        retell(bag, steps, rules, deal_of(bag, steps, rules, seed))


def test_what_was_lacked_comes_with_the_very_next_refill() -> None:
    """No car in the first hand, no train in the second: each that is used later came right after; no try is lost."""
    steps: Steps = [
        ("draw", 1, 3), ("limit", 1, CAR), ("draw", 1, 1), ("limit", 1, RAIL), ("draw", 1, 1),
        ("use", 1, 0), ("use", 1, 4),
    ]  # fmt: skip
    for seed in range(12):
        deal = Deal(FEW, steps, limits(), random.Random(seed).randrange, Lack(len(steps)))
        assert deal.is_possible
        assert (deal.at(2), deal.at(4)) == ([0], [4])
        retell(FEW, steps, limits(), deal)


IMPOSSIBLE: list[tuple[list[int], Steps, Limits]] = [
    (mix(k0=1, k4=5), [("draw", 0, 3), ("use", 0, 0), ("use", 0, 0)], limits()),
    (mix(k0=3), [("draw", 1, 2), ("limit", 1, CAR)], limits()),
    (mix(k0=3), [("draw", 1, 2)], limits(wanted=(1, RAIL))),
    (mix(k7=8), [("draw", 0, 8), ("stay", 0, None), ("discard", 0, 8)], limits({1: CAR})),
    (mix(k0=2, k4=2), [("draw", 0, 2), ("discard", 0, 2), ("draw", 1, 3)], limits(waits=True)),
]


@pytest.mark.parametrize(("bag", "steps", "rules"), IMPOSSIBLE, ids=range(len(IMPOSSIBLE)))
def test_what_cannot_have_happened_is_not_dealt(bag: list[int], steps: Steps, rules: Limits) -> None:
    lack = Lack(len(steps))
    assert not any(Deal(bag, steps, rules, random.Random(seed).randrange, lack).is_possible for seed in range(2))


def test_kinds_by_their_modes() -> None:
    assert [kinds_of(modes) for modes in (0, CAR, RAIL, PLANE, CAR | PLANE)] == [0, 0xF, 0xF0, 0xF00, 0xF0F]
    assert kinds_of(0b111) == ALL == 0xFFF


@pytest.mark.parametrize(
    ("spare", "drawn", "kind"),
    [
        ([2, 0, 3] + [0] * 9, 0, 0),
        ([2, 0, 3] + [0] * 9, 1, 0),
        ([2, 0, 3] + [0] * 9, 2, 2),
        ([2, 0, 3] + [0] * 9, 4, 2),
        ([-3, -1, -2, -1] + [-9] * 8, 0, 1),
        ([-3, -1, -2, -1] + [-9] * 8, 1, 3),
    ],
)
def test_a_kind_is_drawn_as_likely_as_the_bag_can_spare_it(spare: list[int], drawn: int, kind: int) -> None:
    asked = []

    def below(n: int) -> int:
        asked.append(n)
        return drawn

    deal = Deal([0] * 12, [], limits(), below, Lack(0))
    assert deal._pick(spare) == kind
    assert asked == [5 if spare[0] > 0 else 2]


def test_what_one_deal_lacked_the_next_holds_dearer() -> None:
    lack = Lack(2)
    lack.learn(np.array([[-2, 1, 0]] + [[3, 3, 3]] * 11))
    lack.learn(np.array([[-1, -1, 0]] + [[3, -3, 3]] * 11))
    assert lack.felt[0].tolist() == [3, 1, 0]
    assert lack.felt[1].tolist() == [0, 3, 0]


def repairable(bag_of: list[int], kinds: list[int], fixed: int) -> tuple[Deal, list[Slot], Any]:
    """A deal of three slots drawn at step 0, the bag as it would be if they had these kinds."""
    steps: Steps = [("draw", 0, 3), ("discard", 0, 1), ("bag", 11, 0)]
    deal = Deal(bag_of, steps, limits(), lambda n: 0, Lack(3))
    slots = [Slot(0, 1 << kind if place < fixed else ALL, None, 0, None, kind) for place, kind in enumerate(kinds)]
    slots[2].gone = 1
    bag = np.array([[n] * 4 for n in bag_of])
    for slot in slots:
        bag[slot.kind, 1 : 2 if slot.gone == 1 else 4] -= 1
    return deal, slots, bag


def test_a_repair_gives_another_kind_to_one_who_has_it_then() -> None:
    deal, slots, bag = repairable(mix(k0=1, k4=3), [0, 0, 4], 1)
    assert bag[0].tolist() == [1, -1, -1, -1]
    assert deal._repair(slots, bag, 0, 2)
    assert [slot.kind for slot in slots] == [0, 4, 4]
    assert bag[0].tolist() == [1, 0, 0, 0]
    assert bag[4].tolist() == [3, 1, 2, 2]
    assert slots[1].allowed == ALL, "another repair may change it again"


def test_no_repair_where_nobody_can_change() -> None:
    deal, slots, bag = repairable(mix(k0=1, k4=3), [0, 0, 4], 2)
    before = bag.copy()
    assert not deal._repair(slots, bag, 0, 2)
    assert (bag == before).all()
    late, thrown, bag = repairable(mix(k0=1, k4=1), [4, 0, 0], 2)
    assert not late._repair(thrown, bag, 0, 2), "the third was discarded before that step"
    assert late._repair(thrown, bag, 0, 1)
    assert [slot.kind for slot in thrown][2] != 0


def test_slots_that_know_their_kind() -> None:
    assert Slot(0, 1 << 3, None).is_fixed
    assert not Slot(0, 3, None).is_fixed
    assert not Slot(0, 0, None).is_fixed
