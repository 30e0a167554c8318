"""`misterx perft`: how many ways a game can go on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from misterx.cli.arguments import json_option, print_json, read_options, seed_option, table_options, title_argument
from misterx.cli.positions import open_position, read_position
from misterx.cli.terminal.failures import BadInput
from misterx.cli.terminal.progress import Progress
from misterx.cli.terminal.screen import Screen

if TYPE_CHECKING:
    from misterx.play import Game


@click.command("perft", short_help="Counts all sequences of moves of a given length.")
@title_argument()
@click.argument("depth", type=click.IntRange(0, 24))
@table_options
@seed_option("Count from the deal of this seed; without it, from before the start cards are dealt.")
@click.option("--position", metavar="FILE", help="Count from a position (JSON); - is standard input.")
@click.option("--board", metavar="BOARD", help="Another board: one of ours or a file.")
@click.option("--divide", is_flag=True, help="Also count for every first move by itself.")
@json_option
def command(
    title: str,
    depth: int,
    players: int | None,
    chosen: tuple[str, ...],
    seed: int | None,
    position: str | None,
    board: str | None,
    divide: bool,
    as_json: bool,
) -> None:
    """Count the sequences of DEPTH decisions that can be played in TITLE.

    Two programs that know the same rules count the same. A decision is one move, or one outcome of chance, each counted
    once; passes, reveals and whatever else happens without a choice are free. Games that end earlier do not count.

    \b
    misterx perft scotland-yard 3
    misterx perft scotland-yard 4 --seed 7 --divide
    misterx perft scotland-yard 3 --players 3 --option edition=classic
    misterx perft scotland-yard 5 --position puzzle.json --json
    """
    from misterx.arena.perft import count_sequences

    options = read_options(title, chosen)
    game = _open(title, players, options, seed, position, board)
    if depth == 0:
        found = {}
        total = 1
    else:
        with Progress(f"depth {depth}", None) as progress:
            found = count_sequences(game, depth, say=progress.say)
        total = sum(found.values())
    answer: dict[str, Any] = {
        "title": game.title.id,
        "players": game.options.players,
        "options": game.options.chosen,
        "depth": depth,
        "count": total,
    }
    if divide:
        answer["divide"] = found
    if as_json:
        print_json(answer)
        return
    screen = Screen()
    if divide and found:
        screen.rows([[text, f"{count:,}"] for text, count in found.items()])
        screen.line("")
    screen.line(f"{game.title.name}: {total:,} sequences of {depth} decisions")


def _open(
    title: str,
    players: int | None,
    options: dict[str, Any],
    seed: int | None,
    position: str | None,
    board: str | None,
) -> Game:
    from misterx import titles
    from misterx.play import Game

    if position is None:
        if seed is None:
            game = Game(title, players, options, board, None, 0)
            titles.check_whole(game.title, game.options)
            return game
        return Game.new(title, players, options, board=board, seed=seed)
    if seed is not None or players is not None or options:
        raise BadInput("A position says its own players, options and stations; leave --seed, --players, --option out.")
    return open_position(read_position(position), title, board)
