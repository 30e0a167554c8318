"""Private instances of PostgreSQL and NATS on free ports, for tests and measurements; they end with whoever began them.

PostgreSQL refuses to be run by root; root runs it as `nobody`.
"""

import os
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

PATIENCE = 300  # seconds in which a service must answer, on a busy machine too
PORTS = range(20_000, 32_000)  # below those that systems give to whoever asks for any: nobody takes one by chance
SETTINGS = ("listen_addresses=127.0.0.1", "max_connections=60", "shared_buffers=32MB", "log_min_messages=fatal")


def find_program(name: str) -> str | None:
    """A program, also where Debian puts it out of the way."""
    places = [str(folder) for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]
    return shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", os.defpath), *places, "/usr/sbin"]))


def missing() -> list[str]:
    """What would have to be installed for tests of many nodes."""
    programs = {"postgres": "PostgreSQL", "initdb": "PostgreSQL", "nats-server": "NATS"}
    return sorted({what for program, what in programs.items() if find_program(program) is None})


def free_port() -> int:
    """One that stays free until it is used, and while whoever uses it is killed and started again."""
    while True:
        port = random.SystemRandom().choice(PORTS)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


def answers(port: int) -> bool:
    with socket.socket() as probe:
        probe.settimeout(1)
        return probe.connect_ex(("127.0.0.1", port)) == 0


class Service:
    """A program that listens on a port of its own; what it keeps lies in a temporary folder."""

    def __init__(self) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="misterx-"))
        self.user = "nobody" if os.name == "posix" and os.getuid() == 0 else None
        if self.user:
            shutil.chown(self.folder, self.user)
        self.process: subprocess.Popen[bytes] | None = None
        self.prepare()
        self.start()

    def prepare(self) -> None:
        """Before the first start."""

    def command(self) -> list[str]:
        raise NotImplementedError

    def is_ready(self) -> bool:
        return answers(self.port)

    def start(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.process is None or self.process.poll() is not None:  # what a kill left behind may be in the way
                self.process = self.run(self.command())
            time.sleep(0.05)
            if self.process.poll() is None and self.is_ready():
                return
        raise RuntimeError(f"{self.command()[0]} does not answer: {(self.folder / 'log').read_text()[-2000:]}")

    def run(self, command: list[str]) -> "subprocess.Popen[bytes]":
        with open(self.folder / "log", "ab") as log:
            return subprocess.Popen(
                command, cwd=self.folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log, user=self.user,
                env={"PATH": os.environ.get("PATH", os.defpath), "LC_ALL": "C"}, start_new_session=True,
            )  # fmt: skip

    def kill(self) -> None:
        """The power goes, for it and for whatever it has started."""
        assert self.process
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        started = [int(child) for child in children.read_text().split()] if children.is_file() else []
        for process in (self.process.pid, *started):
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                continue
        self.process.wait()

    def stop(self) -> None:
        if self.process and self.process.poll() is None:
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Service):
    """`safe=False` keeps nothing through a power cut, and is quicker."""

    def __init__(self, safe: bool = True) -> None:
        self.own = SETTINGS if safe else (*SETTINGS, "fsync=off", "full_page_writes=off", "synchronous_commit=off")
        super().__init__()

    def prepare(self) -> None:
        initdb = find_program("initdb")
        assert initdb, "PostgreSQL is not installed"
        flags = ["--auth=trust", "--username=misterx", "--encoding=UTF8", "--no-locale", "--no-sync"]
        making = self.run([initdb, "--pgdata", str(self.folder / "data"), *flags])
        if making.wait():
            raise RuntimeError((self.folder / "log").read_text()[-2000:])

    def command(self) -> list[str]:
        program = find_program("postgres")
        assert program, "PostgreSQL is not installed"
        settings = [f"port={self.port}", f"unix_socket_directories={self.folder}", *self.own]
        return [program, "-D", str(self.folder / "data"), *(part for one in settings for part in ("-c", one))]

    def is_ready(self) -> bool:
        """Whether it lets somebody in; while it recovers, it answers that it does not."""
        psql = find_program("psql")
        assert psql, "PostgreSQL is not installed"
        return subprocess.run([psql, self.address, "-c", "select 1"], capture_output=True).returncode == 0

    @property
    def address(self) -> str:
        return f"postgresql://misterx@127.0.0.1:{self.port}/postgres"

    def new_database(self, name: str) -> str:
        """An empty database of its own, by its address."""
        psql = find_program("psql")
        assert psql, "PostgreSQL is not installed"
        subprocess.run([psql, self.address, "-qc", f"create database {name}"], check=True, capture_output=True)
        return f"postgresql://misterx@127.0.0.1:{self.port}/{name}"


class Nats(Service):
    def command(self) -> list[str]:
        program = find_program("nats-server")
        assert program, "NATS is not installed"
        return [program, "-a", "127.0.0.1", "-p", str(self.port)]

    @property
    def address(self) -> str:
        return f"nats://127.0.0.1:{self.port}"
