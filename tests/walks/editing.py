"""Edits of a tree by names and not by lines. Whatever is not found, or is found twice, fails."""

from __future__ import annotations

import ast
import re
import subprocess
import sys

from tests.walks.tree import Tree

Definition = ast.FunctionDef | ast.ClassDef


def replace(tree: Tree, name: str, *pairs: tuple[str, str]) -> None:
    """Put texts in the place of others, each of which is there once."""
    text = tree.read(name)
    for old, new in pairs:
        assert text.count(old) == 1, (name, old, text.count(old))
        text = text.replace(old, new)
    tree.write(name, text)


def drop(tree: Tree, name: str, *names: str) -> None:
    """Take definitions, fields, assignments and imported names out of a module."""
    left = set(names)
    lines: list[str | None] = [*tree.read(name).splitlines(keepends=True)]
    for node in ast.walk(ast.parse(tree.read(name))):
        if isinstance(node, ast.ImportFrom):
            kept = [each.name for each in node.names if each.name not in names]
            if len(kept) < len(node.names):
                left -= {each.name for each in node.names}
                _put(lines, node, f"from {node.module} import {', '.join(kept)}\n" if kept else "")
        elif isinstance(node, Definition) and node.name in names:
            left.discard(node.name)
            _put(lines, node, "")
        elif isinstance(node, ast.stmt) and (called := _assigned(node) & set(names)):
            left -= called
            _put(lines, node, "")
    assert not left, (name, left)
    tree.write(name, "".join(line for line in lines if line is not None))


def _assigned(node: ast.AST) -> set[str]:
    targets = [node.target] if isinstance(node, ast.AnnAssign) else node.targets if isinstance(node, ast.Assign) else []
    flat = [each for target in targets for each in (target.elts if isinstance(target, ast.Tuple) else [target])]
    return {target.id for target in flat if isinstance(target, ast.Name)}


def _put(lines: list[str | None], node: ast.stmt | Definition, text: str) -> None:
    """A text in the place of a statement, its decorators included."""
    decorators = node.decorator_list if isinstance(node, Definition) else []
    first = min([node.lineno, *(each.lineno for each in decorators)]) - 1
    lines[first : node.end_lineno] = [text, *[None] * ((node.end_lineno or 0) - first - 1)]


def answer(tree: Tree, name: str, function: str, body: str) -> None:
    """Give a function another body; what is written above it stays."""
    text = tree.read(name)
    found = [node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef) and node.name == function]
    assert len(found) == 1, (name, function)
    told = [node for node in found[0].body if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)]
    lines: list[str | None] = [*text.splitlines(keepends=True)]
    first = (told[0].end_lineno if told else found[0].body[0].lineno - 1) or 0
    lines[first : found[0].end_lineno] = [f"    {line}\n" for line in body.splitlines()]
    tree.write(name, "".join(line for line in lines if line is not None))


def drop_section(tree: Tree, name: str, head: str) -> None:
    """Take a section out of a catalogue: from its head to the next one."""
    text = tree.read(name)
    found = re.findall(rf"(?ms)^## {head}\n.*?(?=^## |\Z)", text)
    assert len(found) == 1, (name, head)
    tree.write(name, text.replace(found[0], ""))


def drop_message(tree: Tree, name: str, message: str) -> None:
    """Take a message out of a catalogue, with what is indented below it."""
    text = tree.read(name)
    found = re.findall(rf"(?m)^{message} =.*\n(?:[ \t]+.*\n)*\n?", text)
    assert len(found) == 1, (name, message)
    tree.write(name, text.replace(found[0], ""))


def tidy(tree: Tree) -> None:
    """Imports that nothing needs any more go, and what is made from declarations is made again."""
    touched = [name for name in tree.touched() if name.endswith(".py") and (tree.folder / name).is_file()]
    for command in (["check", "-q", "--fix", "--select", "F401,I"], ["format", "-q"]):
        subprocess.run([sys.executable, "-m", "ruff", *command, *touched], cwd=tree.folder, check=True)
    tree.run("-m", "misterx.server.protocol.typescript")


def add(tree: Tree, name: str, text: str, before: str = "") -> None:
    """Put a text before another that is there once, or at the end."""
    if before:
        replace(tree, name, (before, text + before))
    else:
        tree.write(name, tree.read(name) + text)
