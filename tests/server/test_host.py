"""What the host does: begin, hand seats over, remove people; and bots that keep seats."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from tests.server.asking import Asking
from tests.server.many.looking import look, move
from tests.server.running import Server, let_bots_move, out_of_reach, sit

from misterx.server.people.seating import come_in, hand, remove, take_seat
from misterx.server.protocol import api
from misterx.server.protocol.links import Right
from misterx.server.protocol.refusals import Refusal
from misterx.server.settings import Settings
from misterx.server.table.rights import keeps_waiting
from misterx.server.tables.registry import Tables


def test_the_host_begins_early_and_bots_hold_free_seats_until_somebody_comes(server: Server) -> None:
    made = server.make(players=3, seats={"x": "me", "h1": "open", "h2": "open"})

    async def play() -> None:
        async with sit(server, made["table"], made["mine"]["x"], made["host"]) as host:
            assert host.welcome["host"]
            await host.send("start")
            await host.listen("welcome")
            await host.play(out_of_reach(host.view))
            await host.until_my_turn()  # bots have moved for the empty seats
            assert host.view["round"] == 2
            late = server.join(made["table"], made["invites"]["h1"], "Ben")
            async with sit(server, made["table"], late["token"]) as friend:
                await host.play(out_of_reach(host.view))
                assert await friend.until_my_turn()
                await let_bots_move(server)
                await friend.catch_up()
                assert friend.view.get("legal")  # the table waits for him

    asyncio.run(play())


def test_only_the_host_acts_as_host(server: Server) -> None:
    made = server.make(players=3, seats={"x": "me", "h1": "open"})

    async def play() -> None:
        async with sit(server, made["table"], made["mine"]["x"]) as x:
            assert not x.welcome["host"]
            wishes: list[dict[str, str]] = [{}, {"seat": "h1", "to": "bot:greedy"}, {"seat": "h1"}]
            for kind, fields in zip(("start", "hand", "remove"), wishes, strict=True):
                await x.send(kind, **fields)
                assert (await x.listen("refused"))["code"] == "not_host"

    asyncio.run(play())


def test_a_seat_goes_to_a_bot_and_back_to_its_person(server: Server) -> None:
    made = server.make(players=3, seats={"x": "me", "h1": "open"}, stand_in={"bot": "greedy"})
    joined = server.join(made["table"], made["join"], "Ben")

    async def play() -> None:
        async with (
            sit(server, made["table"], made["mine"]["x"], made["host"]) as host,
            sit(server, made["table"], joined["token"]) as friend,
        ):
            await host.play(out_of_reach(host.view))
            await friend.until_my_turn()
            await friend.send("hand", seat="h1", to="bot:random")
            assert (await friend.listen("refused"))["code"] == "bot_is_fixed"
            await friend.send("hand", seat="h1", to="bot:greedy")
            await host.until_my_turn()  # the bot has moved instead
            assert host.people["h1"]["kind"] == "bot"
            assert (await friend.ask("play", move="d1 taxi 1"))["code"] == "seat_is_bots"
            await friend.send("hand", seat="h1", to="person")
            while host.people["h1"]["kind"] == "bot":
                await host.listen("people")
            await host.play(out_of_reach(host.view))
            while not friend.view.get("legal"):
                await friend.listen("update")
            answer = await friend.play(friend.view["legal"][0])
            assert answer["type"] == "done"
            for seat, to, code in (("h1", "bot:greedy", "not_your_side"), ("h9", "person", "unknown_seat")):
                await host.send("hand", seat=seat, to=to)
                assert (await host.listen("refused"))["code"] == code
            await friend.send("hand", seat="h1", to="bot:nobody")
            assert (await friend.listen("refused"))["code"] == "bot_is_fixed"

    asyncio.run(play())


def test_against_bots_alone_their_level_may_change(server: Server) -> None:
    made = server.make(players=3, seats={"x": "me"})

    async def play() -> None:
        async with sit(server, made["table"], made["mine"]["x"], made["host"]) as host:
            await host.send("hand", seat="h1", to="bot:random")
            while host.people["h1"]["bot"] != "random":
                await host.listen("people")
            await host.send("hand", seat="h1", to="bot:nobody")
            assert (await host.listen("refused"))["code"] == "unknown_bot"

    asyncio.run(play())


def test_a_host_removes_people_before_the_start_and_of_his_own_side_after_it(server: Server) -> None:
    wish = {"x": "open", "h1": "me", "h2": "open"}
    made = server.make(players=3, seats=wish)
    joined = server.join(made["table"], made["invites"]["h2"], "Ben")

    async def play() -> None:
        async with sit(server, made["table"], made["mine"]["h1"], made["host"]) as host:
            invite = made["invites"]["h2"]
            for _ in range(2):  # in the lobby, then in the game
                async with sit(server, made["table"], joined["token"]) as friend:
                    await host.send("remove", seat="h2")
                    invite = (await host.listen("invite"))["token"]
                    assert await friend.closed() == 4405
                assert server.post(f"/api/tables/{made['table']}/look", token=joined["token"]).status_code == 404
                await host.catch_up()
                assert host.people["h2"] == {**host.people["h2"], "kind": "open", "name": "", "present": False}
                joined.update(server.join(made["table"], invite, "Cy"))
                if not host.welcome["started"]:
                    mister_x = server.join(made["table"], made["invites"]["x"], "Xaver")
                    await host.listen("welcome")
            async with sit(server, made["table"], mister_x["token"]) as x:
                for kind, fields in (("remove", {}), ("hand", {"to": "bot:greedy"}), ("hand", {"to": "person"})):
                    await host.send(kind, seat="x", **fields)
                    assert (await host.listen("refused"))["code"] == "not_your_side"
                await x.catch_up()  # he is still there

    asyncio.run(play())


def test_a_host_without_a_seat_has_no_side(server: Server) -> None:
    made = server.make(players=2, seats={"x": "open", "h1": "open"})
    for seat, token in made["invites"].items():
        server.join(made["table"], token, seat)

    async def play() -> None:
        async with sit(server, made["table"], made["host"]) as host:
            for seat in ("x", "h1"):
                for kind, fields in (("remove", {}), ("hand", {"to": "bot:greedy"})):
                    await host.send(kind, seat=seat, **fields)
                    assert (await host.listen("refused"))["code"] == "not_your_side"

    asyncio.run(play())


def test_when_a_game_is_over_nothing_changes_hands(server: Server) -> None:
    made = server.make(players=3, seats={"x": "me", "h1": "open", "h2": "open"})
    friend = server.join(made["table"], made["join"], "Ben")

    async def play() -> None:
        async with (
            sit(server, made["table"], made["mine"]["x"], made["host"]) as host,
            sit(server, made["table"], friend["token"]) as other,
        ):
            await host.send("start")
            await host.listen("welcome")
            await host.ask("resign")
            await other.catch_up()
            for who, seat in ((host, "x"), (host, "h1"), (host, "h2"), (other, "h1")):
                for kind, fields in (("remove", {}), ("hand", {"to": "bot:greedy"}), ("hand", {"to": "person"})):
                    await who.send(kind, seat=seat, **fields)
                    assert (await who.listen("refused"))["code"] == "is_over"
        late = server.post(f"/api/tables/{made['table']}/join", token=made["join"])
        assert (late.status_code, late.json()["code"]) == (409, "is_over")

    asyncio.run(play())


def test_a_stand_in_is_fixed_before_the_start(server: Server) -> None:
    def settings(**wish: Any) -> object:
        made = server.make(players=3, seats={"x": "me", "h1": "open"}, **wish)

        async def look() -> object:
            async with sit(server, made["table"], made["mine"]["x"]) as x:
                return x.welcome["settings"]["stand_in"]

        return asyncio.run(look())

    assert settings() == {"bot": "greedy", "after": 60}  # the usual one of this server
    assert settings(stand_in={"bot": "level2", "after": 90}) == {"bot": "level2", "after": 90}
    assert settings(stand_in=None) is None
    for wrong, status in (({"bot": "random"}, 422), ({"bot": "nobody"}, 422), ({"after": 59}, 400)):
        answer = server.post("/api/tables", title="scotland-yard", seats={"x": "me"}, stand_in=wrong)
        assert answer.status_code == status, answer.text


def test_a_bot_keeps_the_seat_of_somebody_away_and_hands_it_back(tmp_path: Path) -> None:
    async def play() -> None:
        tables = Tables(Settings(data=str(tmp_path), bot_pause=0))
        await tables.start(bots=True)
        made = await tables.make(api.NewTable("scotland-yard", 3, seats={"x": "me", "h1": "open"}), b"ann")
        table = tables.open_tables[made.table]
        assert table.settings.stand_in
        table.settings.stand_in.after = 0  # who asks for a table cannot have it so
        _, token = await table.transact(take_seat, table, Right("join"), "Ben", b"ben")
        friend = await look(tables, made.table, token, b"ben")
        assert not table.seats["h1"].stand_in
        table.leave(friend.connection)
        assert not keeps_waiting(table, "h1"), "nobody waits for him"
        x = await look(tables, made.table, made.mine["x"], b"ann")
        await x.until(lambda each: each.people["h1"]["stand_in"] == table.stand_in_bot)
        await move(table, "x", random.Random(1))
        await x.until(lambda each: any(seat == "h1" for seat, _ in each.table.game.lines))  # it has moved
        await table.transact(come_in, table, Right("seat", "h1"), b"ben")
        await look(tables, made.table, token, b"ben")
        await x.until(lambda each: each.people["h1"]["stand_in"] is None)
        told = [message["deed"]["what"] for message in x.heard if message["type"] == "happened"]
        assert told == ["stand_in", "back"]
        assert [text for seat, text in table.game.lines if seat == "table"] == [
            f"taken h1 bot {table.stand_in_bot}", "back h1 Ben",
        ]  # fmt: skip
        await tables.close()

    asyncio.run(play())


def test_who_has_been_away_for_long_is_kept_by_the_stand_in_where_the_table_had_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        tables = Tables(Settings(data=str(tmp_path), bot_pause=0))
        wish = api.NewTable("scotland-yard", 2, seats={"x": "me", "h1": "open"}, stand_in=None)
        made = await tables.make(wish, b"ann")
        table = tables.open_tables[made.table]
        await table.transact(take_seat, table, Right("join"), "Ben", b"ben")
        host = Asking("x")
        for to in ("bot:greedy", "bot:random", "person"):
            with pytest.raises(Refusal, match="each side decides"):
                await table.transact(hand, table, host, "h1", to)
        monkeypatch.setattr("misterx.server.table.rights.ABSENT_SECONDS", 0.0)
        with pytest.raises(Refusal, match="may stand in"):
            await table.transact(hand, table, host, "h1", "bot:random")
        with pytest.raises(Refusal, match="each side decides"):
            await table.transact(remove, table, host, "h1")
        await table.transact(hand, table, host, "h1", f"bot:{table.stand_in_bot}")
        assert table.seats["h1"].stand_in
        await table.transact(come_in, table, Right("seat", "h1"), b"ben")
        assert not table.seats["h1"].is_bots
        await tables.close()

    asyncio.run(play())


def test_in_a_mixed_team_bots_move_after_the_people_or_when_asked(server: Server) -> None:
    made = server.make(players=3, seats={"x": "me", "h1": "me", "h2": "bot:random"})

    async def play() -> None:
        async with (
            sit(server, made["table"], made["mine"]["x"]) as x,
            sit(server, made["table"], made["mine"]["h1"]) as hunter,
        ):
            await x.play(out_of_reach(x.view))
            await hunter.until_my_turn()
            await let_bots_move(server)
            await hunter.catch_up()
            assert hunter.view["moved"] == []  # the bot waits for the person
            await hunter.send("nudge")
            while not hunter.view["moved"]:
                await hunter.listen("update")
            assert all(pawn not in hunter.view["seats"]["h1"] for pawn in hunter.view["moved"])
            while hunter.view["round"] == 1 and not hunter.view["result"]:
                if hunter.view.get("legal"):
                    await hunter.play(hunter.view["legal"][0])
                else:
                    await hunter.listen("update")
            if await x.until_my_turn():
                await x.play(out_of_reach(x.view))
                await let_bots_move(server)
                await hunter.catch_up()
                assert hunter.view["moved"] == []  # they were asked for one turn only

    asyncio.run(play())


def test_people_are_named_and_names_are_text(server: Server) -> None:
    made = server.make(players=3, seats={"x": "me", "h1": "open"}, name="<b>Ann</b>\n\u202e" + "x" * 3000)
    look = server.post(f"/api/tables/{made['table']}/look", token=made["watch"]).json()
    assert look["people"]["x"]["name"].startswith("<b>Ann</b> xxx")
    assert len(look["people"]["x"]["name"]) == 40
    long = server.post("/api/tables", title="scotland-yard", seats={"x": "me"}, name="n" * 10_000)
    assert (long.status_code, long.json()["code"]) == (400, "bad_request")

    for name, code in (("bot greedy", "name_of_bot"), ("\u3164", "unseen_name")):
        refused = server.post(f"/api/tables/{made['table']}/join", token=made["join"], name=name)
        assert (refused.status_code, refused.json()["code"]) == (422, code)

    async def rename() -> None:
        async with sit(server, made["table"], made["mine"]["x"]) as x:
            await x.send("name", name="bot greedy")
            assert (await x.listen("refused"))["code"] == "name_of_bot"
            await x.send("name", name="  Bea\t\t<i>  ")
            while x.people["x"]["name"] != "Bea <i>":
                await x.listen("people")

    asyncio.run(rename())
