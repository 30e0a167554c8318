"""Hidden hands dealt anew: told forwards, every deal could have happened as the steps say."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from misterx.families.hand.knowledge.deals import ALL, Deal, Limits, kinds_of
from misterx.families.hand.knowledge.repairs import Bag, Mender, Patience, Slot

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
    below = random.Random(seed).randrange
    for _ in range(60):
        deal = Deal(bag, steps, rules, below, Patience(600))
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
        deal = Deal(FEW, steps, limits(), random.Random(seed).randrange, Patience(600))
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
    chances = [random.Random(seed).randrange for seed in range(2)]
    assert not any(Deal(bag, steps, rules, below, Patience(600)).is_possible for below in chances)


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

    deal = Deal([0] * 12, [], limits(), below, Patience(0))
    assert deal._pick(spare) == kind
    assert asked == [5 if spare[0] > 0 else 2]


def bag_of(counts: list[int], steps: int, slots: list[Slot]) -> Bag:
    """A bag that nobody sees anybody put anything into, less what these slots hold."""
    bag = Bag(np.array([[n] * (steps + 1) for n in counts]), slots)
    for slot in slots:
        bag.take(slot.kind, slot.first, slot.last)
    return bag


def slot_of(kind: int, drawn: int, gone: int | None, allowed: int = ALL, back: int = 9) -> Slot:
    return Slot(1, allowed, gone, drawn, None, kind, back)


def mender(bag: Bag, slots: list[Slot], bans: list[tuple[int, int]] | None = None, seed: int = 0) -> Mender:
    drawn = {step: [slot for slot in slots if slot.drawn == step] for step in sorted({slot.drawn for slot in slots})}
    return Mender(bag, drawn, {1: list(drawn)}, {1: bans or []}, random.Random(seed).randrange)


def test_the_bag_between_what_hidden_hands_do() -> None:
    """One ticket is away from step 2 on, another from step 2 to step 5; somebody else's came and went at step 7."""
    known = np.array([[3, 3, 3, 3, 3, 3, 3, 1, 3, 3]] * 12)
    slots = [slot_of(0, 2, None), slot_of(4, 2, 5, back=5)]
    bag = Bag(known, slots)
    assert bag.spare[0].tolist() == [3, 3, 1]
    assert [(slot.first, slot.last) for slot in slots] == [(1, 3), (1, 2)]
    assert (bag.least(slots[0])[0], bag.least(slots[1])[0]) == (1, 3)
    for slot in slots:
        bag.take(slot.kind, slot.first, slot.last)
    assert (bag.spare[0].tolist(), bag.spare[4].tolist()) == ([3, 2, 0], [3, 2, 1])
    assert bag.find_lack() is None
    bag.take(4, 2, 3, 3)
    assert bag.find_lack() == (4, 2)


def test_a_change_gives_another_kind_to_one_who_has_it_then() -> None:
    slots = [slot_of(0, 0, 6, 1), slot_of(0, 0, None), slot_of(4, 0, 1, back=1)]
    bag = bag_of(mix(k0=1, k4=3), 9, slots)
    assert mender(bag, slots).mend(20, Patience(20))
    assert (slots[0].kind, slots[0].allowed) == (0, 1)
    assert slots[1].kind == 4
    assert slots[1].allowed == ALL, "another change may follow"
    assert bag.spare.min() >= 0


def test_what_is_fixed_comes_later_and_something_else_sooner() -> None:
    """Both use a car, and there is one; the first has it until step 2. So he draws what he was to draw at step 3."""
    slots = [slot_of(0, 0, 2, 1, back=2), slot_of(0, 1, 6, 1), slot_of(4, 3, None, 1 << 4)]
    bag = bag_of(mix(k0=1, k4=1), 9, slots)
    mending = mender(bag, slots)
    assert mending.mend(20, Patience(20))
    assert [slot.drawn for slot in slots] == [0, 3, 1]
    assert [[slot.kind for slot in drawn] for drawn in mending.drawn.values()] == [[0], [4], [0]]
    assert bag.spare.min() >= 0


def test_nothing_comes_sooner_that_the_hand_did_not_hold_then() -> None:
    for bans, mended in (([(2, 1 << 4)], False), ([(2, 1 << 5)], True), ([(0, 1 << 4), (4, 1 << 4)], True)):
        slots = [slot_of(0, 0, 2, 1, back=2), slot_of(0, 1, 6, 1), slot_of(4, 3, None, 1 << 4 | 1 << 5)]
        bag = bag_of(mix(k0=1, k4=1), 9, slots)
        assert mender(bag, slots, bans).mend(20, Patience(20)) == mended
        if mended and bans[0][0] == 2:
            assert slots[2].allowed == 1 << 4, "nor may it become such a ticket"


def test_nobody_can_change() -> None:
    slots = [slot_of(0, 0, 6, 1), slot_of(0, 0, 6, 1)]
    patience = Patience(20)
    assert not mender(bag_of(mix(k0=1, k4=3), 9, slots), slots).mend(20, patience)
    assert patience.left == 20
    gone = [slot_of(0, 0, 2, 1, back=2), slot_of(0, 0, 2, 1, back=2), slot_of(4, 3, None, 1 << 4)]
    assert not mender(bag_of(mix(k0=1, k4=3), 9, gone), gone).mend(20, patience), "who uses it before cannot draw later"


def test_patience_is_spent_by_changes() -> None:
    for most, left in ((5, 15), (50, 0)):
        slots = [slot_of(0, 0, None, 0b11), slot_of(1, 0, None, 0b11), slot_of(0, 0, None, 0b11)]
        patience = Patience(20)
        assert not mender(bag_of(mix(k0=1, k1=1), 9, slots), slots).mend(most, patience)
        assert patience.left == left


def test_slots_that_know_their_kind() -> None:
    assert Slot(0, 1 << 3, None).is_fixed
    assert not Slot(0, 3, None).is_fixed
    assert not Slot(0, 0, None).is_fixed
