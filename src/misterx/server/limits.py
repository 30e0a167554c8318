"""How much an outsider may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict

MOST_ADDRESSES = 10_000


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
