"""`scripts/test --changed` finds the tests that concern a change, and leaves out those that do not."""

from __future__ import annotations

import pytest

from _changed import list_imports, list_tests, module_of


@pytest.mark.parametrize(
    ("changed", "found", "left_out"),
    [
        (
            "src/misterx/families/gang/turn.py",
            "tests/units/bots/test_greedy_gang.py",
            "tests/units/boards/test_london.py",
        ),
        ("src/misterx/cli/table/saves.py", "tests/units/cli/test_saves.py", "tests/units/boards/test_png.py"),
        ("docs/boards.md", "tests/units/boards/test_docs.py", "tests/units/cli/test_saves.py"),
        ("scripts/_audit.py", "tests/test_audit.py", "tests/units/cli/test_saves.py"),
        ("lab/fitting.py", "tests/units/bots/test_judging.py", "tests/units/cli/test_saves.py"),
        ("tests/golden/europa/01.txt", "tests/golden/test_golden.py", "tests/units/cli/test_saves.py"),
        ("web/app/App.svelte", "tests/web/test_weight.py", "tests/units/cli/test_saves.py"),
    ],
)
def test_a_change_concerns_those_who_stand_on_it(changed: str, found: str, left_out: str) -> None:
    tests = list_tests([changed])
    assert found in tests
    assert left_out not in tests
    assert "tests/test_house.py" in tests


def test_imports_are_found_wherever_they_stand() -> None:
    text = "def f():\n    from misterx.play import Game\nname = f'misterx.bots.{family}'\nimport lab.fitting"
    assert list_imports(text) == {"misterx.play", "misterx.play.Game", "misterx.bots.", "lab.fitting"}
    assert [module_of(path) for path in ("src/misterx/play/__init__.py", "scripts/_audit.py", "lab/fitting.py")] == [
        "misterx.play",
        "_audit",
        "lab.fitting",
    ]
