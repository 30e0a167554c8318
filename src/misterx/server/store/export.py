"""A whole table as text, with everything that the store keeps of it, to be unpacked in another store."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from misterx.server.protocol.links import TABLE_ID
from misterx.server.store.schema import BEGUN, HELD
from misterx.server.store.store import Statement, Store

COLUMNS = {
    "tables": "id made touched header seed started over clock notes rematch digest asked lobby deal",
    "seats": "table_id seat kind name bot browser stand_in",
    "links": "table_id hash kind seat",
    "lines": "table_id number seat text mark",
    "turns": "table_id first last nonce hash",
    "sayings": "table_id number at seat name said_to text",
    "watchers": "table_id browser",
    "rights": "table_id number at line what seat browser name done_by",
    "heads": "table_id number line facts turns signer head",
}
NO_HEADS = {part: names for part, names in COLUMNS.items() if part != "heads"}
NO_LOTS = {**NO_HEADS, "tables": COLUMNS["tables"].removesuffix(" deal")}
NO_LOBBY = {**NO_LOTS, "tables": NO_LOTS["tables"].removesuffix(" lobby")}
OLD_COLUMNS = {
    **{part: names for part, names in NO_LOBBY.items() if part != "rights"},
    "tables": NO_LOBBY["tables"].removesuffix(" asked"),
    "seats": COLUMNS["seats"].removesuffix(" stand_in"),
}
FORMATS = {
    "misterx table 1": OLD_COLUMNS,
    "misterx table 2": NO_LOBBY,
    "misterx table 3": NO_LOTS,
    "misterx table 4": NO_HEADS,
    "misterx table 5": COLUMNS,
}


class BadExport(Exception):
    """A text that is no exported table; says why."""


class TableExport(NamedTuple):
    table: str
    statements: list[Statement]


async def write_export(store: Store, table: str) -> str:
    """Everything that the store keeps of a table. Whoever has this has the table's secrets."""
    rows: dict[str, list[list[Any]]] = {}
    for part, names in COLUMNS.items():
        columns = names.split()
        found = await store.read(f"select {', '.join(columns)} from {part} where {columns[0]} = ? order by 2", table)
        rows[part] = [[_out(value) for value in row] for row in found]
    return json.dumps({"format": list(FORMATS)[-1], **rows}, indent=1) + "\n"


def read_export(text: str) -> TableExport:
    """The statements that keep such a table."""
    try:
        told = json.loads(text)
    except (ValueError, RecursionError):
        raise BadExport("it is not what `misterx admin export --whole` writes") from None
    said = told.get("format") if isinstance(told, dict) else None
    kept = FORMATS.get(said) if isinstance(said, str) else None
    if kept is None or set(told) != {"format", *kept}:
        raise BadExport("it is not what `misterx admin export --whole` writes")
    statements: list[Statement] = []
    names = set()
    for part, columns in kept.items():
        wanted = columns.split()
        for row in told[part] if isinstance(told[part], list) else [None]:
            if not isinstance(row, list) or len(row) != len(wanted):
                raise BadExport(f"its {part} do not have the columns {', '.join(wanted)}")
            names.add(row[0] if isinstance(row[0], str) else "")
            places = ", ".join("?" * len(wanted))
            statements.append((f"insert into {part} ({', '.join(wanted)}) values ({places})", [_in(v) for v in row]))
    name = names.pop() if names else ""
    if names or len(told["tables"]) != 1 or not TABLE_ID.fullmatch(name):
        raise BadExport("it does not hold exactly one table")
    if kept is OLD_COLUMNS:
        statements += [(HELD, (name,)), (BEGUN, (name,))]
    return TableExport(name, statements)


def _out(value: Any) -> Any:
    return {"hex": value.hex()} if isinstance(value, bytes) else value


def _in(value: Any) -> Any:
    """A value of a row; only what the store writes is taken."""
    if isinstance(value, dict):
        try:
            return bytes.fromhex(value["hex"])
        except (KeyError, TypeError, ValueError):
            raise BadExport("it holds bytes that cannot be read") from None
    if not isinstance(value, str | int | float | None) or (type(value) is int and abs(value) >= 1 << 63):
        raise BadExport("it holds values that the store does not know")
    return value
