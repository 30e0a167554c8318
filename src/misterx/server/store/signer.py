"""The key with which a deployment signs what it told: made once, kept in the store, the same for all its nodes."""

from __future__ import annotations

import secrets

from misterx.play.heads import Signer
from misterx.server.store.store import Store, StoreError

SECRET_BYTES = 32
MAKE = "insert into signers values (1, ?) on conflict (number) do nothing"
READ = "select secret from signers where number = 1"


async def open_signer(store: Store) -> Signer:
    """The key of this store; whoever comes first makes it. It leaves the store by backups alone."""
    rows = await store.read(READ)
    if not rows:
        await store.change(MAKE, secrets.token_bytes(SECRET_BYTES))
        rows = await store.read(READ)
    try:
        return Signer(bytes(rows[0][0]))
    except (TypeError, ValueError):
        raise StoreError("The key in the store with which tables are signed is damaged. Use a backup.") from None
