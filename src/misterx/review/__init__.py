"""What happened in a game and why: step by step, with what the public could think, and the moments that decided it."""

from misterx.review.ending import Ending
from misterx.review.game import Review, review
from misterx.review.moments import Moment
from misterx.review.step import Step
from misterx.review.trace import trace

__all__ = ["Ending", "Moment", "Review", "Step", "review", "trace"]
