"""The spaces of an environment: the same for both sides."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import error, spaces

from misterx.research.episode import Episode
from misterx.research.observation import LEAST, NUMBER

MOST = np.iinfo(NUMBER).max


def observation_space(episode: Episode) -> spaces.Dict:
    """What a side sees, and the letters with which it may go on: none where it does not decide."""
    letters = spaces.Box(0, 1, (episode.alphabet.size,), np.int8)
    return spaces.Dict({"observation": spaces.Box(LEAST, MOST, (episode.size,), NUMBER), "action_mask": letters})


def action_space(episode: Episode) -> spaces.Discrete[Any]:
    """The letters of all parts of a move."""
    return spaces.Discrete(episode.alphabet.size)


def observe(episode: Episode, side: str) -> dict[str, Any]:
    return {"observation": episode.observe(side), "action_mask": episode.mask(side)}


def check_action(episode: Episode, action: Any) -> int:
    """An action as a letter that may be chosen now."""
    is_whole = isinstance(action, int | np.integer) or (isinstance(action, np.ndarray) and action.shape == ())
    if isinstance(action, bool) or not is_whole:
        raise error.InvalidAction(f"an action is a whole number, not {action!r}")
    if not episode.may_choose(int(action)):
        raise error.InvalidAction(f"action {int(action)} is not in the action mask of {episode.decider}")
    return int(action)


def nearest(episode: Episode, action: int) -> int:
    """The action itself if it may be chosen, else the next one that may: after the last comes the first."""
    allowed = np.flatnonzero(episode.mask(episode.decider))
    return int(allowed[np.searchsorted(allowed, action) % len(allowed)])
