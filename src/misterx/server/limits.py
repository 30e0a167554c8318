"""How much an outsider may ask for."""

from __future__ import annotations

import ipaddress
import logging
import sys
import time
from collections import OrderedDict, deque
from functools import lru_cache

LOG = logging.getLogger("misterx.server")
MOST_ADDRESSES = 10_000
HOUSEHOLD_BITS = 64  # bits of an IPv6 address that one customer is given; the rest is his to choose
OTHER_CONNECTIONS = 200  # connections beside websockets: pages, questions, whoever looks after the server
OWN_FILES = 100  # files that the server itself may have open
MOST_FILES = 65_536  # that are asked of the system
ANY_NUMBER = 1 << 30
MINUTE = 60.0  # seconds
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

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


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


class Buckets:
    """One bucket an address; the longest unused are forgotten. A rate of 0 is no limit."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst, self.rate = burst, rate
        self.of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        if self.rate <= 0:
            return True
        bucket = self.of.setdefault(address, Bucket(self.burst, self.rate))
        self.of.move_to_end(address)
        if len(self.of) > MOST_ADDRESSES:
            self.of.popitem(last=False)
        return bucket.take()


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
