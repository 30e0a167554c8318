"""Reading and writing the files that people name on the command line."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from misterx.cli.terminal.failures import BadInput, words_for_oserror

MOST_BYTES = 8_000_000


def read_text(name: str) -> str:
    """The text of a file; `-` is standard input."""
    try:
        if name == "-":
            raw = sys.stdin.buffer.read(MOST_BYTES + 1)
        else:
            with open(name, "rb") as stream:
                raw = stream.read(MOST_BYTES + 1)
    except OSError as error:
        raise BadInput(words_for_oserror(error)) from None
    except ValueError:
        raise BadInput(f"{name!r} is not the name of a file.") from None
    where = "Standard input" if name == "-" else name
    if len(raw) > MOST_BYTES:
        raise BadInput(f"{where} is larger than {MOST_BYTES // 1_000_000} MB; no game or board is.")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadInput(f"{where} is not text in UTF-8.") from None
    if "\0" in text:
        raise BadInput(f"{where} is not text: it has zero bytes.")
    return text.replace("\r\n", "\n")


def write_text(name: str, text: str) -> None:
    write_bytes(name, text.encode())


def write_bytes(name: str, raw: bytes) -> None:
    """Write a file whole or not at all: under another name first, then in its place."""
    target = Path(name)
    check_writable(name)
    try:
        if target.exists() and not target.is_file():  # a pipe or a device
            target.write_bytes(raw)
            return
        beside = target.with_name(f".{target.name}.{os.getpid()}")
        try:
            beside.write_bytes(raw)
            os.replace(beside, target)
        finally:
            beside.unlink(missing_ok=True)
    except OSError as error:
        raise BadInput(f"{name} cannot be written: {error.strerror}.") from None


def check_writable(name: str) -> None:
    """Refuse what can be no file before long work is done for it."""
    try:
        if Path(name).is_dir():
            raise BadInput(f"{name} is a folder; give the name of a file.")
        folder = Path(name).absolute().parent
        if not folder.is_dir():
            raise BadInput(f"{name} cannot be written: there is no such folder.")
        if Path(name).exists() and not os.access(name, os.W_OK):
            raise BadInput(f"{name} cannot be written: it may only be read.")
        if not Path(name).exists():
            with tempfile.NamedTemporaryFile(dir=folder):  # whether anything can come into being there
                pass
    except ValueError:
        raise BadInput(f"{name!r} is not the name of a file.") from None
    except OSError as error:
        raise BadInput(f"{name} cannot be written: {error.strerror}.") from None


def check_text(name: str) -> None:
    """Refuse a file that cannot be read as text, however long it is."""
    try:
        with open(name, encoding="utf-8") as stream:
            while stream.read(MOST_BYTES):
                pass
    except OSError as error:
        raise BadInput(words_for_oserror(error)) from None
    except UnicodeDecodeError:
        raise BadInput(f"{name} is not text in UTF-8. Name another file.") from None
