"""The server of the tests, which knows one family more and serves the pages of a folder of its own.

python -m tests.fourth_family.serving serve ...
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from unittest.mock import patch

from tests.fourth_family import cellar
from tests.server.dealing import FILE, deal_by_name

from misterx.cli import main
from misterx.families import registry
from misterx.server.web import pages

PAGES = "PAGES_OF_ONES_OWN"  # the variable that says where the pages lie

if __name__ == "__main__":
    registry.add(cellar)
    patch.object(pages, "PAGES", Path(os.environ[PAGES])).start()
    if FILE in os.environ:
        deal_by_name()
    sys.exit(main())
