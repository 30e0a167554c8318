"""A field that is renamed in a declaration fails wherever it is used: mypy finds every use that syntax trees show."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from misterx.families.registry import FAMILIES
from misterx.families.shared.move_table import Kind, MoveTable
from misterx.families.transit.schema.parts import TransitParts

ROOT = Path(__file__).parents[3]
ROOMS = ("families", "deduce", "bots")
# What declared things are called where they are used. `before` and `after` are states too.
CALLED = {"state": "State", "before": "State", "after": "State", "rules": "Rules", "view": "View", "fact": ""}
ERROR = re.compile(r'^(src/\S+?):(\d+): error: "(\w+)" has no attribute "(\w+)"', re.MULTILINE)
GIVEN = re.compile(r'^(src/\S+?):(\d+): error: Unexpected keyword argument "(\w+)"', re.MULTILINE)

Use = tuple[str, int, str]  # file, line, field


def declared(path: Path) -> Iterator[tuple[ast.ClassDef, ast.AnnAssign]]:
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef):
            for field in node.body:
                if isinstance(field, ast.AnnAssign):
                    yield node, field


def rename_fields(path: Path) -> set[str]:
    """Rename every field that a file declares; returns what they were called."""
    lines = path.read_text("utf-8").splitlines(keepends=True)
    names = set()
    for _, field in declared(path):
        assert isinstance(field.target, ast.Name)
        line, start, end = field.target.lineno - 1, field.target.col_offset, field.target.end_col_offset
        lines[line] = lines[line][:start] + field.target.id + "_renamed" + lines[line][end:]
        names.add(field.target.id)
    path.write_text("".join(lines), "utf-8")
    return names


def uses(root: Path, folder: Path, names: set[str]) -> set[Use]:
    """Where a file of the folder reads or writes a field of something that is called like a declared thing."""
    found = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr in names:
                holder = node.value
                called = holder.id if isinstance(holder, ast.Name) else getattr(holder, "attr", "")
                if called in CALLED:
                    found.add((path.relative_to(root).as_posix(), node.lineno, node.attr))
    return found


def parts_used(root: Path, names: set[str]) -> set[Use]:
    """Where a part of a move is read, and where moves are made of parts."""
    found = set()
    for path in (root / "src").rglob("*.py"):
        place = path.relative_to(root).as_posix()
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr in names:
                if "parts" in (getattr(node.value, "id", ""), getattr(node.value, "attr", "")):
                    found.add((place, node.end_lineno or node.lineno, node.attr))
            elif isinstance(node, ast.Call) and getattr(node.func, "id", "").endswith("Parts"):
                found |= {(place, node.lineno, given.arg) for given in node.keywords if given.arg in names}
    return found


def copy_source(folder: Path) -> None:
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("pages", "__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", folder)


def run_mypy(folder: Path) -> str:
    command = [sys.executable, "-m", "mypy", "src"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=600).stdout


@pytest.mark.deep
@pytest.mark.parametrize("name", FAMILIES)
def test_every_use_of_a_renamed_field_fails(name: str, tmp_path: Path) -> None:
    copy_source(tmp_path)
    schema = tmp_path / "src" / "misterx" / "families" / name / "schema"
    names = set().union(*(rename_fields(schema / f"{part}.py") for part in ("state", "rules", "facts", "view")))
    errors = {(file, int(line), field) for file, line, _, field in ERROR.findall(run_mypy(tmp_path))}
    rooms = [tmp_path / "src" / "misterx" / room for room in ROOMS]
    wanted = set().union(*(uses(tmp_path, room / name, names) for room in rooms if (room / name).is_dir()))
    assert len(wanted) > 300
    assert wanted - errors == set()


@pytest.mark.deep
def test_every_use_of_a_renamed_part_of_a_move_fails(tmp_path: Path) -> None:
    copy_source(tmp_path)
    families = tmp_path / "src" / "misterx" / "families"
    schemas = [families / name / "schema" for name in FAMILIES]
    tables = [path for folder in schemas for path in (folder / "move_table.py", folder / "parts.py") if path.is_file()]
    names = set().union(*map(rename_fields, [families / "shared" / "parts.py", *tables]))
    said = run_mypy(tmp_path)
    errors = {(file, int(line), field) for file, line, _, field in ERROR.findall(said)}
    errors |= {(file, int(line), field) for file, line, field in GIVEN.findall(said)}
    wanted = parts_used(tmp_path, names)
    assert len(wanted) > 80
    assert wanted - errors == set()


def test_a_line_of_a_kind_names_no_part_that_there_is_not() -> None:
    with pytest.raises(TypeError, match="TransitParts has no part square, as the line of hop has"):
        MoveTable({}, (Kind("hop", 0, "{who} hops {square}", "hops"),), TransitParts)
