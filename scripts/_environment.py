"""The scripts' own environment: made once in .venv, renewed when what it is made from has changed."""

import ast
import contextlib
import errno
import hashlib
import importlib.util
import json
import os
import runpy
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import _python  # must come before anything that an old Python would refuse

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

# Variables of the caller that would send Python elsewhere.
FOREIGN = ("PYTHONHOME", "PYTHONPATH", "PYTHONSTARTUP", "PYTHONUSERBASE", "CONDA_PREFIX", "__PYVENV_LAUNCHER__")
# Of the caller's pip settings only those are used that say where packages are found; others (user, target, prefix,
# constraint) would send them elsewhere.
WHERE = {"index-url", "extra-index-url", "find-links", "no-index", "trusted-host", "cert", "client-cert", "proxy"}
WHERE |= {"timeout", "default-timeout", "retries", "keyring-provider", "cache-dir", "no-cache-dir"}
PROBE = (
    "import sys, importlib.util; "
    f"fits = {_python.FITTING} and importlib.util.find_spec('pip'); "
    "print('%d.%d.%d' % sys.version_info[:3]) if fits else sys.exit(1)"
)


class Environment:
    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / ".venv"
        self.bin = self.folder / ("Scripts" if os.name == "nt" else "bin")
        self.python = self.bin / ("python.exe" if os.name == "nt" else "python")
        self.mark = self.folder / "misterx.json"
        self.log = self.folder / "setup.log"

    def prepare(self, dev: bool = False) -> None:
        """Make the environment ready, or exit with a message that says what to do."""
        if self.is_ready(dev) and self.has_pages():
            return
        try:
            with self.lock():
                if not self.is_ready(dev):  # else another run has just done it
                    self.renew(dev)
                self.build_pages()
        except KeyboardInterrupt:
            sys.exit("\nStopped. Run this again to go on.")
        except OSError as error:
            if error.errno not in (errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOSPC):
                raise
            sys.exit(
                f"Cannot set up in {self.root}: {error.strerror}.\n"
                "The environment lives in the folder .venv there. Make room and make the folder writable, or copy the\n"
                "whole checkout to a folder of your own and run this again."
            )

    def hand_over(self, arguments: Sequence[str]) -> None:
        """Become the environment's Python."""
        command = [str(self.python), *arguments]
        if os.name == "nt":  # exec on Windows returns to the prompt at once
            with contextlib.suppress(KeyboardInterrupt):
                sys.exit(subprocess.call(command, env=self.variables()))
        sys.stdout.flush()
        os.execve(command[0], command, self.variables())

    def variables(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if name not in FOREIGN}
        path = os.pathsep.join([str(self.bin), os.environ.get("PATH", os.defpath)])
        return {**kept, "PATH": path, "VIRTUAL_ENV": str(self.folder), "PYTHONNOUSERSITE": "1"}

    def pip_variables(self) -> dict[str, str]:
        command = [str(self.python), "-I", "-m", "pip", "config", "list"]
        answer = subprocess.run(command, env=self.variables(), capture_output=True, text=True)
        found = {}
        for section in ("global.", "install.", ":env:."):  # the later one counts
            for line in answer.stdout.splitlines():
                name, _, value = line[len(section) :].partition("=")
                if line.startswith(section) and name in WHERE:
                    found["PIP_" + name.upper().replace("-", "_")] = str(ast.literal_eval(value))
        kept = {name: value for name, value in self.variables().items() if not name.startswith("PIP_")}
        return {**kept, **found, "PIP_CONFIG_FILE": os.devnull}

    def is_ready(self, dev: bool) -> bool:
        mark = self.read_mark()
        return bool(mark) and mark == {**self.fingerprint(), "dev": mark.get("dev") or dev}

    def read_mark(self) -> dict[str, object]:
        try:
            mark = json.loads(self.mark.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        return mark if isinstance(mark, dict) else {}

    def fingerprint(self) -> dict[str, object]:
        """What the environment is made from; a moved checkout counts, since the installed package points into it."""
        made_from = hashlib.sha256()
        for name in ("pyproject.toml", "constraints.txt"):
            made_from.update((self.root / name).read_bytes())
        return {"root": str(self.root), "python": self.version(), "made_from": made_from.hexdigest()}

    def version(self) -> str:
        """The version of the environment's Python; empty where it is missing, broken, unfit or without pip."""
        try:
            answer = subprocess.run([self.python, "-I", "-c", PROBE], capture_output=True, text=True, timeout=60)
        except (OSError, subprocess.TimeoutExpired):
            return ""
        return answer.stdout.strip() if answer.returncode == 0 else ""

    @contextlib.contextmanager
    def lock(self) -> Iterator[None]:
        """One set-up at a time; the system frees the lock when its holder ends, however it ends."""
        with open(self.root / ".venv.lock", "w") as file:
            waiting = False
            while True:
                try:
                    if sys.platform == "win32":
                        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
                    else:
                        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                    break
                except (BlockingIOError, PermissionError):
                    if not waiting:
                        print("Another run is setting up; waiting for it.", flush=True)
                    waiting = True
                    time.sleep(0.2)
            yield

    def renew(self, dev: bool) -> None:
        import tomllib

        mark = self.read_mark()
        dev = dev or bool(mark.get("dev"))
        whole = bool(self.version()) and mark.get("root", str(self.root)) == str(self.root)
        if whole:
            self.mark.unlink(missing_ok=True)
        else:
            self.create()
        project = tomllib.loads((self.root / "pyproject.toml").read_text("utf-8"))
        install = [str(self.python), "-I", "-m", "pip", "install", "--no-input"]
        install += ["--disable-pip-version-check", "--no-warn-script-location", "-c", "constraints.txt"]
        # The build tools are pinned like everything else and stay, so that later builds need no network.
        if project["build-system"]["requires"]:
            self.step("Installing the build tools", [*install, *project["build-system"]["requires"]])
        self.build_pages()
        target = ".[dev]" if dev else "."
        self.step("Installing Mister X and what it needs", [*install, "--no-build-isolation", "-e", target])
        self.mark.write_text(json.dumps({**self.fingerprint(), "dev": dev}), "utf-8")

    def has_pages(self) -> bool:
        """Whether the pages of the table are made from the sources that lie here now."""
        maker = self.root / "web" / "build.py"
        return not maker.exists() or bool(runpy.run_path(str(maker))["are_fresh"]())

    def build_pages(self) -> None:
        if not self.has_pages():
            self.step("Building the pages of the table", [str(self.python), "-I", "web/build.py"])

    def create(self) -> None:
        missing = [name for name in ("venv", "ensurepip") if importlib.util.find_spec(name) is None]
        if missing:
            major, minor = sys.version_info[:2]
            sys.exit(
                f"This Python ({sys.executable}) comes without its module {' and '.join(missing)}.\n"
                f"Debian and Ubuntu: sudo apt install python{major}.{minor}-venv (or python3-venv); elsewhere a\n"
                "complete Python helps. Then run this again."
            )
        if self.folder.is_symlink() or self.folder.is_file():
            self.folder.unlink()
        elif self.folder.exists():
            print("The environment in .venv is broken or was moved here; making it anew.", flush=True)
            shutil.rmtree(self.folder)
        self.folder.mkdir()
        version = ".".join(map(str, sys.version_info[:3]))
        self.step(f"Creating .venv with Python {version}", [sys.executable, "-I", "-m", "venv", str(self.folder)])

    def step(self, title: str, command: Sequence[str]) -> None:
        """Run one step of the set-up with a line that moves on a terminal; exit with the end of its log if it fails."""
        start = shown = time.monotonic()
        live = sys.stdout.isatty()
        width = shutil.get_terminal_size().columns - 1
        print(f"{title} ...", end="" if live else "\n", flush=True)
        variables = self.pip_variables() if "pip" in command else self.variables()
        with open(self.log, "wb") as log:
            process = subprocess.Popen(
                command, cwd=self.root, env=variables, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT
            )
            while process.poll() is None:
                time.sleep(0.1)
                now = time.monotonic()
                if now - shown >= (0.5 if live else 15):
                    shown = now
                    text = f"{title} ... {now - start:.0f} s {self.doing()}"
                    print("\r" + text[:width].ljust(width) if live else text, end="" if live else "\n", flush=True)
        seconds = time.monotonic() - start
        text = f"{title} ... {'done' if process.returncode == 0 else 'failed'} in {seconds:.1f} s"
        print("\r" + text.ljust(width) if live else text, flush=True)
        if process.returncode:
            sys.exit(self.explain_failure())

    def doing(self) -> str:
        """What pip is busy with, from its last telling line."""
        lines = self.log.read_text("utf-8", "replace").splitlines()
        telling = ("Collecting", "Downloading", "Installing", "Building")
        told = [line.strip() for line in lines if line.lstrip().startswith(telling)]
        if not told:
            return ""
        verb, what = told[-1].split()[:2]
        if what in ("what", "the"):  # of the pages
            return f"({told[-1]})"
        return "(unpacking)" if what == "collected" else f"({verb} {what})"

    def explain_failure(self) -> str:
        log = self.log.read_text("utf-8", "replace")
        # As pip words it: no connection at all, or an index that answered nothing.
        unreachable = (
            "NewConnectionError",
            "NameResolutionError",
            "ConnectTimeout",
            "ProxyError",
            "from versions: none",
            "npm error network",
            "npm error code E",
        )
        advice = "The lines above say why."
        if any(word in log for word in unreachable):
            advice = (
                "A package could not be downloaded. The first run needs a network connection (behind a proxy, set\n"
                "HTTPS_PROXY); later runs do not."
            )
        tail = "\n".join("  | " + line for line in log.splitlines()[-12:])
        return f"{tail}\nThe set-up did not finish. {advice}\nRun this again to go on; the whole log is {self.log}"


ENVIRONMENT = Environment(Path(__file__).resolve().parent.parent)
