"""Games from positions, and positions from games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from misterx import boards, titles
from misterx.kernel.errors import MisterXError, PositionError, TitleError, quote
from misterx.kernel.plain import copy_plain, take_plain
from misterx.kernel.records import copy_record
from misterx.play.chance import DRAWN, awaits_entry

if TYPE_CHECKING:
    from misterx.play.game import Game

MOST_FAULTS = 50
HEADER = ("title", "players", "options", "seats", "board")


def open_position(
    cls: type[Game],
    position: Mapping[str, Any],
    board: boards.Source | boards.Board | None,
    seed: int | bytes | None,
    pinned: str | None = None,
    chance: str = DRAWN,
    stored: bool = True,
) -> Game:
    """A game that stands as the position says, before anything that chance brings next.

    `pinned` names the version of the rules where that is not the present one. Of a stored position, tables of tickets
    may leave modes out: it began when that meant as many as usual.
    """
    if not isinstance(position, Mapping):
        raise refusal([f"a position is a table, not {quote(position)}."])
    try:
        position = take_plain(position)
    except ValueError as error:
        raise refusal([str(error)]) from None
    body = {key: value for key, value in position.items() if key not in HEADER}
    if "title" not in position:
        raise TitleError("no_title", allowed=titles.ids())
    title = position["title"]
    if not isinstance(title, str):
        raise TitleError("unknown_title", title=quote(title), allowed=titles.ids())
    options = position.get("options") or {}
    if not isinstance(options, Mapping):
        raise refusal([f"options must be a table, not {quote(options)}."])
    titles.load(title)
    if pinned and pinned.partition("@")[0] == title:
        title = pinned
    options = {**implied(titles.load(title), body), **options}
    seats = position.get("seats")
    board = position.get("board") if board is None else board
    game = cls(title, position.get("players"), options, board, seats, seed, chance)
    game.state = copy_record(game.opening)
    if not stored:
        titles.check_whole(game.title, game.options)
    faults = [] if stored else find_gaps(game.words.tickets[:3], body)
    faults += game.family.read_position(game.words, game.engine.board, game.engine.rules, game.state, body)
    if faults:
        raise refusal(faults)
    game.position = {**{key: position[key] for key in HEADER if key in position}, **body}
    game._tell(game.engine.announce(game.state, {**body, "words": game.words}))
    game.event_log.end_moment()  # what was shown before is hidden again (BX-056)
    if game.family.is_mid_turn(game.state):
        starts = [place for place, fact in enumerate(game.facts) if fact.name == "turn_started"]
        game.event_log.settled = starts[-1] + 1
    game.state, facts = game.engine.resume(game.state)
    game._tell(facts)
    return game


def check_moves(game: Game) -> None:
    """Refuse a position in which the game could not go on."""
    if not game.result and not game.legal_moves():
        raise refusal(["whoever is to move has no move."])


def refusal(faults: list[str]) -> PositionError:
    """All that is wrong, each fault once, as far as somebody will read it."""
    faults = list(dict.fromkeys(faults))
    more = [f"and {len(faults) - MOST_FAULTS} more."] if len(faults) > MOST_FAULTS else []
    return PositionError("bad_position", faults=faults[:MOST_FAULTS] + more)


def find_gaps(kinds: Sequence[str], body: Mapping[str, Any]) -> list[str]:
    """Tables of tickets that leave a kind out: it could mean none, or as many as usual."""
    tables = {key: body.get(key) for key in ("pool", "reserve", "x_tickets")}
    pawns = body.get("pawns")
    for name, entry in pawns.items() if isinstance(pawns, Mapping) else ():
        tables[f"pawns: {name}"] = entry.get("tickets") if isinstance(entry, Mapping) else None
    faults = []
    for key, table in tables.items():
        if isinstance(table, Mapping) and set(table) < set(kinds):
            missing = " and ".join(kind for kind in kinds if kind not in table)
            faults.append(f"{key} does not say how many {missing} tickets there are; 0 where there are none.")
    return faults


def implied(title: titles.Title, body: Mapping[str, Any]) -> dict[str, Any]:
    """Options that a position shows without naming them: how many hunters of each kind, and who holds tickets."""
    pawns = body.get("pawns")
    defaults = title.defaults
    if not isinstance(pawns, Mapping):
        return {}
    found: dict[str, Any] = {}
    if "ticket_stock" in defaults:
        if "pool" in body:
            found["ticket_stock"] = "pooled"
        elif any(isinstance(entry, Mapping) and "tickets" in entry for entry in pawns.values()):
            found["ticket_stock"] = "own"
    for option, letter in (("detectives", "d"), ("policemen", "p")):
        if option in defaults:
            found[option] = sum(
                1 for name in pawns if isinstance(name, str) and name[:1] == letter and name[1:].isdigit()
            )
    return found if found.get("detectives", 1) > 0 else {}


def write_game(game: Game) -> dict[str, Any]:
    """The whole table as a position."""
    view = game.event_log.whole()
    header: dict[str, Any] = {"title": game.title.id, "players": game.options.players}
    body = game.family.write_position(game.words, game.engine.rules, game.state, view)
    chosen = game.options.chosen
    if game.position is not None:  # what a position shows anyway is not named, unless it was
        named, shown = game.position.get("options") or {}, implied(game.title, body)
        chosen = {name: value for name, value in chosen.items() if name in named or shown.get(name) != value}
    if chosen:
        header["options"] = chosen
    seats = {seat: pawns for seat, pawns in game.seats.items() if seat != "x"}
    position = {**copy_plain(header), "seats": copy_plain(seats), **copy_plain(body)}
    if awaits_entry(game):
        check_readable(game, position)
    return position


def check_readable(game: Game, position: dict[str, Any]) -> None:
    """Refuse to give a position where there is none: in the middle of a deal, or of hands that are being filled."""
    try:
        again = open_position(type(game), position, game.board, 0, game.title.pinned, game.chance)
    except PositionError:
        raise MisterXError("no_position") from None
    if again.legal_moves() != game.legal_moves():
        raise MisterXError("no_position")
