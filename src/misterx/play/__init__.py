"""One game as Python objects."""

from misterx.play.game import Game, Result

__all__ = ["Game", "Result"]
