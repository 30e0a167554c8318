"""The commands, each loaded when it is first asked for: `misterx --help` should come at once."""

from __future__ import annotations

from importlib import import_module

import click

import misterx as package

NAMES = (
    "serve", "play", "titles", "simulate", "arena", "replay", "verify", "perft", "bench", "board", "admin", "worker",
)  # fmt: skip
# Asked of the program itself; any other option in first place belongs to `serve`.
OWN_OPTIONS = ("-h", "--help", "--version")


class Commands(click.Group):
    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(NAMES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in NAMES:
            return None
        command: click.Command = import_module(f"misterx.cli.{cmd_name}").command
        return command

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if not args or (args[0].startswith("-") and args[0] not in OWN_OPTIONS):
            args = ["serve", *args]
        return super().parse_args(ctx, args)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in NAMES:
            raise click.UsageError(f"There is no command {args[0]!r}. Commands are: {', '.join(NAMES)}.", ctx)
        return super().resolve_command(ctx, args)


@click.command(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(package.__version__, prog_name="misterx", message="%(prog)s %(version)s")
def misterx() -> None:
    """A man is on the run through the city, and nobody sees him. Hunt him, or be him.

    `misterx` alone opens the table in the browser, for you, friends and bots.

    \b
    misterx                                   open the table
    misterx --lan                             and let phones in the room join
    misterx play                              Scotland Yard here in the terminal
    misterx play --side x --players 3         be Mister X against two detectives
    misterx titles scotland-yard              what can be chosen for a game
    misterx simulate scotland-yard -n 1000    who wins when bots play
    misterx replay game.txt                   a recorded game, checked and told

    Every command explains itself: misterx COMMAND --help.
    """
