"""What went wrong, in one line that says what to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from misterx.cli.speech import spoken
from misterx.kernel.errors import MisterXError

if TYPE_CHECKING:
    from misterx.boards import BoardError

BAD_INPUT, UNEXPECTED = 2, 1
LONGEST = 4000


class BadInput(Exception):
    """Something that was typed or handed over cannot be used."""


def describe(error: Exception) -> tuple[str, int]:
    """The line for an error, and the exit code."""
    from misterx.boards import BoardError

    match error:
        case click.UsageError():
            return _line(_usage(error), error.ctx), BAD_INPUT
        case click.ClickException():
            return _line(error.format_message()), BAD_INPUT
        case BoardError():
            return _line(_board(error)), BAD_INPUT
        case MisterXError():
            return _line(error.say(spoken())), BAD_INPUT
        case BadInput():
            return _line(str(error)), BAD_INPUT
        case OSError():
            return _line(words_for_oserror(error)), BAD_INPUT
    what = f"Something went wrong inside: {type(error).__name__}: {error}"
    return _line(f"{what[:300].rstrip('.')}. MISTERX_DEBUG=1 in the environment shows where."), UNEXPECTED


def words_for_oserror(error: OSError) -> str:
    why = error.strerror or str(error)
    return f"{error.filename}: {why}." if error.filename is not None else f"{why}."


def one_line(text: str) -> str:
    """A text of several lines in one; listed faults are set apart by semicolons."""
    listed = [part.strip().rstrip(".") for part in text.split("\n- ")]
    joined = f"{listed[0].removesuffix(':')}: {'; '.join(listed[1:])}." if len(listed) > 1 else text
    return " ".join("".join(letter if letter.isprintable() else " " for letter in joined).split())


def _line(text: str, context: click.Context | None = None) -> str:
    name = context.command_path if context else "misterx"
    text = one_line(text)
    return f"{name}: {text if len(text) <= LONGEST else text[:LONGEST] + '…'}"


def _usage(error: click.UsageError) -> str:
    text = error.format_message().rstrip(".")
    text += "" if text.endswith("?") else "."
    if error.ctx is None:
        return text
    if isinstance(error, click.NoSuchOption):
        options = [parameter for parameter in error.ctx.command.params if isinstance(parameter, click.Option)]
        text += f" Options are: {', '.join(max(option.opts, key=len) for option in options)}, --help."
    return f"{text} Try: {error.ctx.command_path} --help"


def _board(error: BoardError) -> str:
    if len(error.faults) == 1 and error.code in ("no_file", "too_large", "bad_json"):
        where = str(error).split(" cannot be played", 1)[0]
        told = error.faults[0].message
        return told if told.startswith(where) else f"{where}: {told}"
    return str(error)
