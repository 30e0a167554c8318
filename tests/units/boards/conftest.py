"""A small board without a fault, fresh for every test to spoil."""

from typing import Any

import pytest

PLACES = {
    1: (60, 200),
    2: (180, 200),
    3: (300, 200),
    4: (420, 200),
    5: (540, 200),
    6: (300, 320),
    7: (420, 320),
    8: (540, 320),
}
TAXI: list[list[Any]] = [[1, 2, 3, 4, 5], [3, 6], [4, 7, 8]]
BUS: list[list[Any]] = [[1, {"past": 2}, 3, {"past": 4}, 5]]
METRO: list[list[Any]] = [[1, [120, 120], [480, 120], 5]]
FERRY: list[list[Any]] = [[6, [360, 360], 7]]


@pytest.fixture
def toy() -> dict[str, Any]:
    routes = {"taxi": TAXI, "bus": BUS, "metro": METRO, "ferry": FERRY}
    return {
        "format": "misterx-board/1",
        "id": "toy",
        "name": "Toy town",
        "size": [600, 400],
        "modes": ["taxi", "bus", "metro", "ferry"],
        "spans": ["taxi"],
        "stations": [{"number": number, "at": list(at)} for number, at in PLACES.items()],
        "lines": [{"mode": mode, "route": list(route)} for mode, lines in routes.items() for route in lines],
        "starts": {"detective": [1, 2, 4, 5, 8], "mister_x": [3, 6, 7], "classic": [1, 2, 3, 4, 5, 6, 7, 8]},
        "provenance": {"stations": "drawn for the tests"},
        "art": {
            "water": [{"name": "pond", "area": [[100, 300], [200, 300], [200, 380], [100, 380]]}],
            "district": [{"text": "TOWN", "at": [150, 80], "size": 14}],
        },
    }
