"""Everything that a player sees at once: headline, log, map, pawns, where Mister X can be."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from misterx.boards import Board
from misterx.cli.speech import name_ticket, told
from misterx.cli.table import city, log
from misterx.cli.table.colours import pawn_style
from misterx.cli.table.registry import TableWords
from misterx.cli.table.words import name_pawn
from misterx.cli.terminal.screen import Screen
from misterx.families.shared.vocabulary import TEAM
from misterx.play import Game

if TYPE_CHECKING:
    from rich.text import Text

PANEL = 40
WIDE = 112
LEAST_ROWS, MOST_ROWS = 11, 30
MOST_POSSIBLE = 40


def find_targets(game: Game, focus: str | None) -> frozenset[int]:
    """Where the pawn in focus can go now, or the team's decision leads."""
    mover = game.family.MOVES.mover
    stations = (parts.station for _, parts in game.legal_parts() if mover(parts) in (focus, TEAM))
    return frozenset(station for station in stations if station is not None)


@dataclass
class Scene:
    """One viewer's table, ready to be shown."""

    screen: Screen
    words: TableWords
    board: Board
    view: dict[str, Any]
    tags: frozenset[str]
    targets: frozenset[int] = frozenset()  # where the pawn in focus can go now
    focus: str | None = None
    possible: frozenset[int] | None = None  # None: the aid is off
    news: list[str] = field(default_factory=list)
    mine: bool = False  # whether the player is Mister X
    heading: str = ""  # where the news are of a round that is over

    def __post_init__(self) -> None:
        self.heading = self.heading or self.words.headline(self.view)

    def show(self) -> None:
        if self.screen.plain:
            self._speak()
        elif self.screen.width >= WIDE:
            self._show_wide()
        else:
            self._show_narrow()

    def _speak(self) -> None:
        for sentence in [f"{self.heading}.", *self.news, self.words.outlook(self.view, self.mine)]:
            self.screen.line(sentence)
        for line in self._say_holdings():
            self.screen.line(line)
        if self.possible is not None:
            self.screen.line(self.say_possible())

    def _show_narrow(self) -> None:
        self._headline(self.screen.width)
        self.screen.line(" ".join(self.news))
        for row in log.strip(self.words.slots(self.view), self.board.modes, self.screen.width, self.screen.has_dots):
            self.screen.exact(row)
        holdings = self._holdings()
        told = len(" ".join(self.news)) // self.screen.width
        rows = self.screen.height - len(holdings) - told - 13
        self.show_map(rows=rows)
        for row in holdings:
            self.screen.exact(row)
        self._closing()

    def _show_wide(self) -> None:
        from rich.text import Text

        self._headline(self.screen.width)
        self.screen.line(" ".join(self.news))
        panel = [Text(told("log-title"), "bold")]
        slots = self.words.slots(self.view)
        panel += log.columns(slots, self.board.modes, PANEL, 20, self.screen.has_dots)
        panel += [Text(""), *self._holdings(short=True)]
        rows = max(len(panel), min(MOST_ROWS, self.screen.height - 9))
        drawn = self._draw_map(self.screen.width - PANEL - 2, rows)
        for place in range(rows):
            beside = panel[place] if place < len(panel) else Text("")
            self.screen.exact(Text.assemble(drawn[place], "  ", beside))
        self._legend()
        self._closing()

    def _headline(self, width: int) -> None:
        from rich.text import Text

        head = f"{'──' if self.screen.has_dots else '--'} {self.heading} "
        self.screen.line("")
        self.screen.exact(Text(head.ljust(width, "─" if self.screen.has_dots else "-"), "bold"))

    def _closing(self) -> None:
        self.screen.line(self.words.outlook(self.view, self.mine))
        if self.possible is not None:
            self.screen.line(self.say_possible())

    # The map

    def show_map(self, station: int | None = None, rows: int = MOST_ROWS, whole: bool = False) -> None:
        """The neighbourhood of a station, of the pawn on turn, or the whole city."""
        if self.screen.plain:
            self.screen.line(self.say_neighbours(station or self.place_of(self.focus) or self.board.numbers[0]))
            return
        height = MOST_ROWS + 10 if whole else max(LEAST_ROWS, min(MOST_ROWS, rows))
        for row in self._draw_map(self.screen.width - 1, height, station, whole):
            self.screen.exact(row)
        self._legend()

    def _draw_map(self, columns: int, rows: int, station: int | None = None, whole: bool = False) -> list[Text]:
        here = station if station is not None else self.place_of(self.focus)
        stands = {place: pawn for pawn in self.view["pawns"] if (place := self.place_of(pawn)) is not None}
        targets = self.targets if station is None else self.neighbours(station)
        possible = self.possible or frozenset()
        order = [here, *sorted(targets), *(self.last_seen()), *stands, *sorted(possible)]
        points = [self.board.at[number] for number in order if number is not None and number in self.board.at]
        points = points if station is None else points[: 1 + len(targets)]
        units = (city.CLOSE, city.MIDDLE, city.FAR)
        if whole:
            wide, high = self.board.size
            rows = min(rows, max(LEAST_ROWS, round(high / (2 * wide / columns))))
            units = (max(wide / columns, high / (2 * rows)),) * 3
        window = city.Window.around(self.board, points or [self.board.at[self.board.numbers[0]]], columns, rows, units)
        closed = frozenset(self.words.closed(self.view))
        sketch = city.Sketch(stands, possible, frozenset(targets), here, self.tags, closed)
        return city.draw(self.board, window, sketch, self.screen.has_colour, self.screen.has_dots)

    def _legend(self) -> None:
        marks = ["46", "(46)", "[46]", "46~"]
        parts = [f"{mark} {name_ticket(mode)}" for mark, mode in zip(marks, self.board.modes, strict=False)]
        if self.possible is not None:
            parts.append(told("terminal-legend-aid"))
        self.screen.line((", ".join([*parts, told("terminal-legend-pawn")]), "dim"))

    # What is where

    def place_of(self, pawn: str | None) -> int | None:
        place = self.view["pawns"].get(pawn) if pawn else None
        station = place.get("station") if isinstance(place, dict) else None
        return station if isinstance(station, int) else None

    def last_seen(self) -> list[int]:
        seen = self.view.get("last_seen")
        return [seen["station"]] if seen else []

    def neighbours(self, station: int) -> set[int]:
        pairs = [pair for mode in self.board.modes for pair in self.board.links(mode, self.tags)]
        return {a if b == station else b for a, b in pairs if station in (a, b)}

    def say_neighbours(self, station: int) -> str:
        lines = []
        for mode in self.board.modes:
            ends = sorted(a if b == station else b for a, b in self.board.links(mode, self.tags) if station in (a, b))
            if ends:
                lines.append(told("terminal-line-to", mode=mode, stations=", ".join(map(str, ends))))
        return told("terminal-from", station=station, lines="; ".join(lines))

    def say_possible(self) -> str:
        found = sorted(self.possible or ())
        if not found:
            return told("terminal-nobody-knows-you" if self.mine else "terminal-nobody-knows")
        stations = ", ".join(map(str, found[:MOST_POSSIBLE]))
        if len(found) > MOST_POSSIBLE:
            stations = told("why-more", places=stations, count=len(found) - MOST_POSSIBLE)
        message = "terminal-possible-you" if self.mine else "terminal-possible"
        return told(message, count=len(found), stations=stations)

    def _holdings(self, short: bool = False) -> list[Text]:
        from rich.text import Text

        rows = []
        for held in self.words.holdings(self.view):
            row = Text("> " if held.pawn == self.focus else "  ", "bold")
            name = held.pawn.upper() if held.pawn in self.view["pawns"] else held.pawn
            row.append(name.ljust(8), f"bold {pawn_style(held.pawn)}".strip())
            row.append(held.where.ljust(6 if short else 8))
            for ticket, left in held.holds:
                style = log.ticket_style(ticket, self.board.modes) if left and ticket != "black" else "dim" * (not left)
                shown = f"{ticket[:1].upper() if short else ticket} {left} "
                row.append(shown.ljust(5 if short else 10), style)
            if held.note and not (short and held.holds):
                row.append(held.note, "dim")
            rows.append(row)
        return rows

    def _say_holdings(self) -> list[str]:
        lines = []
        for held in self.words.holdings(self.view):
            name = name_pawn(held.pawn) if held.pawn in self.view["pawns"] else held.pawn.capitalize()
            at = told("terminal-at", station=held.where) if held.where.isdecimal() else held.where
            tickets = ", ".join(f"{left} {name_ticket(ticket)}" for ticket, left in held.holds)
            place = f"{name} {at}".rstrip()
            lines.append(f"{place}{': ' if tickets else ''}{tickets}{', ' + held.note if held.note else ''}.")
        return lines
