"""Asking for what real dice, bags and cards bring, as a move is asked for."""

from __future__ import annotations

from misterx.cli.speech import join, spoken, told
from misterx.cli.table import typed
from misterx.cli.table.commands import Commands
from misterx.cli.table.outcomes import is_open, is_secret, say_due, say_outcome, spell_out, take_outcome
from misterx.cli.table.words import cap
from misterx.kernel.errors import IllegalMove
from misterx.play.chance import REFEREE, outcomes
from misterx.play.draws import Draws


class Referee(Commands):
    """Whoever has the dice, the bag and the cards; what our side may not know is typed unseen."""

    news: list[str]

    def read_lines(self) -> None:
        raise NotImplementedError

    @property
    def movers(self) -> tuple[str, ...]:
        raise NotImplementedError

    def is_unseen(self) -> bool:
        """Whether what is due now is a secret before our side."""
        return self.game.decider == REFEREE and is_secret(self.game, self.viewer)

    def ask_due(self) -> None:
        """One thing that chance brings: it is said what is due, then lines are read until it is entered."""
        for sentence in self.news:
            self.screen.line(sentence)
        self.news = []
        self.say_due()
        self.read_lines()

    def say_due(self) -> None:
        """What is to be dealt, drawn or thrown now."""
        heading = self.words.headline(self.game.view(self.viewer))
        self.screen.line(f"{heading}. ", (told("terminal-due", what=say_due(self.game.legal_parts()[0].parts)), "bold"))
        if self.is_unseen():
            self.screen.line(told("terminal-unseen"))

    def enter(self, line: str) -> None:
        """Try what was typed on a copy of the table, one outcome after the other; ask, then enter all or nothing."""
        words = [spell_out(word, self.game.words.tickets) for word in typed.split(line.rstrip("!"), self.movers)]
        if words in (["draw"], ["draw", "all"]):
            self._draw(all_due=len(words) > 1)
            return
        trial, entered = self.game.copy(), []
        while words:
            if trial.decider != REFEREE:
                self.screen.line(told("terminal-too-many"))
                return
            count, outcome = take_outcome(words, trial.legal_moves())
            if not outcome:
                self.screen.line(self._why_not(" ".join(words)))
                return
            trial.play(outcome, REFEREE)
            entered.append(trial.family.MOVES.take_apart(outcome))
            words = words[count:]
        if not entered:
            self.screen.line(told("terminal-refused"))
            return
        said = told("terminal-what-you-typed") if self.is_unseen() else cap(join(map(say_outcome, entered)))
        if line.endswith("!") or not self.wishes.confirm or self.is_meant(said):
            self.game = trial
            self.keep()

    def _why_not(self, text: str) -> str:
        if is_open(self.game.legal_parts()[0].parts):
            try:
                self.game.copy().play(text, REFEREE)
            except IllegalMove as refused:
                return refused.say(spoken())
        return told("terminal-refused")

    def _draw(self, all_due: bool) -> None:
        """Let the program draw what is due, or all that is due until somebody decides."""
        self._draw_one()
        while all_due and self.game.decider == REFEREE:
            self._draw_one()
        self.keep()

    def _draw_one(self) -> None:
        _, weights = outcomes(self.game)
        # From the seed and its place, so a saved game goes on as it would have.
        draws = Draws(f"{self.seating.seed} {len(self.game.lines)}".encode())
        self.game.play(self.game.legal_moves()[draws.weighted(weights)], REFEREE)
