"""`python -m misterx` is `misterx`."""

import sys

from misterx.cli import main

if __name__ == "__main__":
    sys.exit(main())
