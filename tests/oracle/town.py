"""A town of eight stations for the oracle's games on a board of one's own: short, middle, fast and secret lines."""

from __future__ import annotations

from typing import Any

MODES = {
    "scotland-yard": ("taxi", "bus", "metro", "ferry"),
    "ny-chase": ("taxi", "bus", "subway", "boat"),
    "sanssouci": ("foot", "vip", "train", "ship"),
}
PLACES = [(100, 300), (300, 300), (500, 300), (700, 300), (900, 300), (500, 500), (700, 500), (900, 500)]
ROUTES: tuple[list[list[Any]], ...] = (
    [[1, 2, 3, 4, 5], [3, 6], [4, 7, 8]],
    [[1, [200, 240], {"past": 2}, [400, 240], 3, [600, 240], {"past": 4}, [800, 240], 5]],
    [[1, [200, 150], {"past": 2}, [500, 150], {"past": 3}, [800, 150], {"past": 4}, 5]],
    [[6, 7]],
)
EVERY = list(range(1, len(PLACES) + 1))


def town(title: str) -> dict[str, Any]:
    """The town with the modes of a title."""
    modes = MODES[title]
    return {
        "format": "misterx-board/1",
        "id": "town",
        "name": "Town",
        "size": [1000, 600],
        "modes": list(modes),
        "stations": [{"number": number, "at": list(at)} for number, at in enumerate(PLACES, 1)],
        "lines": [
            {"mode": mode, "route": route} for mode, routes in zip(modes, ROUTES, strict=True) for route in routes
        ],
        "starts": {"detective": [1, 2, 4, 5, 7], "mister_x": [3, 6, 8], "classic": EVERY, "common": EVERY},
    }
