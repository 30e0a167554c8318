"""Options: what may be chosen for a game, and what a choice comes to."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from misterx.kernel.errors import Reason, TitleError, quote
from misterx.kernel.plain import take_plain
from misterx.titles.title import FOLDER, Title
from misterx.words import say

MOST_TICKETS = 200
LAST_ENTRY = 60


class Note(str):
    """Why a chosen option changes nothing: in English words after the option's name, and as a code with arguments."""

    option: str
    code: str
    arguments: dict[str, Any]

    def __new__(cls, option: str, code: str, /, **arguments: Any) -> Note:
        noted = super().__new__(cls, f"{option}: {say(f'note-{code}', arguments)}")
        noted.option, noted.code, noted.arguments = option, code, arguments
        return noted

    def __getnewargs_ex__(self) -> tuple[tuple[str, str], dict[str, Any]]:
        return (self.option, self.code), self.arguments

    def say(self, language: str) -> str:
        """Why, in a language, without the option's name."""
        return say(f"note-{self.code}", self.arguments, language)


@dataclass(frozen=True)
class Options:
    """Every option of one game with its value; `chosen` is what was asked for, `notes` what has no effect.

    `seats` says who decides for which pawns, once that is settled: in some games a player's tickets depend on it.
    """

    players: int
    values: dict[str, Any]
    chosen: dict[str, Any]
    notes: list[Note] = field(default_factory=list)
    seats: dict[str, list[str]] = field(default_factory=dict)

    def __getitem__(self, name: str) -> Any:
        return self.values[name]

    def get(self, name: str, default: Any = None) -> Any:
        return self.values.get(name, default)


@cache
def definitions() -> dict[str, dict[str, Any]]:
    """Kind, values and meaning of every option."""
    return tomllib.loads((FOLDER / "options.toml").read_text("utf-8"))


def definition(title: Title, name: str) -> dict[str, Any]:
    """What an option may be in one title, which may widen or narrow it."""
    return {**definitions()[name], **title.tables.get("allowed", {}).get(name, {})}


def resolve(title: Title, players: int | None, chosen: Mapping[str, Any] | None) -> Options:
    """The value of every option: the edition's presets, then what was chosen, then the title's defaults."""
    if not isinstance(chosen, Mapping | None):
        options = ", ".join(names(title))
        raise TitleError("bad_options", why=f"a table of names and values is needed, not {quote(chosen)}: {options}.")
    try:
        wanted: dict[str, Any] = take_plain(chosen or {})  # the caller can no longer change them
    except ValueError as error:
        raise TitleError("bad_options", why=str(error)) from None
    for name in wanted:
        if name != "edition" and name not in title.defaults:
            raise TitleError("unknown_option", title=title.name, option=quote(name), allowed=names(title))
    players = _players(title, players, wanted)
    editions = title.editions
    edition = wanted.get("edition", next(iter(editions)))
    if edition not in editions if isinstance(edition, str) else True:
        raise TitleError("bad_option", option="edition", value=quote(edition), allowed=list(editions))
    values: dict[str, Any] = {"edition": edition}
    values |= {name: check(title, name, value) for name, value in title.fixed.items()}
    given = {**title.defaults, **editions[edition], **wanted}
    notes: list[Note] = []
    # Tables by player count come first, tables by another option after that option.
    for name in sorted(title.defaults, key=lambda name: _depth(given, name)):
        value = given[name]
        if isinstance(value, Mapping) and "by" in value and name not in wanted:
            key = players if value["by"] == "players" else values[value["by"]]
            if str(key) not in value:
                raise TitleError(
                    "impossible_options", why=Reason("unknown_for", option=name, value=key, by=value["by"])
                )
            value = value[str(key)]
        values[name] = _adjust(title, name, check(title, name, value), values, wanted, notes)
    for name in wanted:
        if (needed := definitions().get(name, {}).get("needs")) and not values[needed]:
            notes.append(Note(name, "needs", option=needed))
    return Options(players, {name: values[name] for name in ("edition", *title.defaults, *title.fixed)}, wanted, notes)


def check_new(title: Title, options: Options) -> None:
    """Refuse a new game that is smaller than the rulebook has it or larger than the box.

    A position may show any part of a game, and games of earlier versions, which allowed more, are still read.
    """
    check_whole(title, options)
    for name, value in options.values.items():
        if type(value) is int and not _least(title, name) <= value <= definition(title, name)["most"]:
            raise TitleError("bad_option", option=name, value=value, allowed=allowed(title, name))


def check_whole(title: Title, options: Options) -> None:
    """Refuse a table of tickets that leaves a mode out: it could mean none of them, or as many as usual.

    Earlier versions took it for none, and their games are still read so.
    """
    for name, value in options.chosen.items():
        if isinstance(value, Mapping) and definition(title, name)["kind"] == "tickets":
            if missing := [mode for mode in title.modes[:3] if mode not in value]:
                told = f"{allowed(title, name)}; this one does not say {', '.join(missing)}"
                raise TitleError("bad_option", option=name, value=quote(value), allowed=told)


def _least(title: Title, name: str) -> int:
    """The least that a new game may be asked for."""
    least: int = definition(title, name)["least"]
    wanted: int = title.tables.get("new_games", {}).get(name, least)
    return max(least, wanted)


def _players(title: Title, players: int | None, wanted: Mapping[str, Any]) -> int:
    """The number of players; an option may let fewer play than the box says (NY-OP-34)."""
    least, most = title.players["least"], title.players["most"]
    if players is None:
        players = title.players["usual"]
        if "detectives" in title.defaults and type(hunters := wanted.get("detectives")) is int:
            players = max(least, min(most, hunters + 1))  # one to a detective, as far as the box allows
    fewer = title.players.get("fewer", {})
    if type(players) is int and any(wanted.get(flag) is True and number <= players for flag, number in fewer.items()):
        least = min(least, players)
    if type(players) is not int or not least <= players <= most:
        hint = "".join(f" ({number} with the option {flag})" for flag, number in fewer.items())
        raise TitleError("bad_players", title=title.name, least=f"{least}{hint}", most=most, players=quote(players))
    return players


def _adjust(title: Title, name: str, value: Any, values: Mapping[str, Any], wanted: Any, notes: list[Note]) -> Any:
    """A default as other options change it: one more agent, for instance (SS-119). What was chosen stays."""
    for change in title.tables.get("adjust", ()):
        cause = next(iter(change["when"]))
        if change["option"] != name or any(values[option] != needed for option, needed in change["when"].items()):
            continue
        if name in wanted:
            notes.append(Note(cause, "chosen", option=name))
            continue
        value += change["add"]
        kind = definition(title, name)
        if not kind["least"] <= value <= kind["most"]:
            raise TitleError(
                "impossible_options",
                why=Reason("out_of_range", cause=cause, value=value, option=name, allowed=allowed(title, name)),
            )
    return value


def _depth(given: dict[str, Any], name: str) -> int:
    value = given[name]
    if isinstance(value, Mapping) and "by" in value:
        return 1 if value["by"] == "players" else 2
    return 0


def names(title: Title) -> list[str]:
    return ["edition", *title.defaults]


def allowed(title: Title, name: str) -> str:
    """What an option may be, in words."""
    kind = definition(title, name)
    words = "".join(f", or {word}" for word in kind.get("words", ()))
    match kind["kind"]:
        case "number":
            return f"a whole number from {_least(title, name)} to {kind['most']}{words}"
        case "flag":
            return "true or false"
        case "choice":
            return ", ".join(_values(title, name))
        case "entries":
            return f"a list of different whole numbers from 1 to {LAST_ENTRY}"
        case "mix":
            total = title.tables["box"]["tickets"]
            return f"{', '.join(_values(title, name))}, or a table of whole numbers by ticket that come to {total}"
        case "list":
            return f"a list of {kind['count']} words, each of {', '.join(kind['values'])}{words}"
    modes = ", ".join(title.modes[:3])
    return f"a table of whole numbers from 0 to {MOST_TICKETS} for {modes}{words}"


def _values(title: Title, name: str) -> list[str]:
    if name == "start_cards":
        return list(title.tables["decks"])
    if name == "board_edition":
        return list(title.tables["board_editions"])
    if name == "ticket_mix":
        return list(title.tables["ticket_mixes"])
    return list(definition(title, name)["values"])


def check(title: Title, name: str, value: Any) -> Any:
    """The value in its plain form, or a refusal that says what is allowed."""
    kind = definition(title, name)
    match kind["kind"]:
        case "number":
            good = type(value) is int and kind["least"] <= value <= max(kind["most"], kind.get("once", 0))
            good = good or (isinstance(value, str) and value in kind.get("words", ()))
        case "flag":
            good = isinstance(value, bool)
        case "choice":
            good = isinstance(value, str) and value in _values(title, name)
        case "entries":
            good = isinstance(value, list | tuple) and all(type(n) is int and 1 <= n <= LAST_ENTRY for n in value)
            good = good and len(set(value)) == len(value)
            value = sorted(value) if good else value
        case "mix":
            good = _is_mix(title, value) or (isinstance(value, str) and value in _values(title, name))
        case "list":
            good = isinstance(value, str) and value in kind.get("words", ())
            if isinstance(value, list | tuple):
                value = list(value)
                good = len(value) == kind["count"] and all(word in kind["values"] for word in value)
        case _:
            good = _is_ticket_table(title, value) or (isinstance(value, str) and value in kind.get("words", ()))
            if good and isinstance(value, Mapping):
                value = {mode: value.get(mode, 0) for mode in title.modes[:3]}
    if not good:
        raise TitleError("bad_option", option=name, value=quote(value), allowed=allowed(title, name))
    return value


def _is_ticket_table(title: Title, value: Any) -> bool:
    return (
        isinstance(value, Mapping)
        and set(value) <= set(title.modes[:3])
        and all(type(n) is int and 0 <= n <= MOST_TICKETS for n in value.values())
    )


def _is_mix(title: Title, value: Any) -> bool:
    """Whether a table says how many tickets there are of each kind, all the tickets in the box (EU-OP-01)."""
    presets = title.tables["ticket_mixes"]
    return (
        isinstance(value, Mapping)
        and set(value) <= set(next(iter(presets.values())))
        and all(type(n) is int and n >= 0 for n in value.values())
        and sum(value.values()) == title.tables["box"]["tickets"]
    )
