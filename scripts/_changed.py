"""Which tests concern what was changed: those that import it, or what stands on it in its own room, or name it.

Rooms above are left to the whole run: all of them stand on the kernel, and every change below would be a change of
all. A data file counts as the package that it lies in (`boards/london.json` as `misterx.boards`); the pages count as
`tests/web`; any other file concerns the tests in whose text its name stands.
"""

from __future__ import annotations

import ast
import re
import subprocess
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ROOMS = ("src", "tests", "bench", "lab", "drafting", "scripts")
ALWAYS = {"tests/test_house.py", "tests/test_names.py"}  # they look at the whole repository


def list_changed() -> list[str]:
    """Every file that differs from where this branch left main; on main itself, from what was committed last."""
    begun = _git("merge-base", "HEAD", "main") or ["HEAD"]
    return sorted({*_git("diff", "--name-only", begun[0]), *_git("ls-files", "--others", "--exclude-standard")})


def _git(*words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True)
    return done.stdout.splitlines() if done.returncode == 0 else []


def list_tests(changed: Iterable[str]) -> list[str]:
    """The test files that concern these files."""
    changed = list(changed)
    sources = {path: (ROOT / path).read_text("utf-8") for room in ROOMS for path in _list_python(room)}
    found = ALWAYS | reach_back(sources, {part for path in changed for part in stand_for(path, sources)})
    names = [re.escape(Path(path).name) for path in changed if not path.startswith("src/") and not path.endswith(".py")]
    if names:
        said = re.compile(rf"\b({'|'.join(names)})\b")
        found |= {path for path, text in sources.items() if said.search(text)}
    if any(path.startswith("web/") for path in changed):
        found |= {path for path in sources if path.startswith("tests/web/")}
    return sorted(path for path in found if re.match(r"tests/.*/?test_\w+\.py$", path))


def _list_python(room: str) -> list[str]:
    return [file.relative_to(ROOT).as_posix() for file in (ROOT / room).rglob("*.py")]


def stand_for(path: str, sources: dict[str, str]) -> Iterator[str]:
    """The Python files whose importers a change concerns: the file itself, or the package whose data it is."""
    if path in sources:
        yield path
    elif path.startswith(("src/", "tests/")):
        folders = [folder.as_posix() for folder in Path(path).parents]
        inside = next((folder for folder in folders if f"{folder}/__init__.py" in sources), "")
        beside = [one for one in sources if Path(one).parent.as_posix() in folders[:2] and one.startswith("tests/")]
        yield from [f"{inside}/__init__.py"] if inside else beside


def reach_back(sources: dict[str, str], changed: set[str]) -> set[str]:
    """These files, what imports them in their own room, however far round, and the tests that import any of these."""
    modules = {module_of(path): path for path in sources}
    importers: dict[str, set[str]] = defaultdict(set)
    for path, text in sources.items():
        for name in list_imports(text):
            for imported in find_files(name, modules):
                if not path.startswith("src/") or room_of(path) == room_of(imported):
                    importers[imported].add(path)
        if path.endswith("conftest.py") and path != "tests/conftest.py":  # every test has that one
            folder = path.removesuffix("conftest.py")
            importers[path] |= {one for one in sources if one.startswith(folder)}
    found, waiting = set(changed), list(changed)
    while waiting:
        new = importers[waiting.pop()] - found
        found |= new
        waiting.extend(new)
    return found


def room_of(path: str) -> tuple[str, ...]:
    """`src/misterx/play`, or where a room has a folder a family, `src/misterx/families/gang`."""
    parts = Path(path).parent.parts
    return parts[: 4 if "families" in parts else 3]


def module_of(path: str) -> str:
    """What a file is called where it is imported; scripts are imported by their file's name."""
    inside = path.removeprefix("src/").removeprefix("scripts/")
    return inside.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def list_imports(text: str) -> set[str]:
    """What a file imports, wherever it does so, with names of modules that it only spells."""
    found = set()
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Import(names=names):
                found |= {one.name for one in names}
            case ast.ImportFrom(module=str(module), names=names, level=0):
                found |= {module, *(f"{module}.{one.name}" for one in names)}
            case ast.Constant(value=str(spelled)) if re.fullmatch(r"misterx(\.\w+)+\.?", spelled):
                found.add(spelled)  # import_module(f"misterx.bots.{family}") begins so
    return found


def find_files(name: str, modules: dict[str, str]) -> Iterator[str]:
    """The files of a module and of the packages around it; of a beginning of names all that begin so."""
    if name.endswith("."):
        yield from (path for module, path in modules.items() if module.startswith(name))
    parts = name.rstrip(".").split(".")
    for end in range(1, len(parts) + 1):
        if (module := ".".join(parts[:end])) in modules:
            yield modules[module]
