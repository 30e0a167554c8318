"""What several commands are asked for: a title, players, options, a seed, JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from misterx.cli.terminal.failures import BadInput
from misterx.words import LANGUAGES

F = TypeVar("F", bound=Callable[..., Any])

#: As far as compiled code counts, with room for a number to each game.
SEEDS = click.IntRange(-(2**62), 2**62)
YES, NO = ("true", "yes", "on", "1"), ("false", "no", "off", "0")


class Group(click.Group):
    """Commands under one name, which alone explains itself."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        return super().parse_args(ctx, args or ["--help"])


class TitleName(click.ParamType[str]):
    name = "title"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """A folder with a title of one's own stands for that title."""
        from misterx import titles

        return titles.add(value).id if (Path(value) / "title.toml").is_file() else value

    def get_missing_message(self, param: click.Parameter, ctx: click.Context | None) -> str:
        from misterx import titles

        return f"Titles are: {', '.join(titles.ids())}"


def title_argument(required: bool = True) -> Callable[[F], F]:
    return click.argument("title", type=TitleName(), required=required)


def table_options(command: F) -> F:
    """Who plays what: players, options."""
    for decorate in (
        click.option(
            "-o",
            "--option",
            "chosen",
            multiple=True,
            metavar="NAME=VALUE",
            help="A rule to change, such as edition=classic; may be given several times. "
            "`misterx titles TITLE` lists them.",
        ),
        click.option("-p", "--players", type=int, help="How many people the game is laid out for."),
    ):
        command = decorate(command)
    return command


def seed_option(text: str) -> Callable[[F], F]:
    return click.option("-s", "--seed", type=SEEDS, metavar="NUMBER", help=text)


def language_option(command: F) -> F:
    known = ", ".join(f"{code} {name}" for code, name in LANGUAGES.items())
    text = f"The language to speak: {known}; else the environment's."
    return click.option("--language", type=click.Choice(list(LANGUAGES)), help=text)(command)


def json_option(command: F) -> F:
    return click.option("--json", "as_json", is_flag=True, help="Print one JSON object, for programs.")(command)


def print_json(answer: dict[str, Any]) -> None:
    print(json.dumps(answer, ensure_ascii=True))


def read_options(title: str, chosen: tuple[str, ...]) -> dict[str, Any]:
    """`name=value` texts as an option table; whether the values are allowed is the title's business."""
    from misterx import titles
    from misterx.titles.options import definitions

    titles.load(title)  # an unknown title is the first thing to say
    found: dict[str, Any] = {}
    for text in chosen:
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise BadInput(f"An option is written NAME=VALUE, such as edition=classic, not {text!r}.")
        if name in found:
            raise BadInput(f"The option {name} is given twice.")
        found[name] = read_value(definitions().get(name, {}).get("kind", ""), value.strip())
    return found


def read_value(kind: str, text: str) -> Any:
    """A typed value as its kind of option takes it; what cannot be read stays text, and the title refuses it."""
    match kind:
        case "number":
            return _number(text)
        case "flag":
            return True if text.lower() in YES else False if text.lower() in NO else text
        case "entries" | "tickets" if text[:1] in "[{":
            try:
                return json.loads(text)
            except (ValueError, RecursionError):
                return text
        case "entries":
            return [_number(part.strip()) for part in text.split(",") if part.strip()]
        case "tickets" if ":" in text:
            pairs = (part.partition(":") for part in text.split(","))
            return {mode.strip(): _number(count.strip()) for mode, _, count in pairs}
    return text


def _number(text: str) -> Any:
    return int(text) if text.removeprefix("-").isdecimal() and text.isascii() and len(text) < 10 else text
