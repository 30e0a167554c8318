"""Where Mister X can be, by trying every way he could have gone: slow, obvious, after the rulebook's words.

It shares nothing with `families/hand`: it reads what everybody sees as a person would, and keeps every way through the
last cities that fits. `examine` tells a game again line by line and holds everybody's knowledge against the truth.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from tests.toy import in_words

from misterx import Game
from misterx.deduce import Knowledge, sample
from misterx.families.hand.knowledge.deduction import KNOWN, contains
from misterx.families.hand.schema.state import HUNTERS_TURN, OVER, TEAM_TURN, X_TURN
from misterx.kernel.codes import CHANCE, audience_bit
from misterx.kernel.records import interpreted

KEPT = 8  # cities of a way, the present one included: no check and no investigation looks further back
OPEN = (
    *("pos", "entered", "ring_city", "ring_entry", "box", "round_no", "moves", "phase", "turn", "moved", "mission"),
    *("next_pair", "winner", "drawing", "after"),
)
Way = tuple[int, ...]


class Witness:
    """Everything that the open table says, and every way that fits."""

    def __init__(self, game: Game) -> None:
        self.board, self.options = game.board, game.options.values
        self.lines: dict[tuple[int, str], set[int]] = {}
        for mode in game.board.modes:
            for a, b in game.board.links(mode):
                self.lines.setdefault((a, mode), set()).add(b)
                self.lines.setdefault((b, mode), set()).add(a)
        self.mission: dict[str, Any] = {}
        self.at: dict[str, int] = {}
        self.entered: dict[str, list[int]] = {}
        self.rings: dict[int, int] = {}
        self.next_pair = 1
        self.ways: set[Way] = set()
        self.before: set[Way] = set()
        self.moves = 0
        self.refilled = True
        self.asked = -1
        self.marks: list[tuple[int, int, int]] = []

    def see(self, fact: dict[str, Any]) -> None:
        name = fact["event"]
        if name != "marked":
            self.asked = fact["entry"] if name == "investigated" else -1
        getattr(self, f"_{name}", lambda _: None)(fact)

    def stations(self) -> list[int]:
        return sorted({way[-1] for way in self.ways})

    def near(self, city: int, modes: tuple[str, ...]) -> set[int]:
        return {other for mode in modes for other in self.lines.get((city, mode), ())}

    def modes_on(self, city: int) -> int:
        """How many modes lead on to a city that nobody holds."""
        return sum(bool(self.near(city, (mode,)) - set(self.at.values())) for mode in self.board.modes)

    def keep(self, entry: int, city: int) -> None:
        """He was in this city then, if that is not too long ago."""
        place = entry - self.moves - 1
        self.ways = {way for way in self.ways if -place > len(way) or way[place] == city}

    def leave(self, cities: set[int]) -> None:
        self.ways = {way for way in self.ways if way[-1] not in cities}

    def _placed(self, fact: dict[str, Any]) -> None:
        self.at[fact["pawn"]] = fact["station"]
        self.leave({fact["station"]})

    def _mission_chosen(self, fact: dict[str, Any]) -> None:
        self.mission = self.board.extra["missions"][fact["mission"]]
        self.ways = {(city,) for city in self.mission["starts"] if city not in self.at.values()}

    def _turn_started(self, fact: dict[str, Any]) -> None:
        self.entered, self.marks = {}, []
        if fact["side"] == "x" or self.options["capture_timing"] == "immediate":
            self.leave(set(self.at.values()))
        if fact["side"] == "x" and self.refilled:
            self.before = self.ways
            self.ways = {way for way in self.ways if self.modes_on(way[-1])}

    def _refilled(self, fact: dict[str, Any]) -> None:
        """A position may stand between his move and his refill."""
        if fact["hand"] == "x":
            self.refilled = fact["tickets"] == 8

    def _stayed(self, fact: dict[str, Any]) -> None:
        least = 1 if self.options["x_without_move"] == "by_cause" else 0
        self.ways = {way for way in self.before if least <= self.modes_on(way[-1]) < 3}

    def go(self, ticket: str | None, held: set[int]) -> None:
        modes = (ticket.partition("/")[0],) if ticket else self.board.modes
        closed = held | set(self.mission["targets"])
        self.ways = {(*way, city)[-KEPT:] for way in self.ways for city in self.near(way[-1], modes) - closed}
        self.moves += 1

    def _laid(self, fact: dict[str, Any]) -> None:
        self.go(fact["ticket"], set(self.at.values()))

    def _laid_face_down(self, fact: dict[str, Any]) -> None:
        self.go(None, set(self.at.values()))

    def _stated(self, fact: dict[str, Any]) -> None:
        """An entry of a position, of which nobody says any more who stood where."""
        if fact["entry"] == 1:
            known = {way[0] for way in self.ways} if 0 in self.rings.values() else set(self.mission["starts"])
            self.ways = {(city,) for city in known}
        self.go(fact["ticket"], set())

    def _shown(self, fact: dict[str, Any]) -> None:
        self.keep(fact["entry"], fact["station"])

    def _arrived(self, fact: dict[str, Any]) -> None:
        self.at[fact["pawn"]] = fact["station"]
        self.entered.setdefault(fact["pawn"], []).append(fact["station"])
        if self.options["capture_timing"] == "immediate":
            self.leave({fact["station"]})

    _rode = _operated = _arrived

    def _entered(self, fact: dict[str, Any]) -> None:
        self._arrived({**fact, "station": fact["station"]})

    def _next_pair(self, fact: dict[str, Any]) -> None:
        self.next_pair = fact["pair"]

    def _marked(self, fact: dict[str, Any]) -> None:
        self.keep(fact["entry"], fact["station"])
        if fact["entry"] == self.asked or not self.entered:
            self.rings[fact["pair"]] = fact["entry"]
            self.next_pair = fact["pair"] % 5 + 1
        else:
            self.marks.append((fact["pair"], fact["station"], fact["entry"]))

    def _checked(self, fact: dict[str, Any]) -> None:
        if self.options["capture_timing"] == "check":
            self.leave(set(self.at.values()))
        self.ways = {way for way in self.ways if self.expect(way)[0] == self.marks}
        if self.ways:
            _, self.rings, self.next_pair = self.expect(next(iter(self.ways)))
        self.marks = []

    def expect(self, way: Way) -> tuple[list[tuple[int, int, int]], dict[int, int], int]:
        """The marks that the check of this round makes if he went this way."""
        options = self.options
        cities = [city for entered in self.entered.values() for city in entered]
        if not options["check_all_entered"]:
            cities = [entered[-1] for entered in self.entered.values()]
        first = 0 if options["check_includes_current"] else 1
        window = []
        for ago in range(first, first + options["check_window"]):
            entry = self.moves - ago
            if ago < len(way) and entry < options["first_open_move"] and (entry > 0 or options["start_counts"]):
                window.append((entry, way[-1 - ago]))
        marks, rings, pair = [], dict(self.rings), self.next_pair
        for place, (entry, city) in reversed(list(enumerate(window))):
            later = any(city == other for _, other in window[:place]) and options["repeat_visit"] == "latest"
            if city in cities and not later and entry not in rings.values():
                free = [number for number in range(1, 6) if number not in rings]
                laid = free[0] if free else pair
                rings[laid] = entry
                pair = laid % 5 + 1
                marks.append((laid, city, entry))
        return marks, rings, pair


def differing(one: Any, other: Any) -> set[str]:
    return {name for name in one.dtype.names if not np.array_equal(one[name], other[name])}


class Tale:
    """A game told line by line to the witness and to the shadows of several viewers."""

    def __init__(self, game: Game, viewers: tuple[str, ...] = ("public", "x", "h1")) -> None:
        """A new game is told from its deal on, a position (whose hands are all named) from where it stands."""
        self.game, self.witness = game, Witness(game)
        words, board, rules = game.words, game.engine.board, game.engine.rules
        self.shadows = {viewer: game.family.KnownTable(words, board, rules, game.opening) for viewer in viewers}
        self.line, self.state = (len(game.lines), game.state) if game.position else (0, game.opening)
        self.tell(
            list(game.facts) if game.position else in_words(game, game.engine.announce(game.opening, {"words": words}))
        )
        self.known = self.shadows["public"].possible.copy()
        self.compared = 0
        if game.position:
            self.compare()

    def tell(self, facts: list[Any]) -> None:
        for fact in facts:
            if fact.audience & audience_bit("public"):
                self.witness.see(fact.plain())
            for viewer, shadow in self.shadows.items():
                if fact.audience & audience_bit(viewer):
                    shadow.see(fact.plain())

    def play(self, *moves: str) -> Tale:
        for move in moves:
            self.game.play(move)
        return self.go_on()

    def go_on(self) -> Tale:
        """After every new line: what states and what facts teach is what the witness says, and tables are rebuilt."""
        game = self.game
        board, rules = interpreted(game.engine.board), interpreted(game.engine.rules)
        scratch = np.zeros(KNOWN, np.int64)
        for _, text in game.lines[self.line :]:
            move = game.family.read_move(game.words, self.state, text)
            after, facts = game.engine.apply(self.state, move)
            game.family.learn(board, rules, interpreted(self.state), interpreted(after), move, self.known, scratch)
            self.tell(in_words(game, facts))
            self.state = after
            if after.phase == OVER:
                assert all(shadow.state.phase == OVER for shadow in self.shadows.values())
            if after.phase != OVER and game.engine.decider(after) != CHANCE and not game.family.is_mid_turn(after):
                self.compare()
        self.line = len(game.lines)
        return self

    def compare(self) -> None:
        game, stations = self.game, self.game.words.stations
        where = game.lines, self.state
        self.compared += 1
        if self.state.mission >= 0:
            possible = self.witness.stations()
            learned = sorted(stations[node] for node in range(game.engine.board.nodes) if contains(self.known, node))
            assert stations[int(self.state.x)] in possible, where
            assert learned == possible, where
            for viewer, shadow in self.shadows.items():
                assert shadow.stations() == possible, (viewer, where)
        for viewer, shadow in self.shadows.items():
            unsure = set() if shadow.resolved else {"phase", "turn"}
            shadow.state.pack()
            seen = {*OPEN, *({"x", "trail"} if viewer == "x" else ())}
            assert differing(shadow.record, self.state) & seen <= unsure, (viewer, where)
            if viewer == "x":
                assert shadow.state.track.tolist() == self.state.track.tolist()
            if self.state.phase in (X_TURN, HUNTERS_TURN, TEAM_TURN):  # nobody has discarded anything that waits
                assert shadow.state.aside.tolist() == self.state.aside.tolist(), (viewer, where)
            for hand in shadow.shown:
                assert shadow.state.hands[hand].tolist() == self.state.hands[hand].tolist(), (viewer, hand)


def check_samples(game: Game, seed: int = 0) -> None:
    """Deal anew for everybody: what is seen stays, and every ticket is somewhere."""
    for viewer in ("x",) if game.family.is_mid_turn(game.state) else ("public", "x", "h1"):
        knowledge = Knowledge.of(game, viewer)
        state, _ = sample(knowledge, random.Random(seed).randrange)
        shadow = knowledge.shadow()
        unsure = set() if shadow.resolved else {"phase", "turn"}
        seen = {*OPEN, *({"x", "trail"} if viewer == "x" else ())}
        assert differing(state, game.state) & seen <= unsure, viewer
        everything = state.hands.sum(0) + state.bag + state.box + state.track + state.aside
        assert everything.tolist() == knowledge.table.bag.tolist(), viewer
        assert state.bag.min() >= 0
        assert state.hands.sum(1).tolist() == game.state.hands.sum(1).tolist()
        for part in ("bag", "aside", "track"):
            assert int(state[part].sum()) == int(game.state[part].sum()), (viewer, part)
        for hand in shadow.shown:
            assert state.hands[hand].tolist() == game.state.hands[hand].tolist(), (viewer, hand)
        if game.state.mission >= 0:
            assert game.words.stations[int(state.x)] in knowledge.possible()
