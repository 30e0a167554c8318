"""What many games at once refuse, and that nothing is changed by it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from misterx.kernel.errors import MisterXError
from misterx.research.vector import IllegalAction, ResetNeeded, Vector


@pytest.fixture(autouse=True)
def _interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MISTERX_JIT", "off")


def test_what_is_refused_changes_nothing() -> None:
    games = Vector("scotland-yard", 3, seed=2, autoreset="disabled", possible=True)
    with pytest.raises(ResetNeeded):
        games.step([0, 0, 0])
    games.reset()
    kept = games.save()
    for wrong, error in (
        ([0, 0], ValueError),
        ([[0, 0, 0]], ValueError),
        ([0.0, 0.0, 0.0], TypeError),
        ([True, True, True], TypeError),
        ([0, 0, int(games.batch.count[2])], IllegalAction),
        ([0, 0, -1], IllegalAction),
        ([0, 0, 1 << 32], IllegalAction),
        (np.array([0, 0, (1 << 64) - 1], np.uint64), IllegalAction),
        (None, TypeError),
    ):
        with pytest.raises(error):
            games.step(wrong)
        assert games.save() == kept
    for where in ([True], np.ones(3), np.ones((3, 1), bool)):
        with pytest.raises(ValueError, match="where"):
            games.reset(where=where)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="seed"):
        games.reset(seed=1.5)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="possible=True"):
        Vector("scotland-yard", 1).choose("greedy")
    with pytest.raises(ValueError, match="saved"):
        games.load(kept[:-1])
    with pytest.raises(IndexError):
        games.copy(0, 3)
    assert games.save() == kept


@pytest.mark.parametrize(
    ("settings", "error"),
    [
        ({"games": 0}, ValueError),
        ({"masks": "bytes"}, ValueError),
        ({"actions": "ids"}, ValueError),
        ({"agents": "pawns"}, ValueError),
        ({"autoreset": "later"}, ValueError),
        ({"opponent": {"y": "greedy"}}, ValueError),
        ({"opponent": {"x": "search"}}, ValueError),
        ({"opponent": {"x": "greedy", "hunters": "random"}}, ValueError),
        ({"options": {"reveal": [3]}}, MisterXError),
        ({"title": "monopoly"}, MisterXError),
        ({"most_moves": -1}, ValueError),
        ({"most_decisions": -1}, ValueError),
        ({"threads": -1}, ValueError),
        ({"out": {"view": np.zeros(1)}}, ValueError),
        ({"out": {"reward": np.zeros((3, 2))}}, ValueError),
    ],
    ids=str,
)
def test_games_that_cannot_be_made_are_refused(settings: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        Vector(**{"title": "scotland-yard", "games": 3, **settings})


def test_games_write_into_what_they_are_handed_and_share_it_with_nobody() -> None:
    reward = np.zeros((2, 2), np.float32)
    games = Vector("sanssouci", 2, out={"reward": reward})
    assert games.batch.reward is reward
    with pytest.raises(ValueError, match="other games"):
        Vector("sanssouci", 2, out={"reward": reward})
    observation = np.from_dlpack(games.batch.observation)
    games.reset()
    assert np.array_equal(observation, games.batch.observation)
    assert observation.any()
    assert observation.ctypes.data == games.batch.observation.ctypes.data
