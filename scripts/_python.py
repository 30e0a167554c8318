"""Imported before all else: goes on with a Python that fits, or says which one is needed.

Readable by old Pythons, so no syntax here (nor in the files that import it) that is newer than 3.6.
"""

import os
import subprocess
import sys

FITTING = "(3, 11) <= sys.version_info[:2] <= (3, 14)"
NAMES = ["python3.14", "python3.13", "python3.12", "python3.11", "python3", "python"]

if not (3, 11) <= sys.version_info[:2] <= (3, 14):
    for variable in ("PYTHONHOME", "PYTHONPATH"):
        os.environ.pop(variable, None)
    for name in NAMES:
        for folder in os.environ.get("PATH", os.defpath).split(os.pathsep):
            candidate = os.path.join(folder, name + (".exe" if os.name == "nt" else ""))
            # A name on PATH proves nothing: version managers leave stubs there that only print an error.
            probe = [candidate, "-c", "import sys; sys.exit(0 if " + FITTING + " else 1)"]
            if os.path.isfile(candidate) and subprocess.call(probe, stderr=subprocess.DEVNULL) == 0:
                command = [candidate, *sys.argv]
                if os.name == "nt":
                    sys.exit(subprocess.call(command))
                os.execv(candidate, command)
    sys.exit(
        "Mister X needs Python 3.11, 3.12, 3.13 or 3.14; this is {}.{}, and no other was found on PATH.\n"
        "Install one (Debian and Ubuntu: sudo apt install python3 python3-venv; macOS: brew install python),\n"
        "then run this again, or name it: /path/to/python3.12 {}".format(*sys.version_info[:2], sys.argv[0])
    )
