"""The families' views in TypeScript, made from their declarations: `scripts/protocol` writes `web/client/tables.ts`."""

from __future__ import annotations

from pathlib import Path

from misterx.families.gang.schema import view as gang
from misterx.families.hand.schema import view as hand
from misterx.families.shared.view_record import Told, fields_of
from misterx.families.transit.schema import view as transit
from misterx.kernel.records import Record

FILE = Path(__file__).resolve().parents[4] / "web" / "client" / "tables.ts"
HEAD = """\
// Made by scripts/protocol from schema/view.py of each family in src/misterx/families; see docs/notation.md.

export type Side = "x" | "hunters" | "nobody";
/** What a viewer may not know is absent; a patch leaves nulls out too. */
export type Maybe<T> = T | null | undefined;
"""
TABLES: dict[str, tuple[type[Record], ...]] = {
    "TransitTable": (transit.View,),
    "HandTable": (hand.View, hand.Row),
    "GangTable": (gang.View,),
}
KINDS = {"number": "number", "station": "number", "flag": "boolean", "side": "Side"}

Tree = dict[str, "Tree | str"]  # what an object has, by name: "*" stands for any, NULL says that it may be null
NULL = "null"


def write_tables() -> str:
    """The whole file."""
    parts = [HEAD]
    for name, declared in TABLES.items():
        tree: Tree = {}
        for each in declared:
            for spec in fields_of(each).values():
                _plant(tree, spec, spec.path)
        parts.append(f"/** {declared[0].__doc__} */\nexport interface {name} {_object(tree)}\n")
    return "\n".join(parts)


def _plant(tree: Tree, spec: Told, path: tuple[str, ...]) -> None:
    """Put the type of a field where its path leads."""
    word, *rest = path
    name = "*" + word.partition("}")[2] if word.startswith("{") else word
    some = word.startswith("{") and " " in word  # of the named places, not all have it
    if name == "x" and "*" in tree:  # one of those that have names
        if "*" not in rest and tree["*"] == _kind(spec):
            return
        name, some = "*", True
    if not rest:
        is_missing = spec.optional and spec.path[-2].endswith("[]") if len(spec.path) > 1 else False
        tree[f"{name}?" if is_missing else name] = {NULL: ""} if spec.meaning == "object" else _kind(spec)
        return
    below = tree.setdefault(name.removesuffix("?"), {NULL: ""} if name.endswith("?") else {})
    if isinstance(below, str):  # a name with a value of the same kind as the others
        return
    if some:
        below.setdefault(f"{rest[0]}?", _kind(spec))
    else:
        _plant(below, spec, tuple(rest))


def _kind(spec: Told) -> str:
    if isinstance(spec.meaning, tuple):
        kind = " | ".join(f'"{name}"' for name in spec.meaning if name)
    else:
        kind = KINDS.get(spec.meaning, "string")
    is_always = spec.none is None or spec.optional or spec.path[-1].endswith("[]") or spec.path[0].endswith("?")
    return kind if is_always else f"Maybe<{kind}>"


def _object(tree: Tree, indent: str = "") -> str:
    """An object's type: with the names that it has, or with any."""
    if "*" in tree or "*[]" in tree:
        word = "*" if "*" in tree else "*[]"
        kind = f"Record<string, {_type(word, tree[word], indent)}>"
    else:
        inner = indent + "  "
        fields = [(_name(word), _type(word, below, inner)) for word, below in tree.items() if word != NULL]
        kind = "{\n" + "".join(f"{inner}{name}: {kind};\n" for name, kind in fields) + indent + "}"
    return f"Maybe<{kind}>" if NULL in tree else kind


def _name(word: str) -> str:
    return word.replace("[]", "")


def _type(word: str, below: Tree | str, indent: str) -> str:
    kind = below if isinstance(below, str) else _object(below, indent)
    return f"{kind}[]" if "[]" in word else kind
