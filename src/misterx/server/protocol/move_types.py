"""The families' moves in TypeScript, made from their tables: `scripts/protocol` writes `web/client/moves.ts`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from msgspec import inspect as kinds

from misterx.families.registry import FAMILIES
from misterx.families.shared.move_table import CHANCE, Kind, MoveTable, Option, Token

FILE = Path(__file__).resolve().parents[4] / "web" / "client" / "moves.ts"
HEAD = """\
// Made by scripts/protocol from schema/move_table.py of each family in src/misterx/families; see docs/notation.md.
"""


def write_moves() -> str:
    """The whole file: what chance brings is left out, since nobody chooses it."""
    parts = [HEAD]
    for name, family in FAMILIES.items():
        lines = [_shape(family.MOVES, kind) for kind in family.MOVES.kinds if kind.by != CHANCE]
        parts.append(f"/** A move, by what it does. */\nexport type {_type(name)} =\n" + "\n".join(lines) + ";\n")
    parts.append(f"export type Move = {' | '.join(map(_type, FAMILIES))};\n")
    return "\n".join(parts)


def _type(family: str) -> str:
    return f"{family.title()}Move"


def _shape(table: MoveTable[Any], kind: Kind) -> str:
    fields = {"kind": f'"{kind.name}"', "who": "string"}
    for name, is_always in _named(table, kind, kind.tokens):
        if name != "who":
            fields[name if is_always else f"{name}?"] = _kind(table, name)
    told = "; ".join(f"{name}: {type_}" for name, type_ in fields.items())
    return f"  /** {kind.about}: `{kind.line}` */\n  | {{ {told} }}"


def _named(
    table: MoveTable[Any], kind: Kind, tokens: Sequence[Token], is_always: bool = True
) -> Iterator[tuple[str, bool]]:
    """The parts in a line, and whether every move of the kind has them: what is empty is not sent."""
    for token in tokens:
        if isinstance(token, Option):
            yield from _named(table, kind, token.tokens, is_always=False)
        elif isinstance(token, str):
            yield from ((token, is_always) for _ in table.flags & {token})
        else:
            own = kind.own.get(token.meaning)
            yield token.name, is_always and own is None
            yield from ((name, False) for name in (own.beside if own else ()))


def _kind(table: MoveTable[Any], name: str) -> str:
    shape = kinds.type_info(table.parts)
    assert isinstance(shape, kinds.StructType)
    for part in shape.fields:
        match part.type:
            case _ if part.name != name:
                continue
            case kinds.BoolType():
                return "boolean"
            case kinds.StrType():
                return "string"
            case kinds.VarTupleType():
                return "string[]"
            case _:
                return "number"
    raise KeyError(name)
