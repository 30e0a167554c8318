"""From a command line to an exit code: 0 done, 1 not as it should be, 2 bad input, 130 stopped, 141 nobody reads on."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import click

from misterx.cli.speech import speak
from misterx.cli.terminal.failures import describe
from misterx.cli.terminal.stopping import STOPPED
from misterx.cli.terminal.streams import open_streams
from misterx.words import ENGLISH

UNREAD = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command line; whatever goes wrong is one line on stderr."""
    from misterx.cli.commands import misterx

    open_streams()
    speak(ENGLISH)  # until a command says otherwise
    try:
        add_titles()
        code = _invoke(misterx, list(sys.argv[1:] if arguments is None else arguments))
        sys.stdout.flush()
    except BrokenPipeError:
        _leave_stdout()
        return UNREAD
    except (KeyboardInterrupt, click.Abort):
        return STOPPED
    except Exception as error:
        if os.environ.get("MISTERX_DEBUG"):
            raise
        line, code = describe(error)
        _say(line)
    return code


def add_titles() -> None:
    """Make titles of one's own known to every command: the folders that MISTERX_TITLES lists."""
    if folders := [folder for folder in os.environ.get("MISTERX_TITLES", "").split(os.pathsep) if folder]:
        from misterx import titles

        for folder in folders:
            titles.add(folder)


def _invoke(command: click.Command, arguments: list[str]) -> int:
    try:
        with command.make_context("misterx", arguments) as context:
            code = command.invoke(context)
    except click.exceptions.Exit as done:
        return done.exit_code
    return code if isinstance(code, int) else 0


def _say(line: str) -> None:
    try:
        sys.stdout.flush()
    except OSError:
        _leave_stdout()
    print(line, file=sys.stderr)


def _leave_stdout() -> None:
    """Whoever read our output has gone; what is still to be flushed goes nowhere, without a word."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
