"""Clocks: each side has so many seconds, and a turn may add some. They stand still while the server does."""

from __future__ import annotations

import json
import time
from copy import copy

from misterx.server.protocol.wire_parts import ClockFace, ClockWish, Side


class Clock:
    def __init__(self, wish: ClockWish, kept: str = "") -> None:
        self.wish = wish
        self.left: dict[Side, float] = {"x": float(wish.seconds), "hunters": float(wish.seconds)}
        if kept:
            self.left = json.loads(kept)
        self.running: Side | None = None
        self._since = time.monotonic()

    def copy(self) -> Clock:
        copied = copy(self)
        copied.left = dict(self.left)
        return copied

    def run(self, side: Side | None) -> None:
        """From now on this side's time runs, or nobody's; a side that has finished its turn gets its increment."""
        if side == self.running:
            return
        self._count()
        if self.running and side:
            self.left[self.running] += self.wish.increment
        self.running = side

    def seconds_left(self) -> float | None:
        """What the running side has left; None if nobody's time runs."""
        self._count()
        return self.left[self.running] if self.running else None

    def agree(self, left: dict[str, float]) -> None:
        """Another node has had the same clock for longer: where less is left there, less is left."""
        self._count()
        self.left = {side: min(mine, left.get(side, mine)) for side, mine in self.left.items()}

    def face(self) -> ClockFace:
        self._count()
        return ClockFace(round(self.left["x"], 1), round(self.left["hunters"], 1), self.running)

    def keep(self) -> str:
        self._count()
        return json.dumps(self.left)

    def _count(self) -> None:
        now = time.monotonic()
        if self.running:
            self.left[self.running] = max(0.0, self.left[self.running] - (now - self._since))
        self._since = now
