"""Behrends' hard variant at a table (BX-056): who was checked is heard once, and no answer tells it again."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import pytest
from tests.server.running import LONGEST, Browser, Server, sit

from misterx.play import Game
from misterx.server.table.deduction_aid import usual_aid

EVERYBODY = dict.fromkeys(("x", "h1", "h2"), "me")
HARD = {"hard_checks": True}
MOST_TABLES = 5  # each check finds Mister X in one of ten


def ask(server: Server, made: dict[str, Any], path: str, token: str) -> httpx.Response:
    return httpx.get(f"{server.url}/api/tables/{made['table']}/{path}", headers={"x-token": token}, timeout=LONGEST)


def choose(view: dict[str, Any]) -> str:
    """A check where one is offered, else a car's way to a token, else the first move."""
    tokens = {str(place["station"]) for pawn, place in view["pawns"].items() if pawn.startswith("t")}
    legal: list[str] = view["legal"]
    hunting = [move for move in legal if move.startswith("car") and move.split()[1] in tokens]
    return next((move for move in legal if move.startswith("check")), (hunting or legal)[0])


async def check_somebody(x: Browser, police: Browser) -> str | None:
    """Play until the police have checked a helper and one more decision was made; None where it was Mister X."""
    checked = ""
    while True:
        await asyncio.gather(x.catch_up(), police.catch_up())
        mover = x if x.view.get("legal") else police
        move = "no check" if checked and police.view["asked"] == "check" else choose(mover.view)
        seen = len(police.frames)
        assert (await mover.play(move))["type"] == "done"
        await police.catch_up()
        if checked:
            return checked
        events = [fact for frame in police.frames[seen:] for fact in json.loads(frame).get("events", ())]
        if any(fact["event"] == "found" for fact in events):
            return None
        shown = [fact for fact in events if fact["event"] == "shown"]
        if shown:
            checked = shown[0]["pawn"]
            assert police.view["pawns"][checked]["number"] == shown[0]["number"]


@pytest.mark.rule("BX-056")
def test_who_comes_back_is_not_told_who_was_checked(server: Server) -> None:
    async def play(made: dict[str, Any]) -> str | None:
        x, police = (sit(server, made["table"], made["mine"][seat]) for seat in ("x", "h1"))
        async with x as gang, police as hunter:
            return await check_somebody(gang, hunter)

    async def come_back(made: dict[str, Any], token: str) -> dict[str, Any]:
        async with sit(server, made["table"], token) as again:
            return again.welcome

    for _ in range(MOST_TABLES):
        made = server.make("behrends", players=3, options=HARD, seats=EVERYBODY, aid="likelihood")
        checked = asyncio.run(play(made))
        if checked:
            break
    assert checked
    for token in (made["mine"]["h1"], made["mine"]["h2"], made["watch"]):
        welcome = asyncio.run(come_back(made, token))
        view, aid = welcome["view"], welcome["aid"]
        assert (view["phase"], view["checked"]) == (1, [])
        assert all(view["pawns"][f"t{i}"]["number"] is None for i in range(1, 11))
        station = view["pawns"][checked]["station"]
        assert len(aid["possible"]) == len(aid["likely"]) == 10
        why = ask(server, made, f"why/{station}", token).json()
        assert (why["possible"], why["absence"]) == (True, None)
        assert ask(server, made, "trace", token).json() == {"entries": []}
        record = ask(server, made, "record", token).text
        assert "check" not in record.partition("\n\n")[2]
        assert json.loads(record.partition("known: ")[2].partition("\n")[0])["pawns"] == view["pawns"]
    whole = ask(server, made, "record", made["mine"]["x"]).text
    assert ": check\n" in whole


@pytest.mark.parametrize(("options", "usual"), [({}, "possible"), (HARD, "off"), ({"hard_checks": False}, "possible")])
def test_who_is_to_remember_for_himself_gets_no_aid_unless_he_asks(
    server: Server, options: dict[str, Any], usual: str
) -> None:
    assert usual_aid(Game.new("behrends", 3, options, seed=1)) == usual

    async def look(made: dict[str, Any]) -> str:
        async with sit(server, made["table"], made["mine"]["h1"]) as police:
            return str(police.welcome["settings"]["aid"])

    wish: dict[str, Any] = {"players": 3, "options": options, "seats": EVERYBODY}
    assert asyncio.run(look(server.make("behrends", **wish))) == usual
    assert asyncio.run(look(server.make("behrends", **wish, aid="likelihood"))) == "likelihood"
