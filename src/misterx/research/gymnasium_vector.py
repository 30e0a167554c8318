"""Gymnasium, many games at once: one side of each, chosen letter by letter, against a compiled bot.

>>> import gymnasium
>>> import misterx.research.gymnasium
>>> envs = gymnasium.make_vec("misterx/ScotlandYard-v0", 3, "vector_entry_point", opponent="random")
>>> observation, info = envs.reset(seed=7)
>>> observation["action_mask"].any(axis=1).tolist()
[True, True, True]
>>> envs.metadata["autoreset_mode"].name
'SAME_STEP'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from misterx import boards
from misterx.families.shared.view_array import NUMBER
from misterx.research import SIDES
from misterx.research.vector import IllegalAction, ResetNeeded, Vector

Seen = dict[str, np.ndarray[Any, Any]]
MODES = {AutoresetMode.SAME_STEP: "same_step", AutoresetMode.NEXT_STEP: "next_step", AutoresetMode.DISABLED: "disabled"}
BOUNDS = np.iinfo(NUMBER)


class Sides(VectorEnv[Seen, Any, Any]):
    """Games of one title, all seen and played from one side. A reward comes at the end: 1 for a win, -1 for a loss.

    An observation is what the side knows, and behind it what it has spelt of a move. With `copy=False` every step
    writes into the same arrays.
    """

    def __init__(
        self,
        title: str,
        num_envs: int = 1,
        *,
        side: str = "hunters",
        opponent: str = "greedy",
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        board: boards.Source | boards.Board | None = None,
        threads: int | None = None,
        copy: bool = True,
    ) -> None:
        if side not in SIDES:
            raise ValueError(f"side is {side!r}; it may be {' or '.join(map(repr, SIDES))}")
        if opponent not in ("greedy", "random"):
            raise ValueError(f"opponent is {opponent!r}; it may be 'greedy' or 'random' where many games are played")
        mode = AutoresetMode(autoreset_mode)
        self.games = Vector(
            title,
            num_envs,
            players=players,
            options=options,
            board=board,
            threads=threads,
            actions="letters",
            masks="bools",
            autoreset=MODES[mode],
            opponent={"x" if side == "hunters" else "hunters": opponent},
        )
        self.metadata = {"autoreset_mode": mode, "render_modes": []}
        self.num_envs, self._viewer, self._copies = num_envs, SIDES.index(side), copy
        batch, letters = self.games.batch, self.games.alphabet.size
        self._size = self.games.layout.size
        numbers = self._size + batch.word.shape[1]
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(int(BOUNDS.min), int(BOUNDS.max), (numbers,), NUMBER),
                "action_mask": spaces.Box(0, 1, (letters,), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(letters)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._shown: Seen = {
            "observation": np.zeros((num_envs, numbers), NUMBER),
            "action_mask": np.zeros((num_envs, letters), np.int8),
        }

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal new games; `options={"reset_mask": ...}` says which."""
        where = (options or {}).get("reset_mask")
        if isinstance(seed, list):
            seeds = [int(self.np_random.integers(1 << 31)) if each is None else each for each in seed]
            self.games.reset(np.array(seeds), where)
        else:
            super().reset(seed=seed)
            self.games.reset(seed, where)
        return self._show(), {}

    def step(self, actions: Any) -> tuple[Seen, Any, Any, Any, dict[str, Any]]:
        """Go on with a letter in every game. Where one is not in its mask, nothing is done in any game."""
        try:
            batch = self.games.step(actions)
        except IllegalAction as refused:
            raise gymnasium.error.InvalidAction(str(refused)) from None
        except ResetNeeded as refused:
            raise gymnasium.error.ResetNeeded(str(refused)) from None
        info: dict[str, Any] = {}
        over = batch.ended | batch.cut
        if len(batch.final) and over.any():
            final = np.full_like(self._shown["observation"], -1)
            final[over, : self._size] = batch.final[over, self._viewer]
            info = {"final_obs": {"observation": final, "action_mask": np.zeros_like(self._shown["action_mask"])}}
            info["_final_obs"] = over
        return self._show(), batch.reward[:, self._viewer].copy(), batch.ended.copy(), batch.cut.copy(), info

    def _show(self) -> Seen:
        shown, batch = self._shown, self.games.batch
        shown["observation"][:, : self._size] = batch.observation[:, self._viewer]
        shown["observation"][:, self._size :] = batch.word
        shown["action_mask"][:] = batch.mask
        return {name: array.copy() for name, array in shown.items()} if self._copies else shown
