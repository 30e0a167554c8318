"""The warning for Mister X: where each hunter could come next, from what he sees, and told to nobody else."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from tests.server.running import Server, sit

from misterx.deduce.reach import find_reach
from misterx.play import Game

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("scotland-yard", 2, {}),
    ("scotland-yard", 6, {"edition": "classic"}),
    ("ny-chase", 3, {}),
    ("sanssouci", 4, {"ticket_exchange": True}),
    ("sanssouci", 6, {"combined_ticket": True}),
    ("europa", 3, {}),
    ("europa", 3, {"detective_hands_visible_to_x": True}),
]


@pytest.mark.parametrize(("title", "players", "options"), GAMES)
def test_no_hunter_comes_where_he_was_not_expected(title: str, players: int, options: dict[str, Any]) -> None:
    game, draw = Game.new(title, players, options, seed=3), random.Random(3)
    reach: dict[str, list[int]] | None = None
    found = 0
    while not game.result:
        if game.decider == "x":
            reach = find_reach(game, game.view("x"))
        moves = game.legal_moves()
        if game.decider == "hunters" and reach is not None:
            for pawn, *words in map(str.split, moves):
                if pawn[0] in "dp" and words[0] not in ("fly", "stay", "out"):
                    landing = game.view("public").get("helicopter", {}).get("station")
                    assert int(next(filter(str.isdigit, words), landing)) in reach[pawn], (pawn, words)
                    found += 1
            reach = None
        game.play(draw.choice(moves))
    assert found


def test_a_hidden_hand_may_hold_any_ticket() -> None:
    """What Mister X is warned of must not tell him what the detectives hold."""
    told = []
    for seed in range(4):
        game = Game.new("europa", 2, seed=seed)
        view = game.view("x")
        view["pawns"]["d1"]["station"] = 64
        told.append((find_reach(game, view) or {})["d1"])
    assert all(stations == told[0] for stations in told)


def test_dice_are_not_foretold() -> None:
    game = Game.new("behrends", 3, seed=1)
    assert find_reach(game, game.view("x")) is None


@pytest.mark.parametrize("aid", ["possible", "likelihood", "off"])
def test_mister_x_alone_is_warned_and_only_where_the_table_has_the_aid(server: Server, aid: str) -> None:
    asyncio.run(hear(server, aid))


async def hear(server: Server, aid: str) -> None:
    made = server.make(players=3, seats={"x": "me", "h1": "me", "h2": "me"}, aid=aid)
    tokens = {**made["mine"], "public": made["watch"]}
    async with (
        sit(server, made["table"], tokens["x"]) as x,
        sit(server, made["table"], tokens["h1"]) as hunter,
        sit(server, made["table"], tokens["public"]) as watcher,
    ):
        assert ("reach" in (x.welcome["aid"] or {})) == (aid != "off")
        await x.play(x.view["legal"][0])
        assert await hunter.until_my_turn()
        await hunter.play(hunter.view["legal"][0])
        for viewer in (hunter, watcher):
            await viewer.catch_up()
            assert not any('"reach"' in frame for frame in viewer.frames)
