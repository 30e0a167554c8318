"""Games that are not over yet, as files. What the player must not see lies in a sealed part: packed, not readable.

The seal keeps honest people from seeing a station by accident; it is no lock.
"""

from __future__ import annotations

import base64
import json
import textwrap
import zlib
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from misterx import titles
from misterx.boards import BoardError
from misterx.cli.terminal.failures import BadInput
from misterx.kernel.errors import MisterXError
from misterx.kernel.folders import data_folder
from misterx.play import Game
from misterx.play.chance import DRAWN, ENTERED, REFEREE

FIRST_LINE = "misterx saved game 1"
SEAL = "sealed:"
CHANGED = "The board of this saved game was changed since; with the board as it was it can be played on."
DAMAGED = "This saved game is damaged or was changed; it cannot be played on."
MOST_BYTES = 4_000_000


@dataclass(frozen=True)
class Seating:
    """Who plays: the person's side ("x", "hunters", or "" for nobody), the bots, the seed of deal and bots."""

    title: str
    players: int | None
    options: dict[str, Any]
    board: str | None
    side: str
    x: str
    hunters: str
    seed: int
    position: dict[str, Any] | None = None  # where the game begins, if not with the deal
    folder: str | None = None  # of a title that somebody added
    chance: str = DRAWN

    def open(self, stored: bool = False) -> Game:
        board, seed, chance = self.board, self.seed, self.chance
        if self.position is not None:
            return Game.from_position(self.position, board=board, seed=seed, chance=chance, stored=stored)
        return Game.new(self.title, self.players, self.options, board=board, seed=seed, chance=chance, stored=stored)


def write_save(game: Game, seating: Seating, known: str, resume: str) -> str:
    """A saved game: what the player knows, to read; and all of it, sealed."""
    packed = json.dumps({"seating": asdict(seating), "digest": game.board.digest, "lines": list(game.lines)})
    sealed = textwrap.fill(base64.b64encode(zlib.compress(packed.encode(), 9)).decode(), 76)
    return f"{FIRST_LINE}\nGo on with: {resume}\n\n{known}\n{SEAL}\n{sealed}\n"


def read_save(text: str) -> tuple[Game, Seating]:
    """The game as it was left; refused if anything in it cannot have been."""
    if text.startswith("misterx record"):
        raise BadInput("This is the record of a game, not a saved game; `misterx replay FILE` shows it.")
    if not text.startswith(FIRST_LINE):
        raise BadInput(f"This is not a saved game: it does not begin with {FIRST_LINE!r}.")
    sealed = text.rpartition(f"\n{SEAL}\n")[2]
    try:
        packer = zlib.decompressobj()
        packed = json.loads(packer.decompress(base64.b64decode("".join(sealed.split()), validate=True), MOST_BYTES))
        seating = Seating(**packed["seating"])
        lines = [(str(seat), str(move)) for seat, move in packed["lines"]]
        if type(seating.seed) is not int or seating.side not in ("x", "hunters", ""):
            raise BadInput(DAMAGED)
        if seating.folder is not None and seating.title not in titles.ids():
            titles.add(seating.folder)
        game = seating.open(stored=True)
        if packed.get("digest", game.board.digest) != game.board.digest:
            raise BadInput(CHANGED)
        for seat, move in lines:
            if seat != REFEREE or seating.chance == ENTERED:
                game.play(move, seat)
    except BoardError:
        raise
    except (ValueError, TypeError, KeyError, RecursionError, zlib.error, MisterXError) as error:
        raise BadInput(f"{DAMAGED} ({error})" if isinstance(error, MisterXError) else DAMAGED) from None
    if game.lines != lines:
        raise BadInput(DAMAGED)
    return game, seating


def last_game() -> Path:
    return data_folder() / "unfinished.txt"
