"""Titles of other people: a folder with a `title.toml`, and usually a board file beside it (docs/adding-a-title.md)."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from misterx import boards
from misterx.kernel.errors import TitleError, quote
from misterx.titles.options import check_new, definitions, resolve
from misterx.titles.own_words import read_words
from misterx.titles.title import Title, build_title, ids, load, register
from misterx.words import catalogue

TEXTS = ("id", "name", "about", "family", "board")
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
MOST_BYTES = 1_000_000


def add(folder: str | os.PathLike[str]) -> Title:
    """Make the title in a folder known by its id; TitleError lists everything that is wrong with it."""
    place = Path(folder)
    tables = _read(place)
    faults = list(_find_faults(tables, place)) or list(_find_bad_defaults(build_title(tables, place)))
    words, bad_words = read_words(place, str(tables.get("id")))
    faults += bad_words
    if not faults and (file := place / tables["board"]).is_file():
        try:
            tables["board"] = boards.add(file).id
        except boards.BoardError as error:
            faults = [f"{tables['board']}: {fault}" for fault in error.faults]
    if faults:
        raise TitleError("bad_title", folder=quote(str(folder)), faults=faults)
    title = replace(build_title(tables, place.resolve()), words=words)
    for language, texts in words.items():
        catalogue(language).take(texts)
    register(title)
    return title


def add_all(folders: Iterable[Path]) -> None:
    """For a process that works for another: know the titles that it knows (`added`)."""
    for folder in folders:
        add(folder)


def _read(folder: Path) -> dict[str, Any]:
    try:
        with (folder / "title.toml").open("rb") as stream:
            raw = stream.read(MOST_BYTES + 1)
        if len(raw) > MOST_BYTES:
            raise ValueError("title.toml is larger than a megabyte")
        return tomllib.loads(raw.decode("utf-8"))
    except OSError as error:
        why = f"title.toml: {error.strerror}."
    except RecursionError:
        why = "title.toml: brackets are nested too deeply."
    except ValueError as error:  # no file name, no UTF-8, no TOML
        why = f"title.toml: {error}."
    raise TitleError("bad_title", folder=quote(str(folder)), faults=[why])


def _find_faults(tables: dict[str, Any], folder: Path) -> Iterator[str]:
    for key in TEXTS:
        if not isinstance(tables.get(key), str) or not tables[key]:
            yield f"{key} must be a text."
    # All that any title says is read, but for its look: the page is made with those of the box.
    known = dict.fromkeys(key for name in ids() for key in load(name).tables if key != "look")
    for key in tables:
        if key not in known:
            yield f"nothing reads {quote(key)}; a title may have {', '.join(known)}."
    board = tables.get("board")
    if isinstance(board, str) and board not in boards.ids() and not (folder / board).is_file():
        yield f"board: there is no file {quote(board)} beside title.toml; our own boards are {', '.join(boards.ids())}."
    name = tables.get("id")
    if isinstance(name, str) and not NAME.fullmatch(name):
        yield f"id must be small letters, digits and dashes, not {quote(name)}."
    elif name in ids() and load(str(name)).folder != folder.resolve():
        yield f"there is a title {name} already."
    if type(tables.get("rules")) is not int or tables["rules"] < 1:
        yield "rules must be a whole number from 1 on: the version of these rules."
    else:
        yield from _find_bad_versions(tables.get("older", {}), tables["rules"])
    modes = tables.get("modes")
    if not isinstance(modes, list) or not modes or not all(isinstance(mode, str) for mode in modes):
        yield "modes must be a list of texts, in the order of the board's modes."
    yield from _find_bad_players(tables.get("players"))
    yield from _find_unknown_options(tables)


def _find_bad_versions(older: Any, rules: int) -> Iterator[str]:
    wanted = {str(version) for version in range(1, rules)}
    if not isinstance(older, dict) or not set(older) <= wanted or not all(isinstance(t, dict) for t in older.values()):
        yield "older must be a table by version: older.1 says what version 1 had otherwise than version 2."
    elif older and set(older) != {str(version) for version in range(min(map(int, older)), rules)}:
        yield "older must have every version between its first and the present one."


def _find_bad_players(players: Any) -> Iterator[str]:
    said = players if isinstance(players, dict) else {}
    counts = [count for key in ("least", "usual", "most") if type(count := said.get(key)) is int]
    if len(counts) < 3 or sorted([2, *counts]) != [2, *counts]:
        yield "players must say least, usual and most, from 2 on."


def _find_unknown_options(tables: dict[str, Any]) -> Iterator[str]:
    for key in ("defaults", "fixed"):
        if not isinstance(tables.get(key, {} if key == "fixed" else None), dict):
            yield f"{key} must be a table of options."
            return
    for key in ("defaults", "fixed"):
        for option in tables.get(key, {}):
            if option not in definitions():
                yield f"{key}: there is no option {quote(option)}."
    editions = tables.get("editions", {"printed": {}})
    if not isinstance(editions, dict) or not editions or not all(isinstance(e, dict) for e in editions.values()):
        yield "editions must be a table of tables, at least one."
        return
    for edition, presets in editions.items():
        for option in presets:
            if option not in tables["defaults"]:
                yield f"editions: {edition} sets {quote(option)}, which defaults does not have."


def _find_bad_defaults(title: Title) -> Iterator[str]:
    """Defaults that cannot be, for any edition and player count."""
    found = set()
    for edition in title.editions:
        for players in range(title.players["least"], title.players["most"] + 1):
            try:
                check_new(title, resolve(title, players, {"edition": edition}))
            except TitleError as error:
                found.add(str(error))
            except (KeyError, TypeError, ValueError, AttributeError) as error:
                found.add(f"a table is not of the form it needs: {type(error).__name__} {error}.")
    yield from sorted(found)
