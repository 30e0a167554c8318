"""Who sits where."""

from __future__ import annotations

from dataclasses import dataclass

from misterx import bots
from misterx.kernel.errors import MisterXError, Reason, TitleError, quote
from misterx.play import Game
from misterx.server.protocol import api
from misterx.server.protocol.wire_parts import Person, Side, StandIn, TableSettings

AT_RANDOM = "random"


@dataclass
class Seat:
    """Who decides for a seat: a `person`, a `bot`, or nobody yet (`open`).

    `bot` is the bot that plays it, or would while it is open. A person who is away may have a `stand_in`.
    """

    kind: str
    pawns: list[str]
    name: str = ""
    bot: str = "random"
    browser: bytes = b""
    stand_in: bool = False

    @property
    def is_bots(self) -> bool:
        """Whether a bot decides now."""
        return self.kind != "person" or self.stand_in

    @property
    def shown(self) -> str:
        """Who this is, for the record."""
        if self.is_bots:
            return f"bot {self.bot}"
        return self.name or "somebody"

    def told(self, present: bool) -> Person:
        bot = self.bot if self.kind == "bot" else None
        stand_in = self.bot if self.stand_in else None
        return Person(self.kind, self.name, bot, present, stand_in, self.pawns)  # type: ignore[arg-type]


def lay_out(wish: api.NewTable, seed: int | bytes) -> Game:
    """The game that somebody wishes for; who leads which pawns is said there, or in the rulebook."""
    game = Game.new(wish.title, wish.players, wish.options, seats=wish.pawns, seed=seed)
    if wish.pawns is not None:
        check_leaders(game)
    return game


def deal(settings: TableSettings, seed: bytes) -> Game:
    """The game of a table as it begins, by the rules that it was made with."""
    return Game.new(settings.rules, settings.players, settings.options, seats=settings.pawns, seed=seed, stored=True)


def check_leaders(game: Game) -> None:
    """Refuse more hunters than players, and one who would have nothing to do."""
    hunters = [f"h{number}" for number in range(1, game.options.players)]
    for seat in game.seats:
        if seat not in ("x", *hunters):
            raise TitleError("bad_seats", why=Reason("no_such_seat", seat=seat, allowed=hunters))
    are_dealt = any(pawn.startswith("d") for owned in game.seats.values() for pawn in owned)
    for seat in hunters:
        if seat not in game.seats or (are_dealt and not game.seats[seat]):
            raise TitleError("bad_seats", why=Reason("seat_without_pawns", seat=seat))


def check_bot(game: Game, bot: str) -> None:
    """Refuse a bot that is not there, or does not know this game."""
    allowed = bots.names_for(game.title.family)
    if bot not in allowed:
        raise MisterXError("unknown_bot", bot=quote(bot), allowed=allowed)


def choose_stand_in(game: Game, wish: api.StandInWish, usual: str) -> StandIn:
    """The bot that keeps seats of people who are away: the wished one, or the usual; none that plays at random."""
    family = game.title.family
    if wish.bot == AT_RANDOM:
        raise MisterXError(
            "unknown_bot", bot=quote(wish.bot), allowed=[name for name in bots.names_for(family) if name != AT_RANDOM]
        )
    if wish.bot:
        check_bot(game, wish.bot)
    return StandIn(wish.bot or usual_stand_in(family, usual), wish.after)


def usual_stand_in(family: str, usual: str = "") -> str:
    chosen = bots.usual_for(family, usual)
    return chosen if chosen != AT_RANDOM else bots.usual_for(family)


def side_of(seat: str) -> Side:
    return "x" if seat == "x" else "hunters"


def seats_on_turn(game: Game) -> dict[str, list[str]]:
    """The seats that may decide now, with their legal moves."""
    return {seat: moves for seat in game.seats if (moves := game.legal_moves(seat))}
