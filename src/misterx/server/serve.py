"""Starting the server."""

from __future__ import annotations

import os
import sys
from pathlib import Path

DEFAULT_PORT = 8470


def data_folder() -> Path:
    """Where tables are kept: MISTERX_DATA, else the platform's folder for a user's data."""
    if chosen := os.environ.get("MISTERX_DATA"):
        return Path(chosen)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "misterx"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "misterx" / "data"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "misterx"


def serve(host: str = "127.0.0.1", port: int = DEFAULT_PORT, data: Path | None = None) -> None:
    """Serve until told to stop."""
    import uvicorn

    from misterx.server.app import make_app

    app = make_app(data or data_folder())
    uvicorn.run(app, host=host, port=port, log_level="warning", ws_max_size=65_536, access_log=False)
