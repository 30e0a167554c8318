"""Room for connections, so that no address has all of it.

Whoever waits for something, be it our next question or his own next word, gives way to who comes: his browser connects
again when it wants something. Whoever is being answered stays.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable
from typing import Any, Protocol

from misterx.server.limits import household

Soon = Callable[..., Any]  # as loops call what is to be called in their next round


class Guest(Protocol):
    """A connection that has asked for nothing yet, or is being answered; a websocket is none any more."""

    def give_way(self) -> None: ...

    def pause(self) -> None: ...

    def begin(self) -> None: ...


def no_one(address: str) -> bool:
    return False


class Room:
    """So many connections in all and so many of each address; 0 is no limit. Of a proxy there may be any number."""

    def __init__(self, most: int = 0, most_each: int = 0, is_proxy: Callable[[str], bool] = no_one) -> None:
        self.most, self.most_each, self.is_proxy = most, most_each, is_proxy
        self._addresses: dict[Guest, str] = {}
        self._count: Counter[str] = Counter()  # [address]
        self._waiting: dict[str, dict[Guest, None]] = {}  # [address], the longest first
        self._lines: dict[str, deque[Guest]] = {}  # [address]: who has come and is not heard yet

    def enter(self, guest: Guest, address: str, in_all: int) -> bool:
        """Let a connection in, as the last of so many; False if there is no room and nobody gives way."""
        bounded = self.most_each and not self.is_proxy(address)
        address = household(address)
        if bounded and self._count[address] >= self.most_each:
            if not self._make_room(address):
                return False
        elif 0 < self.most < in_all:
            most_waiting = max(self._waiting, key=lambda each: len(self._waiting[each]), default="")
            if not self._make_room(most_waiting):
                return False
        self._addresses[guest] = address
        self._count[address] += 1
        self.wait(guest)
        return True

    def line_up(self, guest: Guest, address: str, soon: Soon) -> None:
        """Of those who come from one address at once, one after the other is heard: others are heard in between."""
        address = household(address)
        if address in self._lines:
            guest.pause()
            self._lines[address].append(guest)
        else:
            self._lines[address] = deque()
            soon(self._hear_next, address, soon)

    def _hear_next(self, address: str, soon: Soon) -> None:
        if not self._lines[address]:
            del self._lines[address]
            return
        self._lines[address].popleft().begin()
        soon(self._hear_next, address, soon)

    def wait(self, guest: Guest) -> None:
        """From now on he waits, longer than nobody."""
        if address := self._addresses.get(guest):
            self.be_served(guest)
            self._waiting.setdefault(address, {})[guest] = None

    def be_served(self, guest: Guest) -> None:
        """He has asked for something and does not wait any more, but we work."""
        address = self._addresses.get(guest, "")
        if waiting := self._waiting.get(address):
            waiting.pop(guest, None)
            if not waiting:
                del self._waiting[address]

    def leave(self, guest: Guest) -> None:
        self.be_served(guest)
        if address := self._addresses.pop(guest, ""):
            self._count[address] -= 1
            if not self._count[address]:
                del self._count[address]

    def _make_room(self, address: str) -> bool:
        """Whether somebody of this address gives way: who has waited longest."""
        first = next(iter(self._waiting.get(address, ())), None)
        if first is None:
            return False
        self.leave(first)
        first.give_way()
        return True
