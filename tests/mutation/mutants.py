"""Small faults to plant in a source file: one changed comparison, operator, number, statement or returned value each.

Only the bodies of functions are changed; numbers of enumerations and texts that people read are not.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType
from typing import Any

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
}
REMOVABLE = (ast.Expr, ast.AugAssign, ast.Continue, ast.Break, ast.Raise, ast.Delete)
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Mutant:
    """One planted fault: where, and what becomes of what."""

    file: str
    function: str
    first: int  # line of the statement it is in
    line: int
    what: str
    place: int  # among all faults of the file
    inside: str  # the expression around it, which tells two like faults in one line apart

    @property
    def name(self) -> str:
        return f"{self.file}:{self.line} {self.function}: {self.what}"


@dataclass(frozen=True)
class Site:
    """A node of the tree, where it hangs, and what may stand there instead."""

    mutant: Mutant
    parent: Any
    field: str
    index: int | None
    instead: Any

    def swap(self, new: Any) -> Any:
        """Put something in the place; returns what was there."""
        if self.index is None:
            old = getattr(self.parent, self.field)
            setattr(self.parent, self.field, new)
        else:
            old = getattr(self.parent, self.field)[self.index]
            getattr(self.parent, self.field)[self.index] = new
        return old


class Source:
    """A file and every fault that can be planted in it."""

    def __init__(self, path: Path, name: str) -> None:
        self.path, self.name = path, name
        self.lines = path.read_text("utf-8").splitlines()
        self.tree = ast.parse(path.read_text("utf-8"))
        self.sites: list[Site] = []
        for qualname, function in _functions(self.tree, ""):
            self._function = function
            self._visit_body(qualname, function)

    @property
    def mutants(self) -> list[Mutant]:
        return [site.mutant for site in self.sites]

    def compile(self, mutant: Mutant) -> CodeType:
        """The whole file with one fault in it."""
        site = self.sites[mutant.place]
        original = site.swap(site.instead)
        try:
            ast.copy_location(site.instead, original)
            ast.fix_missing_locations(self.tree)
            return compile(self.tree, str(self.path), "exec")
        finally:
            site.swap(original)

    def _visit_body(self, qualname: str, function: Function) -> None:
        for index, statement in enumerate(function.body):
            self._visit(qualname, statement, statement.lineno, function, "body", index)

    def _add(self, where: tuple[str, int, Any, str, int | None], node: Any, instead: Any, what: str) -> None:
        qualname, first, parent, field, index = where
        line = int(getattr(node, "lineno", 0) or getattr(parent, "lineno", first))
        inside = ast.unparse(parent) if isinstance(parent, ast.expr) else ""
        mutant = Mutant(self.name, qualname, first, line, what, len(self.sites), inside)
        self.sites.append(Site(mutant, parent, field, index, instead))

    def _visit(self, qualname: str, node: ast.AST, first: int, parent: Any, field: str, index: int | None) -> None:
        where = (qualname, first, parent, field, index)
        for instead, what in self._instead(node, field):
            self._add(where, node, instead, what)
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "decorator_list", "type_comment", "ctx"):
                continue
            for place, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
                if isinstance(child, ast.AST):
                    line = child.lineno if isinstance(child, ast.stmt) else first
                    self._visit(qualname, child, line, node, name, place)

    def _instead(self, node: ast.AST, field: str) -> Iterator[tuple[Any, str]]:
        """What may stand in a node's place, and how to say it."""
        match node:
            case ast.cmpop():
                for other in COMPARISONS.get(type(node), ()):
                    yield other(), f"{type(node).__name__} becomes {other.__name__}"
            case ast.And():
                yield ast.Or(), "and becomes or"
            case ast.Or():
                yield ast.And(), "or becomes and"
            case ast.operator() if type(node) in OPERATORS:
                yield OPERATORS[type(node)](), f"{type(node).__name__} becomes {OPERATORS[type(node)].__name__}"
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                yield operand, f"`{ast.unparse(node)}` loses its not"
            case ast.Constant(value=bool() as value):
                yield ast.Constant(not value), f"{value} becomes {not value}"
            case ast.Constant(value=int() as value):
                yield ast.Constant(value + 1), f"{value} becomes {value + 1}"
            case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
                yield from self._returned(value)
            case ast.Expr(value=ast.Constant()):  # a docstring
                return
            case ast.stmt() if isinstance(node, REMOVABLE) or _assigns_elsewhere(node):
                yield ast.Pass(), f"`{ast.unparse(node).splitlines()[0][:70]}` is left out"
            case ast.expr() if field == "test" and isinstance(node, ast.Name | ast.Attribute | ast.Call | ast.BinOp):
                yield ast.UnaryOp(ast.Not(), node), f"`{ast.unparse(node)[:60]}` is negated"

    def _returned(self, value: ast.expr) -> Iterator[tuple[Any, str]]:
        said = ast.unparse(self._function.returns) if self._function.returns else ""
        told = ast.unparse(value)[:60]
        if said == "bool":
            yield ast.Return(ast.UnaryOp(ast.Not(), value)), f"returns not `{told}`"
        elif said == "int":
            yield ast.Return(ast.BinOp(value, ast.Add(), ast.Constant(1))), f"returns `{told}` + 1"
        elif said != "None":
            yield ast.Return(ast.Constant(None)), f"returns nothing instead of `{told}`"


def _assigns_elsewhere(node: ast.stmt) -> bool:
    """Whether an assignment writes to something that outlives the function; leaving out a local name only crashes."""
    targets = node.targets if isinstance(node, ast.Assign) else []
    return any(isinstance(target, ast.Attribute | ast.Subscript) for target in targets)


def _functions(tree: ast.AST, prefix: str) -> Iterator[tuple[str, Function]]:
    """Functions and methods by qualified name; a nested function belongs to the one around it."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, Function):
            yield prefix + node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from _functions(node, f"{prefix}{node.name}.")
