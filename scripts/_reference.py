"""docs/python.md: the declared public surface of the package, from its signatures and docstrings."""

from __future__ import annotations

import inspect
import re
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

PAGE = Path(__file__).resolve().parents[1] / "docs" / "python.md"
QUOTED = r"(: |-> )'([^']*)'"  # annotations are texts
SURFACE = PAGE.with_suffix(".toml")  # what may be relied on; anything else may change without a word
HEAD = """# In Python

The names that may be relied on; anything else may change without a word. Written by `scripts/docs` from the docstrings.
[Your first game](tutorials/first-game.md) shows them at work.
"""


def describe(thing: Any) -> str:
    """A docstring as it is, its indentation taken off."""
    told = inspect.getdoc(thing.fget if isinstance(thing, property) else getattr(thing, "__func__", thing))
    if not told:
        raise ValueError(f"{thing} is public and says nothing")
    return told


def list_members(cls: type) -> list[tuple[str, Any]]:
    """The public methods and properties that a class has itself, in the order of its source."""
    return [
        (name, member)
        for name, member in vars(cls).items()
        if not name.startswith("_") and isinstance(member, property | staticmethod | classmethod | type(describe))
    ]


def sign(name: str, thing: Any) -> str:
    if isinstance(thing, property):
        return f"`{name}`"
    plain = getattr(thing, "__func__", thing)
    signature = inspect.signature(plain)
    kept = [one for one in signature.parameters.values() if one.name not in ("self", "cls")]
    told = str(signature.replace(parameters=kept))
    told = re.sub(QUOTED, r"\1\2", told)
    return f"`{name}{told}`"


def write_reference() -> str:
    parts = [HEAD]
    for module, names in tomllib.loads(SURFACE.read_text("utf-8")).items():
        parts.append(f"\n## {module}\n")
        for name, example in names.items():
            thing = getattr(import_module(module), name)
            if isinstance(thing, type):
                parts.append(f"\n### {module}.{name}\n\n{describe(thing)}\n")
                if not issubclass(thing, Exception):
                    parts += [
                        f"\n- {sign(of, member)}: {fold(describe(member))}\n" for of, member in list_members(thing)
                    ]
            else:
                parts.append(f"\n### {module}.{name}\n\n{sign(name, thing)}\n\n{describe(thing)}\n")
            parts.append(f"\n```python\n{example}\n```\n")
    return "".join(parts)


def fold(text: str) -> str:
    """Several lines as one, for a list."""
    return " ".join(text.split())
