"""What has happened, where a viewer has to keep it in mind himself: Behrends' hard variant (BX-056).

A checked token is turned back, "so that the police must remember who was checked already". Who could ask for the moves
so far would see in them who that was; so as long as such a token lies face down, nobody but the gang's player is told
again what happened before the latest decision. Views, and records of what a viewer knows, hold the table as it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from misterx.titles import Options

if TYPE_CHECKING:
    from misterx.play.game import Game


def leaves_it_to_memory(options: Options) -> bool:
    """Whether players are to remember for themselves: then nobody gets a thinking aid who does not ask for it."""
    return bool(options.get("hard_checks"))


def hides_past(game: Game, viewer: str) -> bool:
    """Whether what happened before now would tell a viewer what he has to keep in mind himself."""
    if viewer == "x" or game.result:
        return False
    return game.family.hides_past(game.engine.rules, game.state)


def told_again(game: Game, viewer: str, heard: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Of the latest facts that a viewer has heard, those that he may be told again."""
    if not hides_past(game, viewer):
        return heard
    latest = game.event_log.count(viewer) - game.event_log.count_past(viewer)
    return heard[max(0, len(heard) - latest) :]
