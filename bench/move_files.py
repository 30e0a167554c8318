"""Through how many of our Python files one detective's move goes, from the click until every screen has heard of it.

    python -m bench.move_files            a real server, six screens, all of it: sockets, store and timers, too
    python -m bench.move_files --act      from the action to the outlets, five viewers

Both with the deduction aid on and the rules as a table runs them, interpreted. Each detective's move counts by itself;
the median is told, and the files of that move.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
from contextlib import AsyncExitStack
from typing import Any

import httpx
import websockets.asyncio.client as client
from bench.move_cost import NO_LIMITS, SEATS, Screen

MOVES = 20
VIEWERS = 5  # of the walk
SERVE = "serve"
PACKAGE = f"{os.sep}misterx{os.sep}"


def serve(arguments: list[str]) -> None:
    """The server, in this process: between two signals it notes the files that it runs, and then says which."""
    from misterx.cli import main

    found: set[str] = set()

    def note(frame: Any, event: str, given: Any) -> None:
        if event == "call":
            found.add(frame.f_code.co_filename)

    def say(*_: Any) -> None:
        ours = sorted(name.rpartition(PACKAGE)[2] for name in found if PACKAGE in name and "site-packages" not in name)
        print(json.dumps(ours), flush=True)
        found.clear()

    signal.signal(signal.SIGUSR1, say)
    threading.setprofile(note)
    sys.setprofile(note)
    sys.argv = ["misterx", *arguments]
    main()


async def play(server: subprocess.Popen[str], port: int) -> list[list[str]]:
    wish = {"title": "scotland-yard", "players": 6, "seats": dict.fromkeys(SEATS, "me"), "aid": "possible"}
    made = httpx.post(f"http://127.0.0.1:{port}/api/tables", json=wish, timeout=60).raise_for_status().json()
    chooser, counted = random.Random(1), list[list[str]]()

    def told() -> list[str]:
        assert server.stdout
        server.send_signal(signal.SIGUSR1)
        line = next(line for line in server.stdout if line.startswith("["))  # it says other things, too
        files: list[str] = json.loads(line)
        return files

    async with AsyncExitStack() as stack:
        screens = {}
        for seat in SEATS:
            connecting = client.connect(f"ws://127.0.0.1:{port}/ws", max_queue=None, ping_interval=None)
            screens[seat] = Screen(await stack.enter_async_context(connecting))
            await screens[seat].send("hello", v=1, table=made["table"], token=made["mine"][seat])
            await screens[seat].hear("welcome")
        while len(counted) < MOVES and not screens["x"].view["result"]:
            may = [(seat, move) for seat in SEATS for move in screens[seat].view.get("legal") or ()]
            seat, move = chooser.choice([(seat, move) for seat, move in may if "double" not in move])
            await asyncio.sleep(0.1)
            told()
            await screens[seat].send("play", move=move, id=f"{len(counted)} {seat} {move}")
            for screen in screens.values():
                await screen.hear("update")
            await screens[seat].hear("done")
            if (files := told()) and seat != "x":
                counted.append(files)
    return counted


class Ear:
    """An outlet where everything is heard at once."""

    def write(self, text: str) -> bool:
        return True

    def hang_up(self) -> None: ...


async def walk(folder: str) -> tuple[list[list[str]], list[int]]:
    """Moves at a table in this process: the files of each, and how many functions they ran."""
    from misterx.server.limits import Bucket
    from misterx.server.protocol import api, wire
    from misterx.server.settings import Settings
    from misterx.server.table.audience import Connection
    from misterx.server.tables.registry import Tables
    from misterx.server.web.actions import act

    counted, functions = list[list[str]](), list[int]()
    found: set[Any] = set()

    def note(frame: Any, event: str, given: Any) -> None:
        if event == "call" and PACKAGE in frame.f_code.co_filename:
            found.add(frame.f_code)

    tables = Tables(Settings(data=folder, bot_pause=0))
    await tables.start(bots=False)
    seats = dict.fromkeys(SEATS[:VIEWERS], "me")
    made = await tables.make(api.NewTable("scotland-yard", VIEWERS, seats=seats, aid="possible"), b"me")
    table, chooser = tables.open_tables[made.table], random.Random(1)
    screens = {seat: Connection(seat, False, b"me", Bucket(1e9, 1e9), table.send_at, outlet=Ear()) for seat in seats}
    for screen in screens.values():
        table.enter(screen)
    while len(counted) < MOVES and not table.game.result:
        may = [(seat, move) for seat, moves in table.on_turn().items() for move in moves if "double" not in move]
        seat, move = chooser.choice(may)
        await asyncio.sleep(0.02)  # what the move before left behind is done
        found.clear()
        sys.setprofile(note)
        await act(tables, table, screens[seat], wire.Play(move=move, id=f"{len(table.game.lines)}"))
        sys.setprofile(None)
        if seat != "x":
            counted.append(sorted({code.co_filename.rpartition(PACKAGE)[2] for code in found}))
            functions.append(len(found))
    await tables.close()
    return counted, functions


def main() -> None:
    if sys.argv[1:] == ["--act"]:
        with tempfile.TemporaryDirectory() as folder:
            counted, functions = asyncio.run(walk(folder))
        report(counted)
        print(f"{statistics.median_low(functions)} functions a move")
        return
    settings = {f"MISTERX_{name}": "0" for name in NO_LIMITS} | {"MISTERX_JIT": "off"}
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "bench.move_files", SERVE, "--no-browser", "--port", "0", "--data", folder]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **settings})
        assert server.stdout
        try:
            line = server.stdout.readline()
            counted = asyncio.run(play(server, int(line.rstrip().rstrip("/").rpartition(":")[2])))
        finally:
            server.kill()
            server.wait()
            server.stdout.close()
    report(counted)


def report(counted: list[list[str]]) -> None:
    middle = sorted(counted, key=len)[len(counted) // 2]
    print(*middle, sep="\n")
    print(f"{statistics.median_low([len(files) for files in counted])} files a move, of {len(counted)} moves")


if __name__ == "__main__":
    if sys.argv[1:2] == [SERVE]:
        serve(sys.argv[1:])
    else:
        main()
