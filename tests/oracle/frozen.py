"""The files of the oracle: what a commit gave, and what is frozen from later ones.

c02e704.txt  a game a line, its facets in the order of `FACETS`; `-` where that commit's answer holds no more
later.txt    the same for games that it did not know: younger rules, younger options, chance that is entered
since.txt    a game a line, with `facet:hash:code` for each `-`; its head has the reason that each code stands for
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tests.oracle.facets import FACETS

FOLDER = Path(__file__).parent / "frozen"
COMMIT = FOLDER / "c02e704.txt"
LATER = FOLDER / "later.txt"
SINCE = FOLDER / "since.txt"
Hashes = dict[str, dict[str, str]]  # by game and facet


@cache
def read() -> Hashes:
    """What every game must give now."""
    games = _read_whole(COMMIT) | _read_whole(LATER)
    for name, facets in read_since().items():
        games.setdefault(name, {}).update({facet: value for facet, (value, _) in facets.items()})
    return games


def read_since() -> dict[str, dict[str, tuple[str, str]]]:
    """What was changed on purpose: by game and facet, the hash that holds and the code of the reason."""
    games = {}
    for line in _lines(SINCE):
        name, *changes = line.split()
        parted = [change.split(":") for change in changes]
        games[name] = {facet: (value, code) for facet, value, code in parted}
    return games


def reasons() -> dict[str, str]:
    """The codes in the head of `since.txt`, and what each says."""
    heads = [line.removeprefix("# ") for line in SINCE.read_text("utf-8").splitlines() if line.startswith("# ")]
    return {code: why for code, _, why in (head.partition(": ") for head in heads)}


def write_whole(file: Path, games: Hashes) -> None:
    lines = [f"{name} {' '.join(facets[facet] for facet in FACETS)}\n" for name, facets in games.items()]
    file.write_text("".join(lines), "utf-8")


def add_since(differing: Hashes, code: str, why: str | None) -> None:
    """Put what differs into the files, in the place of what was frozen for it before."""
    known = reasons() if SINCE.exists() else {}
    if code not in known and not why:
        raise SystemExit(f"{code} is no reason yet: say why, too.")
    known |= {code: why} if why else {}
    since = read_since()
    for name, facets in differing.items():
        since.setdefault(name, {}).update({facet: (value, code) for facet, value in facets.items()})
    heads = [f"# {code}: {why}\n" for code, why in known.items()]
    lines = [
        f"{name} {' '.join(f'{facet}:{value}:{code}' for facet, (value, code) in facets.items())}\n"
        for name, facets in sorted(since.items())
    ]
    SINCE.write_text("".join([*heads, *lines]), "utf-8")
    for file in (COMMIT, LATER):
        games = _read_whole(file)
        for name in games.keys() & since.keys():
            games[name] |= dict.fromkeys(since[name], "-")
        write_whole(file, games)
    read.cache_clear()


def _read_whole(file: Path) -> Hashes:
    return {name: dict(zip(FACETS, hashes, strict=True)) for name, *hashes in (line.split() for line in _lines(file))}


def _lines(file: Path) -> list[str]:
    if not file.exists():
        return []
    return [line for line in file.read_text("utf-8").splitlines() if line and not line.startswith("#")]
