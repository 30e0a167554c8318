"""Why Mister X cannot be on a station, from public knowledge alone: the same for whoever asks."""

from __future__ import annotations

from misterx.deduce import Absence, Knowledge, why_not
from misterx.kernel.errors import MisterXError, quote
from misterx.play import Game
from misterx.server.protocol import api
from misterx.server.table.audience import PUBLIC

MOST_DIGITS = 4


def learn(game: Game) -> Knowledge:
    """What the public knows of a game, ready to be asked; that takes some milliseconds where the game is long."""
    mind = Knowledge(game, PUBLIC)
    mind.shadow()
    return mind


def read_station(text: str) -> int:
    """The number of a station; whether the board has it, the board knows."""
    if not (text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS):
        raise MisterXError("unknown_station", station=quote(text))
    return int(text)


def explain(mind: Knowledge, station: int) -> api.Why:
    """Why he cannot be on a station, or that he can."""
    absence = why_not(mind, station)
    return api.Why(station, station in mind.possible(), _told(absence) if absence else None)


def _told(absence: Absence) -> api.Absence:
    because = [_told(reason) for reason in absence.because]
    return api.Absence(absence.station, absence.code, absence.text, absence.arguments, because)
