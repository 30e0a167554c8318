"""Draw the pictures of docs/boards.md anew.

python -m drafting.pictures
"""

from pathlib import Path

from misterx.boards import load
from misterx.boards.render import render

FOLDER = Path(__file__).parents[1] / "docs/boards"
BOARDS = ("london", "new-york", "potsdam", "europe", "behrends-city")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in BOARDS:
        (FOLDER / f"{name}.svg").write_text(render(load(name), size=1200), encoding="utf-8")


if __name__ == "__main__":
    main()
