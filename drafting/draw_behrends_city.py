"""Draw the art of the Behrends city: blocks with houses, parks with trees, headquarters, the dial.

    python -m drafting.draw_behrends_city

Only the art is drawn anew; squares, numbers, pips and colours stay as they are.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from drafting.geometry import write_board

FILE = Path(__file__).parents[1] / "src/misterx/boards/behrends-city.json"
Shape = dict[str, Any]

#: Streets run along these lines, in both directions; a block lies between two of them.
STREETS = (64, 352, 640, 928, 1216)
EDGE = 42  # from the middle of a street to the kerb of the block
HQ = (540, 740)
ROW = 40  # how deep houses are
#: Widths of houses along a row, taken in turn.
HOUSES = (34, 26, 42, 30, 38, 24, 46, 28)
TREES = ((-70, -58), (-24, -70), (34, -62), (72, -34), (-78, 4), (80, 22), (-64, 62), (-14, 84), (44, 76), (76, 88))

#: The blocks by row and column: a name, and what stands there.
BLOCKS = (
    (("NORTHGATE", None), ("Linden Park", "park"), ("BREWERS’ ROW", None), ("EASTFIELD", None)),
    (("WEAVERS’ END", None), ("PLAYHOUSE", "museum"), ("BANKERS’ MILE", "skyscraper"), ("Rose Garden", "park")),
    (("Mill Meadow", "park"), ("OLD MARKET", "clock_tower"), ("COURTHOUSE", "dome"), ("GLASSWORKS", "power_station")),
    (("RAILYARD", None), ("TANNERS’ LANE", None), ("South Park", "park"), ("EXCHANGE", "dial")),
)


def box(left: float, top: float, right: float, bottom: float) -> Shape:
    return {"area": [[left, top], [right, top], [right, bottom], [left, bottom]], "smooth": False}


def houses(left: int, right: int, top: int, first: int) -> Iterator[Shape]:
    """A row of houses with alleys between them, the last one filling what is left."""
    turn = first
    while right - left >= 20:
        wide = HOUSES[turn % len(HOUSES)]
        wide = wide if right - left - wide >= 24 else right - left
        shallow = (turn * 5) % 3 * 4
        yield box(left, top, left + wide, top + ROW - shallow)
        left, turn = left + wide + 4, turn + 1


def draw_block(art: dict[str, list[Shape]], row: int, column: int, name: str, what: str | None) -> None:
    left, right = STREETS[column] + EDGE, STREETS[column + 1] - EDGE
    top, bottom = STREETS[row] + EDGE, STREETS[row + 1] - EDGE
    x, y = (left + right) // 2, (top + bottom) // 2
    if what == "park":
        art["park"].append({"name": name, **box(left, top, right, bottom)})
        art["lake"].append(
            {"area": [[x - 34, y + 40], [x - 8, y + 22], [x + 30, y + 34], [x + 22, y + 58], [x - 20, y + 60]]}
        )
        art["landmark"] += [{"icon": "tree", "at": [x + dx, y + dy], "scale": 0.8} for dx, dy in TREES]
        art["label"].append({"text": name, "at": [x, y - 6], "of": "park", "size": 13})
        return
    art["block"].append(box(left, top, right, bottom))
    if what == "dial":
        art["district"].append({"text": name, "at": [x, top + 24], "size": 14})
        art["dial"].append({"at": [x, y + 16], "radius": 80})
        return
    near_hq = row in (1, 2) and column in (1, 2)
    for upper in (True, False):
        cut = near_hq and upper == (row == 2)
        a = HQ[1] + 8 if cut and column == 2 else left + 8
        b = HQ[0] - 8 if cut and column == 1 else right - 8
        at = top + 8 if upper else bottom - 8 - ROW
        art["building"] += houses(a, b, at, 3 * row + 5 * column + 2 * upper)
    first, _, second = name.partition(" ")
    lines = [first, second] if second and not what else [name]
    for place, line in enumerate(lines):
        size = 13 if len(line) > 11 else 15
        art["district"].append(
            {"text": line, "at": [x, y + (-18 if what else 5) + 22 * place - 11 * (len(lines) - 1)], "size": size}
        )
    if what:
        art["landmark"].append({"icon": what, "name": name.capitalize(), "at": [x, y + 42], "scale": 0.9})


def main() -> None:
    board = json.loads(FILE.read_text(encoding="utf-8"))
    art: dict[str, list[Shape]] = {
        kind: [] for kind in ("block", "park", "lake", "building", "landmark", "district", "label", "dial")
    }
    for row, blocks in enumerate(BLOCKS):
        for column, (name, what) in enumerate(blocks):
            draw_block(art, row, column, name, what)
    low, high = HQ
    art["block"].append({"name": "Police headquarters", **box(low - 6, low - 6, high + 6, high + 6)})
    for x in (low, 650):
        for y in (low, 650):
            art["building"].append(box(x, y, x + 90, y + 90))
    for x in (low + 45, 695):
        art["landmark"].append({"icon": "star", "at": [x, 604], "scale": 1.1})
    art["label"] += [
        {"text": "POLICE", "at": [low + 45, 692], "of": "place", "size": 13},
        {"text": "HEAD-", "at": [695, 686], "of": "place", "size": 13},
        {"text": "QUARTERS", "at": [695, 702], "of": "place", "size": 13},
    ]
    write_board({**board, "art": art}, FILE)


if __name__ == "__main__":
    main()
