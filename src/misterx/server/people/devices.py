"""The devices that open a seat: a link for one more, and the end of one.

Changes, called through `Table.transact`. Whether somebody may is decided in `rights.py`.
"""

from __future__ import annotations

from misterx.server.protocol.links import Right, hashed, new_token
from misterx.server.protocol.refusals import Refusal
from misterx.server.table import rights, rights_history
from misterx.server.table.rights import Asker
from misterx.server.table.rights_history import new_deed
from misterx.server.table.stored_table import link_row
from misterx.server.table.table import Table


async def end_key(table: Table, asker: Asker, number: int) -> None:
    """A device is shown out of a seat; its links are from then on for the devices that are left."""
    key = rights.check_end(table, asker, number)
    closed = [known for known, right in table.links.items() if right == Right("seat", key.seat)]
    ended = new_deed(len(table.game.lines), rights_history.ENDED, key.seat, key.browser, "", asker.seat)
    await table.do(
        [ended],
        *(("update links set kind = 'own' where table_id = ? and hash = ?", (table.id, known)) for known in closed),
    )
    for known in closed:
        table.links[known] = Right("own", key.seat)
    table.drop_ended()


async def add_device(table: Table, asker: Asker) -> str:
    """A new link to one's own seat, for another device."""
    rights.check_holder(table, asker)
    if sum(right.is_seats and right.seat == asker.seat for right in table.links.values()) >= rights.MOST_DEVICES:
        raise Refusal("too_many_devices")
    token = new_token()
    await table.write(link_row(table.id, token, Right("seat", asker.seat)))
    table.links[hashed(token)] = Right("seat", asker.seat)
    return token
