"""What can be typed beside moves."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from misterx.cli.files import write_text
from misterx.cli.speech import told
from misterx.cli.table import log, typed
from misterx.cli.table.outcomes import examples
from misterx.cli.table.saves import FIRST_LINE
from misterx.cli.table.why import say_why
from misterx.cli.table.words import name_pawn
from misterx.cli.terminal.failures import BadInput
from misterx.play.chance import REFEREE
from misterx.play.records import FIRST_LINE as RECORD_LINE

if TYPE_CHECKING:
    from misterx.cli.table.listening import Listener
    from misterx.cli.table.registry import TableWords
    from misterx.cli.table.saves import Seating
    from misterx.cli.table.scene import Scene
    from misterx.cli.table.session import Wishes
    from misterx.cli.terminal.screen import Screen
    from misterx.deduce import Knowledge
    from misterx.play import Game

# What is typed, and the method that heeds it.
COMMANDS = {
    "help": "help",
    "?": "help",
    "rules": "rules",
    "moves": "moves",
    "log": "show_log",
    "map": "map",
    "where": "where",
    "why": "why",
    "tickets": "tickets",
    "aid": "aid",
    "confirm": "confirm",
    "undo": "undo",
    "resign": "resign",
    "save": "save",
    "quit": "quit",
    "exit": "quit",
    "q": "quit",
}
# What `help` lists, and the message that says what it does.
GUIDE = (
    ("moves", "moves"),
    ("map, map 46, map all", "map"),
    ("where", "where"),
    ("why 46", "why"),
    ("log", "log"),
    ("tickets", "tickets"),
    ("rules", "rules"),
    ("aid on, aid off", "aid"),
    ("confirm on, confirm off", "confirm"),
    ("undo", "undo"),
    ("save FILE", "save"),
    ("resign", "resign"),
    ("quit", "quit"),
)


class Leave(Exception):
    """The player asked to leave."""


class Again(Exception):
    """The player wants another game."""


class Commands:
    """Every command is a method that gets the rest of its line."""

    game: Game
    screen: Screen
    listener: Listener
    words: TableWords
    wishes: Wishes
    seating: Seating
    viewer: str
    begun: str
    focus: str | None
    is_kept = False

    def scene(self) -> Scene:
        raise NotImplementedError

    def knowledge(self) -> Knowledge:
        raise NotImplementedError

    def legal(self) -> list[str]:
        raise NotImplementedError

    def saved(self, resume: str) -> str:
        raise NotImplementedError

    def keep(self) -> None:
        raise NotImplementedError

    def heed(self, line: str) -> None:
        raise NotImplementedError

    def is_meant(self, sentence: str) -> bool:
        """Whether what was typed shall be; if not, the answer may be the next command."""
        answer = self.listener.ask(f"{told('terminal-go', move=sentence)} ").lower()
        if answer in ("", "y", "yes", "go", "ok"):
            return True
        self.begun = ""
        self.screen.line(told("terminal-taken-back"))
        if answer not in ("u", "undo", "n", "no"):
            self.heed(answer)
        return False

    def help(self, rest: str) -> None:
        asked = examples(self.game) if self.game.decider == REFEREE else ()
        guide = [(typed, told(f"help-{message}")) for typed, message in GUIDE]
        self.screen.rows([list(line) for line in (*asked, *self.words.examples(self.game.title.modes), *guide)])

    def rules(self, rest: str) -> None:
        for paragraph in self.words.rules(self.game.view(self.viewer)):
            self.screen.line(paragraph)

    def moves(self, rest: str) -> None:
        for pawn in dict.fromkeys(move.split()[0] for move in self.legal()):
            self.screen.line((name_pawn(pawn), "bold"))
            for kind, stations in typed.group([move for move in self.legal() if move.split()[0] == pawn]).items():
                self.screen.hanging(f"  {kind.before}  ", typed.say_stations(kind, stations), style="")
        if not self.legal():
            self.screen.line(told("terminal-referees" if self.game.decider == REFEREE else "terminal-nothing-now"))

    def show_log(self, rest: str) -> None:
        for sentence in log.say_log(self.words.slots(self.game.view(self.viewer))):
            self.screen.line(sentence)
        self.screen.line(self.words.outlook(self.game.view(self.viewer), self.seating.side == "x"))

    def map(self, rest: str) -> None:
        if rest in ("", "all"):
            self.scene().show_map(rows=self.screen.height - 4, whole=rest == "all")
        elif rest.isdecimal() and len(rest) < 7 and int(rest) in self.game.board.at:
            scene = self.scene()
            scene.show_map(int(rest), rows=self.screen.height - 4)
            self.screen.line(scene.say_neighbours(int(rest)))
        else:
            self.screen.line(f"{told('terminal-no-station', station=repr(rest))} {told('terminal-type-map')}")

    def where(self, rest: str) -> None:
        scene = self.scene()
        if scene.possible is None:
            self.screen.line(told("terminal-aid-is-off"))
        else:
            self.screen.line(scene.say_possible())

    def why(self, rest: str) -> None:
        if self.game.result:
            self.screen.line(told("terminal-log-tells"))
        elif not self.wishes.aid:
            self.screen.line(told("terminal-aid-is-off"))
        elif rest.isdecimal() and len(rest) < 7 and int(rest) in self.game.words.node:
            for sentence in say_why(self.knowledge(), int(rest)):
                self.screen.line(sentence)
        else:
            which = told("terminal-why-which")
            self.screen.line(told("terminal-no-station", station=repr(rest)) if rest else which)

    def tickets(self, rest: str) -> None:
        for line in self.scene()._say_holdings():
            self.screen.line(line)

    def aid(self, rest: str) -> None:
        self.wishes.aid = self._switch("aid", rest, bool(self.wishes.aid))
        self.screen.line(told("terminal-aid-on" if self.wishes.aid else "terminal-aid-off"))

    def confirm(self, rest: str) -> None:
        self.wishes.confirm = self._switch("confirm", rest, self.wishes.confirm)
        self.screen.line(told("terminal-confirm-on" if self.wishes.confirm else "terminal-confirm-off"))

    def _switch(self, name: str, rest: str, now: bool) -> bool:
        if rest.lower() not in ("", "on", "off"):
            raise BadInput(told("terminal-on-or-off", name=name))
        return not now if not rest else rest.lower() == "on"

    def undo(self, rest: str) -> None:
        if self.begun:
            self.begun = ""
            self.screen.line(told("terminal-undo-legs"))
            return
        self.screen.line(told("terminal-undo-asked" if self.wishes.confirm else "terminal-undo-at-once"))

    def resign(self, rest: str) -> None:
        if not self.seating.side:
            raise BadInput(told("terminal-bots-stay"))
        if self.listener.ask(f"{told('terminal-give-up')} ").lower() in ("yes", "y"):
            self.game.resign(self.viewer)
        else:
            self.screen.line(told("terminal-on-we-go"))

    def save(self, rest: str) -> None:
        if not rest:
            raise BadInput(told("terminal-save-where"))
        target = Path(rest).expanduser()
        if target.is_file() and not _is_ours(target):
            raise BadInput(told("terminal-save-foreign", file=rest))
        if self.game.result:
            write_text(str(target), self.game.record())
            self.screen.line(f"{told('terminal-record-in', file=rest)} {told('terminal-replay-tells', file=rest)}")
        else:
            write_text(str(target), self.saved(f"misterx play --resume {rest}"))
            self.screen.line(told("terminal-game-in", file=rest))

    def quit(self, rest: str) -> None:
        raise Leave

    def tell_path(self) -> None:
        """Mister X's whole way, now that the game is over."""
        view = self.game.view("all")
        way = [str(station) if station is not None else "?" for station in self.words.path(view)]
        tickets = [slot.ticket or "?" for slot in self.words.slots(view)][: len(way) - 1]
        if not way:
            return
        steps = [f"{ticket} {station}" for ticket, station in zip(tickets, way[1:], strict=False)]
        self.screen.hanging(f"{told('terminal-his-way')} ", " - ".join([way[0], *steps]))

    def after(self) -> None:
        """The game is over; the player may look around, save, or play again."""
        while True:
            line = self.listener.ask(f"{told('terminal-after')} ")
            word, _, rest = line.partition(" ")
            if word in ("", "quit", "exit", "q"):
                return
            if word == "again":
                raise Again
            if word not in COMMANDS:
                self.screen.line(told("terminal-after-unknown"))
                continue
            try:
                getattr(self, COMMANDS[word])(rest.strip())
            except BadInput as refused:
                self.screen.line(str(refused))


def _is_ours(file: Path) -> bool:
    try:
        with file.open("rb") as stream:
            return stream.read(40).startswith((FIRST_LINE.encode(), RECORD_LINE.encode()))
    except OSError:
        return False
