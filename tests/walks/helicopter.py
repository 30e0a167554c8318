"""The branch that takes the helicopter out, as edits of a tree.

`python -m tests.walks.helicopter FOLDER` makes a copy of the tree there without it.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from tests.walks.editing import answer, drop, drop_message, drop_section, replace, tidy
from tests.walks.tree import Tree

TRANSIT = "src/misterx/families/transit"
PAGE = "web/app/families/transit"
ABOUT = {
    "en": ("a helicopter and roadblocks", "roadblocks"),
    "de": ("Hubschrauber und Straßensperren", "Straßensperren"),
    "es": ("un helicóptero y controles", "controles"),
    "pt": ("helicóptero e barreiras", "barreiras"),
}


def take_out(tree: Tree) -> None:
    for name in (f"{TRANSIT}/helicopter.py", f"{PAGE}/helicopter.ts", f"{PAGE}/Helicopter.svelte"):
        (tree.folder / name).unlink()
    take_from_rules(tree)
    take_from_declarations(tree)
    take_from_tables(tree)
    take_from_lessons(tree)
    replace(tree, f"{PAGE}/specials.ts", ('import { helicopter } from "./helicopter";\n', ""), ("[helicopter]", "[]"))
    for language, about in ABOUT.items():
        words = f"src/misterx/words/{language}/titles/ny_chase.ftl"
        drop_section(tree, words, "The helicopter")
        drop_message(tree, words, "ny_chase-fly")
        replace(tree, words, about)
    tidy(tree)


def take_from_rules(tree: Tree) -> None:
    """Where special rules are put together, nothing is left to be put."""
    specials = f"{TRANSIT}/specials.py"
    brought = [
        "Helicopter",
        "begin_round",
        "can_fly",
        "flights",
        "fly",
        "is_flight",
        "is_landing",
        "land",
        "landings",
        "must_wait",
    ]
    drop(tree, specials, *brought)
    replace(
        tree,
        specials,
        ("(Helicopter(),)", "()"),
        ('__all__ = ["COMES_BY", "SPECIALS", "begin_round", "must_wait"]\n\n', ""),
    )
    for function in ("departs", "comes_down", "has_other_way"):
        answer(tree, specials, function, "return False")
    for function in ("other_ways", "ways_down"):
        answer(tree, specials, function, "return n")
    answer(tree, specials, "act_specially", "return")
    begin = '@small\ndef begin_round(state: State) -> None:\n    """Nothing lasts for a round."""\n\n\n'
    wait = "@small\ndef must_wait(board: Graph, rules: Rules, state: State) -> bool:\n    return False\n\n\n"
    replace(tree, specials, ("@small\ndef departs", f"{begin}{wait}@small\ndef departs"))


def take_from_declarations(tree: Tree) -> None:
    drop(tree, f"{TRANSIT}/schema/state.py", "hover", "flyer", "flown", "cards")
    for function in ("is_aloft", "is_anybody_aloft", "has_cards"):
        answer(tree, f"{TRANSIT}/schema/state.py", function, "return False")
    answer(tree, f"{TRANSIT}/schema/state.py", "comes_down_at", "return OFF_BOARD")
    drop(tree, f"{TRANSIT}/schema/rules.py", "cards", "landing_blocked", "WAITS", "ELSEWHERE", "RESERVED")
    answer(tree, f"{TRANSIT}/schema/rules.py", "keeps_stations_free", "return False")
    drop(tree, f"{TRANSIT}/schema/view.py", "cards", "flyer", "hover")
    drop(tree, f"{TRANSIT}/schema/facts.py", "Flew", "Landed", "HelicopterCards")
    folds = ["Flew", "Landed", "HelicopterCards", "fold_flew", "fold_landed", "fold_helicopter_cards"]
    drop(tree, f"{TRANSIT}/view_fold.py", *folds)


def take_from_tables(tree: Tree) -> None:
    table = "src/misterx/titles/ny_chase/title.toml"
    lines = ("helicopters = 1\n", 'landing_blocked = "waits"\n')
    replace(tree, table, ("a helicopter and roadblocks", "roadblocks"), *((line, "") for line in lines))
    options = "src/misterx/titles/options.toml"
    for name, key in ((table, "helicopter_cards = 3\n"),):
        assert tree.read(name).count(key) == 2  # in the box, and dealt
        tree.write(name, tree.read(name).replace(key, ""))
    for option in ("helicopter_cards", "landing_blocked"):
        found = re.findall(rf"(?m)^\[{option}\]\n(?:.+\n)+\n?", tree.read(options))
        assert len(found) == 1, option
        tree.write(options, tree.read(options).replace(found[0], ""))
    odds = "src/misterx/server/web/odds.json"
    measured = r'(?m)^\{.*"option": "(?:helicopter_cards|landing_blocked)".*\n'
    assert re.search(measured, tree.read(odds))
    tree.write(odds, re.sub(measured, "", tree.read(odds)))


def take_from_lessons(tree: Tree) -> None:
    """The scene that teaches it goes; the others need not say that there are no flights."""
    lessons = "src/misterx/lessons/ny-chase.toml"
    replace(tree, lessons, ("the helicopter and a roadblock", "and a roadblock"))
    scenes = re.findall(r'(?ms)^\[\[scenes\]\]\nname = "helicopter"\n.*?(?=^\[\[scenes\]\]|\Z)', tree.read(lessons))
    assert len(scenes) == 1
    tree.write(lessons, tree.read(lessons).replace(scenes[0], "").replace(", helicopter_cards = 0", ""))


def left_over(tree: Tree) -> list[str]:
    """Where a word of it is still to be found."""
    word = re.compile(
        r"helicopter|hubschrauber|helic[óo]p|\bFLY\b|\bflew\b|flyer|\bLanded\b|landing_blocked", re.IGNORECASE
    )
    found = []
    for room in ("src/misterx", "web"):
        for path in (tree.folder / room).rglob("*"):
            name = path.relative_to(tree.folder).as_posix()
            if path.suffix in {".py", ".toml", ".json", ".ftl", ".ts", ".svelte"} and not name.startswith(
                ("web/node_modules", "web/tests", "web/app/words", "src/misterx/server/pages")
            ):
                found += [f"{name}: {line}" for line in path.read_text("utf-8").splitlines() if word.search(line)]
    return found


if __name__ == "__main__":
    made = Tree(Path(sys.argv[1]))
    take_out(made)
    print("\n".join(made.touched()))
