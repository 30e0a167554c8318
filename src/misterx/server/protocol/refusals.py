"""Refusals of the table itself; those of the rules are in `kernel/errors.py`."""

from __future__ import annotations

import asyncio
from typing import Any

from misterx.kernel.errors import MisterXError, Reason
from misterx.server.protocol.wire import Refused

# code: (HTTP status, text)
TEXTS: dict[str, tuple[int, str]] = {
    "bad_request": (400, "This request cannot be read: {why}"),
    "forbidden_origin": (403, "Requests come from the table's own pages only."),
    "unknown_link": (404, "This link opens no table. Ask for a new one."),
    "unknown_board": (404, "There is no such board. Boards are: {allowed}."),
    "not_found": (404, "There is nothing here."),
    "seat_taken": (409, "This seat is taken. If it is yours, open it with the link that your browser kept."),
    "table_full": (409, "Every seat is taken. You can watch instead."),
    "other_side": (409, "You play the other side of this game."),
    "no_rematch": (409, "There is no rematch of this game yet."),
    "too_large": (413, "This is too large."),
    "slow_down": (429, "That was too much at once. Wait a moment."),
    "house_full": (503, "There is no room for another table here. Try again later."),
    "not_kept": (503, "The table could not be written to disk. Nothing was changed; try again."),
    "store_away": (503, "The tables cannot be reached just now. Look in a moment whether it was done, else try again."),
    "stale": (409, "The game has moved on since. Look again."),
    "not_started": (409, "The game has not begun. It waits for: {seats}."),
    "has_started": (409, "The game has begun."),
    "only_watching": (403, "You are watching; only players can do that."),
    "not_host": (403, "Only the host can do that."),
    "hunters_only": (403, "Only hunters can do that."),
    "no_aid": (403, "This table plays without the deduction aid."),
    "no_takeback": (409, "There is no turn that can be taken back now."),
    "asked_already": (409, "Somebody asks for that already. Answer first."),
    "nothing_asked": (409, "Nobody asks you for anything now."),
    "is_over": (409, "The game is over: nothing changes hands any more."),
    "not_your_side": (403, "Only a side itself decides about its seats once the game has begun."),
    "bot_is_fixed": (409, "Where people play both sides, only {bot} stands in, as was said before the start."),
    "not_holder": (403, "Only the browser that holds this seat can do that."),
    "link_closed": (403, "The holder of this seat has closed its link. Ask for a new one."),
    "unknown_key": (404, "There is no such device that could be shown out."),
    "too_many_devices": (409, "This seat is open on too many devices. End some of them first."),
    "unknown_proposal": (404, "This proposal is gone."),
    "unknown_seat": (404, "There is no seat {seat}. Seats are: {allowed}."),
    "seat_is_bots": (409, "A bot plays this seat now. The host can give it back."),
    "no_person": (409, "Nobody holds this seat; send the invitation instead."),
    "game_running": (409, "That can be done only when the game is over."),
    "bad_station": (422, "There is no station {station} on this board."),
    "too_many": (409, "There are too many of these already."),
}


class Refusal(Exception):
    """Something that cannot be done at a table; `code` names why."""

    def __init__(self, code: str, **arguments: Any) -> None:
        self.code, self.arguments = code, arguments
        self.status, text = TEXTS[code]
        shown = {name: ", ".join(value) if isinstance(value, list) else value for name, value in arguments.items()}
        super().__init__(text.format(**shown))


def refused(error: Refusal | MisterXError, mark: str) -> Refused:
    """The message that tells a browser of a refusal."""
    return Refused(mark, error.code, str(error), plain(error))


def plain(error: Refusal | MisterXError | Reason) -> dict[str, Any]:
    """A refusal's arguments, ready for JSON; a reason within it is a code with arguments too."""
    return {name: _plain(value) for name, value in error.arguments.items()}


def _plain(value: Any) -> Any:
    if isinstance(value, Reason):
        return {"code": value.code, "text": str(value), "arguments": plain(value)}
    if isinstance(value, str | int | float | bool | None):
        return value
    if isinstance(value, list | tuple | set | frozenset | range):
        return [str(item) for item in value]
    return str(value)


def let_go(change: asyncio.Future[Any]) -> None:
    """Whoever asked for a change has gone: its refusal is for nobody, and anything else is still an error."""
    error = None if change.cancelled() else change.exception()
    if error and not isinstance(error, Refusal):
        change.get_loop().call_exception_handler({"message": "change failed", "exception": error})
