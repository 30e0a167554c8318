"""Thousands of games of one title, stepped by one call: observations, masks, rewards and ends as arrays of NumPy.

>>> from misterx.research.vector import Vector
>>> games = Vector("scotland-yard", 4, seed=7, threads=1)
>>> batch = games.reset()
>>> while not batch.ended.any():
...     batch = games.step(games.sample())
>>> batch.reward.shape
(4, 2)

Every game has a row in each array, and every call writes into the same arrays: PyTorch and JAX can share them
(`torch.from_numpy`, `torch.from_dlpack`). They are to be read; a copy is whoever's who made it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from misterx import boards, titles
from misterx.arena import batch_lanes as kernels
from misterx.arena.team import Team
from misterx.families.shared.letters import Alphabet
from misterx.kernel.codes import NOBODY, TO_HUNTERS, TO_X
from misterx.kernel.errors import MisterXError
from misterx.play import Game
from misterx.research import ENCODING, SIDES
from misterx.research.vector_rooms import Rooms, check_buffers, list_buffers

Array = npt.NDArray[Any]
AGENTS = {"sides": (TO_X, TO_HUNTERS)}
SHARE = 256  # games that are worth a thread
LISTED = {"scotland-yard": 64, "sanssouci": 64}  # legal moves that are listed, where nothing else is asked for
MOST_LISTED = 256
INT32 = np.dtype(np.int32)


class IllegalAction(ValueError):
    """An action that may not be chosen; nothing has been changed by it."""


class ResetNeeded(RuntimeError):
    """A game that is over was to be played on; nothing has been changed by it."""


@dataclass(frozen=True)
class Batch:
    """What all games show. N games, V viewers: Mister X, and the hunters.

    Of the move of a game, `moves`, `count`, `mask` and `word` tell what whoever decides may do, and are his alone.
    """

    observation: Array  # int16 [N, V, F]: what each viewer knows; `Vector.layout` says which number is what
    final: Array  # the same at the end of a game that began anew in the same step
    decider: Array  # int8 [N]: 1 for Mister X, 2 for the hunters, 0 where the game is over
    count: Array  # int32 [N]: how many moves are legal
    moves: Array  # int32 [N, K]: the first K of them, -1 behind the last
    mask: Array  # uint8 [N, ...]: what may be chosen, as bits (the first in the lowest) or as bools; [N, 0] without
    word: Array  # int16 [N, parts]: of a move that is spelt, each part that is fixed, or -1; [N, 0] without letters
    possible: Array  # uint8 [N, bytes]: where Mister X can be, a bit a station (as public); [N, 0] if not asked for
    reward: Array  # float32 [N, V]: 1 to who has won, -1 to who has lost, else 0
    ended: Array  # bool [N]: the game ended in this step
    cut: Array  # bool [N]: it was cut off, having had its `most_decisions`


class Vector:
    """Many games by the same rules, each with its own deal, its own random numbers and its own pace."""

    def __init__(
        self,
        title: str,
        games: int,
        *,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        board: boards.Source | boards.Board | None = None,
        seed: int = 0,
        threads: int | None = None,
        agents: str = "sides",
        actions: str = "places",
        masks: str = "none",
        possible: bool = False,
        autoreset: str = "same_step",
        opponent: Mapping[str, str] | None = None,
        most_moves: int | None = None,
        most_decisions: int | None = None,
        out: Mapping[str, Array] | None = None,
    ) -> None:
        """Make the games; `reset` deals them.

        An action is a place in the list of legal moves, or with `actions="letters"` the next letter of a move.
        `opponent` names who plays for a side instead: `{"x": "greedy"}`. `most_moves` says how many legal moves are
        listed (others may be chosen by their places, too), `most_decisions` after how many a game is cut off. `out`
        holds arrays to be written into, by their names in `Batch`.
        """
        if type(games) is not int or games < 1:
            raise ValueError(f"games is {games!r}; it is to be a whole number from 1 on")
        _check("agents", agents, tuple(AGENTS))
        _check("actions", actions, ("places", "letters"))
        policies = {"x": "hand", "hunters": "hand", **(opponent or {})}
        for side, policy in policies.items():
            _check("the side of an opponent", side, SIDES)
            _check("opponent", policy, kernels.POLICIES)
        if "hand" not in policies.values():
            raise ValueError("opponent names both sides; one is to be left")
        if isinstance(options, Mapping | None):
            options = {**titles.load(title).simulation, **(options or {})}
        self.game = Game(title, players, options, board, None, 0)
        titles.check_new(self.game.title, self.game._options)
        self.games, self.seed = games, seed
        self.alphabet = Alphabet(self.game.family.MOVES, len(self.game.words.stations))
        family = self.game.family
        fleeting = {declared.name: code for code, declared in family.FACTS.items()}
        moment = next(iter(family.FLEETING.items()), None)
        settings = {
            "x_policy": kernels.POLICIES.index(policies["x"]),
            "hunter_policy": kernels.POLICIES.index(policies["hunters"]),
            "learns": int(possible or "greedy" in policies.values()),
            "letters": int(actions == "letters"),
            "masks": kernels.MASKS.index(_check("masks", masks, kernels.MASKS)),
            "autoreset": kernels.AUTORESETS.index(_check("autoreset", autoreset, kernels.AUTORESETS)),
            "most_decisions": most_decisions or 0,
            "fleeting": fleeting[moment[0]] if moment else 0,
            "end_of_fleeting": fleeting[moment[1]] if moment else 0,
        }
        if not 0 <= settings["most_decisions"] < 1 << 31:
            raise ValueError(f"most_decisions is {most_decisions!r}; it is to be a whole number from 1 on")
        listed = LISTED.get(self.game.title.id, MOST_LISTED) if most_moves is None else most_moves
        if type(listed) is not int or not 0 <= listed <= family.MOST_MOVES:
            raise ValueError(f"most_moves is {most_moves!r}; it is to be a whole number up to {family.MOST_MOVES}")
        choices = self.alphabet.size if actions == "letters" else listed
        shapes = list_buffers(games, AGENTS[agents], self.game, settings, listed, choices, self.alphabet, possible)
        buffers = check_buffers(self, shapes, out or {})
        self.batch = Batch(**{name: buffers[name] for name in Batch.__dataclass_fields__})
        self._threads = min(threads or _count_cores(), max(1, games // SHARE))
        if self._threads < 1:
            raise ValueError(f"threads is {threads!r}; it is to be a whole number from 1 on")
        self._rooms = Rooms(self.game, self.alphabet, AGENTS[agents], settings, buffers, self._threads)
        self.layout = self._rooms.layout
        self._actions = buffers["actions"]
        self._lanes = self._rooms.lanes
        self._team = Team(self._threads) if self._threads > 1 else None
        self._bounds = [games * share // self._threads for share in range(self._threads + 1)]
        self._policies = {"random": kernels.RANDOM, "greedy": kernels.GREEDY}
        self._check, self._step = self._rooms.bind_step()
        self._is_dealt = False
        self._key = _key_of(self, {**settings, "listed": listed})

    # Playing

    def reset(self, seed: int | Array | None = None, where: Array | None = None) -> Batch:
        """Deal new games: all, or those that `where` marks.

        Game g is dealt by `seed + g`, or by its own where seeds are an array; without a seed its random numbers go on.
        """
        marked = np.ones(self.games, np.int32)
        if where is not None:
            mask = np.asarray(where)
            if mask.dtype != np.bool_ or mask.shape != (self.games,):
                raise ValueError(f"where is to be {self.games} bools, not {mask.dtype} of shape {mask.shape}")
            marked[:] = mask
        if not self._is_dealt and (where is not None and not marked.all()):
            raise ResetNeeded("no game has been dealt yet: call reset() without `where` first")
        if seed is None and not self._is_dealt:
            seed = self.seed
        if seed is not None:
            seeds = np.asarray(seed)
            if seeds.dtype.kind not in "iu" or seeds.shape not in ((), (self.games,)):
                raise ValueError(f"a seed is a whole number, or {self.games} of them, not {seed!r}")
            each = (seeds.astype(np.int64) + (np.arange(self.games) if seeds.shape == () else 0)) & 0xFFFFFFFF
            fresh = np.zeros_like(self._lanes)
            self._rooms.seed(fresh, each)
            self._lanes["randoms"][marked == 1] = fresh["randoms"][marked == 1]
        self._actions[:] = marked
        self._is_dealt = True
        for name in ("reward", "ended", "cut"):
            getattr(self.batch, name)[marked == 1] = 0
        self._run(1)
        return self.batch

    def step(self, actions: Any) -> Batch:
        """Make one choice in every game. Where one may not be made, nothing is done in any game."""
        if not (type(actions) is np.ndarray and actions.dtype is INT32 and actions.shape == self._actions.shape):
            actions = self._read(actions)
        self._actions[:] = actions
        bad = self._check(0, self.games)
        if bad < self.games:
            self._refuse(bad)
        if self._team is None:
            self._step(0, self.games, 0)
        else:
            self._run(0)
        return self.batch

    def _run(self, resets: int) -> None:
        if self._team is None:
            self._step(0, self.games, resets)
        else:
            steps, ends = self._rooms.steps, self._bounds
            self._team.run([partial(step, ends[t], ends[t + 1], resets) for t, step in enumerate(steps)])

    def _read(self, actions: Any) -> Array:
        """Actions of any whole type as ours."""
        numbers = np.asarray(actions)
        if numbers.dtype.kind not in "iu":
            raise TypeError(f"actions are whole numbers, not {numbers.dtype}")
        if numbers.shape != (self.games,):
            raise ValueError(f"actions have the shape ({self.games},), not {numbers.shape}")
        if numbers.dtype.itemsize > 4 or numbers.dtype.kind == "u":
            if ((numbers > 0x7FFFFFFF) | (numbers < -1)).any():
                game = int(np.flatnonzero((numbers > 0x7FFFFFFF) | (numbers < -1))[0])
                raise IllegalAction(f"game {game}: {int(numbers[game])} may not be chosen")
        return numbers

    def _refuse(self, game: int) -> None:
        action, lane = int(self._actions[game]), self._lanes[game]
        if not self._is_dealt:
            raise ResetNeeded("no game has been dealt yet: call reset() first")
        if lane["over"]:
            raise ResetNeeded(f"game {game} is over: reset it, or pass with the action {kernels.PASS}")
        if self._rooms.settings["letters"]:
            raise IllegalAction(f"game {game}: letter {action} may not be chosen; the mask says which may")
        raise IllegalAction(f"game {game}: {action} may not be chosen; there are {int(lane['moves'])} legal moves")

    # Choosing

    def sample(self) -> Array:
        """An action for every game, at random; the same until the game goes on."""
        return self.choose("random")

    def choose(self, policy: str, side: str | None = None) -> Array:
        """What a policy, `random` or `greedy`, would do in the games where a side decides, or either; -1 in others."""
        _check("policy", policy, tuple(self._policies))
        if side is not None:
            _check("side", side, SIDES)
        if policy == "greedy" and not self._rooms.settings["learns"]:
            raise ValueError("greedy play needs to know where Mister X can be: make the games with possible=True")
        chosen = np.full(self.games, kernels.PASS, np.int32)
        number = NOBODY if side is None else kernels.SIDE_NUMBERS[side]
        self._rooms.choose(self.games, self._policies[policy], number)
        chosen[:] = self._rooms.chosen
        return chosen

    def enter(self, number: int, game: Game) -> Batch:
        """Have one game go on from where a `Game` of the same rules stands, its whole past included."""
        own, other = self.game, game
        same = own.title.id == other.title.id and own.options.values == other.options.values
        if not same or own.board.digest != other.board.digest or own.options.players != other.options.players:
            raise ValueError("the game has another title, other rules or another board")
        if other.position or other.decider not in SIDES or not self._is_dealt:
            raise ValueError("a game can be entered that was dealt by the rules and goes on, where games are dealt")
        self._state(number)
        self._rooms.enter(number, other)
        return self.batch

    # Reading

    def legal(self, game: int) -> list[str]:
        """All legal moves of one game, in the order of their places."""
        state, family = self._state(game), self.game.family
        return [family.write_move(self.game.words, state, move) for move in self._moves(game)]

    def text(self, game: int, action: int) -> str:
        """What an action means in one game: a move, or a part of one."""
        if self._rooms.settings["letters"]:
            letters = next(each for each in self.alphabet.letters if action < each.first + each.count)
            return f"{letters.meaning} {self.game.words.read(letters.meaning, action - letters.first)}"
        moves = self._moves(game)
        if not 0 <= action < len(moves):
            raise IllegalAction(f"game {game}: {action} may not be chosen; there are {len(moves)} legal moves")
        return self.game.family.write_move(self.game.words, self._state(game), moves[action])

    def action(self, game: int, text: str) -> int:
        """The action for a move in words; with letters, the next one of that move."""
        moves, family = self._moves(game), self.game.family
        move = family.read_move(self.game.words, self._state(game), text)
        if move not in moves:
            raise IllegalAction(f"game {game}: {text!r} is not legal")
        if self._rooms.settings["letters"]:
            shift, bits, first = self.alphabet.table[int(self._lanes[game]["part"])].tolist()
            return int(first + (move >> shift & bits))
        return moves.index(move)

    def seen(self, game: int, viewer: int, field: str) -> Array:
        """A field of what a viewer knows, such as "station" or "log_ticket"; `layout.places` lists them."""
        return self.layout.of(self.batch.observation[game, viewer], field)

    def _state(self, game: int) -> Any:
        if not 0 <= game < self.games:
            raise IndexError(f"there are {self.games} games, the last is {self.games - 1}")
        return self._rooms.states[game]

    def _moves(self, game: int) -> list[int]:
        state = self._state(game)
        return [] if self._lanes[game]["over"] else self.game.engine.legal(state)

    # Keeping

    @property
    def bytes_per_game(self) -> int:
        """How much memory a game takes, everything counted."""
        return sum(array.nbytes for array in self._rooms.kept.values()) // self.games

    def copy(self, source: Any, target: Any) -> None:
        """Have games go on from where others stand; both are lists of games, or one number."""
        froms, tos = np.atleast_1d(np.asarray(source)), np.atleast_1d(np.asarray(target))
        for games in (froms, tos):
            if games.dtype.kind not in "iu" or games.ndim != 1 or not ((games >= 0) & (games < self.games)).all():
                raise IndexError(f"games are numbered from 0 to {self.games - 1}")
        if len(froms) != len(tos) or len(set(tos.tolist())) < len(tos):
            raise ValueError("each game is copied to one other, and none is written to twice")
        for array in self._rooms.kept.values():
            array[tos] = array[froms]

    def save(self) -> bytes:
        """All games as they stand, random numbers included."""
        arrays = [np.ascontiguousarray(array).tobytes() for array in self._rooms.kept.values()]
        return b"\n".join([self._key.encode(), b"".join(arrays)])

    def load(self, saved: bytes) -> Batch:
        """Go on from what `save` gave for games of the same number and rules; other bytes are refused."""
        key, _, rest = bytes(saved).partition(b"\n")
        sizes = [array.nbytes for array in self._rooms.kept.values()]
        if key.decode(errors="replace") != self._key or len(rest) != sum(sizes):
            raise ValueError("these are not games that were saved with the same title, rules, number and arrays")
        place = 0
        for array, size in zip(self._rooms.kept.values(), sizes, strict=True):
            array[...] = np.frombuffer(rest[place : place + size], array.dtype).reshape(array.shape)
            place += size
        self._is_dealt = True
        return self.batch


def _check(name: str, value: Any, allowed: tuple[str, ...]) -> str:
    if value not in allowed:
        raise ValueError(f"{name} is {value!r}; it may be {' or '.join(map(repr, allowed))}")
    return str(value)


def _count_cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _key_of(vector: Vector, settings: Mapping[str, Any]) -> str:
    """What has to be the same for games to be taken in again."""
    game = vector.game
    said = [
        ENCODING,
        game.title.id,
        game.options.players,
        game.options.values,
        game.board.digest,
        vector.games,
        settings,
    ]
    return json.dumps(said, sort_keys=True, default=str)


__all__ = ["Batch", "IllegalAction", "MisterXError", "ResetNeeded", "Vector"]
