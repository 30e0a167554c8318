"""Dealing hidden hands anew, so that everything that was seen of them could have happened.

Going backwards, every ticket that a hand used, discarded or still holds becomes a slot: used ones of a known kind, the
others of any kind, less what somebody's stay rules out. At a refill the slots with the least choice count as drawn, so
that nothing has to be kept longer than needed, but before them those that can have come no earlier. Then slots get
kinds, those with the least choice first: any kind that the bag can spare from the slot's draw until it comes back,
whatever else is known to be drawn meanwhile. Where a deal fails for want of a kind, the next one holds that kind dearer
at that time (`Lack`), and so finds a way soon.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from misterx.families.hand.state import KINDS, SHAD, SYMBOLS, X

CHANGES = {"draw": 1, "use": -1, "down": -1, "discard": -1}  # what a step does to the size of a hidden hand
REPAIRS = 3000  # changes of a kind that are tried before a deal is given up
NEVER = 1 << 20
ALL = (1 << KINDS) - 1
SHADOWS = sum(1 << kind for kind in range(SHAD, KINDS, SYMBOLS))


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


@dataclass
class Slot:
    """One ticket of a hidden hand."""

    hand: int
    allowed: int  # a mask of kinds
    gone: int | None  # the step at which it left the hand
    drawn: int = -1  # the step at which it came
    entry: int | None = None  # of the track, if it lies there face down
    kind: int = -1

    @property
    def is_fixed(self) -> bool:
        return self.allowed.bit_count() == 1


class Lack:
    """What earlier deals of the same game lacked: [kind, step], the more often, the more."""

    def __init__(self, steps: int) -> None:
        self.felt: Any = np.zeros((KINDS, steps + 1), np.int64)

    def learn(self, bag: Any) -> None:
        self.felt += np.maximum(-bag, 0)


class Deal:
    """One way in which chance may have dealt what the viewer does not see."""

    def __init__(
        self,
        mix: Sequence[int],
        steps: Sequence[tuple[Any, ...]],
        limits: Limits,
        below: Callable[[int], int],
        lack: Lack,
    ) -> None:
        self.steps, self.limits, self.below, self.lack = steps, limits, below, lack
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
        self.bag: list[int] = []
        self.aside: list[int] = []
        self.faces: dict[int, int] = {}
        self.is_possible = self._look_back() and self._deal_out(self.known)

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
        since = slice(before + 1, number + 1)
        spare = (self.known[:, since] - self.lack.felt[:, since]).min(1).tolist()

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

    def _deal_out(self, bag: Any) -> bool:
        """Give every slot a kind; whether the bag could."""
        slots = [slot for drawn in self.drawn.values() for slot in drawn]
        slots.sort(key=lambda slot: (slot.allowed.bit_count(), slot.drawn - self._back_at(slot)))
        for slot in slots:
            if slot.is_fixed:
                slot.kind = slot.allowed.bit_length() - 1
            else:
                self._give(slot, bag)
        for _ in range(REPAIRS):
            kind, step = divmod(int(bag.argmin()), bag.shape[1])
            if bag[kind, step] >= 0:
                break
            if not self._repair(slots, bag, kind, step):
                break
        if bag.min() < 0:
            self.lack.learn(bag)
            return False
        for slot in slots:
            if slot.entry is not None:
                self.faces[slot.entry] = slot.kind
            elif slot.gone is not None and self.steps[slot.gone][0] == "discard":
                if self._back_at(slot) == len(self.steps):
                    self.aside.append(slot.kind)
        self.bag = bag[:, -1].tolist()
        return True

    def _give(self, slot: Slot, bag: Any) -> None:
        """A kind that the bag can spare as long as the slot needs it; the one it lacks least, if it can spare none."""
        first, last = slot.drawn + 1, self._back_at(slot) + 1
        spare = [n if slot.allowed >> kind & 1 else -NEVER for kind, n in enumerate(bag[:, first:last].min(1).tolist())]
        slot.kind = self._pick(spare)
        bag[slot.kind, first:last] -= 1

    def _repair(self, slots: list[Slot], bag: Any, kind: int, step: int) -> bool:
        """The bag lacks a kind at some step: another kind for a slot that has it then; whether there is one."""
        found = [
            slot
            for slot in slots
            if slot.kind == kind and slot.drawn < step <= self._back_at(slot) and not slot.is_fixed
        ]
        if not found:
            return False
        slot = found[self.below(len(found))]
        bag[kind, slot.drawn + 1 : self._back_at(slot) + 1] += 1
        allowed, slot.allowed = slot.allowed, slot.allowed & ~(1 << kind)
        self._give(slot, bag)
        slot.allowed = allowed
        return True

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
