"""What is behind a hash of the oracle: `python -m tests.oracle.show NAME [FACET]` prints the texts that were hashed.

Run it here and with another checkout's `src` first in PYTHONPATH, and compare what it prints.
"""

from __future__ import annotations

import sys

from tests.oracle import games
from tests.oracle.facets import FACETS


def main() -> None:
    if len(sys.argv) not in (2, 3) or sys.argv[1] not in games.names():
        sys.exit(__doc__)
    _, facets = games.run(sys.argv[1], keep=True)
    assert facets.texts
    for facet in sys.argv[2:] or FACETS:
        print(f"== {facet}", *facets.texts[facet], sep="\n")


if __name__ == "__main__":
    main()
