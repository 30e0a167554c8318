"""Runs a command on a busy machine: beside processes that do nothing but burn a core each, at normal priority.

    python -m bench.busy 10 scripts/test tests/server tests/web tests/test_scripts.py

They end with the command, and of themselves if nobody ends them.
"""

from __future__ import annotations

import subprocess
import sys
import time

LONGEST_SECONDS = 4 * 3600
BURN = f"import time; end = time.monotonic() + {LONGEST_SECONDS}\nwhile time.monotonic() < end: pass"


def main() -> int:
    if len(sys.argv) < 3 or not sys.argv[1].isdecimal():
        sys.exit("Usage: python -m bench.busy PROCESSES COMMAND [ARGUMENT ...]")
    count, command = int(sys.argv[1]), sys.argv[2:]
    burners = [subprocess.Popen([sys.executable, "-I", "-c", BURN]) for _ in range(count)]
    begun = time.monotonic()
    try:
        code = subprocess.call(command)
    finally:
        died = sum(burner.poll() is not None for burner in burners)
        for burner in burners:
            burner.kill()
            burner.wait()
    print(f"\n{time.monotonic() - begun:.0f} s beside {count} processes that burned a core each", flush=True)
    if died:
        print(f"{died} of them ended before the command did: this run says nothing.")
    return code or int(died > 0)


if __name__ == "__main__":
    sys.exit(main())
