"""A network between browsers and the server that can go dark: nothing gets through, and nobody is told.

What held before is dead for good, as after a change of addresses; a new line is asked for again by the system.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from typing import Any

from tests.server.running import LONGEST, Server

PIECE = 65_536
ASKED_AGAIN = (1, 2, 4, 8, 16, 32)  # seconds between the times at which a system asks for a line


class Network:
    """Hands on what comes, from a port of its own."""

    def __init__(self, server: Server) -> None:
        self.server, self.dark, self.port = server, False, 0
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._works: set[asyncio.Task[Any]] = set()
        self._await(self._open())

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def stop(self) -> None:
        self._await(self._close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(LONGEST)
        self._loop.close()

    def _await(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result(LONGEST)

    async def _open(self) -> None:
        self._listening = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        self.port = self._listening.sockets[0].getsockname()[1]

    async def _close(self) -> None:
        self._listening.close()
        for work in self._works:
            work.cancel()
        await asyncio.gather(*self._works, return_exceptions=True)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        here = asyncio.current_task()
        assert here
        self._works.add(here)
        ends = [writer]
        try:
            for pause in ASKED_AGAIN:
                if not self.dark:
                    break
                await asyncio.sleep(pause)
            inner_reader, inner = await asyncio.open_connection("127.0.0.1", self.server.port)
            ends.append(inner)
            line = Line(self)
            await asyncio.gather(line.carry(reader, inner), line.carry(inner_reader, writer))
        except OSError:
            pass
        finally:
            self._works.discard(here)
            for end in ends:
                end.close()


class Line:
    """One connection; once it has lost something nothing comes through any more."""

    def __init__(self, network: Network) -> None:
        self.network, self.is_dead = network, False

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while piece := await reader.read(PIECE):
            self.is_dead |= self.network.dark
            if not self.is_dead:
                writer.write(piece)
                await writer.drain()
        if not self.is_dead:
            writer.close()
