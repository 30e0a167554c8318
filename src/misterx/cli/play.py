"""`misterx play`: a game in the terminal."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from misterx.cli.arguments import language_option, read_options, seed_option, table_options, title_argument
from misterx.cli.files import check_writable, read_text
from misterx.cli.positions import open_position, read_position
from misterx.cli.speech import about_title, speak, told
from misterx.cli.terminal.failures import BadInput
from misterx.cli.terminal.screen import Screen
from misterx.cli.terminal.stopping import STOPPED

if TYPE_CHECKING:
    from misterx.cli.table.listening import Listener
    from misterx.cli.table.saves import Seating
    from misterx.play import Game

USUAL_TITLE = "scotland-yard"
SIDES = {"x": "x", "mister x": "x", "hunt": "hunters", "hunters": "hunters", "detectives": "hunters", "h": "hunters"}


@click.command("play", short_help="A game against bots, here in the terminal.")
@title_argument(required=False)
@click.option("--side", metavar="SIDE", help="x to be Mister X, detectives to hunt him.")
@table_options
@click.option("--x", "x", default="greedy", show_default=True, metavar="BOT", help="The bot that plays Mister X.")
@click.option("--hunters", default="greedy", show_default=True, metavar="BOT", help="The bot that plays the hunters.")
@seed_option("Deals the same start cards and makes bots choose the same again.")
@click.option("--board", metavar="BOARD", help="Another board: one of ours or a file.")
@click.option("--position", metavar="FILE", help="Begin from a position (JSON), such as the middle of a real game.")
@click.option(
    "--chance",
    type=click.Choice(["drawn", "entered"]),
    help="entered: you are asked for what real dice, cards and tickets bring; drawn as usual.",
)
@click.option("--watch", is_flag=True, help="Let bots play both sides.")
@click.option("--open", "open_cards", is_flag=True, help="When watching: see Mister X's moves too.")
@click.option("--delay", type=click.FloatRange(0, 60), help="When watching: seconds a round; 1 on a terminal.")
@click.option("--aid/--no-aid", default=None, help="Show where Mister X can be; on, but not with hard_checks.")
@click.option("--confirm/--no-confirm", default=None, help="Ask before a move is sent; on for people, off for pipes.")
@language_option
@click.option("--plain", is_flag=True, help="Sentences only, no drawing: for screen readers.")
@click.option("--ascii", "ascii_only", is_flag=True, help="Draw with plain letters.")
@click.option("--record", metavar="FILE", help="Write the record there when the game is over.")
@click.option(
    "--resume", metavar="[FILE]", is_flag=False, flag_value="", help="Go on with a saved game, or the last one."
)
@click.option("--data", metavar="DIR", help="The folder in which unfinished games are kept.")
def command(
    title: str | None,
    side: str | None,
    players: int | None,
    chosen: tuple[str, ...],
    x: str,
    hunters: str,
    seed: int | None,
    board: str | None,
    position: str | None,
    chance: str | None,
    watch: bool,
    open_cards: bool,
    delay: float | None,
    aid: bool | None,
    confirm: bool | None,
    language: str | None,
    plain: bool,
    ascii_only: bool,
    record: str | None,
    resume: str | None,
    data: str | None,
) -> int:
    """Play against bots here in the terminal. What is left out is asked, or taken as usual.

    Moves are typed: a ticket and a station, such as `taxi 46`. `help` in the game says the rest.

    \b
    misterx play                                        what would you like?
    misterx play --side x --players 3                   be Mister X against two detectives
    misterx play scotland-yard --side detectives        lead the detectives
    misterx play --option edition=classic --seed 7      the 1983 rules, always the same deal
    misterx play --watch --open --delay 0               bots among themselves
    misterx play --position table.json --side x         go on where a real game stands
    misterx play behrends --chance entered              with real dice, which you throw and type
    misterx play --resume                               go on with the game you left
    """
    from misterx.cli.table.commands import Again, Leave
    from misterx.cli.table.listening import Left, Listener
    from misterx.cli.table.readiness import getting_ready
    from misterx.cli.table.saves import last_game, read_save
    from misterx.cli.table.session import Session, Wishes

    speak(language)
    if record is not None:
        check_writable(record)  # before an evening is played for it
    if data is not None:
        os.environ["MISTERX_DATA"] = data
    screen = Screen(plain, ascii_only)
    listener = Listener(screen)
    asks = listener.is_person and confirm is not False if confirm is None else confirm
    wishes = Wishes(
        aid, bool(asks), (1.0 if screen.is_terminal else 0.0) if delay is None else delay, record, open_cards
    )
    session = None
    try:
        if resume is not None:
            if position is not None:
                raise BadInput(told("terminal-position-stands"))
            if chance is not None:
                raise BadInput(told("terminal-chance-stands"))
            if not resume and not last_game().exists():
                raise BadInput(told("terminal-nothing-kept"))
            game, seating = read_save(read_text(resume or str(last_game())))
        else:
            game, seating = _set_up(
                listener, title, side, players, chosen, (x, hunters), seed, board, watch, position, chance or "drawn"
            )
        while True:
            session = Session(game, seating, screen, wishes)
            session.is_kept = resume == ""  # where it was kept it lies still
            try:
                with getting_ready(seating, screen):
                    session.play()
                return 0
            except Again:
                resume = None
                game, seating = _deal_again(seating)
    except (Leave, Left):
        _say_goodbye(screen, session)
        return 0
    except KeyboardInterrupt:
        screen.line("")
        _say_goodbye(screen, session)
        return STOPPED


def _set_up(
    listener: Listener,
    title: str | None,
    side: str | None,
    players: int | None,
    chosen: tuple[str, ...],
    names: tuple[str, str],
    seed: int | None,
    board: str | None,
    watch: bool,
    position: str | None,
    chance: str,
) -> tuple[Game, Seating]:
    """A new table: what was not said is asked of a person and taken as usual otherwise."""
    from misterx import boards, bots, titles
    from misterx.cli.table.saves import Seating

    if side is not None and side.lower() not in SIDES:
        raise BadInput(told("terminal-unknown-side", side=repr(side)))
    for name in names:
        bots.load(name)
    stated = None
    if position is not None:
        if players is not None or chosen:
            raise BadInput(told("terminal-position-says"))
        stated = read_position(position)
        opened = open_position(stated, title, board)
        title, players = opened.title.id, opened.options.players
    if title is None:
        title = _ask_title(listener)
    loaded = titles.load(title)
    options = read_options(title, chosen)
    if side is None and not watch:
        side = listener.choose(told("terminal-which-side"), SIDES, "hunt")
        if players is None:
            least, most, usual = loaded.players["least"], loaded.players["most"], loaded.players["usual"]
            counts = {str(n): str(n) for n in range(least, most + 1)}
            asked = told("terminal-how-many", least=least, most=most)
            players = int(listener.choose(asked, counts, str(usual)))
    seating = Seating(
        title,
        players,
        options,
        str(Path(board).resolve()) if board and board not in boards.ids() else board,
        "" if watch else SIDES[(side or "hunt").lower()],
        *names,
        int.from_bytes(os.urandom(6), "big") if seed is None else seed,
        stated,
        str(loaded.folder) if loaded.folder in titles.added() else None,
        chance,
    )
    return seating.open(), seating


def _ask_title(listener: Listener) -> str:
    from misterx import titles

    if len(titles.ids()) == 1 or not listener.is_person:
        return USUAL_TITLE
    listener.screen.rows([[name, about_title(titles.load(name))] for name in titles.ids()], indent=2)
    return listener.choose(told("terminal-which-game"), {name: name for name in titles.ids()}, USUAL_TITLE)


def _deal_again(seating: Seating) -> tuple[Game, Seating]:
    from dataclasses import replace

    fresh = replace(seating, seed=int.from_bytes(os.urandom(6), "big"))
    return fresh.open(), fresh


def _say_goodbye(screen: Screen, session: object) -> None:
    from misterx.cli.table.session import Session

    if isinstance(session, Session) and not session.game.result and session.is_kept:
        screen.line(told("terminal-kept"))
    elif isinstance(session, Session) and session.game.result:
        screen.line(told("terminal-goodbye"))
    sys.stdout.flush()
