"""`misterx arena`: contests between bots."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from misterx.cli.arguments import json_option, print_json, read_options, seed_option, table_options, title_argument
from misterx.cli.files import check_text, check_writable, write_text
from misterx.cli.simulate import show_faults
from misterx.cli.terminal.failures import BadInput
from misterx.cli.terminal.progress import Progress
from misterx.cli.terminal.screen import Screen
from misterx.cli.terminal.stopping import STOPPED, TERMINATED, leave, stoppable

# Whoever tidies up after us finds something to tidy, and need not tell.
UNSAID = "ignore:resource_tracker:UserWarning"


@click.command("arena", short_help="Contests between bots: both roles, the same deals, Elo.")
@title_argument()
@click.argument("names", metavar="BOT BOT...", nargs=-1, required=True)
@click.option("-n", "--deals", type=click.IntRange(1, 1_000_000), default=20, show_default=True, help="Start deals.")
@seed_option("The first deal's seed; 0 if left out.")
@table_options
@click.option("--out", type=click.Path(dir_okay=False), help="Keep every game there; a run that was stopped goes on.")
@click.option("--plot", type=click.Path(dir_okay=False), help="Draw the results there, as an SVG picture.")
@click.option("--workers", type=click.IntRange(1, 256), help="Games at a time; as many as there are cores if left out.")
@json_option
def command(
    title: str,
    names: tuple[str, ...],
    deals: int,
    seed: int | None,
    players: int | None,
    chosen: tuple[str, ...],
    out: str | None,
    plot: str | None,
    workers: int | None,
    as_json: bool,
) -> None:
    """Let bots meet: every two on every deal, once in each role.

    A searching bot's budget follows its name: iterations (`pimbot@10000`), which can be repeated exactly, or time
    (`search@0.1s`). The score is the mean over both roles; intervals are 95 % (Wilson).

    \b
    misterx arena scotland-yard search@0.1s pimbot@0.1s -n 20 -o edition=classic
    misterx arena scotland-yard level1 level2 level3 --out ladder.jsonl --plot ladder.svg
    """
    from misterx.arena.compiling.searches import clear_away
    from misterx.arena.contest import Contest, check, games_of, play_rest, prepare
    from misterx.arena.plot import draw_plot
    from misterx.arena.results import Results
    from misterx.arena.standings import Running, summarise

    if len(set(names)) < 2 or len(set(names)) < len(names):
        raise BadInput("An arena needs two or more different bots, such as: greedy search@0.1s.")
    options = read_options(title, chosen)
    for file in (out, plot):
        if file:
            check_writable(file)  # before hours of games are played for it
    if out and Path(out).is_file():
        check_text(out)
    contest = Contest(title, players, options, names, deals, seed or 0)
    check(contest)
    total = sum(1 for _ in contest.fixtures())
    so_far = Running(names)
    with (
        stoppable(),
        Progress(f"{total:,} games", total) as progress,
        Results(Path(out) if out else None, contest.header) as kept,
    ):
        prepare(contest, progress.say)

        def report(game: dict[str, Any]) -> None:
            so_far.add(game)
            progress.step(1)
            progress.say(so_far.tell())

        for game in games_of(contest, kept.games):
            report(game)
        sys.warnoptions.append(UNSAID)
        try:
            results = play_rest(contest, kept, workers, report)
        except (KeyboardInterrupt, SystemExit) as stop:
            # Every game that was told of is in the file. A pool that is interrupted among many games keeps locks, and
            # Python would wait for it for ever.
            progress.__exit__(None, None, None)
            clear_away()
            leave(STOPPED if isinstance(stop, KeyboardInterrupt) else TERMINATED)
        finally:
            sys.warnoptions.remove(UNSAID)
    table = {"title": title, "options": contest.played_options, "deals": deals, "seed": seed or 0}
    answer = {**table, **summarise(results, names)}
    print_json(answer) if as_json else show(Screen(), answer)
    if plot:
        sys.stdout.flush()  # whatever becomes of the picture
        write_text(plot, draw_plot(answer, f"{title}, {answer['games']:,} games on {deals:,} deals"))


def percent(rate: dict[str, Any]) -> str:
    if rate["rate"] is None:
        return "-"
    low, high = rate["ci95"]
    return f"{rate['rate']:.1%} ({low:.1%} to {high:.1%})"


def show(screen: Screen, answer: dict[str, Any]) -> None:
    screen.line(f"{answer['title']}, {answer['games']:,} games, {answer['deals']:,} deals from seed {answer['seed']}")
    rows = [["", "as Mister X", "as hunters", "score"]]
    for pair in answer["pairs"]:
        against = f"{pair['a']} against {pair['b']}"
        rows.append([against, percent(pair["as_x"]), percent(pair["as_hunters"]), percent(pair["score"])])
    screen.rows(rows)
    show_faults(screen, answer["faults"])
    screen.line("Elo: " + ", ".join(f"{name} {value:+.0f}" for name, value in answer["elo"].items()))
