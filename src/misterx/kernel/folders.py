"""Where things are kept on this machine: a user's own (tables, unfinished games), and what can be made again."""

from __future__ import annotations

import os
import sys
from pathlib import Path

NAME = "misterx"


def data_folder() -> Path:
    """For tables and unfinished games: MISTERX_DATA, else the platform's folder for a user's data."""
    if chosen := os.environ.get("MISTERX_DATA"):
        return Path(chosen)
    import platformdirs  # not needed where the folders are named

    if sys.platform == "win32":
        return platformdirs.user_data_path(NAME, appauthor=False) / "data"
    library = Path.home() / "Library" / "Application Support" / NAME
    if sys.platform == "darwin" and library.is_dir():  # begun before XDG_DATA_HOME counted on a Mac
        return library
    return platformdirs.user_data_path(NAME, appauthor=False)


def cache_root() -> Path:
    """For compiled code: MISTERX_CACHE, else the platform's folder for what can be made again."""
    if chosen := os.environ.get("MISTERX_CACHE"):
        return Path(chosen)
    import platformdirs

    return platformdirs.user_cache_path(NAME, appauthor=False)
