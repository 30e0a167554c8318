"""Writes the catalogue as TypeScript for the pages: a table a language, with types for names and arguments.

`set-clock-minutes` becomes `set.clockMinutes`, a function of `{ minutes }`; a message without arguments is a text.
The pages know no Fluent, so nothing of it has to be loaded or run there.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import TypeAlias

from misterx.words import ENGLISH, LANGUAGES, files_of
from misterx.words.fluent import Argument, Catalogue, Choice, Pattern, Reference, arguments_of

Words: TypeAlias = Mapping[str, Pattern]

NOTICE = "// Written by web/build.py from src/misterx/words; change the words there.\n"
# Files that the pages do without: refusals that only programs and the command line meet, and what the server brings.
OF_LESSONS = "lesson"  # a group of messages
NOT_ON_PAGES = ("programs", "lessons", "places")
OF_TERMINAL = frozenset(  # groups of messages
    ["came", "due", "flight", "help", "holding", "move", "nutshell", "outlook", "police", "terminal", "transit"]
)
LEFT_OUT = "typed"  # what is added for whoever types; the pages do without


def write_pages(folder: Path) -> None:
    """Everything that the pages say, and apart from it the rules, which few open."""
    folder.mkdir(exist_ok=True)
    (folder / "languages.ts").write_text(_languages(), "utf-8")
    for name, wanted in (("messages", is_on_pages), ("rules", is_rule)):
        _write_tables({language: _pick(language, wanted) for language in LANGUAGES}, name, folder)


def _languages() -> str:
    """What languages there are, and how the tables of each are loaded; English is always there."""
    names = "".join(f"  {code}: {json.dumps(name, ensure_ascii=False)},\n" for code, name in LANGUAGES.items())
    others = [code for code in LANGUAGES if code != ENGLISH]
    text = f"{NOTICE}export const LANGUAGES = {{\n{names}}} as const;\n"
    for table in ("messages", "rules"):
        loaders = "".join(f'  {code}: () => import("./{table}.{code}"),\n' for code in others)
        text += f"\nexport const {table.upper()} = {{\n{loaders}}} as const;\n"
    return text


def is_on_pages(path: Path, message: str) -> bool:
    return (
        path.stem not in NOT_ON_PAGES
        and group_of(message) != OF_LESSONS
        and group_of(message) not in OF_TERMINAL
        and not is_rule(path, message)
    )


def is_rule(path: Path, message: str) -> bool:
    """Whether it is a paragraph of a title's rules; those begin with the title, whose file they stand in."""
    return path.parent.name == "titles" and group_of(message) == path.stem


def group_of(message: str) -> str:
    return message.partition("-")[0]


def _pick(language: str, wanted: Callable[[Path, str], bool]) -> dict[str, Pattern]:
    picked: dict[str, Pattern] = {}
    for path in files_of(language):
        words = Catalogue(path.read_text("utf-8"))
        picked |= {message: words[message] for message in words if wanted(path, message)}
    return picked


def _write_tables(catalogues: Mapping[str, Words], name: str, folder: Path) -> None:
    """One module a language, `NAME.LANGUAGE.ts`; English gives the type of the others."""
    for language, catalogue in catalogues.items():
        needed = {key: _needed(catalogues.values(), key) for key in catalogue}
        body = _table(catalogue, needed, typed=language == ENGLISH)
        if language != ENGLISH:
            head, shape, tail = f'import type {{ Messages }} from "./{name}.{ENGLISH}";\n\n', ": Messages", ""
        else:
            head = "type Text = string | number;\n\n" if any(needed.values()) else ""
            shape, tail = "", "\nexport type Messages = typeof messages;\n"
        text = f"{NOTICE}{head}export const messages{shape} = {{\n{body}}};\n{tail}"
        (folder / f"{name}.{language}.ts").write_text(text, "utf-8")


def _needed(catalogues: Iterable[Words], key: str) -> list[str]:
    """The arguments of a message in any language: one may choose its words by what another does not look at."""
    return sorted({name for found in catalogues if key in found for name in arguments_of(found, found[key])})


def _table(catalogue: Words, needed: Mapping[str, list[str]], typed: bool) -> str:
    groups: dict[str, list[str]] = {}
    for key in catalogue:
        group, _, name = key.partition("-")
        if not key.endswith(f".{LEFT_OUT}"):
            groups.setdefault(group, []).append(
                f"    {json.dumps(_camel(name))}: {_value(catalogue, key, needed[key], typed)},\n"
            )
    return "".join(f"  {group}: {{\n{''.join(lines)}  }},\n" for group, lines in groups.items())


def _value(catalogue: Words, key: str, needed: list[str], typed: bool) -> str:
    body = _expression(catalogue, catalogue[key])
    if not needed:
        return body
    types = "; ".join(f"{name}: Text" for name in needed)
    taken = "a" if arguments_of(catalogue, catalogue[key]) else "_"
    return f"({taken}: {{ {types} }}): string => {body}" if typed else f"({taken}) => {body}"


def _expression(catalogue: Words, pattern: Pattern) -> str:
    """A text as TypeScript: quoted, with what depends on arguments in it."""
    parts = list(_parts(catalogue, pattern))
    if len(parts) == 1 and parts[0].startswith("${"):
        return parts[0].removeprefix("${").removesuffix("}") if isinstance(pattern[0], Choice) else f"`{parts[0]}`"
    return f"`{''.join(parts)}`"


def _parts(catalogue: Words, pattern: Pattern) -> Iterator[str]:
    for part in pattern:
        match part:
            case str():
                yield part.replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${")
            case Argument(name):
                yield f"${{a.{name}}}"
            case Reference(message):
                yield from _parts(catalogue, catalogue[message])
            case Choice(name, variants, default):
                tests = "".join(f"{_is(name, key)} ? {_expression(catalogue, text)} : " for key, text in variants)
                yield f"${{{tests}{_expression(catalogue, default)}}}"


def _is(name: str, key: str) -> str:
    """Arguments may be numbers or texts, and so may what the server sends of them."""
    return (
        f"a.{name} == {1 if key == 'one' else int(key)}" if key == "one" or key.isdecimal() else f'a.{name} === "{key}"'
    )


def _camel(name: str) -> str:
    first, *others = name.split("-")
    return first + "".join(word[:1].upper() + word[1:] for word in others)
