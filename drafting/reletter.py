"""Set the names of a board that is drawn by hand clear of its lines, as near as can be to where they stand.

    python -m drafting.reletter london new-york

Names that run along a path stay: their path was drawn for them.
"""

import json
import sys
from pathlib import Path

from drafting.geometry import write_board
from drafting.lettering import Lettering, around

from misterx.boards.look import LOOK

BOARDS = Path(__file__).parents[1] / "src/misterx/boards"
#: In a town a name may stand some streets away; lines across it are worse.
CARE = 1.7
REACH = {"district": 110, "water": 60, "park": 40, "place": 30}


def reletter(file: Path) -> None:
    board = json.loads(file.read_text(encoding="utf-8"))
    art = board["art"]
    lettering = Lettering({**board, "art": {}}, CARE)
    for landmark in art.get("landmark", []):
        lettering.keep_icon(landmark)
    for kind in ("district", "label"):
        for place, shape in enumerate(art.get(kind, [])):
            voice = "district" if kind == "district" else shape.get("of", "place")
            if "at" in shape:
                sized = {"size": LOOK["words"][voice]["size"], **shape}
                found = lettering.place(kind, sized, around(tuple(shape["at"]), REACH[voice]))
                if found is None:
                    print(f"no room for {shape['text']}")
                else:
                    art[kind][place] = found
            else:
                lettering.keep_word(kind, shape)
    write_board(board, file)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        reletter(BOARDS / f"{name}.json")
