"""The arrays that many games live in, and the compiled steps that are bound to them."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from misterx.arena import batch as kernels
from misterx.arena import batch_lanes as lanes_of
from misterx.arena.compiling.runner import Runner
from misterx.bots.greedy_bot import SCRATCH_WORDS
from misterx.families.shared.letters import Alphabet
from misterx.families.shared.view_array import NUMBER, ViewArray
from misterx.kernel.cache import may_compile
from misterx.kernel.events import MOST_FIELDS, new_sink, unpack_fact
from misterx.kernel.jit import bound, name_of
from misterx.kernel.random import PADDING
from misterx.kernel.records import InterpretedRecord, new_record
from misterx.play import Game

Array = npt.NDArray[Any]
Shapes = dict[str, tuple[Any, tuple[int, ...]]]
MARGIN = 2  # states left free on either side, so that no two threads write to one cache line

_in_use: weakref.WeakKeyDictionary[Any, list[Array]] = weakref.WeakKeyDictionary()


def layout_of(game: Game) -> ViewArray:
    """Where the numbers of this game's observations stand: logs have room for every entry that it can have."""
    rules, opening = game.engine.rules, game.opening
    entries = int(getattr(rules, "limit", 0)) + int(getattr(opening, "doubles", 0))
    return ViewArray(game.family, len(game.words.stations), entries)


def list_buffers(
    games: int,
    agents: tuple[int, ...],
    game: Game,
    settings: Mapping[str, int],
    listed: int,
    choices: int,
    alphabet: Alphabet,
    possible: bool,
) -> Shapes:
    """The arrays that whoever steps games reads, and the actions that he writes."""
    viewers, size = len(agents), layout_of(game).size
    masks = {lanes_of.NO_MASK: 0, lanes_of.BITS: -(-choices // 8), lanes_of.BOOLS: choices}[settings["masks"]]
    ends = games if settings["autoreset"] == lanes_of.SAME_STEP else 0
    return {
        "observation": (NUMBER, (games, viewers, size)),
        "final": (NUMBER, (ends, viewers, size)),
        "decider": (np.int8, (games,)),
        "count": (np.int32, (games,)),
        "moves": (np.int32, (games, listed)),
        "mask": (np.uint8, (games, masks)),
        "word": (np.int16, (games, len(alphabet.table) if settings["letters"] else 0)),
        "possible": (np.uint8, (games, 4 * _words_of(game) if possible else 0)),
        "reward": (np.float32, (games, viewers)),
        "ended": (np.bool_, (games,)),
        "cut": (np.bool_, (games,)),
        "actions": (np.int32, (games,)),
    }


def check_buffers(owner: Any, shapes: Shapes, given: Mapping[str, Array]) -> dict[str, Array]:
    """What was handed in to be written to, and arrays of our own for the rest."""
    buffers: dict[str, Array] = {}
    for name, array in given.items():
        if name not in shapes or name == "actions":
            raise ValueError(f"out has {name!r}; it may have {', '.join(each for each in shapes if each != 'actions')}")
        kind, shape = np.dtype(shapes[name][0]), shapes[name][1]
        if not isinstance(array, np.ndarray) or array.dtype != kind or array.shape != shape:
            what = f"{array.dtype} of shape {array.shape}" if isinstance(array, np.ndarray) else repr(type(array))
            raise ValueError(f"out[{name!r}] is to be {kind} of shape {shape}, not {what}")
        if not (array.flags.c_contiguous and array.flags.writeable and array.flags.aligned):
            raise ValueError(f"out[{name!r}] is to be contiguous, aligned and writeable")
        others = [each for used in _in_use.values() for each in used] + list(buffers.values())
        if any(np.may_share_memory(array, other) for other in others):
            raise ValueError(f"out[{name!r}] is written to by other games, or for something else, already")
        array[...] = 0
        buffers[name] = array
    _in_use[owner] = list(buffers.values())
    buffers = {name: buffers.get(name, np.zeros(shape, kind)) for name, (kind, shape) in shapes.items()}
    buffers["moves"][...] = lanes_of.NO_MOVE
    return buffers


def _words_of(game: Game) -> int:
    """How many words of 32 stations a set of this board's stations takes."""
    board = game.engine.board
    return int(board.reach.shape[2]) if "reach" in board.dtype.names else -(-len(game.words.stations) // 32)


class Rooms:
    """What games need beside what they show: states, random numbers, what is held back, and room for each thread."""

    def __init__(
        self,
        game: Game,
        alphabet: Alphabet,
        agents: tuple[int, ...],
        settings: Mapping[str, int],
        buffers: dict[str, Array],
        threads: int,
    ) -> None:
        self.game, self.settings = game, dict(settings)
        family, games = game.family, len(buffers["actions"])
        self.layout = layout_of(game)
        self.states = np.zeros(games, family.State.DTYPE)
        self.lanes = np.zeros(games, lanes_of.Lane.DTYPE)
        self.lanes["over"] = lanes_of.ENDED
        held = np.zeros((games, lanes_of.HELD, 2 + MOST_FIELDS), np.int16)
        known = lanes_of.words_of_known(name_of(family), _words_of(game))
        self.known = np.zeros((games, known if settings["learns"] else 0), np.int64)
        self.chosen = np.zeros(games, np.int32)
        own = {"states": self.states, "lanes": self.lanes, "held": held, "known": self.known}
        self.kept = {**own, **{name: array for name, array in buffers.items() if name != "actions"}}
        record = new_record(lanes_of.Settings)
        for name, number in settings.items():
            record[name] = number
        bits = np.array(agents, np.int64)
        start = np.zeros(1, family.State.DTYPE)
        start[0] = game.opening
        blank = self._blank(bits)
        views, logs = self._split(buffers["observation"])
        finals = self._split(buffers["final"])
        table = alphabet.table
        self._rules = record, game.engine.board, game.engine.rules
        self._table = table, buffers["moves"]
        self._runner = Runner(name_of(family)) if may_compile() else None
        if self._runner:
            self._runner.wait()
        self.rooms = [self._room() for _ in range(threads)]
        self._fixed = (
            start, self.states, self.lanes, held, bits, *self._split(blank), views, logs, *finals, self.known,
            buffers["possible"].view(np.uint32), table, buffers["moves"], buffers["mask"], buffers["word"],
            buffers["actions"], buffers["count"], buffers["decider"], buffers["reward"], buffers["ended"],
            buffers["cut"],
        )  # fmt: skip
        self._actions = buffers["actions"]
        self._choose: Any = None

    def _room(self) -> tuple[Array, ...]:
        """What one thread works in."""
        family = self.game.family
        before = np.zeros(1 + 2 * MARGIN, family.State.DTYPE)[MARGIN : MARGIN + 1]
        moves, weights = np.zeros(family.MOST_MOVES, np.int32), np.zeros(family.MOST_MOVES, np.int32)
        return before, moves, weights, new_sink(), np.zeros(SCRATCH_WORDS, np.int64)

    def _split(self, observations: Array) -> tuple[Array, Array]:
        """The same memory as views, and as the rows of their logs."""
        records = observations.view(self.layout.whole)[..., 0]
        if "log" in self.layout.whole.names:
            return records["view"], records["log"]
        return records["view"], np.zeros((*records.shape, 0), NUMBER)

    def _blank(self, bits: Array) -> Array:
        """What each viewer knows of an empty table: the same in every game."""
        game = self.game
        blank = np.broadcast_to(self.layout.blank.view(NUMBER), (1, len(bits), self.layout.size)).copy()
        views, logs = self._split(blank)
        for packed in game.engine.announce(game.opening, {"words": game.words}):
            code, audience, *values = unpack_fact(packed)
            for viewer in np.flatnonzero(bits & audience):
                lanes_of.fold(views[0, viewer], logs[0, viewer], code, *values)
        first: Array = blank[0]
        return first

    def _bind(self, function: Callable[..., Any], arguments: tuple[Any, ...], free: int) -> Callable[..., int]:
        if self._runner and self._runner.is_compiled:
            return bound(function, self.game.family, arguments, free)
        loose = [InterpretedRecord(each) if isinstance(each, np.record) else each for each in arguments]
        return lambda *numbers: function(*numbers, *loose)

    def bind_step(self) -> tuple[Callable[[int, int], int], Callable[[int, int, int], int]]:
        """What checks all actions, and what steps games in the first thread; `steps` has one for each."""
        self.steps = [self._bind(kernels.step_games, (*self._rules, *self._fixed, *room), 3) for room in self.rooms]
        checked = (*self._rules, self.states, self.lanes, *self._table, self._actions, self.rooms[0][1])
        return self._bind(kernels.check_actions, checked, 2), self.steps[0]

    def choose(self, games: int, policy: int, side: int) -> None:
        """Write what a policy would do into `chosen`."""
        if self._choose is None:
            _, moves, some, _, scratch = self.rooms[0]
            randoms = np.zeros(PADDING, np.int64)
            chosen = (*self._rules, self.states, self.lanes, self.known, *self._table, self.chosen)
            self._choose = self._bind(kernels.choose_actions, (*chosen, randoms, moves, some, scratch), 4)
        self._choose(0, games, policy, side)

    def seed(self, lanes: Array, seeds: Array) -> None:
        """Random numbers for every game."""
        self._bind(kernels.seed_games, (lanes, seeds), 2)(0, len(lanes))

    def enter(self, number: int, game: Game) -> None:
        """Tell a whole game again, in the place of one of ours."""
        record, board, rules = self._rules
        (
            start,
            states,
            lanes,
            held,
            bits,
            blank,
            blank_logs,
            views,
            logs,
            _,
            _,
            known,
            possible,
            table,
            listed,
            *rest,
        ) = self._fixed
        masks, words, _, counts, deciders, rewards, ended, cut = rest
        before, moves, _, sink, scratch = self.rooms[0]
        make_move: Any = kernels.make_move
        loose, lane = (InterpretedRecord(board), InterpretedRecord(rules)), lanes[number]
        kernels.begin(number, start, states, lane, known[number], blank, blank_logs, views[number], logs[number])
        here = (states, lane, held[number], bits, views[number], logs[number], known[number], number)
        for mover, text in game.lines:
            if mover != "table" and not text.startswith("note "):
                move = game.family.read_move(game.words, states[number], text)
                is_chance = mover == "chance"
                lane.decisions += not is_chance
                make_move(record, *loose, *here, before, sink, scratch, move, not is_chance)
        legal = game.engine.legal(game.state)
        moves[: len(legal)] = legal
        lane.moves, lane.side, lane.over = len(legal), lanes_of.SIDE_NUMBERS[game.decider], lanes_of.RUNNING
        shown = int(counts[number])
        counts[number], deciders[number] = lane.moves, lane.side
        rewards[number], ended[number], cut[number] = 0, False, False
        if possible.shape[1] and not lanes_of.is_mid_turn(states[number]):
            lanes_of.mark_possible(board, states[number], known[number], possible[number])
        kernels.show_choice(record, lane, table, moves, listed[number], masks[number], words[number], True, shown)
