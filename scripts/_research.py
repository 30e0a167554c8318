"""The tables of docs/research.md that are made from what families declare: what the numbers of environments mean."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from pathlib import Path

from _notation import COMMENT, _table
from misterx import titles
from misterx.families.registry import FAMILIES
from misterx.families.shared.letters import Alphabet
from misterx.families.shared.view_array import LOG
from misterx.play import Game
from misterx.research.vector_rooms import layout_of

PAGE = Path(__file__).resolve().parents[1] / "docs" / "research.md"
BLOCK = re.compile(r"(<!-- (\w+) of ([\w-]+), by scripts/docs -->\n).*?(\n<!-- end -->)", re.DOTALL)


def write_research() -> str:
    """The page with its tables as they should be."""
    return BLOCK.sub(lambda found: f"{found[1]}\n{TABLES[found[2]](found[3])}\n{found[4]}", PAGE.read_text("utf-8"))


def write_observation(title: str) -> str:
    """Which number of an observation is what, in a game with nothing chosen."""
    family = FAMILIES[titles.load(title).family]
    about: dict[str, str] = {}
    for declared, prefix in ((family.View, ""), (family.ROW, LOG)):
        found = COMMENT.findall(inspect.getsource(declared)) if declared else []
        about |= {prefix + name: text for name, text in found}
    rows = []
    for place in layout_of(Game.new(title, seed=0)).places:
        shape = " × ".join(map(str, place.shape)) or "1"
        rows.append(
            [str(place.start), f"`{place.name}`", shape, place.meaning, str(place.none), about.get(place.name, "")]
        )
    return _table(("from", "field", "numbers", "meaning", "nothing told", "what it is"), rows)


def write_letters(title: str) -> str:
    """The alphabet in which the moves of a title are spelt, on its own board."""
    game = Game.new(title, seed=0)
    alphabet = Alphabet(game.family.MOVES, len(game.words.stations))
    rows = [
        [f"{each.first} to {each.first + each.count - 1}", f"`{each.part}`", each.meaning] for each in alphabet.letters
    ]
    return _table(("letters", "part of a move", "what they are"), rows)


TABLES: dict[str, Callable[[str], str]] = {"observation": write_observation, "letters": write_letters}
