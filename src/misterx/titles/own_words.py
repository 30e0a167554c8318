"""The words that a title of somebody's own brings: `words/en.ftl`, `words/de.ftl`, …, beside its `title.toml`."""

from __future__ import annotations

from pathlib import Path

from misterx.words import LANGUAGES
from misterx.words.fluent import BadWords, Catalogue, arguments_of, tell

# What it may name beside itself: its tickets, its editions, the values of its options.
GROUPS = ("ticket", "edition", "value")
MOST_BYTES = 100_000

OwnWords = dict[str, dict[str, str]]  # [language][message]: text


def read_words(folder: Path, title: str) -> tuple[OwnWords, list[str]]:
    """The messages that lie in a title's folder, and everything that is wrong with them."""
    found: OwnWords = {}
    faults: list[str] = []
    for path in sorted((folder / "words").glob("*.ftl")):
        if path.stem not in LANGUAGES:
            faults.append(f"words/{path.name}: languages are {', '.join(LANGUAGES)}.")
            continue
        try:
            if path.stat().st_size > MOST_BYTES:
                raise BadWords("it is too large")
            words = Catalogue(path.read_text("utf-8"))
            faults += [f"words/{path.name}: {why}" for why in _find_faults(words, title)]
            found[path.stem] = {name: tell(words, name, {}) for name in words} if not faults else {}
        except (OSError, ValueError) as error:
            faults.append(f"words/{path.name}: {error}.")
    return found, faults


def _find_faults(words: Catalogue, title: str) -> list[str]:
    own = f"title-{title.replace('-', '_')}"
    allowed = ", ".join([own, *(f"{group}-…" for group in GROUPS)])
    faults = []
    for name in words:
        message = name.partition(".")[0]
        if message != own and message.partition("-")[0] not in GROUPS:
            faults.append(f"nothing says {name}; a title may name {allowed}.")
        elif arguments_of(words, words[name]):
            faults.append(f"{name} is filled in with nothing.")
    return faults
