"""Draws for real games: unbiased, from one secret seed, so that whoever learns the seed can check every draw."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from misterx.kernel.errors import MisterXError, quote


def new_seed() -> bytes:
    """Of a game that nobody wants to see again."""
    return secrets.token_bytes(32)


class Draws:
    """HMAC-SHA256 of the seed over a counter; numbers that would favour some outcome are thrown away."""

    def __init__(self, seed: int | bytes | None = None, count: int = 0) -> None:
        if seed is None:
            seed = new_seed()
        if isinstance(seed, bool) or not isinstance(seed, int | bytes):
            raise MisterXError("bad_seed", seed=quote(seed))
        # In hexadecimal beyond a usual number: Python refuses to write very long ones in decimals.
        self.seed = seed if isinstance(seed, bytes) else (str(seed) if abs(seed) < 1 << 64 else hex(seed)).encode()
        self.count = count

    def commitment(self) -> str:
        """What may be published before the game: a hash that fixes the seed without telling it."""
        return hashlib.sha256(b"misterx seed " + self.seed).hexdigest()

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, every one as likely as the other."""
        bound = (1 << 64) - (1 << 64) % n
        while True:
            digest = hmac.digest(self.seed, self.count.to_bytes(8, "big"), "sha256")
            self.count += 1
            number = int.from_bytes(digest[:8], "big")
            if number < bound:
                return number % n

    def weighted(self, weights: Sequence[int]) -> int:
        """An index, as likely as its weight says."""
        left = self.below(sum(weights))
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise AssertionError("weights ran out")
