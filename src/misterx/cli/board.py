"""`misterx board`: is a board whole, what is on it, what does it look like."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from misterx.cli.arguments import Group, json_option, print_json
from misterx.cli.files import check_writable, write_bytes
from misterx.cli.terminal.failures import BAD_INPUT, BadInput
from misterx.cli.terminal.screen import Screen

if TYPE_CHECKING:
    from misterx.boards.stats import ModeStats

FAULTY = 1
PICTURES = (".svg", ".png")
SIZES = click.IntRange(100, 20_000)


@click.group("board", cls=Group, short_help="Check, draw and measure boards, ours and yours.")
def command() -> None:
    """Check, draw and measure boards.

    A BOARD is a title (scotland-yard), one of our boards (london), a file or a title's folder of your own.

    \b
    misterx board check my-city.json
    misterx board render london -o london.svg
    misterx board stats scotland-yard
    """


@command.command("check")
@click.argument("boards", metavar="BOARD...", nargs=-1, required=True)
@json_option
def check(boards: tuple[str, ...], as_json: bool) -> int:
    """Say everything that is wrong with boards.

    The exit code is 0 if all of them can be played, 1 if one cannot, and 2 if a file is not there or cannot be read.

    Faults keep a board from being played. Advice and legibility are worth a look and harm nobody.

    \b
    misterx board check london
    misterx board check my-city.json other-city.json --json
    """
    from misterx import boards as shelf

    found = {name: shelf.check(board_of(name)) for name in boards}
    lost = {name: faults for name, faults in found.items() if any(fault.code == "no_file" for fault in faults)}
    bad = any(fault.severity == "fault" for faults in found.values() for fault in faults)
    code = BAD_INPUT if lost else FAULTY if bad else 0
    if as_json:
        told = [
            {
                "board": name,
                "playable": not any(fault.severity == "fault" for fault in faults),
                "faults": [
                    {"code": f.code, "severity": f.severity, "message": f.message, "stations": list(f.stations)}
                    for f in faults
                ],
            }
            for name, faults in found.items()
        ]
        print_json({"boards": told})
        return code
    screen = Screen()
    for name, faults in found.items():
        if name in lost:
            continue
        fatal = sum(fault.severity == "fault" for fault in faults)
        verdict = f"cannot be played: {fatal} fault{'s' * (fatal > 1)}" if fatal else "can be played"
        notes = len(faults) - fatal
        screen.line((name, "bold"), f" {verdict}{f', {notes} notes' if notes > 1 else ', 1 note' if notes else ''}.")
        for fault in faults:
            screen.hanging(f"  {fault.severity}: ", str(fault), style="")
    if lost:
        raise BadInput(" ".join(fault.message for faults in lost.values() for fault in faults))
    return code


@command.command("render")
@click.argument("board")
@click.option(
    "-o",
    "--output",
    "--out",
    "output",
    help="The file to write, .svg or .png; the name of the board with .svg if left out.",
)
@click.option("--theme", default="light", show_default=True, help="light, dark or print.")
@click.option("--size", type=SIZES, help="How wide the picture is, in pixels.")
@click.option("--edition", metavar="TAG", help="Draw another printing of the board, such as classic.")
def render(board: str, output: str | None, theme: str, size: int | None, edition: str | None) -> None:
    """Draw a board as an SVG picture, or as PNG where a browser is installed.

    A board that cannot be played yet is drawn too, so that one sees what is missing.

    \b
    misterx board render london -o london.svg
    misterx board render scotland-yard -o poster.png --theme dark --size 3200
    misterx board render my-city.json -o - > city.svg
    """
    from misterx import boards
    from misterx.boards.look import THEMES
    from misterx.boards.render import render as draw

    if theme not in THEMES:
        raise BadInput(f"There is no theme {theme!r}. Themes are: {', '.join(THEMES)}.")
    if output and output != "-" and Path(output).suffix.lower() not in PICTURES:
        raise BadInput(f"A picture is written as {' or '.join(PICTURES)}, not {output!r}.")
    loaded = boards.load_draft(board_of(board))
    if edition is not None and edition not in loaded.tags:
        tags = ", ".join(sorted(loaded.tags)) or "none"
        raise BadInput(f"The board {loaded.id} has no printing {edition!r}. Other printings of it: {tags}.")
    picture = draw(loaded, theme, size, [edition] if edition else [])
    if output == "-":
        print(picture, end="")
        return
    target = output or f"{loaded.id}.svg"
    if Path(target).suffix.lower() == ".png":
        from misterx.boards.browser import NoPicture, png

        check_writable(target)  # before a browser is started for nothing
        try:
            write_bytes(target, png(picture))
        except NoPicture as refused:
            raise BadInput(str(refused)) from None
    else:
        write_bytes(target, picture.encode())
    Screen().line(f"{loaded.name} is drawn in {target}.")
    if any(fault.severity == "fault" for fault in boards.check(board_of(board))):
        Screen().line(f"It cannot be played yet; `misterx board check {board}` says why.")


@command.command("stats")
@click.argument("board")
@json_option
def stats(board: str, as_json: bool) -> None:
    """Say what is on a board: stations, links by mode, how far it is across.

    \b
    misterx board stats london
    misterx board stats my-city.json --json
    """
    from misterx import boards
    from misterx.boards.stats import stats as measure

    loaded = boards.load(board_of(board))
    told = measure(loaded)
    if as_json:
        print_json({"name": loaded.name, "digest": loaded.digest, **told.as_json()})
        return
    screen = Screen()
    screen.line((loaded.name, "bold"), f" ({loaded.id})")
    rows = [["Stations", str(told.stations)]]
    rows += [[f"By {mode.mode}", _say_mode(mode)] for mode in told.modes]
    rows.append(["Across", f"{told.diameter} moves at most, {told.mean_distance:.1f} on average"])
    rows.append(["Dead ends", f"station {', '.join(map(str, told.dead_ends))}" if told.dead_ends else "none"])
    rows += [
        [f"Start cards {deck.deck}", f"{deck.cards}, {deck.nearest} to {deck.farthest} moves apart"]
        for deck in told.starts
    ]
    screen.rows([*rows, ["Digest", loaded.digest[:16]]])


def _say_mode(mode: ModeStats) -> str:
    if not mode.links:
        return "no links"
    links = f"{mode.links} link{'s' * (mode.links > 1)} between {mode.stops} stops"
    least, most = min(mode.degrees), max(mode.degrees)
    each = f"{least} to {most} links" if least < most else f"{most} link{'s' * (most > 1)}"
    apart = f", in {mode.parts} parts" if mode.parts > 1 else ""
    return f"{links}, {each} at each{apart}"


def board_of(name: str) -> str:
    """The board that a name means: a title's, or the board itself."""
    from misterx import boards, titles

    if (Path(name) / "title.toml").is_file():
        return titles.add(name).board
    if name in boards.ids() or name not in titles.ids():
        return name
    return titles.load(name).board
