"""Reading positions: any legal table as JSON in the words of the rulebook."""

from __future__ import annotations

from typing import Any

from misterx.families.gang.board import COLOURS, City
from misterx.families.gang.position.faults import find_faults
from misterx.families.gang.schema.facts import STEPS
from misterx.families.gang.schema.rules import Rules
from misterx.families.gang.schema.state import (
    CAR_BEGINS,
    DICE_LIE,
    DRIVE,
    FIRST_CAR,
    NUMBER,
    OFF_BOARD,
    OVERRIDE,
    OVERRIDING,
    PHASE_1,
    PHASE_2,
    PLACE,
    ROLL,
    SET_UP,
    TOKENS,
    TURN_BEGINS,
    WALK,
    State,
)
from misterx.families.gang.text.vocabulary import CityVocabulary
from misterx.families.shared.position_reader import PositionReader
from misterx.kernel.codes import HUNTERS, MISTER_X
from misterx.kernel.errors import quote

KEYS = frozenset({
    "phase", "round", "decides", "step", "leg", "number", "pawns", "checks", "cleared", "checked", "warnings", "dial",
    "dice", "moved", "nominated", "car", "colour", "escaping",
})  # fmt: skip
LEGS = ("first", "second", "override")
MOST_ROUNDS = 1_000_000


def read_position(
    words: CityVocabulary, board: City, rules: Rules, state: State, position: dict[str, Any]
) -> list[str]:
    """Fill a state from a position; returns everything that is wrong with it.

    `state` comes as a new game before the shuffle. Cars that are not named are in headquarters; what else a position
    does not say is as at the start of its phase, and of the turn of the side that decides.
    """
    reader = _Reader(words, board, rules, state, position)
    reader.read()
    return reader.faults


class _Reader(PositionReader[CityVocabulary]):
    KEYS, SPOT, OFF_BOARD = KEYS, "square", OFF_BOARD

    def __init__(
        self, words: CityVocabulary, board: City, rules: Rules, state: State, position: dict[str, Any]
    ) -> None:
        super().__init__(words, position)
        self.board, self.rules, self.state = board, rules, state

    def read(self) -> None:
        state, position = self.state, self.position
        self.check_keys()
        state.phase = self.number("phase", position.get("phase", PHASE_1), SET_UP, PHASE_2)
        state.round_no = self.number("round", position.get("round", 1), 1, MOST_ROUNDS) if state.phase else 0
        decides = position.get("decides", "hunters" if state.phase else "x")
        if decides not in ("x", "hunters"):
            self.fault(f"decides must be x or hunters, not {quote(decides)}.")
        state.turn = MISTER_X if decides == "x" else HUNTERS
        state.escaping = self.flag("escaping")
        self.pieces()
        self.cards()
        self.turn()
        self.step()
        self.faults += find_faults(self.words, self.board, self.rules, state)

    # Small parts

    def named(self, name: str, allowed: tuple[str, ...]) -> list[int]:
        """Different pieces of a list, in its order."""
        found: list[int] = []
        for value in self.items(name):
            if not isinstance(value, str) or value not in allowed:
                self.fault(f"{name}: there is no {quote(value)} among {', '.join(allowed)}.")
            elif self.words.pawns.index(value) in found:
                self.fault(f"{name} says {value} twice.")
            else:
                found.append(self.words.pawns.index(value))
        return found

    # Pieces

    def pieces(self) -> None:
        given = self.position.get("pawns")
        if not isinstance(given, dict):
            self.fault("pawns must say where every token stands.")
            given = {}
        for name in sorted(given.keys() - set(self.words.pawns[1:]), key=str):
            self.fault(f"pawns: there is no {quote(name)}; there are {', '.join(self.words.pawns[1:])}.")
        tokens = {name: self.entry(given, name) for name in self.words.pawns[1:FIRST_CAR]}
        for token, (name, entry) in enumerate(tokens.items(), 1):
            self.token(token, name, entry)
        self.numbers([entry.get("number") for entry in tokens.values()])
        for car in range(FIRST_CAR, len(self.words.pawns)):
            self.car(car, self.words.pawns[car], self.entry(given, self.words.pawns[car]))

    def entry(self, given: dict[str, Any], name: str) -> dict[str, Any]:
        entry = given.get(name)
        entry = entry if isinstance(entry, dict) else {"station": entry}
        allowed = {"station", "number", "up"} if name.startswith("t") else {"station", "facing"}
        for key in sorted(entry.keys() - allowed, key=str):
            self.fault(f"pawns: {name} has no {quote(key)}.")
        return entry

    def token(self, token: int, name: str, entry: dict[str, Any]) -> None:
        if entry.get("station") is not None:
            self.state.pos[token] = self.node(f"pawns: {name}", entry["station"])
        elif self.state.phase != SET_UP:
            self.fault(f"pawns: {name} needs a square.")
        up = entry.get("up", bool(self.state.phase == PHASE_2))
        if not isinstance(up, bool):
            self.fault(f"pawns: {name}: up must be true or false, not {quote(up)}.")
        elif up:
            self.state.up |= 1 << token

    def numbers(self, numbers: list[Any]) -> None:
        """The tokens' numbers, by default the tokens' own, and Mister X's."""
        state = self.state
        if numbers == [None] * TOKENS:
            numbers = list(range(1, TOKENS + 1))
        if any(type(number) is not int for number in numbers) or sorted(numbers) != list(range(1, TOKENS + 1)):
            self.fault(f"pawns: the tokens bear the numbers 1 to {TOKENS}, each once, not {quote(numbers)}.")
            numbers = list(range(1, TOKENS + 1))
        state.number[1 : TOKENS + 1] = numbers
        if self.position.get("number") is not None:
            state.x_number = self.number("number", self.position["number"], 1, TOKENS)
            state.x_token = numbers.index(state.x_number) + 1
        elif state.phase != SET_UP:
            self.fault("number must say which number is Mister X's.")

    def car(self, car: int, name: str, entry: dict[str, Any]) -> None:
        state, words = self.state, self.words
        if state.phase == SET_UP:
            if entry.get("station") is not None:
                self.fault(f"pawns: {name} comes to the board when all tokens are placed.")
            return
        node = words.hq
        if entry.get("station") is not None:
            node = self.node(f"pawns: {name}", entry["station"])
        state.pos[car] = node
        if node == OFF_BOARD:
            return
        near = [words.stations[other] for other in words.near[node]] if words.is_street(node) else []
        facing = entry.get("facing")
        if facing is not None and (type(facing) is not int or facing not in near):
            may = f"{near[0]} or {near[1]}" if near else "nowhere"
            self.fault(f"pawns: {name} on {words.stations[node]} can face {may}, not {quote(facing)}.")
        elif facing is not None:
            state.facing[car - FIRST_CAR] = near.index(facing) + 1
        elif near and not self.may_be_free():
            self.fault(f"pawns: {name} on {words.stations[node]} must face {near[0]} or {near[1]}.")

    def may_be_free(self) -> bool:
        """BX-OP-11: by option a car that changed to a colour faces nowhere."""
        return bool(self.state.phase == PHASE_2 and self.rules.jump_facing)

    # Cards, dial, dice

    def cards(self) -> None:
        state, position, rules = self.state, self.position, self.rules
        if state.phase == PHASE_1:
            state.cleared = state.up & ~(1 << int(state.x_token))
        for token in self.named("cleared", self.words.pawns[1 : TOKENS + 1]):
            state.cleared |= 1 << token
            if not rules.hard_checks or state.phase != PHASE_1:
                self.fault("cleared: who was checked lies face up.")
            elif token == state.x_token:
                self.fault("cleared: Mister X cannot be.")
        spent = bin(int(state.cleared)).count("1") + int(state.escaping)
        if state.phase == PHASE_2:
            spent = 1
        most = int(rules.checks)
        state.checks = self.number("checks", position.get("checks", max(0, most - spent)), 0, most)
        if state.phase != PHASE_2:
            for key in ("warnings", "dial"):
                if position.get(key):
                    self.fault(f"{key}: in phase 2 only.")
            return
        state.warnings = self.number("warnings", position.get("warnings", 0), 0, int(rules.warnings) - 1)
        state.dial = self.number("dial", position.get("dial", 0), 0, 10)

    def turn(self) -> None:
        state, words, position = self.state, self.words, self.position
        tokens, cars = words.pawns[1 : TOKENS + 1], words.pawns[FIRST_CAR:]
        dice = [self.number("dice", die, 1, 6) for die in self.items("dice")]
        if len(dice) > 2:
            self.fault(f"dice: there are two, not {len(dice)}.")
        state.dice[:] = [*dice, 0, 0][:2]
        moved = self.named("moved", tokens if state.turn == MISTER_X else cars)
        state.moved = sum(1 << piece for piece in moved)
        state.asked = sum(1 << token for token in self.named("checked", tokens))
        nominated = self.named("nominated", cars)
        if nominated and len(nominated) != 2:
            self.fault("nominated must name two cars.")
        elif nominated:
            state.nominated[:] = nominated
        leg = position.get("leg", "first")
        if leg not in LEGS[: 3 if state.turn == HUNTERS else 2] or (state.phase != PHASE_2 and "leg" in position):
            self.fault(f"leg must be {', '.join(LEGS[:2])}, or {LEGS[2]} for a car, in phase 2; not {quote(leg)}.")
        else:
            state.leg = LEGS.index(leg)
        if state.turn == HUNTERS and state.phase == PHASE_1 and moved:
            state.car = moved[-1]
        if state.leg == OVERRIDING:
            if position.get("car") not in cars:
                self.fault(f"car must say which car makes the extra move: {', '.join(cars)}.")
            else:
                state.car = words.pawns.index(position["car"])
        elif nominated and state.leg < len(nominated):
            state.car = nominated[state.leg]
        if "car" in position and state.leg != OVERRIDING:
            self.fault("car: only where a car makes the extra move.")
        if "colour" in position:
            if position["colour"] not in COLOURS:
                self.fault(f"colour must be {', '.join(COLOURS)}, not {quote(position['colour'])}.")
            else:
                state.colour = COLOURS.index(position["colour"]) + 1

    def step(self) -> None:
        """What is decided next; a drive or a walk lapses if it is impossible, like at the table."""
        state, position = self.state, self.position
        said = position.get("step", self.usual_step())
        if said not in (*STEPS[NUMBER:], TURN_BEGINS, CAR_BEGINS):
            self.fault(f"step must be {', '.join(STEPS[NUMBER:])}, not {quote(said)}.")
            return
        state.step = STEPS.index(said) if isinstance(said, str) else said
        if said == STEPS[WALK if state.turn == HUNTERS else DRIVE]:
            self.fault(f"step: {quote(said)} is not what this side decides.")
        if state.step == ROLL:
            throws_two = state.phase == PHASE_1 and not state.escaping
            state.to_roll = 2 - int((state.dice > 0).sum()) if throws_two else 1
        if state.step == OVERRIDE:
            state.leg, state.car = 1, 0
        if state.step == DRIVE and state.phase == PHASE_2 and not state.dice.any():  # BX-088
            state.step = CAR_BEGINS
        if state.step == CAR_BEGINS:
            state.car = 0
        if state.step in (DRIVE, WALK):
            state.step = DICE_LIE

    def usual_step(self) -> str | int:
        state = self.state
        if state.phase == SET_UP:
            return STEPS[PLACE if state.x_token else NUMBER]
        if state.dice.any():
            return STEPS[DRIVE if state.turn == HUNTERS else WALK]
        if state.phase == PHASE_2 and state.nominated.any() and state.leg != OVERRIDING:
            return CAR_BEGINS
        return STEPS[ROLL] if state.escaping or state.leg > 0 else TURN_BEGINS
