"""Dealing hidden hands anew, so that everything that was seen of them could have happened.

Going backwards, every ticket that a hand used, discarded or still holds becomes a slot: used ones of a known kind, the
others of any kind, less what somebody's stay rules out. At a refill the slots with the least choice count as drawn, so
that nothing has to be kept longer than needed, but before them those that can have come no earlier. Then slots get
kinds, those with the least choice first: any kind that the bag can spare from the slot's draw until it comes back,
whatever else is known to be drawn meanwhile. Where it cannot spare any, the deal is mended (`repairs.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from misterx.families.hand.knowledge.repairs import SHADOWS, Bag, Mender, Patience, Slot
from misterx.families.hand.schema.state import KINDS, SYMBOLS, X

CHANGES = {"draw": 1, "use": -1, "down": -1, "discard": -1}  # what a step does to the size of a hidden hand
REPAIRS = 600  # changes that are tried before a deal is given up
NEVER = 1 << 20
ALL = (1 << KINDS) - 1


def kinds_of(modes: int) -> int:
    """A mask of the kinds of ticket of these modes."""
    return sum(1 << kind for kind in range(KINDS) if modes >> kind // SYMBOLS & 1)


@dataclass(frozen=True)
class Limits:
    """What rules and path say about hidden tickets."""

    stays: dict[int, int]  # [step]: modes that led on when Mister X stayed
    wanted: tuple[int, int]  # a hidden hand that has a ticket of one of these modes now
    waits: bool  # whether discards wait aside until the hands are full (EU-OP-10)
    hidden_price: int
    first_open_move: int


class Deal:
    """One way in which chance may have dealt what the viewer does not see."""

    def __init__(
        self,
        mix: Sequence[int],
        steps: Sequence[tuple[Any, ...]],
        limits: Limits,
        below: Callable[[int], int],
        patience: Patience,
    ) -> None:
        self.steps, self.limits, self.below, self.patience = steps, limits, below, patience
        self.drawn: dict[int, list[Slot]] = {}  # [step]: slots drawn at it
        self.leaving: dict[int, list[Slot]] = {}  # [step]: slots that left their hand at it
        # [hand]: steps at which it drew, those at which it used a kind, and those that rule kinds out for it
        self.refills: dict[int, list[int]] = {}
        self.uses: dict[int, list[tuple[int, int]]] = {}
        self.bans: dict[int, list[tuple[int, int]]] = {}
        for number, step in enumerate(steps):
            if step[0] == "draw":
                self.refills.setdefault(step[1], []).append(number)
            elif step[0] == "use":
                self.uses.setdefault(step[1], []).append((number, step[2]))
            elif step[0] == "limit":
                self.bans.setdefault(step[1], []).append((number, kinds_of(step[2])))
            elif step[0] == "stay":
                self.bans.setdefault(X, []).append((number, kinds_of(limits.stays[number])))
        self.known = self._known_bag(mix)  # [kind, step]: the bag before each step, less tickets of known kinds
        self.full: list[int] = self.known[:, -1].tolist()  # and in the end, with those of hidden hands
        self.bag: list[int] = []
        self.aside: list[int] = []
        self.faces: dict[int, int] = {}
        self.is_possible = self._look_back() and self._deal_out()

    def held(self, hand: int) -> list[int]:
        """What a hand holds in the end."""
        return self.held_before(len(self.steps), hand)

    def held_before(self, step: int, hand: int) -> list[int]:
        """What a hand held before a step."""
        slots = [slot for number, drawn in self.drawn.items() if number < step for slot in drawn]
        return [slot.kind for slot in slots if slot.hand == hand and (slot.gone is None or slot.gone >= step)]

    def at(self, step: int) -> list[int]:
        """The kinds that were drawn or discarded at a step."""
        if self.steps[step][0] == "draw":
            return [slot.kind for slot in self.drawn[step]]
        return sorted(slot.kind for slot in self.leaving[step])

    def _look_back(self) -> bool:
        """Make the slots and say where each was drawn."""
        sizes: dict[int, int] = {}
        for step in self.steps:
            if step[0] in CHANGES:
                tickets = step[2] if step[0] in ("draw", "discard") else 1
                sizes[step[1]] = sizes.get(step[1], 0) + CHANGES[step[0]] * tickets
        hands = {hand: [Slot(hand, ALL, None) for _ in range(size)] for hand, size in sizes.items()}
        hand, modes = self.limits.wanted
        if modes:
            slots = hands[hand]
            slots[self.below(len(slots))].allowed &= kinds_of(modes)
        for number in range(len(self.steps) - 1, -1, -1):
            self._step_back(number, hands)
        return all(slot.allowed for slots in self.drawn.values() for slot in slots)

    def _step_back(self, number: int, hands: dict[int, list[Slot]]) -> None:
        step = self.steps[number]
        match step[0]:
            case "use":
                self._add(hands, number, 1 << step[2])
            case "down":
                self._add(hands, number, ALL).entry = step[2]
            case "discard":
                for _ in range(step[2]):
                    self._add(hands, number, ALL)
            case "limit":
                for slot in hands.get(step[1], []):
                    slot.allowed &= ~kinds_of(step[2])
            case "stay":
                self._stay(hands[X], self.limits.stays[number])
            case "draw":
                self._draw(number, step[2], hands)

    def _draw(self, number: int, tickets: int, hands: dict[int, list[Slot]]) -> None:
        """Say which slots were drawn at a refill: those for which earlier refills have no room, then those that the bag
        could spare least."""
        hand = self.steps[number][1]
        earlier = [step for step in self.refills[hand] if step < number]
        before = earlier[-1] if earlier else -1
        spare = self.known[:, before + 1 : number + 1].min(1).tolist()

        def hurry(slot: Slot) -> int:
            return int(spare[slot.allowed.bit_length() - 1]) if slot.is_fixed else NEVER

        slots = sorted(self._shuffled(hands[hand]), key=hurry)
        if self.bans.get(hand):
            slots = self._put_first(slots, hand, number, earlier)
        self.drawn[number], hands[hand] = slots[:tickets], slots[tickets:]
        for slot in self.drawn[number]:
            slot.drawn = number
            if slot.is_fixed:
                self.known[slot.allowed.bit_length() - 1, number + 1 :] -= 1

    def _put_first(self, slots: list[Slot], hand: int, number: int, earlier: list[int]) -> list[Slot]:
        """Slots in the same order, but first those that must be drawn now for all to find a refill."""
        since = [self._absent_at(slot.allowed, hand, number) for slot in slots]
        used = [self._absent_at(1 << kind, hand, step) for step, kind in self.uses.get(hand, []) if step < number]
        now: list[int] = []
        room = 0  # at refills between
        for refill in reversed(earlier):
            late = [place for place in range(len(slots)) if since[place] > refill]
            more = len(late) + sum(step > refill for step in used) - room - sum(place in now for place in late)
            if more > 0:
                now += [place for place in late if place not in now][:more]
            room += self.steps[refill][2]
        return [slots[place] for place in now] + [slot for place, slot in enumerate(slots) if place not in now]

    def _absent_at(self, allowed: int, hand: int, number: int) -> int:
        """The last step before one at which a hand cannot have held a ticket of these kinds; -1 for none."""
        for step, kinds in reversed(self.bans[hand]):
            if step < number:
                allowed &= ~kinds
                if not allowed:
                    return step
        return -1

    def _add(self, hands: dict[int, list[Slot]], number: int, allowed: int) -> Slot:
        slot = Slot(self.steps[number][1], allowed, number)
        hands[slot.hand].append(slot)
        self.leaving.setdefault(number, []).append(slot)
        return slot

    def _stay(self, slots: list[Slot], modes: int) -> None:
        """He had no ticket that led on, and too few shadows for a hidden move (EU-063)."""
        if modes == 0:
            return
        for place, slot in enumerate(self._shuffled(slots)):
            slot.allowed &= ~kinds_of(modes)
            if place >= self.limits.hidden_price - 1:
                slot.allowed &= ~SHADOWS

    def _shuffled(self, slots: list[Slot]) -> list[Slot]:
        rest, found = list(slots), []
        while rest:
            found.append(rest.pop(self.below(len(rest))))
        return found

    def _known_bag(self, mix: Sequence[int]) -> Any:
        """The bag before each step and at the end, if hidden hands drew nothing."""
        change = np.zeros((KINDS, len(self.steps) + 1), np.int64)
        change[:, 0] = mix
        for number, step in enumerate(self.steps):
            if step[0] == "bag":
                change[step[1], number + 1] += step[2]
        return change.cumsum(1)

    def _deal_out(self) -> bool:
        """Give every slot a kind; whether the bag could."""
        slots = [slot for drawn in self.drawn.values() for slot in drawn]
        for slot in slots:
            slot.back = self._back_at(slot)
        slots.sort(key=lambda slot: (slot.allowed.bit_count(), slot.drawn - slot.back))
        bag = Bag(self.known, slots)
        for slot in slots:
            if slot.is_fixed:
                slot.kind = slot.allowed.bit_length() - 1
            else:
                self._give(slot, bag)
        if not Mender(bag, self.drawn, self.refills, self.bans, self.below).mend(REPAIRS, self.patience):
            return False
        self.bag = self.full.copy()
        for slot in slots:
            if slot.entry is not None:
                self.faces[slot.entry] = slot.kind
            if slot.back == len(self.steps):
                self.bag[slot.kind] -= 1
                if slot.gone is not None and self.steps[slot.gone][0] == "discard":
                    self.aside.append(slot.kind)
        return True

    def _give(self, slot: Slot, bag: Bag) -> None:
        """A kind that the bag can spare as long as the slot needs it; the one it lacks least, if it can spare none."""
        least = [n if slot.allowed >> kind & 1 else -NEVER for kind, n in enumerate(bag.least(slot))]
        slot.kind = self._pick(least)
        bag.take(slot.kind, slot.first, slot.last)

    def _back_at(self, slot: Slot) -> int:
        """The step that brings a ticket back into the bag; the end, if none does."""
        never = len(self.steps)
        if slot.gone is None:
            return never
        if slot.entry is not None:  # EU-OP-22: face down, and into the bag once moves are open
            return slot.gone if slot.entry >= self.limits.first_open_move else never
        if self.steps[slot.gone][0] != "discard":
            return never
        if not self.limits.waits:
            return slot.gone
        return next((n for n in range(slot.gone, never) if self.steps[n][0] == "return"), never)

    def _pick(self, spare: list[int]) -> int:
        """A kind, as likely as the bag can spare it; any of those it lacks least, if it can spare none."""
        weights = [max(n, 0) for n in spare]
        if not any(weights):
            weights = [int(n == max(spare)) for n in spare]
        left = self.below(sum(weights))
        kind = 0
        while (left := left - weights[kind]) >= 0:
            kind += 1
        return kind
