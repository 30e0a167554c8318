"""`misterx simulate`: many games between bots."""

from __future__ import annotations

from typing import Any

import click

from misterx.cli.arguments import json_option, print_json, read_options, seed_option, table_options, title_argument
from misterx.cli.terminal.progress import Progress
from misterx.cli.terminal.screen import Screen
from misterx.cli.terminal.stopping import stoppable

MOST_GAMES = 1_000_000_000
DEALS_TRIED = 20
EVEN = 0.08  # so far from one half is still even
NEARLY_ALWAYS = 0.9
SURELY = 0.8  # what the interval must be above before it is called so


@click.command("simulate", short_help="Many games between bots: who wins, how often, how sure that is.")
@title_argument()
@click.option("-n", "--games", type=click.IntRange(1, MOST_GAMES), default=1000, show_default=True)
@seed_option("The first game's seed; the same seed plays the same games. 0 if left out.")
@table_options
@click.option("--x", "x", default="greedy", show_default=True, metavar="BOT", help="Mister X: greedy, level3 …")
@click.option("--hunters", default="greedy", show_default=True, metavar="BOT", help="The hunters, the same.")
@click.option("--board", metavar="BOARD", help="Another board: one of ours or a file.")
@json_option
def command(
    title: str,
    games: int,
    seed: int | None,
    players: int | None,
    chosen: tuple[str, ...],
    x: str,
    hunters: str,
    board: str | None,
    as_json: bool,
) -> None:
    """Let bots play many games of TITLE and count who wins.

    The interval says where the true rate lies, 95 times in 100 (Wilson).

    \b
    misterx simulate scotland-yard
    misterx simulate scotland-yard -n 10000 --players 3 --x greedy --hunters random
    misterx simulate scotland-yard --option edition=classic --option black_tickets=3 --json
    """
    from misterx import titles
    from misterx.play import Game

    options = read_options(title, chosen)
    if board or titles.added():  # compiled games ask nobody whether the start cards of one's own board suffice
        for deal in range(min(games, DEALS_TRIED)):
            Game.new(title, players, options, board=board, seed=(seed or 0) + deal)
    with stoppable(), Progress(f"{games:,} games", games) as progress:
        from misterx.arena.simulate import simulate

        answer = simulate(
            title,
            games,
            seed=seed or 0,
            players=players,
            options=options,
            board=board,
            x=x,
            hunters=hunters,
            progress=progress.step,
            say=progress.say,
        )
    print_json(answer) if as_json else show(Screen(), answer)


def judge(rate: float, low: float, high: float) -> str:
    """The figures in words, for whoever balances a board or a variant; even is what the table calls so."""
    is_wide = low < 0.5 - EVEN and high > 0.5 + EVEN
    if abs(rate - 0.5) <= EVEN and not is_wide:
        return "About even between these bots."
    if low < 0.5 < high:  # either side may be the better one
        return "Too few games to say."
    side = "Mister X" if rate > 0.5 else "the hunters"
    is_sure = max(low, 1 - high) > SURELY
    much = "nearly always wins" if is_sure and max(rate, 1 - rate) > NEARLY_ALWAYS else "has the better chances"
    much = much if rate > 0.5 else much.replace("wins", "win").replace("has", "have")
    return f"No: {side} {much} between these bots."


def show(screen: Screen, answer: dict[str, Any]) -> None:
    low, high = answer["ci95"]
    screen.line(f"{answer['title']}, {answer['players']} players, {answer['x']} against {answer['hunters']}")
    screen.rows(
        [
            ["Games", f"{answer['games']:,}, from seed {answer['seed']}"],
            ["Mister X wins", f"{answer['x_wins']:,}, {answer['x_win_rate']:.1%} (95 %: {low:.1%} to {high:.1%})"],
            ["Hunters win", f"{answer['hunter_wins']:,}"],
            ["Is it fair?", judge(answer["x_win_rate"], low, high)],
            ["How it ended", ", ".join(f"{reason} {n:,}" for reason, n in answer["reasons"].items())],
            ["Time", f"{answer['seconds']:.2f} s, {answer['moves_per_second']:,.0f} moves a second"],
        ]
    )
    show_faults(screen, answer["faults_by_bot"])


def show_faults(screen: Screen, faults: dict[str, dict[str, int]]) -> None:
    """What programs in other languages did, each by itself."""
    for name, counts in faults.items():
        told = ", ".join(f"{kind} {count:,}" for kind, count in counts.items())
        screen.line(f"Greedy play took turns of {name}: {told}")
