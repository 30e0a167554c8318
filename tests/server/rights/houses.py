"""Where tables are: one node over a file, or two over PostgreSQL, and another house to which tables are brought."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

from tests.server.dealing import name_deals
from tests.server.many.town import Worker
from tests.server.rights.hall import Hall
from tests.server.rights.truth import Archive

from _services import Nats, Postgres
from misterx.server.admin import Admin, Unknown
from misterx.server.settings import Settings
from misterx.server.store.sqlite import FILE_NAME


class House:
    """Nodes that share their tables, and what an operator does beside them."""

    def __init__(self, nodes: list[Hall], settings: Settings) -> None:
        self.nodes, self.settings = nodes, settings
        self.archive = Archive(None if settings.store else settings.folder / FILE_NAME, settings.store)

    def has(self, table: str) -> bool:
        return bool(self.archive.read("select 1 from tables where id = ?", table))

    def carry(self, table: str, there: House) -> bool:
        """Bring a table to another house as it is now; False where it is there already."""
        with contextlib.closing(Admin(self.settings)) as admin:
            whole = admin.export_whole(table)
        try:
            with contextlib.closing(Admin(there.settings)) as admin:
                admin.import_table(whole)
        except Unknown:
            return False
        return True


@contextlib.contextmanager
def one_node(folder: Path, hole: str = "") -> Iterator[dict[str, House]]:
    name_deals("before an evening")
    halls = {name: Hall(folder / name / "data", hole) for name in ("here", "there")}
    houses = {name: House([hall], Settings(data=str(hall.data))) for name, hall in halls.items()}
    try:
        yield houses
    finally:
        _close(houses)


@contextlib.contextmanager
def two_nodes(folder: Path) -> Iterator[dict[str, House]]:
    name_deals("before an evening")
    postgres, nats = Postgres(safe=False), Nats()
    shared = {"MISTERX_STORE": postgres.address, "MISTERX_BUS": nats.address}
    nodes = [Hall(folder / name / "data", **shared) for name in ("north", "south")]
    there = Hall(folder / "there" / "data")
    worker = Worker(folder, shared)
    houses = {
        "here": House(nodes, Settings(store=postgres.address)),
        "there": House([there], Settings(data=str(there.data))),
    }
    try:
        yield houses
    finally:
        _close(houses)
        worker.kill()
        nats.stop()
        postgres.stop()


def _close(houses: dict[str, House]) -> None:
    for house in houses.values():
        house.archive.close()
        for node in house.nodes:
            assert node.stop() == 0
