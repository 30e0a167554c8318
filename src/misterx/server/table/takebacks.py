"""Taking back: asked for by one, agreed to by everybody whom it touches, and kept in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from misterx.play import Game
from misterx.server.protocol import wire
from misterx.server.protocol.refusals import Refusal
from misterx.server.table import rights, rights_history
from misterx.server.table.rights_history import new_deed
from misterx.server.table.seats import side_of

if TYPE_CHECKING:
    from misterx.server.table.table import Table


class Asked(msgspec.Struct):
    """A takeback that somebody asks for: from which line on, and who has agreed of those who must."""

    by: str
    line: int
    needed: list[str]
    agreed: list[str]

    @property
    def missing(self) -> list[str]:
        return [seat for seat in self.needed if seat not in self.agreed]


def write_asked(asked: Asked | None) -> str:
    return msgspec.json.encode(asked).decode() if asked else ""


def read_asked(kept: str) -> Asked | None:
    return msgspec.json.decode(kept, type=Asked) if kept else None


def tell(asked: Asked | None) -> wire.Request:
    return wire.Request(asked.by, asked.agreed, asked.missing) if asked else wire.Request("", [], [])


def is_settled(table: Table, fresh: list[tuple[str, str]], after: Game) -> bool:
    """Whether these lines make a request void: bots go on meanwhile, but people answer by moving."""
    people = {name for name, seat in table.seats.items() if not seat.is_bots}
    return after.result is not None or any(who in people or who == "table" for who, _ in fresh)


async def ask(table: Table, seat: str, mark: str) -> None:
    """A seat wants its side's last turn back. Where nobody else has a say it is done at once, as against bots alone."""
    table.check_seat(seat)
    if (seat, mark) in table.move_ids:
        return
    table.check_asides()
    line = table.last_turn(side_of(seat))
    if line is None or not rights.can_take_back(table, side_of(seat)):
        raise Refusal("no_takeback")
    if table.asked:
        raise Refusal("asked_already")
    asked = Asked(seat, line, rights.who_must_agree(table, line), rights.who_agrees(table, seat))
    await _decide(table, asked, mark)


async def answer(table: Table, seat: str, agree: bool, mark: str) -> None:
    """Somebody agrees to what is asked, or does not, and then nobody asks any more."""
    table.check_seat(seat)
    if (seat, mark) in table.move_ids:
        return
    asked = table.asked
    if asked is None or seat not in asked.needed:
        raise Refusal("nothing_asked")
    if not agree:
        await _keep(table, None)
        return
    if asked.needed != rights.who_must_agree(table, asked.line):  # somebody has come or gone since
        await _keep(table, None)
        raise Refusal("no_takeback")
    agreed = [*asked.agreed, *(name for name in rights.who_agrees(table, seat) if name not in asked.agreed)]
    await _decide(table, msgspec.structs.replace(asked, agreed=agreed), mark)


async def _decide(table: Table, asked: Asked, mark: str) -> None:
    if asked.missing:
        await _keep(table, asked)
        return
    trial = table.game.copy()
    others = [seat for seat in asked.needed if seat != asked.by]
    trial.take_back(asked.line, asked.by, others)
    name, by = table.seats[asked.by].name, " ".join([asked.by, *others])
    done = new_deed(asked.line, rights_history.TAKEBACK, asked.by, table.seats[asked.by].browser, name, by)
    await table.keep(trial, asked.by, mark, done=[done])


async def _keep(table: Table, asked: Asked | None) -> None:
    await table.write(asked=write_asked(asked))
    table.asked = asked
    table.tell_all(tell(asked))
