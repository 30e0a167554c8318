"""Gymnasium: one side of a game, chosen letter by letter, against one of our bots.

>>> import gymnasium
>>> import misterx.research.gymnasium
>>> env = gymnasium.make("misterx/ScotlandYard-v0", side="hunters", opponent="random")
>>> observation, info = env.reset(seed=7)
>>> bool(observation["action_mask"].any())
True
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import gymnasium

from misterx import boards, bots, titles
from misterx.bots import Bot
from misterx.deduce import Knowledge
from misterx.research import ENCODING, SIDES
from misterx.research.episode import deal
from misterx.research.render import MODES, check_mode, render
from misterx.research.spaces import action_space, check_action, nearest, observation_space, observe

Seen = dict[str, Any]


class Side(gymnasium.Env[Seen, int]):
    """A game of any title, seen and played from one side. A reward comes at the end: 1 for a win, -1 for a loss.

    An action that is not in the mask is refused; where `lenient`, it stands for the next one that is, for learners that
    know no masks.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [*MODES], "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        title: str,
        *,
        side: str = "hunters",
        opponent: str = "greedy",
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        board: boards.Source | boards.Board | None = None,
        lenient: bool = False,
        render_mode: str | None = None,
    ) -> None:
        if side not in SIDES:
            raise ValueError(f"side is {side!r}; it may be {' or '.join(map(repr, SIDES))}")
        self.side, self._opponent, self._lenient = side, opponent, lenient
        self.render_mode = check_mode(render_mode)
        self._title = title
        self._rules: dict[str, Any] = {"players": players, "options": options, "board": board}
        self.episode = deal(title, 0, self._rules)
        bots.load(opponent, 0).close()  # a name that is none is refused now
        self._bots: dict[str, tuple[Bot, Knowledge]] = {}
        self.observation_space = observation_space(self.episode)
        self.action_space = action_space(self.episode)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deal a new game, and let the bot play up to our first decision."""
        super().reset(seed=seed)
        self.close()
        while True:  # until there is something to decide
            self.episode = deal(self._title, int(self.np_random.integers(1 << 62)), self._rules)
            self._seat_bots(int(self.np_random.integers(1 << 31)))
            self._let_bot_play()
            if self.episode.decider == self.side:
                return observe(self.episode, self.side), {}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Go on with a letter; a game that is over is refused."""
        if self.episode.decider != self.side:
            raise gymnasium.error.ResetNeeded("the game is over: call reset() first")
        letter = nearest(self.episode, action) if self._lenient else check_action(self.episode, action)
        self.episode.choose(letter)
        self._let_bot_play()
        ended = self.episode.decider not in SIDES
        if self.render_mode == "human":
            self.render()
        return observe(self.episode, self.side), self.episode.rewards[self.side], ended, False, {}

    def render(self) -> Any:
        """The table as the public sees it."""
        return render(self.episode.game, self.render_mode)

    def close(self) -> None:
        for bot, _ in self._bots.values():
            bot.close()
        self._bots = {}

    def _seat_bots(self, seed: int) -> None:
        """One bot for every seat of the other side; each knows what its seat knows."""
        game = self.episode.game
        self.close()
        for number, seat in enumerate(seat for seat in game.seats if (seat == "x") != (self.side == "x")):
            self._bots[seat] = bots.load(self._opponent, seed + number), Knowledge.of(game, seat, remembers=True)

    def _let_bot_play(self) -> None:
        while self.episode.decider not in (self.side, "nobody"):
            game = self.episode.game
            seat = next(seat for seat in self._bots if game.legal_moves(seat))
            bot, knowledge = self._bots[seat]
            self.episode.play(bot.choose(knowledge.follow(game)))


def register() -> None:
    """Make every title known to Gymnasium: `misterx/ScotlandYard-v0` and so on."""
    for title in titles.ids():
        name = f"misterx/{title.title().replace('-', '')}-v{ENCODING}"
        if name not in gymnasium.registry:
            many = "misterx.research.gymnasium_vector:Sides"
            gymnasium.register(
                name, entry_point=f"{__name__}:{Side.__name__}", vector_entry_point=many, kwargs={"title": title}
            )


register()
