"""How much an outsider may ask for."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import sys
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeVar
from weakref import WeakValueDictionary

Made = TypeVar("Made")
LOG = logging.getLogger("misterx.server")
MOST_ADDRESSES = 10_000
HOUSEHOLD_BITS = 64  # bits of an IPv6 address that one customer is given; the rest is his to choose
OTHER_CONNECTIONS = 200  # connections beside websockets: pages, questions, whoever looks after the server
OWN_FILES = 100  # files that the server itself may have open
MOST_FILES = 65_536  # that are asked of the system
ANY_NUMBER = 1 << 30
MINUTE = 60.0  # seconds
MOST_WORKS_WAITING = 10  # of one address
REST_FOR_WORK = 4  # times as long as the work
AT_ONCE_OF_A_MINUTE = 1 / 3  # of the questions of a minute
BROWSERS_WORTH = 5  # of one address, that all ask as much as they may
LARGEST_CLOCK_STEP_SECONDS = 600.0  # seconds by which a clock may be put right in passing
TRUSTED_AFTER_SECONDS = 6 * 3_600.0  # seconds that a date must have held


def open_more_files() -> None:
    """Ask the system for as many open files as it gives; by itself a process has few, and every connection is one."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def find_socket_capacity(most_sockets: int) -> int:
    """How many websockets there may be: as the settings say, and no more than files may be open here."""
    wished = most_sockets or ANY_NUMBER
    if sys.platform == "win32":
        return wished
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return wished if soft == resource.RLIM_INFINITY else max(1, min(wished, soft - OTHER_CONNECTIONS - OWN_FILES))


class Bucket:
    """So many at once, and so many a second after that."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst, self.rate = burst, rate
        self.left, self.at = burst, time.monotonic()

    def take(self, worth: float = 1) -> bool:
        if self.seconds(worth):
            return False
        self.left -= worth
        return True

    def seconds(self, worth: float = 1) -> float:
        """How long it takes until so much is in it."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        return max(0.0, worth - self.left) / self.rate


@lru_cache(MOST_ADDRESSES)
def household(address: str) -> str:
    """Whom an address belongs to, for counting: whoever has one IPv6 address has as many as he likes beside it."""
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if known.version == 4:
        return address
    if known.ipv4_mapped:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known, HOUSEHOLD_BITS), strict=False))


def proxies_in(trusted: str) -> Callable[[str], bool]:
    """Whether an address belongs to a proxy that is believed: many people come from there."""
    named = [part.strip() for part in trusted.split(",") if part.strip()]
    networks = [ipaddress.ip_network(part) for part in named if part != "*"]

    @lru_cache(MOST_ADDRESSES)
    def is_proxy(address: str) -> bool:
        try:
            known = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return "*" in named
        return "*" in named or any(known in network for network in networks)

    return is_proxy


class Buckets:
    """One bucket an address; the longest unused are forgotten. A rate of 0 is no limit."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst, self.rate = burst, rate
        self.of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, worth: float = 1) -> bool:
        return self.rate <= 0 or self._bucket(address).take(worth)

    def seconds(self, address: str) -> float:
        """How long this address has to wait."""
        return self._bucket(address).seconds() if self.rate > 0 else 0.0

    def _bucket(self, address: str) -> Bucket:
        bucket = self.of.setdefault(address, Bucket(self.burst, self.rate))
        self.of.move_to_end(address)
        if len(self.of) > MOST_ADDRESSES:
            self.of.popitem(last=False)
        return bucket


class Questions:
    """What is work for the server may be asked by a browser so often in a minute, and by an address five times that."""

    def __init__(self, a_minute: float) -> None:
        at_once = max(1.0, a_minute * AT_ONCE_OF_A_MINUTE)
        self._browsers = Buckets(at_once, a_minute / MINUTE)
        self._addresses = Buckets(BROWSERS_WORTH * at_once, BROWSERS_WORTH * a_minute / MINUTE)

    def count(self, address: str, browser: str) -> float:
        """Counts one and gives nothing, or the seconds until there is one for him."""
        wait = self._addresses.seconds(address)
        if browser:
            wait = max(wait, self._browsers.seconds(browser))
        if not wait:
            self._addresses.take(address)
            if browser:
                self._browsers.take(browser)
        return wait


class Turns:
    """Of all that one asks for, one thing is begun at a time, and what others ask for comes in between.

    So nobody waits for more than a single thing of somebody else's, however many he has asked for at once.
    """

    def __init__(self) -> None:
        self._of: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def take(self, address: str) -> None:
        """Comes back when it is this address's turn again."""
        lock = self._of.get(address)
        if lock is None:
            self._of[address] = lock = asyncio.Lock()
        async with lock:
            await asyncio.sleep(0)


class Works:
    """What takes some milliseconds, done one after the other, with a rest in between that is longer than the work.

    So an answer to somebody else, which takes the loop several rounds, meets with one work at most. Of each address one
    stands in line.
    """

    def __init__(self, rests: bool) -> None:
        self._line = asyncio.Lock()
        self._of: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._waiting: Counter[str] = Counter()
        self._rest = REST_FOR_WORK if rests else 0
        self._rests_until = 0.0

    def is_full(self, address: str) -> bool:
        """Whether so much waits for this address that there is no room for more."""
        return self._waiting[address] >= MOST_WORKS_WAITING and self._rest > 0

    async def do(self, address: str, work: Callable[..., Made], *about: Any) -> Made:
        own = self._of.get(address)
        if own is None:
            self._of[address] = own = asyncio.Lock()
        self._waiting[address] += 1
        try:
            async with own, self._line:
                await asyncio.sleep(max(0.0, self._rests_until - time.monotonic()))
                began = time.monotonic()
                try:
                    return work(*about)
                finally:
                    ended = time.monotonic()
                    self._rests_until = ended + self._rest * (ended - began)
        finally:
            self._waiting -= Counter((address,))  # which forgets it at nought


class Tries:
    """So many in any minute for each address; the longest unused are forgotten. 0 is no limit."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.of: OrderedDict[str, deque[float]] = OrderedDict()

    def take(self, address: str) -> bool:
        if not self.most:
            return True
        made = self.of.setdefault(address, deque(maxlen=self.most))
        self.of.move_to_end(address)
        if len(self.of) > MOST_ADDRESSES:
            self.of.popitem(last=False)
        now = time.monotonic()
        if len(made) == self.most and now - made[0] < MINUTE:
            return False
        made.append(now)
        return True


class ClockGuard:
    """Whether the machine's date can be believed, so that nothing is removed as old because a clock was wrong.

    A server that has just begun waits; so does one whose clock has been set by more than a little while it ran.
    """

    def __init__(self) -> None:
        self._from = time.monotonic()
        self._offset = time.time() - time.monotonic()

    def is_trusted(self) -> bool:
        offset = time.time() - time.monotonic()
        if abs(offset - self._offset) > LARGEST_CLOCK_STEP_SECONDS:
            LOG.error(
                "the clock was set: nothing is removed as old for a while",
                extra={"count": round(offset - self._offset)},
            )
            self._from, self._offset = time.monotonic(), offset
        return time.monotonic() - self._from >= TRUSTED_AFTER_SECONDS
