"""The tables of docs/notation.md that are made from what families declare: moves and their parts, facts, views."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from misterx.families.registry import FAMILIES
from misterx.families.shared.move_table import CHANCE, Bits, Kind, MoveTable, Option, Token
from misterx.families.shared.view_record import Told, fields_of

PAGE = Path(__file__).resolve().parents[1] / "docs" / "notation.md"
BLOCK = re.compile(r"(<!-- (\w+) of (\w+), by scripts/docs -->\n).*?(\n<!-- end -->)", re.DOTALL)
COMMENT = re.compile(r"^    (\w+): \w+ = told\(.*\)  # (.*)$", re.MULTILINE)


def write_notation() -> str:
    """The page with its tables as they should be."""
    return BLOCK.sub(lambda found: f"{found[1]}\n{TABLES[found[2]](found[3])}\n{found[4]}", PAGE.read_text("utf-8"))


def write_moves(family: str) -> str:
    """What kinds of moves there are, how each is written, and which parts it has."""
    table = FAMILIES[family].MOVES
    rows = [[f"`{kind.name}`", f"`{kind.line}`", _about(kind), _parts(table, kind)] for kind in table.kinds]
    return _table(("kind", "written", "what it does", "parts"), rows)


def write_bits(family: str) -> str:
    """Where the parts of a move lie in its number."""
    bits = sorted(FAMILIES[family].MOVES.bits.items(), key=lambda item: item[1].shift)
    rows = [[_places(each), f"`{name}`", each.meaning] for name, each in bits]
    return _table(("bits", "part", "what is there"), rows)


def write_facts(family: str) -> str:
    """What may be told, with the fields of each and how these are read."""
    facts = sorted(FAMILIES[family].FACTS.values(), key=lambda fact: fact.name)
    rows = [[f"`{fact.name}`", ", ".join(map(_field, fact.meanings)) or "nothing else"] for fact in facts]
    return _table(("`event`", "says"), rows)


def write_views(family: str) -> str:
    """What a view says: where in its JSON, what stands there, and in which field of the record."""
    rows = []
    for declared in filter(None, (FAMILIES[family].View, FAMILIES[family].ROW)):
        about = dict(COMMENT.findall(inspect.getsource(declared)))
        for name, spec in fields_of(declared).items():
            rows.append([f"`{'.'.join(spec.path)}`", _holds(spec), about.get(name, ""), f"`{name}`"])
    return _table(("where", "holds", "what it is", "field"), rows)


TABLES: dict[str, Callable[[str], str]] = {
    "moves": write_moves,
    "bits": write_bits,
    "facts": write_facts,
    "views": write_views,
}


def _about(kind: Kind) -> str:
    return f"{kind.about} (chance)" if kind.by == CHANCE else kind.about


def _parts(table: MoveTable[Any], kind: Kind) -> str:
    names = dict.fromkeys([*([] if kind.by == CHANCE else ["who"]), *_named(table, kind, kind.tokens)])
    return ", ".join(f"`{name}`" for name in names)


def _named(table: MoveTable[Any], kind: Kind, tokens: Sequence[Token]) -> Iterator[str]:
    for token in tokens:
        if isinstance(token, Option):
            yield from _named(table, kind, token.tokens)
        elif isinstance(token, str):
            yield from table.flags & {token}
        else:
            yield token.name
            yield from kind.own[token.meaning].beside if token.meaning in kind.own else ()


def _places(bits: Bits) -> str:
    last = bits.shift + bits.width - 1
    return f"{bits.shift} to {last}" if last > bits.shift else str(last)


def _holds(spec: Told) -> str:
    named = spec.meaning if isinstance(spec.meaning, str) else " or ".join(f"`{word}`" for word in spec.meaning if word)
    return f"{named}, left out where there is none" if spec.optional else named


def _field(field: tuple[str, str]) -> str:
    name, meaning = field
    return f"`{name}`" if meaning == name else f"`{name}` ({meaning})"


def _table(head: Sequence[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
