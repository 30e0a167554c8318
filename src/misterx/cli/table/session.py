"""One game at this terminal: a person's side against bots, or bots among themselves."""

from __future__ import annotations

import contextlib
import time
from collections import Counter
from dataclasses import dataclass
from typing import Any

from misterx import boards, bots
from misterx.cli.files import write_text
from misterx.cli.speech import about_title, join, spoken, told
from misterx.cli.table import typed
from misterx.cli.table.commands import COMMANDS, Leave
from misterx.cli.table.listening import Left, Listener
from misterx.cli.table.outcomes import is_open
from misterx.cli.table.referee import Referee
from misterx.cli.table.registry import words_of
from misterx.cli.table.saves import Seating, last_game, write_save
from misterx.cli.table.scene import Scene, find_targets
from misterx.cli.table.words import name_pawn
from misterx.cli.terminal.failures import BadInput
from misterx.cli.terminal.screen import Screen
from misterx.deduce import Knowledge
from misterx.families.shared.vocabulary import TEAM
from misterx.kernel.errors import IllegalMove
from misterx.play import Game
from misterx.play.chance import ENTERED, REFEREE
from misterx.play.past import hides_past, leaves_it_to_memory

SEED_ROOM = 0x7FFFFFFF
# So often a program may be at fault before another bot plays on for it: nobody waits for it all evening.
MOST_FAULTS = 3
STAND_IN = "greedy"
BRIEF = ("shown", "cleared")  # what a check tells, where it is to be kept in mind


@dataclass
class Wishes:
    """How the player wants it: thinking aid, a question before a move is sent, how long bots take, a record."""

    aid: bool | None = None  # None: as is usual for the game
    confirm: bool = True
    delay: float = 0.0
    record: str | None = None
    open_cards: bool = False  # who only watches may look over Mister X's shoulder


class Session(Referee):
    def __init__(self, game: Game, seating: Seating, screen: Screen, wishes: Wishes) -> None:
        self.game, self.seating, self.screen, self.wishes = game, seating, screen, wishes
        self.words = words_of(game.title.family)
        self.listener = Listener(screen)
        self.viewer = {"x": "x", "hunters": "h1"}.get(seating.side, "x" if wishes.open_cards else "public")
        if wishes.aid is None:
            wishes.aid = not leaves_it_to_memory(game.options)
        self.seen = 0
        self.news: list[str] = []
        self.focus: str | None = None
        self.heading = ""  # of the round in which the latest decision of a bot was made
        self.faults: Counter[str] = Counter()  # of programs that play, by name
        self.is_told = False  # the end of the game
        self.is_wiped = False  # what was on the screen is gone
        self.begun = ""  # the legs of a turn that is typed leg by leg and not sent yet

    # The course of the game

    def play(self) -> None:
        """To the end, or until the player leaves."""
        self._greet()
        self._hear()
        while not self.game.result:
            if self.game.decider == REFEREE:
                self.ask_due()
            elif self.game.decider == self.seating.side:
                self._person()
            else:
                self._bot()
            self._hear()
        self._finish()

    def _greet(self) -> None:
        title, side = self.game.title, self.seating.side
        board = self.game.board
        about = (
            about_title(title)
            if board.id == boards.load(title.board).id
            else told("terminal-on-board", board=board.name)
        )
        self.screen.line((title.name, "bold"), ". ", about)
        pawns = [name_pawn(pawn) for pawn in self.game.words.pawns if pawn not in self.game.seats["x"]]
        match side:
            case "x":
                self.screen.line(told("terminal-you-are-x", pawns=join(pawns)))
            case "hunters":
                self.screen.line(told("terminal-you-lead", pawns=join(pawns)))
            case _:
                both = {"x": self.seating.x, "hunters": self.seating.hunters}
                self.screen.line(told("terminal-bots-play", **both, pawns=join(pawns)))
        if self.game.chance == ENTERED:
            self.screen.line(told("terminal-chance-entered"))
        if side:
            usual = f"{self.game.title.modes[0]} {self.game.board.numbers[-1]}"
            self.screen.line(told("terminal-type-a-move", example=getattr(self.words, "EXAMPLE", usual)))

    def _hear(self) -> None:
        """Take in the facts that have come out for our side since."""
        tell = self.game.heard if self.seen else self.game.events  # who comes back is told what may be told again
        fresh = tell(self.viewer, self.seen)
        self.seen = self.game.count_events(self.viewer)
        if self.seating.side == "hunters" and not self.game.result and hides_past(self.game, self.viewer):
            fresh = self._show_once(fresh)
        if not self.is_told:
            self.news += self.words.tell(fresh)
        self.is_told = self.game.result is not None

    def _show_once(self, facts: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Say what is to be kept in mind, let it be read, leave no trace of it (BX-056); returns what else happened."""
        brief = [fact for fact in facts if fact["event"] in BRIEF]
        if brief:
            self.screen.line(" ".join(self.words.tell(brief)))
            if self.listener.is_person:
                self.listener.ask(f"{told('terminal-keep-in-mind')} ")
            self.screen.wipe()
            self.is_wiped = True
        return [fact for fact in facts if fact not in brief]

    def _bot(self) -> None:
        seat = next(seat for seat in self.game.seats if self.game.legal_moves(seat))
        name = self.seating.x if seat == "x" else self.seating.hunters
        if self.faults[name] >= MOST_FAULTS:
            name = STAND_IN
        # A bot is made anew for each decision from the seed and its place, so a saved game goes on as it would have.
        bot = bots.load(name, (self.seating.seed * 1_000_003 + len(self.game.lines)) & SEED_ROOM)
        view = self.game.view(self.viewer)
        self.heading = self.words.headline(view)
        self.game.play(self._ask(name, bot, seat), seat)
        is_over = _round(view) != _round(self.game.view(self.viewer))
        if not self.seating.side and is_over and not self.game.result:
            self._show_round()

    def _ask(self, name: str, bot: bots.Bot, seat: str) -> str:
        try:
            return bot.choose(Knowledge.of(self.game, seat, remembers=True))
        finally:
            bot.close()
            if isinstance(bot, bots.ExternalBot):
                for fault in bot.faults:  # what exactly it did wrong might tell where Mister X is
                    self.screen.line(told("terminal-bot-fault", bot=bot.name, fault=fault.kind))
                    self.faults[name] += 1
                    if self.faults[name] == MOST_FAULTS:
                        self.screen.line(told("terminal-bot-last", bot=bot.name))

    def _show_round(self) -> None:
        """What those who watch see of a round that is over."""
        self._hear()
        scene = self.scene()
        scene.heading = self.heading
        scene.show()
        self.news = []
        time.sleep(self.wishes.delay)

    def _person(self) -> None:
        """One decision of ours: the table is shown, then lines are read until a move is sent."""
        self._refocus()
        scene = self.scene()
        is_turn = self.seating.side == "x" or not self.game.view(self.viewer).get("moved")
        if is_turn or self.screen.plain or self.is_wiped:
            scene.show()
        else:
            self.screen.line(" ".join(self.news))
            scene.show_map(rows=self.screen.height - 8)
        self.news, self.is_wiped = [], False
        self._say_choice()
        self.read_lines()

    def read_lines(self) -> None:
        lines = len(self.game.lines)
        while len(self.game.lines) == lines and not self.game.result:
            ask = self.listener.ask_unseen if self.is_unseen() else self.listener.ask
            self.heed(ask(self._prompt()))

    def heed(self, line: str) -> None:
        words = line.split()
        if not words:
            self._say_choice()
        elif words[0].lower() in COMMANDS:
            try:
                getattr(self, COMMANDS[words[0].lower()])(line[len(words[0]) :].strip())
            except BadInput as refused:
                self.screen.line(str(refused))
        elif line.lower() in self.game.words.pawns:
            self._turn_to(line.lower())
        elif self.game.decider == REFEREE:
            self.enter(line)
        else:
            self._consider(line)

    # Moves

    @property
    def movers(self) -> tuple[str, ...]:
        """The words that a move may begin with: a pawn, a player who acts with his own hand, the team."""
        return (*self.game.words.pawns, *self.game.seats, TEAM)

    def _consider(self, line: str) -> None:
        """Check a typed move on a copy of the table; ask, then send it."""
        at_once = line.endswith("!")
        words = typed.split(line.rstrip("!"), self.movers)
        try:
            text = self._whole(words)
        except IllegalMove as refused:
            self.screen.line(refused.say(spoken()))
            return
        if text is None:
            return
        if self.wishes.confirm and not at_once and not self.is_meant(self._say_move(text)):
            return
        self.begun = ""
        self.game.play(text)
        self.keep()

    def _say_move(self, text: str) -> str:
        """A move in words, with all the legs that it has."""
        family = self.game.family
        return self.words.say_move([family.MOVES.take_apart(leg) for leg in family.split_turn(text)])

    def _whole(self, words: list[str]) -> str | None:
        """The whole move that the words mean, with the legs typed before; None if more has to be asked."""
        trial = self.game.copy()
        if self.begun:
            trial.play(self.begun)
        taken = len(words)
        while taken > 0:
            found = typed.understand(words[:taken], trial.legal_moves(), self.movers, self.focus)
            if len(found) > 1:
                self._ask_which(found)
                return None
            if found:
                break
            taken -= 1
        else:
            return self._refused(trial, words)
        trial.play(found[0])
        self.begun = f"{self.begun} {found[0].partition(' ')[2]}" if self.begun else found[0]
        if trial.decider != self.game.decider or trial.result or not trial.family.is_mid_turn(trial.state):
            whole, self.begun = self.begun, ""
            if words[taken:]:
                raise IllegalMove("bad_move_text", move=repr(" ".join(words)), hint=told("terminal-word-too-many"))
            return whole
        if words[taken:]:
            try:
                return self._whole(words[taken:])
            except IllegalMove:
                self.begun = ""
                raise
        self._say_choice()
        return None

    def _refused(self, trial: Game, words: list[str]) -> str | None:
        """Nothing legal reads like this: the rules say why."""
        if not any(word.isdecimal() for word in words):
            self.screen.line(told("terminal-not-known", words=repr(" ".join(words))))
            return None
        named = words[0] in self.movers
        if len(words) == 1 + named and words[-1].isdecimal():
            who = name_pawn(words[0] if named else self.focus or "x")
            self.screen.line(told("terminal-cannot-get", who=who, station=words[-1]))
            return None
        text = " ".join(words if named else [self.focus or "x", *words])
        legs = len(trial.lines)
        trial.play(text)  # says what is wrong
        return text if len(trial.lines) > legs else None

    def _ask_which(self, found: list[str]) -> None:
        same_pawn = len({move.split()[0] for move in found}) == 1
        shown = [move.partition(" ")[2] if same_pawn else move for move in found[:6]]
        self.screen.line(told("terminal-which-one", moves=join(shown, "or")))

    # What is shown

    def scene(self) -> Scene:
        view = self.game.view(self.viewer)
        tags = frozenset(self.game.title.tables.get("board_editions", {}).get(view["options"].get("board_edition"), ()))
        return Scene(
            self.screen,
            self.words,
            self.game.board,
            view,
            tags,
            find_targets(self.game, self.focus) if self.legal() else frozenset(),
            self.focus,
            self.possible(),
            list(self.news),
            self.seating.side == "x",
        )

    def possible(self) -> frozenset[int] | None:
        if not self.wishes.aid or self.game.result:
            return None
        return frozenset(self.knowledge().possible())

    def knowledge(self) -> Knowledge:
        """What the hunters can conclude, or one of them who plays here."""
        return Knowledge(self.game, "public" if self.viewer == "x" else self.viewer)

    def legal(self) -> list[str]:
        """What we may do or enter now; nothing while others decide, nor where the list itself would tell something."""
        if self.game.decider not in (REFEREE, self.seating.side):
            return []
        moves = self.game.legal_moves()
        return moves if self.game.decider != REFEREE or (moves and is_open(self.game.legal_parts()[0].parts)) else []

    def _refocus(self) -> None:
        pawns = list(dict.fromkeys(move.split()[0] for move in self.legal()))
        self.focus = self.focus if self.focus in pawns else pawns[0]

    def _turn_to(self, pawn: str) -> None:
        if not any(move.split()[0] == pawn for move in self.legal()):
            self.screen.line(told("terminal-no-move", who=name_pawn(pawn)))
            return
        self.focus = pawn
        self.scene().show_map(rows=self.screen.height - 6)
        self._say_choice()

    def _say_choice(self) -> None:
        """The one sentence that says what is expected now."""
        trial = self.game
        if trial.decider == REFEREE:
            self.say_due()
            return
        if hasattr(self.words, "say_choice"):  # a family whose choices are more than rides
            self.screen.line((self.words.say_choice(trial.legal_parts(), self.focus), "bold"))
            return
        if self.begun:
            trial = self.game.copy()
            trial.play(self.begun)
        own = [move for move in trial.legal_moves() if move.split()[0] == self.focus]
        where = Scene.place_of(self.scene(), self.focus) if not self.begun else trial.view("x")["pawns"]["x"]["station"]
        mine = "-mine" if self.seating.side == "x" else ""
        at = "-at" if where is not None else ""
        moves = typed.say_moves(own)
        said = told(f"terminal-choice{mine}{at}", who=name_pawn(self.focus or ""), station=where, moves=moves)
        head, colon, rest = said.partition(":")
        leg = f"{told('terminal-next-leg')} " if self.begun else ""
        self.screen.line((f"{leg}{head}", "bold"), f"{colon}{rest}")

    def _prompt(self) -> str:
        return f"{(REFEREE if self.game.decider == REFEREE else self.focus or '').upper()}> "

    # The end, and before it

    def keep(self) -> None:
        """Write the unfinished game down, so that no accident ends it."""
        if not self.seating.side and self.game.chance != ENTERED:
            return
        if self.game.result:
            with contextlib.suppress(OSError, RuntimeError):
                last_game().unlink(missing_ok=True)
            return
        with contextlib.suppress(OSError, RuntimeError, BadInput):
            last_game().parent.mkdir(parents=True, exist_ok=True)
            write_text(str(last_game()), self.saved("misterx play --resume"))
            self.is_kept = True

    def saved(self, resume: str) -> str:
        return write_save(self.game, self.seating, self.game.record(self.viewer), resume)

    def _finish(self) -> None:
        self.keep()
        self.focus = None
        result: Any = self.game.result
        self.screen.line("")
        if not self.seating.side:
            self.screen.line((f"{self.heading}.", "bold"))
        for sentence in self.news:
            style = "bold" if sentence == self.news[-1] else ""
            self.screen.line((sentence, style))
        self.news = []
        self.tell_path()
        if self.wishes.record:
            write_text(self.wishes.record, self.game.record())
            self.screen.line(told("terminal-record-in", file=self.wishes.record))
        if self.seating.side:
            if result.winner != "nobody":
                won = result.winner == self.seating.side
                self.screen.line(told("terminal-you-won" if won else "terminal-you-lost"))
            self.after()


def _round(view: dict[str, Any]) -> tuple[int, int]:
    """Which round of which part of the game it is; what comes before the first belongs to it."""
    return view.get("phase", 0), max(1, view.get("round") or 1)


__all__ = ["Leave", "Left", "Session", "Wishes"]
