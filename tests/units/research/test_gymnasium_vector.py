"""Many games behind Gymnasium's own names."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import misterx.research.gymnasium
from misterx import titles
from misterx.research import ENCODING, SIDES

assert misterx.research.gymnasium


@pytest.fixture(autouse=True)
def _interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MISTERX_JIT", "off")


def make(title: str, games: int = 2, **settings: Any) -> Any:
    name = f"misterx/{title.title().replace('-', '')}-v{ENCODING}"
    return gymnasium.make_vec(name, games, "vector_entry_point", **{"opponent": "random", **settings})


def choose(observation: dict[str, Any], envs: Any) -> Any:
    return np.array([envs.np_random.choice(np.flatnonzero(mask)) for mask in observation["action_mask"]])


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("title", titles.ids())
def test_observations_are_in_their_space_and_seeds_repeat_games(title: str, side: str) -> None:
    envs, again = (make(title, side=side) for _ in range(2))
    for each in (envs, again):
        each.reset(seed=3)
    observation, _ = envs.reset(seed=[4, 5])
    other, _ = again.reset(seed=4)
    for _ in range(12):
        assert envs.observation_space.contains(observation)
        assert all(np.array_equal(observation[name], other[name]) for name in observation)
        actions = choose(observation, envs)
        observation, reward, ended, cut, info = envs.step(actions)
        other = again.step(actions)[0]
        assert reward.shape == ended.shape == cut.shape == (2,)
        assert ("final_obs" in info) == bool(ended.any())


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_games_that_are_over_begin_anew_as_the_mode_says(mode: AutoresetMode) -> None:
    envs = make("sanssouci", 2, side="x", opponent="greedy", autoreset_mode=mode, options={"round_limit": 3})
    assert envs.metadata["autoreset_mode"] is mode
    observation, _ = envs.reset(seed=1)
    over = np.zeros(2, bool)
    while not over.any():
        observation, reward, over, _, info = envs.step(choose(observation, envs))
    assert set(reward[over]) <= {-1.0, 1.0}
    if mode is AutoresetMode.SAME_STEP:
        assert observation["action_mask"].any(axis=1).all()
        assert np.array_equal(info["_final_obs"], over)
        return
    assert not observation["action_mask"][over].any()
    actions = np.where(over, -1, observation["action_mask"].argmax(axis=1))
    if mode is AutoresetMode.DISABLED:
        with pytest.raises(gymnasium.error.ResetNeeded):
            envs.step(np.where(over, 0, actions))
        observation, _ = envs.reset(options={"reset_mask": over})
    else:
        observation, *_ = envs.step(actions)
    assert observation["action_mask"][over].any(axis=1).all()


def test_what_is_refused_has_the_names_that_gymnasium_gives_it() -> None:
    envs = make("scotland-yard")
    observation, _ = envs.reset(seed=1)
    shut = np.flatnonzero(observation["action_mask"][0] == 0)[0]
    with pytest.raises(gymnasium.error.InvalidAction):
        envs.step(np.array([shut, shut]))
    with pytest.raises(ValueError, match="it may be"):
        make("scotland-yard", side="y")
    with pytest.raises(ValueError, match="it may be"):
        make("scotland-yard", opponent="search")
