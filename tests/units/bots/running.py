"""Whether processes are still there."""

from __future__ import annotations

import subprocess
import time

PATIENCE = 20.0


def is_running(pid: int) -> bool:
    """Whether a process is there, and not only its entry in the table of processes."""
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout
    return bool(state.strip()) and not state.startswith("Z")


def ends(pid: int) -> bool:
    """Whether a process comes to its end before patience does."""
    end = time.monotonic() + PATIENCE
    while is_running(pid) and time.monotonic() < end:
        time.sleep(0.05)
    return not is_running(pid)
