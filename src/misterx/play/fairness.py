"""Proof that nothing was changed afterwards: a committed seed for draws, a commitment to each of Mister X's turns."""

from __future__ import annotations

import hashlib
import secrets

import msgspec

from misterx.play import Game


class TurnSecret(msgspec.Struct):
    """A turn of Mister X's: the lines of the record that it wrote, and the nonce that its hash was made with."""

    first: int
    last: int
    nonce: str
    hash: str


def hash_turn(nonce: bytes, lines: list[tuple[str, str]]) -> str:
    """SHA-256 of the nonce and Mister X's lines; who does not know the nonce can guess lines for ever."""
    told = "\n".join(f"{seat}: {text}" for seat, text in lines if seat == "x")
    return hashlib.sha256(nonce + told.encode()).hexdigest()


def commit_turn(game: Game, since: int) -> TurnSecret | None:
    """The commitment to what Mister X has done from line `since` on; None while he still decides, or did nothing."""
    own = [number for number in range(since, len(game.lines)) if game.lines[number][0] == "x"]
    if not own or (game.decider == "x" and not game.result):
        return None
    nonce = secrets.token_bytes(16)
    first, last = own[0], own[-1]
    return TurnSecret(first, last, nonce.hex(), hash_turn(nonce, game.lines[first : last + 1]))
