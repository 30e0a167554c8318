"""Refusals of the table itself, by code; those of the rules come as `MisterXError`."""

from __future__ import annotations

import asyncio
from typing import Any

from misterx.kernel.errors import MisterXError, Reason
from misterx.server.protocol.wire import Refused
from misterx.words import say

# The HTTP status of each code; what they say is in the catalogue (`misterx.words`, refusals).
STATUS: dict[str, int] = {
    "bad_request": 400,
    "forbidden_origin": 403,
    "unknown_host": 421,
    "unknown_link": 404,
    "unknown_code": 404,
    "unknown_board": 404,
    "not_found": 404,
    "seat_taken": 409,
    "table_full": 409,
    "other_side": 409,
    "no_rematch": 409,
    "too_large": 413,
    "slow_down": 429,
    "too_many_tries": 429,
    "too_many_questions": 429,
    "house_full": 503,
    "not_kept": 503,
    "store_away": 503,
    "stale": 409,
    "not_started": 409,
    "has_started": 409,
    "only_watching": 403,
    "not_host": 403,
    "hunters_only": 403,
    "no_aid": 403,
    "no_takeback": 409,
    "asked_already": 409,
    "nothing_asked": 409,
    "is_over": 409,
    "dealing": 409,
    "lot_differs": 409,
    "not_your_side": 403,
    "bot_is_fixed": 409,
    "not_holder": 403,
    "link_closed": 403,
    "unknown_key": 404,
    "too_many_devices": 409,
    "unknown_proposal": 404,
    "unknown_seat": 404,
    "no_room": 409,
    "seat_is_bots": 409,
    "no_person": 409,
    "game_running": 409,
    "bad_station": 422,
    "unseen_name": 422,
    "name_of_bot": 422,
    "too_many": 409,
}


class Refusal(Exception):
    """Something that cannot be done at a table; `code` names why."""

    def __init__(self, code: str, **arguments: Any) -> None:
        self.code, self.arguments, self.status = code, arguments, STATUS[code]
        super().__init__(code)

    def __str__(self) -> str:
        return say(f"refusal-{self.code}", self.arguments)


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
