"""Mister X: hidden-movement board games, exact, fast and leak-proof.

>>> import misterx
>>> game = misterx.Game.new("scotland-yard", players=6, seed=7)
>>> game.decider
'x'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from misterx.kernel import errors

__version__ = "0.1.0"
__all__ = ["Game", "IllegalMove", "MisterXError", "PositionError", "RecordError", "TitleError", "__version__"]

if TYPE_CHECKING:
    from misterx.kernel.errors import IllegalMove, MisterXError, PositionError, RecordError, TitleError
    from misterx.play import Game


def __getattr__(name: str) -> Any:
    """Names load what they need when they are first used: importing the package takes a moment, NumPy does not."""
    if name == "Game":
        from misterx.play import Game

        return Game
    if name in __all__:
        return getattr(errors, name)
    raise AttributeError(f"module 'misterx' has no attribute {name!r}")


def _say(message: str, arguments: Mapping[str, Any], language: str) -> str:
    """The catalogue says what errors are about; it is read when the first of them is printed."""
    from misterx.words import say

    return say(message, arguments, language)


errors.speak_by(_say)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
