"""Random numbers for playouts: xorshift on 32 bits, the same interpreted, compiled and in C.

The state is one int64 in an array beside the game, never inside its record. Nothing here overflows: products stay under
2**63 and shifts are cut to 32 bits, so that no mode of running can differ.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from misterx.kernel.jit import kernel

MASK = 0xFFFFFFFF
PADDING = 16  # int64 values a thread's state takes, so that no two threads share a cache line


def new_randoms(seed: int) -> npt.NDArray[np.int64]:
    randoms = np.zeros(PADDING, np.int64)
    seed_randoms(randoms, seed & MASK)
    return randoms


@kernel
def seed_randoms(randoms: npt.NDArray[np.int64], seed: int) -> None:
    """Mix a seed (32 bits), so that neighbouring seeds start far apart."""
    x = (seed + 0x1E3779B9) & MASK
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & MASK
    x = ((x ^ (x >> 15)) * 0x2C1B3C6D) & MASK
    x = x ^ (x >> 16)
    if x == 0:
        x = 0x1E3779B9
    randoms[0] = x


@kernel
def draw(randoms: npt.NDArray[np.int64], n: int) -> int:
    """A number from 0 to n - 1."""
    x = randoms[0]
    x ^= (x << 13) & MASK
    x ^= x >> 17
    x ^= (x << 5) & MASK
    randoms[0] = x
    return int((x * n) >> 32)
