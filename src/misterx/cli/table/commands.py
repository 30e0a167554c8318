"""What can be typed beside moves."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from misterx.cli.failures import BadInput
from misterx.cli.files import write_text
from misterx.cli.table import log, typed
from misterx.cli.table.outcomes import examples
from misterx.cli.table.saves import FIRST_LINE
from misterx.cli.table.why import say_why
from misterx.cli.table.words import name_pawn
from misterx.play.chance import REFEREE
from misterx.play.records import FIRST_LINE as RECORD_LINE

if TYPE_CHECKING:
    from types import ModuleType

    from misterx.cli.screen import Screen
    from misterx.cli.table.listening import Listener
    from misterx.cli.table.saves import Seating
    from misterx.cli.table.scene import Scene
    from misterx.cli.table.session import Wishes
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
GUIDE = (
    ("moves", "everything that is possible now"),
    ("map, map 46, map all", "the neighbourhood of your pawn, of a station, the whole city"),
    ("where", "the stations where Mister X can be"),
    ("why 46", "why he cannot be at a station"),
    ("log", "the travel log from the start"),
    ("tickets", "who stands where and holds what"),
    ("rules", "the game in a nutshell"),
    ("aid on, aid off", "show where Mister X can be, or think for yourself"),
    ("confirm on, confirm off", "ask before a move is sent, or do not"),
    ("undo", "take back a move that was not sent yet"),
    ("save FILE", "write the game down, to go on with `misterx play --resume FILE`"),
    ("resign", "give the game up"),
    ("quit", "leave; `misterx play --resume` goes on"),
)
REFEREES = "Whatever the card or the ticket says; `help` tells how it is typed."
AID_OFF = "The thinking aid is off; `aid on` brings it back."


class Leave(Exception):
    """The player asked to leave."""


class Again(Exception):
    """The player wants another game."""


class Commands:
    """Every command is a method that gets the rest of its line."""

    game: Game
    screen: Screen
    listener: Listener
    words: ModuleType
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
        answer = self.listener.ask(f"{sentence}. Enter to go, u to undo: ").lower()
        if answer in ("", "y", "yes", "go", "ok"):
            return True
        self.begun = ""
        self.screen.line("Taken back; nobody has seen it.")
        if answer not in ("u", "undo", "n", "no"):
            self.heed(answer)
        return False

    def help(self, rest: str) -> None:
        asked = examples(self.game) if self.game.decider == REFEREE else ()
        self.screen.rows([list(line) for line in (*asked, *self.words.examples(self.game.title.modes), *GUIDE)])

    def rules(self, rest: str) -> None:
        for paragraph in self.words.rules(self.game.view(self.viewer)):
            self.screen.line(paragraph)

    def moves(self, rest: str) -> None:
        for pawn in dict.fromkeys(move.split()[0] for move in self.legal()):
            self.screen.line((name_pawn(pawn), "bold"))
            for kind, stations in typed.group([move for move in self.legal() if move.split()[0] == pawn]).items():
                self.screen.hanging(f"  {kind.before}  ", typed.say_stations(kind, stations), style="")
        if not self.legal():
            self.screen.line(REFEREES if self.game.decider == REFEREE else "Nothing can be moved now.")

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
            self.screen.line(f"There is no station {rest!r} on this board. Type map, map 46 or map all.")

    def where(self, rest: str) -> None:
        scene = self.scene()
        if scene.possible is None:
            self.screen.line(AID_OFF)
        else:
            self.screen.line(scene.say_possible())

    def why(self, rest: str) -> None:
        if self.game.result:
            self.screen.line("The game is over; `log` tells where he was.")
        elif not self.wishes.aid:
            self.screen.line(AID_OFF)
        elif rest.isdecimal() and len(rest) < 7 and int(rest) in self.game.words.node:
            for sentence in say_why(self.knowledge(), int(rest)):
                self.screen.line(sentence)
        else:
            self.screen.line(f"There is no station {rest!r} on this board." if rest else "Say which station: why 46.")

    def tickets(self, rest: str) -> None:
        for line in self.scene()._say_holdings():
            self.screen.line(line)

    def aid(self, rest: str) -> None:
        self.wishes.aid = self._switch("aid", rest, bool(self.wishes.aid))
        self.screen.line(f"The thinking aid is {'on' if self.wishes.aid else 'off'}.")

    def confirm(self, rest: str) -> None:
        self.wishes.confirm = self._switch("confirm", rest, self.wishes.confirm)
        self.screen.line("You are asked before a move is sent." if self.wishes.confirm else "Moves are sent at once.")

    def _switch(self, name: str, rest: str, now: bool) -> bool:
        if rest.lower() not in ("", "on", "off"):
            raise BadInput(f"Type {name} on or {name} off.")
        return not now if not rest else rest.lower() == "on"

    def undo(self, rest: str) -> None:
        if self.begun:
            self.begun = ""
            self.screen.line("The legs typed so far are taken back; nobody has seen them.")
            return
        self.screen.line(
            "A move that was sent stays: somebody may have learned from it. Before it is sent you are asked"
            + (", and undo takes it back." if self.wishes.confirm else "; `confirm on` brings that question back.")
        )

    def resign(self, rest: str) -> None:
        if not self.seating.side:
            raise BadInput("Bots play both sides here, and they do not give up; quit leaves the game.")
        if self.listener.ask("Give up this game? Type yes: ").lower() in ("yes", "y"):
            self.game.resign(self.viewer)
        else:
            self.screen.line("Then on we go.")

    def save(self, rest: str) -> None:
        if not rest:
            raise BadInput("Say where to: save FILE.")
        target = Path(rest).expanduser()
        if target.is_file() and not _is_ours(target):
            raise BadInput(f"{rest} is there already and is no game of ours; choose another name.")
        if self.game.result:
            write_text(str(target), self.game.record())
            self.screen.line(f"The record is in {rest}. `misterx replay {rest}` tells it again.")
        else:
            write_text(str(target), self.saved(f"misterx play --resume {rest}"))
            self.screen.line(f"The game is in {rest}. `misterx play --resume {rest}` goes on.")

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
        self.screen.hanging("His way: ", " - ".join([way[0], *steps]))

    def after(self) -> None:
        """The game is over; the player may look around, save, or play again."""
        while True:
            line = self.listener.ask("again, log, map, save FILE, or Enter to leave> ")
            word, _, rest = line.partition(" ")
            if word in ("", "quit", "exit", "q"):
                return
            if word == "again":
                raise Again
            if word not in COMMANDS:
                self.screen.line("The game is over. Type again, log, map, save FILE, or quit.")
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
