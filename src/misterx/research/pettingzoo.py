"""PettingZoo: two agents, `x` and `hunters`, who choose one letter of a move a step.

>>> from misterx.research import pettingzoo
>>> env = pettingzoo.env("scotland-yard")
>>> env.reset(seed=7)
>>> env.agent_selection
'x'
>>> observation, reward, terminated, truncated, info = env.last()
>>> bool(observation["action_mask"].any())
True
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from misterx import boards
from misterx.research import ENCODING, SIDES
from misterx.research.episode import deal
from misterx.research.render import MODES, check_mode, render
from misterx.research.spaces import action_space, check_action, observation_space, observe

METADATA = {"render_modes": [*MODES], "is_parallelizable": False, "render_fps": 1}


class Pursuit(AECEnv):  # type: ignore[misc]
    """A game of any title, all of its options and any board. The same seed deals and draws the same."""

    def __init__(
        self,
        title: str,
        *,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        board: boards.Source | boards.Board | None = None,
        most_moves: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {**METADATA, "name": f"{title.replace('-', '_')}_v{ENCODING}"}
        self.render_mode = check_mode(render_mode)
        self.most_moves = most_moves  # after which a game is cut off: all know how many were made
        self._rules: dict[str, Any] = {"players": players, "options": options, "board": board}
        self._title = title
        self._seeds = np.random.default_rng()
        self.episode = deal(title, 0, self._rules)
        self.possible_agents = [*SIDES]
        self.agents: list[str] = []
        self.observation_spaces = {side: observation_space(self.episode) for side in SIDES}
        self.action_spaces = {side: action_space(self.episode) for side in SIDES}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; without a seed, the next one after the latest seed."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.episode = deal(self._title, int(self._seeds.integers(1 << 62)), self._rules)
        self.agents = [*SIDES]
        self.rewards = dict.fromkeys(SIDES, 0.0)
        self._cumulative_rewards = dict.fromkeys(SIDES, 0.0)
        self.terminations = dict.fromkeys(SIDES, False)
        self.truncations = dict.fromkeys(SIDES, False)
        self.infos: dict[str, dict[str, Any]] = {side: {} for side in SIDES}
        self.agent_selection = self.episode.decider

    def observe(self, agent: str) -> dict[str, Any]:
        return observe(self.episode, agent)

    def step(self, action: int | None) -> None:
        """The agent whose turn it is goes on with a letter; one that is not in its mask is refused."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.episode.choose(check_action(self.episode, action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self.episode.rewards
        if self.episode.decider in SIDES:
            self.agent_selection = self.episode.decider
            is_cut = self.most_moves is not None and len(self.episode.game.lines) >= self.most_moves
            self.truncations = dict.fromkeys(SIDES, is_cut)
        else:
            self.terminations = dict.fromkeys(SIDES, True)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as the public sees it."""
        return render(self.episode.game, self.render_mode)

    def close(self) -> None:
        """There is nothing to let go of."""


def env(title: str, **rules: Any) -> Pursuit:
    """An environment of a title; `players`, `options`, `board`, `most_moves` and `render_mode` as in `Pursuit`."""
    return Pursuit(title, **rules)
