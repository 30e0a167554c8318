"""`misterx bench`: how fast it is here."""

from __future__ import annotations

from typing import Any

import click

from misterx.cli.arguments import TitleName, json_option, print_json
from misterx.cli.terminal.progress import Progress
from misterx.cli.terminal.screen import Screen


@click.command("bench", short_help="How fast the rules run here, compared with C.")
@click.option("--title", "chosen", multiple=True, type=TitleName(), help="Only this title; may be given several times.")
@json_option
def command(chosen: tuple[str, ...], as_json: bool) -> None:
    """Measure the speed of random games, compilation and deduction on this machine.

    Everything that is compared runs in turns, and the best of nine rounds counts, for both sides, by the processor
    time it took; two threads are compared with one by the clock. With a C compiler and the sources at hand, a C
    program plays the same games of Scotland Yard; that they are the same is checked first.

    \b
    misterx bench
    misterx bench --title scotland-yard --title ny-chase
    misterx bench --json
    """
    from misterx.arena.bench import bench

    with Progress("starting", None) as progress:
        answer = bench(list(chosen) or None, progress.say)
    print_json(answer) if as_json else show(Screen(), answer)


def show(screen: Screen, answer: dict[str, Any]) -> None:
    screen.line(("Random games, on one core", "bold"))
    rows = []
    for name, figures in answer["playouts"].items():
        told = f"{figures['moves_per_second'] / 1e6:.1f} million moves a second"
        if "ratio_to_c" in figures:
            told += f", {figures['ratio_to_c']:.2f} of C's {figures['c_nanoseconds_per_move']:.0f} ns a move"
            told += " for the same games" if figures["same_as_c"] else ", WHICH PLAYED OTHER GAMES"
        if "ratio_to_scotland_yard" in figures:
            told += f", {figures['ratio_to_scotland_yard']:.2f} of Scotland Yard's"
        if "two_threads" in figures:
            told += f"; two threads {figures['two_threads']:.2f} times as many"
        if "note" in figures:
            told += f"; {figures['note']}"
        rows.append([name, f"{told}."])
    screen.rows(rows)
    screen.line(f"Measured: {answer['measured']}.")
    screen.line("")
    screen.line(("Starting", "bold"))
    rows = [["import misterx", f"{answer['import_seconds']:.3f} s"]]
    for family, figures in answer["cache"].items():
        told = f"ready from the cache in {figures['ready_seconds']:.2f} s"
        if "first_compilation_seconds" in figures:
            told += f", first compiled in {figures['first_compilation_seconds']:.1f} s"
        rows.append([family, told])
    screen.rows(rows)
    if "possible_set" in answer:
        screen.line("")
        screen.line(("Where Mister X can be", "bold"))
        screen.line(f"One update takes {answer['possible_set']['microseconds_per_update']:.2f} microseconds.")
        likely = answer["likelihood"]
        told = (
            f"{likely['microseconds_per_update']:.2f}, after his own moves {likely['microseconds_after_his_move']:.2f}"
        )
        screen.line(f"How likely each station is takes {told}.")
