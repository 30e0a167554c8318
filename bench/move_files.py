"""Through how many of our Python files one detective's move goes, from the click until every screen has heard of it.

    python -m bench.move_files

A real server that notes which files it runs, six screens, the deduction aid on; each move counts by itself.
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


def main() -> None:
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
    middle = sorted(counted, key=len)[len(counted) // 2]
    print(*middle, sep="\n")
    print(f"{statistics.median_low([len(files) for files in counted])} files a move, of {len(counted)} moves")


if __name__ == "__main__":
    if sys.argv[1:2] == [SERVE]:
        serve(sys.argv[1:])
    else:
        main()
