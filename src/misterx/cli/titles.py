"""`misterx titles`: what there is to play, and what can be chosen for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from misterx.cli.arguments import TitleName, json_option, print_json
from misterx.cli.terminal.screen import Screen

if TYPE_CHECKING:
    from misterx.titles import Title


@click.command("titles", short_help="The games, their player counts, editions and options.")
@click.argument("title", type=TitleName(), required=False)
@json_option
def command(title: str | None, as_json: bool) -> None:
    """List the games; with a TITLE, everything that can be chosen for it.

    \b
    misterx titles
    misterx titles scotland-yard
    misterx titles scotland-yard --json
    """
    from misterx import titles

    if title is not None:
        found = titles.load(title)
        print_json(describe(found)) if as_json else show(Screen(), found)
        return
    every = [titles.load(name) for name in titles.ids()]
    if as_json:
        print_json({"titles": [describe(each) for each in every]})
        return
    screen = Screen()
    for each in every:
        least, most = each.players["least"], each.players["most"]
        screen.line((each.id, "bold"), f"  {each.name}, {least} to {most} players")
        screen.hanging("    ", f"{each.about} Editions: {', '.join(each.editions)}.")
    screen.line("")
    screen.line("Play one: misterx play scotland-yard. What can be chosen: misterx titles scotland-yard.")


def describe(title: Title) -> dict[str, Any]:
    from misterx.titles.options import allowed, definitions

    return {
        "id": title.id,
        "name": title.name,
        "about": title.about,
        "family": title.family,
        "board": title.board,
        "rules": f"{title.id}@{title.rules}",
        "players": title.players,
        "modes": list(title.modes),
        "editions": title.editions,
        "options": {
            name: {
                "default": default,
                "allowed": allowed(title, name),
                "about": definitions()[name]["about"],
                "kind": definitions()[name]["kind"],
            }
            for name, default in title.defaults.items()
        },
    }


def show(screen: Screen, title: Title) -> None:
    told = describe(title)
    players = title.players
    screen.line((title.name, "bold"), f" ({title.id})")
    screen.line(title.about)
    screen.line("")
    usual = f"{players['least']} to {players['most']}, usually {players['usual']}"
    screen.rows([["Players", usual], ["Board", title.board], ["Ways to travel", ", ".join(title.modes)]])
    screen.line("")
    for number, (edition, presets) in enumerate(title.editions.items()):
        changes = "; ".join(f"{name} {say(value)}" for name, value in presets.items())
        what = "as printed, unless something else is chosen." if number == 0 else f"{changes}."
        screen.hanging(f"edition={edition}  ", what)
    screen.line("")
    screen.line("Options, with what they are when nothing is chosen; change one with --option name=value:")
    for name, option in told["options"].items():
        screen.line("")
        screen.line((f"  {name}", "bold"), f" = {say(option['default'])}")
        screen.hanging("      ", f"{option['about']} Allowed: {option['allowed']}.")


def say(value: Any) -> str:
    """A value as it would be typed."""
    match value:
        case bool():
            return "true" if value else "false"
        case list():
            return ",".join(map(str, value))
        case {"by": by, **table}:
            return f"{', '.join(f'{say(what)} for {key}' for key, what in table.items())} {by}"
        case dict():
            return ",".join(f"{key}:{say(what)}" for key, what in value.items())
    return str(value)
