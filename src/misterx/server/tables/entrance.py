"""Into a table's lobby by its short code."""

from __future__ import annotations

from misterx.server.people.gathering import let_in
from misterx.server.protocol import api
from misterx.server.protocol.links import new_token
from misterx.server.protocol.lobby_codes import read_code
from misterx.server.protocol.refusals import Refusal
from misterx.server.table.audience import PUBLIC
from misterx.server.tables.registry import Tables


async def enter(tables: Tables, typed: str, address: str) -> api.Joined:
    """A link into the lobby that a code names; whoever tries is counted, whether or not it names one."""
    if not tables.limits.code_tries.take(address):
        raise Refusal("too_many_tries")
    code = read_code(typed)
    rows = await tables.store.read("select table_id from codes where code = ?", code) if code else []
    table = await tables.get(rows[0][0]) if rows else None
    if table:
        await table.look_again()
        table = await tables.get(table.id) if table.is_outdated else table
    if table is None:
        raise Refusal("unknown_code")
    token = new_token()
    await table.transact(let_in, table, code, token)
    return api.Joined(table.id, PUBLIC, token)
