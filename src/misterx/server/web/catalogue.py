"""What can be played here: titles, options, boards, bots."""

from __future__ import annotations

import base64
import hashlib
import json
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, get_args

from misterx import boards, bots, lessons, titles
from misterx.boards.geometry import strokes
from misterx.boards.look import THEMES, letters
from misterx.boards.render import render
from misterx.boards.words import words as lettering
from misterx.families.registry import FAMILIES
from misterx.kernel.errors import MisterXError, TitleError, quote
from misterx.play.seats import deal_seats
from misterx.server.protocol import api, wire, wire_parts
from misterx.server.protocol.refusals import Refusal
from misterx.server.table.seats import lay_out
from misterx.titles import Title
from misterx.titles.options import allowed, definition, definitions
from misterx.words.places import translate

PROGRAM = "A program that whoever hosts this table has added."


@cache
def words() -> dict[str, dict[str, str]]:
    """What is said about the bots that people may choose."""
    return tomllib.loads(Path(__file__).with_name("bots.toml").read_text("utf-8"))


@cache
def whom_it_helps() -> dict[str, dict[str, str]]:
    """By its value, or where more of it (`more`) or switching it on (`on`) helps a side."""
    return {name: kind["helps"] for name, kind in definitions().items() if "helps" in kind}


@cache
def odds() -> dict[str, Any]:
    """What `python -m lab.win_odds` measured."""
    return json.loads(Path(__file__).with_name("odds.json").read_text("utf-8"))  # type: ignore[no-any-return]


def odds_of(title: str) -> list[api.OddsCard]:
    own = [row for row in odds()["rows"] if row["title"] == title]
    return [api.OddsCard(*(row[key] for key in api.OddsCard.__struct_fields__)) for row in own]


@cache
def catalogue(usual: str) -> api.Catalogue:
    """Everything that can be chosen; `usual` is the bot that plays where nobody chooses one."""
    found = [api.BotCard(name, words()[name]["about"]) for name in words() if name in bots.NAMES]
    found += [api.BotCard(name, PROGRAM) for name in bots.programs()]
    cards = [title_card(titles.load(name), usual) for name in titles.ids() if titles.load(name).family in FAMILIES]
    return api.Catalogue(wire.VERSION, cards, found, list(get_args(wire_parts.Aid)), odds()["bot"])


@cache
def write_catalogue(usual: str) -> bytes:
    return wire.write(catalogue(usual))


def title_card(title: Title, usual: str) -> api.TitleCard:
    players = title.players
    known = bots.names_for(title.family)
    return api.TitleCard(
        id=title.id,
        name=title.name,
        about=title.about,
        board=title.board,
        modes=list(title.modes),
        least=players["least"],
        most=players["most"],
        usual=players["usual"],
        editions=list(title.editions),
        bots=[name for name in (*words(), *bots.programs()) if name in known],
        usual_bot=bots.usual_for(title.family, usual),
        options=[option_card(title, name) for name in title.defaults],
        seats={str(n): _seats(title, n) for n in range(players["least"], players["most"] + 1)},
        odds=odds_of(title.id),
        words=title.words,
    )


def option_card(title: Title, name: str) -> api.OptionCard:
    kind = definition(title, name)
    return api.OptionCard(
        name, kind["kind"], kind["about"], whom_it_helps().get(name, {}), _plain_default(title.defaults[name]),
        allowed(title, name), _choices(title, name, kind), kind.get("least"), kind.get("most"),
        list(kind.get("words", ())), kind.get("needs"),
    )  # fmt: skip


def _choices(title: Title, name: str, kind: dict[str, Any]) -> list[str] | None:
    return allowed(title, name).split(", ") if kind["kind"] == "choice" else None


def _plain_default(value: Any) -> Any:
    """A default that depends on something else is null."""
    return None if isinstance(value, dict) and "by" in value else value


def _seats(title: Title, players: int) -> list[api.SeatCard]:
    family = FAMILIES[title.family]
    try:
        options = titles.resolve(title, players, None)
        return [api.SeatCard(seat, pawns) for seat, pawns in deal_seats(family, title, options, None).items()]
    except MisterXError:
        return []


def check_wish(wish: api.NewTable) -> api.Checked:
    """Whether these options go together, before a table is made of them; the refusal says why not."""
    if wish.title not in titles.ids():
        raise TitleError("unknown_title", title=quote(wish.title), allowed=titles.ids())
    game = lay_out(wish, 0)
    notes = [api.OptionNote(note.option, note.say("en"), note.code, note.arguments) for note in game.options.notes]
    return api.Checked(notes, [api.SeatCard(seat, pawns) for seat, pawns in game.seats.items()])


def draw_all(usual: str) -> None:
    """Make what a home page asks for, before it does."""
    cards = catalogue(usual).titles
    for theme in ("light", "dark"):
        for card in cards:
            board_picture(card.board, theme)


def find_board(name: str) -> boards.Board:
    """A board by its id, a lesson's too; by a title's older rules, `europa@1`, the board as it was then."""
    if board := lessons.board_named(name):
        return board
    if "@" in name:
        try:
            return boards.load(titles.load(name).board)
        except TitleError as error:
            raise Refusal("unknown_board", allowed=list(boards.ids())) from error
    if name not in boards.ids():
        raise Refusal("unknown_board", allowed=list(boards.ids()))
    return boards.load(name)


@cache
def board_plan(name: str) -> bytes:
    board = find_board(name)
    width, height = board.size
    printed = board.extra.get("stations", {})
    spots = [api.StationSpot(n, *board.at[n], board.names.get(n), printed.get(n, {})) for n in board.numbers]
    links = drawn_links(board)
    others = {name: value for name, value in board.extra.items() if name != "stations"}
    modes = list(board.modes)
    written = [board.name, board.name.upper(), *board.names.values(), *(word.text for word in lettering(board.art))]
    translated = translate(written, board.id)
    return wire.write(
        api.BoardPlan(board.id, board.name, width, height, modes, letters(modes), spots, links, others, translated)
    )


def drawn_links(board: boards.Board) -> list[api.Link]:
    """Every ride once, with the corners of its line, so that pieces can follow it."""
    found: dict[tuple[str, int, int], api.Link] = {}
    for stroke in strokes(board):
        hop, corners = stroke.hop, stroke.corners
        if hop.start > hop.end:
            hop, corners = hop.backwards(), corners[::-1]
        inner = [round(number, 1) for point in corners[1:-1] for number in point]
        found.setdefault((hop.mode, hop.start, hop.end), api.Link(hop.mode, hop.start, hop.end, inner))
    return list(found.values())


@cache
def board_picture(name: str, theme: str) -> bytes:
    if theme not in THEMES:
        raise Refusal("unknown_board", allowed=list(boards.ids()))
    return render(find_board(name), theme=theme).encode()


@cache
def picture_policy(name: str, theme: str) -> str:
    """What a picture opened by itself may do: nothing but wear the style sheet that it brings."""
    sheet = board_picture(name, theme).partition(b"<style>")[2].partition(b"</style>")[0]
    digest = base64.b64encode(hashlib.sha256(sheet).digest()).decode()
    return f"default-src 'none'; style-src 'sha256-{digest}'; frame-ancestors 'none'"
