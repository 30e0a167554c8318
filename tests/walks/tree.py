"""A throw-away copy of the tree, to walk through: what one edits there, and how many files that took."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
COUNTED = ("src", "web")  # what a walk's files are counted in
MADE = ("src/misterx/server/pages/", "web/app/words/", "web/node_modules")


class Tree:
    """The files that git knows of here, or would take; nothing in it is a link to ours but what npm has fetched."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        names = subprocess.run(listed, cwd=ROOT, capture_output=True, check=True).stdout.decode().split("\0")
        self._before: dict[str, bytes] = {}
        for name in filter(None, names):
            if (ROOT / name).is_file():
                self._before[name] = (ROOT / name).read_bytes()
                self.write(name, self._before[name])
        (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")

    def write(self, name: str, content: str | bytes) -> None:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)

    def read(self, name: str) -> str:
        return (self.folder / name).read_text("utf-8")

    def touched(self) -> list[str]:
        """The files of `src` and `web` that were added, changed or taken out; not what is made from them."""
        now: dict[str, bytes] = {}
        for room in COUNTED:
            for path in (self.folder / room).rglob("*"):
                name = path.relative_to(self.folder).as_posix()
                if path.is_file() and "__pycache__" not in name and not name.startswith(MADE):
                    now[name] = path.read_bytes()
        before = {name: content for name, content in self._before.items() if name.startswith(COUNTED)}
        return sorted(name for name in before.keys() | now.keys() if before.get(name) != now.get(name))

    def run(self, *command: str) -> str:
        """What a Python command says that runs on this tree; it must go well."""
        return run_on(self.folder, *command)


def run_on(folder: Path, *command: str) -> str:
    path = os.pathsep.join(str(folder / room) for room in ("src", "", "scripts"))
    variables = {**os.environ, "PYTHONPATH": path}
    ran = subprocess.run([sys.executable, *command], cwd=folder, env=variables, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout
