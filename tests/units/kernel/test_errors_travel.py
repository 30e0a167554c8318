"""An error that is raised in one process says the same in another."""

from __future__ import annotations

import pickle

import pytest

from misterx import Game, TitleError, titles
from misterx.kernel.errors import IllegalMove, MisterXError, Reason


@pytest.mark.parametrize(
    "error",
    [
        TitleError("unknown_title", title="lakeside", allowed=["europa"]),
        TitleError("impossible_options", why=Reason("unknown_for", option="detectives", value=9, by="players")),
    ],
)
def test_an_error_arrives_as_it_was(error: MisterXError) -> None:
    arrived = pickle.loads(pickle.dumps(error))
    assert type(arrived) is type(error)
    assert (arrived.code, str(arrived)) == (error.code, str(error))


def test_what_a_game_refuses_arrives_too() -> None:
    for fails in (lambda: Game.new("scotland-yard", seed=1).play("x taxi 1"), lambda: titles.load("nowhere")):
        with pytest.raises((IllegalMove, TitleError)) as raised:
            fails()
        assert str(pickle.loads(pickle.dumps(raised.value))) == str(raised.value)
