"""The protocol in TypeScript, made from the structs: `scripts/protocol` writes `web/client/protocol.ts`."""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from types import ModuleType
from typing import get_args

import msgspec
from msgspec import inspect as kinds

from misterx.families.shared.parts import Parts
from misterx.server.protocol import api, wire, wire_parts
from misterx.server.protocol.move_types import FILE as MOVES_FILE
from misterx.server.protocol.move_types import write_moves
from misterx.server.protocol.view_types import FILE as TABLES_FILE
from misterx.server.protocol.view_types import write_tables

FILE = Path(__file__).resolve().parents[4] / "web" / "client" / "protocol.ts"
HEAD = """\
// Made by scripts/protocol from wire.py, wire_parts.py and api.py in src/misterx/server/protocol; see docs/protocol.md.

import type {{ Move }} from "./moves";

export const PROTOCOL = {version};

export type Json = null | boolean | number | string | Json[] | {{ [key: string]: Json }};
/** A change of a view: a path and its new value; a path alone removes what is there. */
export type Change = [path: (string | number)[], value: Json] | [path: (string | number)[]];
"""
# What these hold is said elsewhere: changes below, moves in `moves.ts`.
TOLD_AS = {(wire.Update, "patch"): "Change[]", (wire_parts.Proposal, "parts"): "(Move | null)[]"}


def write_types() -> str:
    """The whole file."""
    parts = [HEAD.format(version=wire.VERSION)]
    parts += [_interface(struct) for struct in _structs(wire_parts, wire, api)]
    for name, union in (("Incoming", wire.Incoming), ("Outgoing", wire.Outgoing)):
        words = {"Incoming": "What a browser may send.", "Outgoing": "What a browser may get."}
        members = " | ".join(member.__name__ for member in get_args(union))
        parts.append(f"/** {words[name]} */\nexport type {name} = {members};\n")
    return "\n".join(parts)


def _structs(*modules: ModuleType) -> list[type[msgspec.Struct]]:
    """Every struct that is named in these modules, those that rooms below have declared among them."""
    named = [thing for module in modules for thing in vars(module).values() if inspect.isclass(thing)]
    structs = [thing for thing in named if issubclass(thing, msgspec.Struct) and thing.__module__ != "msgspec"]
    return [struct for struct in dict.fromkeys(structs) if struct not in (wire.Message, Parts)]


def _interface(struct: type[msgspec.Struct]) -> str:
    shape = kinds.type_info(struct)
    assert isinstance(shape, kinds.StructType)
    words = " ".join((struct.__doc__ or "").split())
    lines = [f"/** {words} */"] if words and not words.startswith(f"{struct.__name__}(") else []
    lines.append(f"export interface {struct.__name__} {{")
    if shape.tag is not None:
        lines.append(f'  type: "{shape.tag}";')
    for field in shape.fields:
        optional = "" if field.required else "?"
        kind = TOLD_AS.get((struct, field.name)) or _kind(field.type)
        lines.append(f"  {field.encode_name}{optional}: {kind};")
    return "\n".join([*lines, "}", ""])


def _kind(kind: kinds.Type) -> str:
    match kind:
        case kinds.StructType(cls):
            return "Move" if cls is Parts else cls.__name__
        case kinds.StrType():
            return "string"
        case kinds.BoolType():
            return "boolean"
        case kinds.IntType() | kinds.FloatType():
            return "number"
        case kinds.NoneType():
            return "null"
        case kinds.LiteralType(values):
            return " | ".join(f'"{value}"' for value in values)
        case kinds.UnionType(types):
            return " | ".join(_kind(member) for member in types)
        case kinds.ListType():
            item = _kind(kind.item_type)
            return f"({item})[]" if " " in item else f"{item}[]"
        case kinds.DictType():
            return f"Record<string, {_kind(kind.value_type)}>"
        case kinds.AnyType():
            return "Json"
    raise TypeError(f"no TypeScript for {kind}")


def main(arguments: list[str]) -> int:
    stale = False
    for file, text in ((FILE, write_types()), (TABLES_FILE, write_tables()), (MOVES_FILE, write_moves())):
        if arguments == ["--check"]:
            fresh = file.is_file() and file.read_text("utf-8") == text
            print(f"{file.name} is {'fresh' if fresh else 'stale: run scripts/protocol'}.")
            stale = stale or not fresh
        else:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
