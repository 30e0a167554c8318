"""Moves: once, in time, in turn, and by whoever may."""

from __future__ import annotations

import asyncio
import json

from tests.server.running import Server, out_of_reach, sit


def test_the_same_mark_counts_once_however_often_it_is_sent(server: Server) -> None:
    made = server.make(players=3, seats={"x": "me", "h1": "me", "h2": "me"})

    async def play() -> None:
        async with sit(server, made["table"], made["mine"]["x"]) as x:
            move = x.view["legal"][0]
            for _ in range(3):  # a double click, and another
                await x.send("play", move=move, id="once", version=x.version)
            assert [(await x.listen("done", "refused"))["type"] for _ in range(3)] == ["done"] * 3
            assert len(x.view["log"]) == 1
        async with sit(server, made["table"], made["mine"]["x"]) as again:
            assert (await again.ask("play", move=move, id="once"))["type"] == "done"
            assert len(again.view["log"]) == 1

    asyncio.run(play())


def test_two_tabs_on_one_seat_see_the_same_and_only_one_move_is_made(server: Server) -> None:
    made = server.make(players=3, seats={"x": "me", "h1": "me", "h2": "me"})

    async def play() -> None:
        async with (
            sit(server, made["table"], made["mine"]["x"]) as one,
            sit(server, made["table"], made["mine"]["x"]) as two,
        ):
            first, second = one.view["legal"][0], two.view["legal"][-1]
            answers = await asyncio.gather(one.play(first), two.play(second))
            assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
            await asyncio.gather(one.catch_up(), two.catch_up())
            assert one.view == two.view
            assert len(one.view["log"]) == 1

    asyncio.run(play())


def test_a_move_decided_in_an_earlier_turn_is_stale_and_the_view_comes_anew(server: Server) -> None:
    async def play() -> bool:
        made = server.make(players=3, seats={"x": "me"})  # bots answer at once
        async with sit(server, made["table"], made["mine"]["x"]) as x:
            version, move = x.version, next(move for move in x.view["legal"] if "double" not in move)
            assert (await x.play(move))["type"] == "done"
            while x.view["round"] == 1 and not x.view["result"]:
                await x.listen("update")
            if not await x.until_my_turn():
                return False  # caught in the first round: nothing to be late for
            late = await x.ask("play", move=x.view["legal"][0], version=version)
            assert late["code"] == "stale"
            welcome = await x.listen("welcome")
            assert len(welcome["view"]["log"]) == 1
            return True

    assert any(asyncio.run(play()) for _ in range(5))


def test_colleagues_in_a_free_order_do_not_make_each_others_moves_stale(server: Server) -> None:
    made = server.make(players=3, seats={"x": "me", "h1": "me", "h2": "me"})

    async def play() -> None:
        async with (
            sit(server, made["table"], made["mine"]["x"]) as x,
            sit(server, made["table"], made["mine"]["h1"]) as one,
            sit(server, made["table"], made["mine"]["h2"]) as two,
        ):
            await x.play(out_of_reach(x.view))
            await asyncio.gather(one.until_my_turn(), two.until_my_turn())
            own = {seat.view["viewer"]: seat.view["seats"][seat.view["viewer"]] for seat in (one, two)}
            moves = [
                next(move for move in seat.view["legal"] if move.split()[0] in own[seat.view["viewer"]])
                for seat in (one, two)
            ]
            versions = [one.version, two.version]
            assert (await one.ask("play", move=moves[0], version=versions[0]))["type"] == "done"
            assert (await two.ask("play", move=moves[1], version=versions[1]))["type"] == "done"
            again = await one.ask("play", move=moves[0], version=versions[0])
            assert again["code"] == "stale"

    asyncio.run(play())


def test_out_of_turn_foreign_pawns_and_nonsense_are_refused_with_a_reason(server: Server) -> None:
    made = server.make(players=3, seats={"x": "me", "h1": "me", "h2": "me"})

    async def play() -> None:
        async with (
            sit(server, made["table"], made["mine"]["x"]) as x,
            sit(server, made["table"], made["mine"]["h1"]) as hunter,
            sit(server, made["table"], made["watch"]) as spectator,
        ):
            move = x.view["legal"][0]
            assert (await hunter.play("d1 taxi 1"))["code"] == "not_your_turn"
            assert (await hunter.play(move))["code"] == "not_your_pawn"
            assert (await spectator.play(move))["code"] == "only_watching"
            assert (await x.play("fly me to the moon"))["code"] == "unknown_pawn"
            assert (await x.play("<script>alert(1)</script>"))["code"] == "unknown_pawn"
            assert (await x.play(move))["type"] == "done"

    asyncio.run(play())


def test_nothing_is_dealt_or_played_before_the_start(server: Server) -> None:
    made = server.make(players=3, seats={"x": "me", "h1": "open"})

    async def wait() -> None:
        async with sit(server, made["table"], made["mine"]["x"]) as x:
            assert x.welcome["view"] is None
            assert not x.welcome["started"]
            assert (await x.ask("play", move="x taxi 1"))["code"] == "not_started"
            server.join(made["table"], made["join"], "Ben")
            await x.listen("welcome")
            assert x.view["legal"]

    asyncio.run(wait())


def test_a_double_move_may_be_sent_whole_and_hunters_learn_of_it_whole(server: Server) -> None:
    made = server.make(players=3, seats={"x": "me", "h1": "me", "h2": "me"})

    async def play() -> None:
        async with (
            sit(server, made["table"], made["mine"]["x"]) as x,
            sit(server, made["table"], made["mine"]["h1"]) as hunter,
        ):
            first = next(move for move in x.view["legal"] if move.startswith("x double"))
            await x.play(first)
            await hunter.catch_up()
            assert hunter.view["log"] == []  # half a double move is nobody's business
            assert (await x.play(out_of_reach(x.view)))["type"] == "done"
            await hunter.listen("update")
            assert [entry["entry"] for entry in hunter.view["log"]] == [1, 2]

    asyncio.run(play())


def test_a_chip_lies_on_the_table_and_takes_no_turn(server: Server) -> None:
    made = server.make("europa", players=3, seats={"x": "me", "h1": "me", "h2": "me"})

    async def play() -> None:
        async with (
            sit(server, made["table"], made["mine"]["x"]) as x,
            sit(server, made["table"], made["mine"]["h1"]) as hunter,
            sit(server, made["table"], made["mine"]["h2"]) as colleague,
        ):
            while x.view.get("legal"):
                await x.play(out_of_reach(x.view))
            await asyncio.gather(hunter.catch_up(), colleague.catch_up())
            before = [seat.view.get("legal") for seat in (x, hunter, colleague)]
            assert (await hunter.ask("note", text="chip yellow 57"))["type"] == "done"
            await colleague.listen("update")
            assert [seat.view.get("legal") for seat in (x, hunter, colleague)] == before
            assert "57" in json.dumps(colleague.view["chips"])
            assert (await x.ask("note", text="chip yellow 57"))["type"] == "refused"
            assert (await hunter.ask("note", text="<b>"))["type"] == "refused"

    asyncio.run(play())
