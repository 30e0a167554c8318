"""One game between two sides, as numbers: what each side sees, and the letters with which the deciding one goes on.

A decision is a word of one or more letters (`families/shared/letters.py`). What is spelt so far is part of what the
side that spells it sees, and of nobody else's.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from misterx import titles
from misterx.families.shared.letters import (
    WHOLE,
    Alphabet,
    add_letter,
    begin_word,
    mark_letters,
    next_part,
    show_word,
)
from misterx.families.shared.view_json import Folded
from misterx.kernel.codes import TO_HUNTERS, TO_X
from misterx.play import Game
from misterx.research import SIDES
from misterx.research.observation import LEAST, NUMBER, Layout, Observation

BITS = {"x": TO_X, "hunters": TO_HUNTERS}
DRAWN = dict.fromkeys(SIDES, 0.0)
WINS = {"x": {"x": 1.0, "hunters": -1.0}, "hunters": {"x": -1.0, "hunters": 1.0}}


def deal(title: str, seed: int | bytes, rules: Mapping[str, Any]) -> Episode:
    """A new game; `rules` are `players`, `options` and `board`, as in `Game.new`."""
    options = {**titles.load(title).simulation, **(rules.get("options") or {})}
    return Episode(Game.new(title, rules.get("players"), options, board=rules.get("board"), seed=seed))


class Episode:
    """A game that is played letter by letter."""

    def __init__(self, game: Game) -> None:
        """Go on with a game from where it stands."""
        self.game = game
        self.layout = Layout(self.game.family, self.game.words)
        self.alphabet = Alphabet(self.game.family.MOVES, len(self.game.words.stations))
        self.size = self.layout.size + len(self.alphabet.table)  # numbers of an observation
        self._word = np.zeros(2, np.int64)
        self._part = WHOLE
        self._begin_to_listen()
        self._begin()

    @property
    def decider(self) -> str:
        """ "x", "hunters", or "nobody" when it is over."""
        return self.game.decider

    @property
    def rewards(self) -> dict[str, float]:
        """1 to whoever has won and -1 to the other; 0 while the game is on, and where it is drawn."""
        result = self.game.result
        return dict(WINS.get(result.winner, DRAWN) if result else DRAWN)

    def observe(self, side: str) -> Observation:
        """What a side knows, and behind it what it has spelt of a move."""
        seen = np.full(self.size, LEAST, NUMBER)
        folded = self._views[side]
        family = self.game.family
        view = np.frombuffer(folded.view.tobytes(), family.View.DTYPE)
        self.layout.read(view[0], seen[: self.layout.size])
        if folded.log is not None and family.ROW:
            log = np.frombuffer(b"".join(row.tobytes() for row in folded.log.rows), family.ROW.DTYPE)
            counts = {"entries": int(view["entries"][0]), "stays": int(view["stays"][0])}
            self.layout.read_rows(counts, log, seen)
        if side == self.decider:
            show_word(self.alphabet.table, self._word, seen, self.layout.size)
        return seen

    def mask(self, side: str) -> np.ndarray[Any, np.dtype[np.int8]]:
        """The letters that a side may go on with; none where it does not decide."""
        mask = np.zeros(self.alphabet.size, np.int8)
        if side == self.decider:
            mark_letters(self.alphabet.table, self._part, self._moves, len(self._moves), self._word, mask)
        return mask

    def may_choose(self, letter: int) -> bool:
        """Whether a letter goes on with the word; the mask says it of all."""
        return 0 <= letter < self.alphabet.size and bool(self.mask(self.decider)[letter])

    def choose(self, letter: int) -> str | None:
        """Go on with a letter that may be chosen; returns the move if it was the last one."""
        add_letter(self.alphabet.table, self._part, letter, self._word)
        self._part = next_part(self.alphabet.table, self._moves, len(self._moves), self._word)
        if self._part != WHOLE:
            return None
        move = self._left()
        self.play(move)
        return move

    def play(self, move: str) -> None:
        """Make a whole move in place of what was spelt."""
        self.game.play(move)
        self._begin()

    def _left(self) -> str:
        """The one move that is left."""
        fixed, spelt = self._word
        return self.game.legal_moves()[int(np.flatnonzero((self._moves & fixed) == spelt)[0])]

    def _begin(self) -> None:
        """Come to the next decision. One without a choice takes a letter, too, so that nobody learns of it."""
        begin_word(self._word)
        legal = [] if self.game.result else self.game.engine.legal(self.game.state)
        self._moves = np.array(legal, np.int64)
        self._part = next_part(self.alphabet.table, self._moves, len(legal), self._word)
        if self._part == WHOLE:
            begin_word(self._word)
            self._part = 0
        self._listen()

    def __getstate__(self) -> dict[str, Any]:
        """All but the views, which are folded again."""
        return {key: value for key, value in self.__dict__.items() if key not in ("_views", "_heard")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._begin_to_listen()
        self._listen()

    def _begin_to_listen(self) -> None:
        self._heard = dict.fromkeys(SIDES, 0)
        self._views: dict[str, Folded] = dict.fromkeys(SIDES, self.game.event_log.folding.blank)

    def _listen(self) -> None:
        """Fold what each side heard since: not what is told to everybody because the game is over."""
        log = self.game.event_log
        end = len(log.facts) if log.disclosed is None else log.disclosed
        for side in SIDES:
            upto = end if side == "x" else min(end, log.settled)  # a double move is told when it is whole
            told = map(log.facts.numbers, range(self._heard[side], upto))
            heard = [fact for fact in told if fact[1] & BITS[side]]
            self._views[side] = log.folding.go_on(self._views[side], heard)
            self._heard[side] = max(upto, self._heard[side])
