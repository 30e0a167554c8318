"""What must hold for the repository as a whole: clean text, small files, a light import, a complete wheel."""

import re
import subprocess
import sys
import tomllib
import zipfile
from collections import Counter
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import misterx

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "misterx"
# Spelled in halves, so that this file passes its own test.
FORBIDDEN = [
    "pypi" + ".org",
    "python" + "hosted",
    "npm" + "js.",
    "registry" + ".yarnpkg",
    "ana" + "conda.org",
    "uv" + ".lock",
    "/work" + "/",
    "/root" + "/",
    "../" + "shared",
    "shared" + "/rule",
]
MOST_LINES = 400
MOST_MODULES = 22
PAGES = (".ts", ".svelte", ".css")
MOST_PICTURES, PICTURE_BYTES = 8, 120_000
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def list_tracked() -> list[Path]:
    command = ["git", "-c", f"safe.directory={ROOT}", "ls-files", "-z"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout
    return [ROOT / name for name in listed.decode().split("\0") if name and (ROOT / name).is_file()]


def test_no_file_names_a_registry_or_a_place_of_one_machine() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {word}"
        for path in list_tracked()
        for word in FORBIDDEN
        if word.encode() in path.read_bytes()
    ]
    assert found == []


def test_every_source_file_is_short() -> None:
    pages = [path for path in list_tracked() if path.is_relative_to(ROOT / "web") and path.suffix in PAGES]
    texts = {path.relative_to(ROOT): path.read_text("utf-8") for path in [*SOURCE.rglob("*.py"), *pages]}
    written = {path: text for path, text in texts.items() if "Made by scripts/" not in text[:200]}
    lengths = {path: len(text.splitlines()) for path, text in written.items()}
    assert len(pages) > 50
    assert {path: lines for path, lines in lengths.items() if lines > MOST_LINES} == {}


def test_pictures_are_few_and_small_and_raw_results_stay_out() -> None:
    pictures = [path for path in list_tracked() if path.suffix in (".jpg", ".png", ".webp", ".gif", ".svg")]
    pictures = [path for path in pictures if not path.is_relative_to(ROOT / "web")]
    assert len(pictures) <= MOST_PICTURES, "scripts/pictures takes all the others into build/"
    photographs = [path for path in pictures if path.suffix != ".svg"]
    assert {path.name: path.stat().st_size for path in photographs if path.stat().st_size > PICTURE_BYTES} == {}
    assert [path.name for path in list_tracked() if path.suffix == ".jsonl"] == []


def test_no_room_is_crowded() -> None:
    rooms = Counter(path.parent.relative_to(ROOT).as_posix() for path in SOURCE.rglob("*.py"))
    assert {room: modules for room, modules in rooms.items() if modules > MOST_MODULES} == {}


def test_every_link_in_the_documents_leads_somewhere() -> None:
    broken = []
    for path in list_tracked():
        if path.suffix == ".md":
            links = re.findall(r"\]\(([^)#\s]+)", path.read_text("utf-8"))
            broken += [f"{path.name}: {to}" for to in links if ":" not in to and not (path.parent / to).exists()]
    assert broken == []


@pytest.mark.parametrize("name", ["play", "test", "setup", "lint", "types", "format"])
def test_a_script_is_short_and_executable(name: str) -> None:
    script = ROOT / "scripts" / name
    assert script.stat().st_mode & 0o111 or sys.platform == "win32"
    assert script.read_text("utf-8").startswith("#!/usr/bin/env python3\n")
    assert 3 <= len(script.read_text("utf-8").splitlines()) <= 30


def test_import_is_light() -> None:
    measure = (
        "import sys, time; start = time.perf_counter(); import misterx; "
        "print(time.perf_counter() - start, *{'numba', 'numpy', 'rich', 'click'} & set(sys.modules))"
    )
    runs = [subprocess.check_output([sys.executable, "-c", measure], text=True).split() for _ in range(5)]
    assert runs[0][1:] == []
    assert min(float(run[0]) for run in runs) <= 0.3


def read_pins() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    pins = [line for line in lines if not line.startswith("#")]
    assert [pin for pin in pins if not re.fullmatch(r"[\w.-]+==[\w.]+( ; .+)?", pin)] == []
    here = [pin for pin in map(Requirement, pins) if pin.marker is None or pin.marker.evaluate()]
    return {canonicalize_name(pin.name): str(pin.specifier).removeprefix("==") for pin in here}


def test_everything_installed_is_pinned() -> None:
    pins = read_pins()
    named = [*PYPROJECT["project"]["dependencies"], *PYPROJECT["build-system"]["requires"]]
    for extra in PYPROJECT["project"]["optional-dependencies"].values():
        named += extra
    waiting = [Requirement(text) for text in named]
    seen: dict[str, str] = {}
    ours = {"misterx", "pip"}  # the project itself, whose extras stand on each other, and the installer
    while waiting:
        requirement = waiting.pop()
        name = canonicalize_name(requirement.name)
        if name in ours | set(seen) or (requirement.marker and not requirement.marker.evaluate({"extra": ""})):
            continue
        seen[name] = metadata.version(name)
        waiting += [Requirement(text) for text in metadata.requires(name) or []]
    assert seen == {name: pins.get(name, "not pinned") for name in seen}


def test_the_changelog_knows_this_version() -> None:
    headings = re.findall(r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert headings[0] == "Unreleased"
    assert misterx.__version__ == "0.1.0" or misterx.__version__ in headings


def test_the_wheel_is_complete_and_plays(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--no-index", str(ROOT)]
    built = subprocess.run(build, cwd=tmp_path, text=True, capture_output=True)
    assert built.returncode == 0, built.stdout + built.stderr
    wheel = zipfile.ZipFile(next(tmp_path.glob("*.whl")))
    packed = set(wheel.namelist())
    ours = [path for path in list_tracked() if path.is_relative_to(SOURCE)]
    assert {path.relative_to(SOURCE.parent).as_posix() for path in ours} <= packed
    assert {"misterx/server/pages/index.html", "misterx/server/pages/OFL.txt"} <= packed
    assert {"LICENSE", "NOTICE.md"} <= {Path(name).name for name in packed if "/licenses/" in name}

    wheel.extractall(tmp_path / "installed")
    start = (
        f"import sys; sys.path.insert(0, {str(tmp_path / 'installed')!r}); import misterx; print(misterx.__file__); "
        "print(len(misterx.Game.new('scotland-yard', players=3, seed=1).legal_moves()) > 0)"
    )
    answer = subprocess.check_output([sys.executable, "-I", "-c", start], cwd=tmp_path, text=True)
    place, played = answer.splitlines()
    assert Path(place).is_relative_to(tmp_path)
    assert played == "True"
