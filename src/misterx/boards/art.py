"""The art layer: water, land, parks and names, as shapes that say what they are."""

from collections.abc import Callable
from typing import Any

from misterx.boards.faults import Report
from misterx.boards.icons import ICONS
from misterx.boards.values import number, point, show, text

Shape = dict[str, Any]

#: Areas in the order in which they are painted, then drawings and words.
AREAS = ("water", "land", "block", "park", "lake", "bridge", "building")
KINDS = (*AREAS, "landmark", "district", "label", "dial", "legend")
VOICES = ("water", "park", "place")
PATHS = ("area", "course", "along")
MAX_SHAPES = 2_000
MAX_POINTS = 50_000
MAX_ALONG = 100


def read_art(value: Any, report: Report) -> dict[str, list[Shape]]:
    """The shapes that can be drawn; the others are reported."""
    if not isinstance(value, dict):
        report.add("art", "“art” must be an object of lists.")
        return {}
    art: dict[str, list[Shape]] = {}
    points = 0
    for kind, shapes in value.items():
        if kind not in KINDS:
            report.add("art", f"The art has a kind “{show(kind)}”; the kinds are {', '.join(KINDS)}.")
            continue
        if not isinstance(shapes, list) or len(shapes) > MAX_SHAPES:
            report.add("art", f"Art “{kind}” must be a list of at most {MAX_SHAPES:,} shapes.")
            continue
        art[kind] = []
        for place, shape in enumerate(shapes, 1):
            wrong = _READ[kind](shape) if isinstance(shape, dict) else "must be an object"
            if wrong:
                report.add("art", f"Art: {kind} {place} {wrong}.")
                continue
            spoken = [key for key in ("text", "name") if key in shape]
            if any(text(shape[key], f"Art: the {key} of {kind} {place}", report) is None for key in spoken):
                continue
            points += sum(len(shape[key]) for key in PATHS if isinstance(shape.get(key), list))
            art[kind].append(shape)
    if points > MAX_POINTS:
        report.add("art", f"The art has more than {MAX_POINTS:,} points.")
        return {}
    return art


def _points(value: Any, least: int) -> bool:
    return isinstance(value, list) and len(value) >= least and all(point(entry) is not None for entry in value)


def _above_zero(value: Any) -> bool:
    return number(value) and 0 < value <= 2_000


def _area(shape: Shape) -> str | None:
    if not isinstance(shape.get("smooth", True), bool):
        return "has a “smooth” that is neither true nor false"
    if "course" in shape and "area" in shape:
        return "has an “area” and a “course”; it can be drawn as one of them"
    if "course" in shape:
        if not (_points(shape["course"], 2) and _above_zero(shape.get("width"))):
            return "needs a “course” of two or more points and a “width”"
    elif not _points(shape.get("area"), 3):
        return "needs an “area” of three or more points, or a “course” with a “width”"
    elif not _above_zero(shape.get("width", 1)):
        return "has a “width” that is no number above zero"
    return None


def _words(shape: Shape) -> str | None:
    if "text" not in shape:
        return "has no “text”"
    if "along" in shape and "at" in shape:
        return "has a place “at” and a path “along”; it can stand in one of them"
    if isinstance(shape.get("along"), list) and len(shape["along"]) > MAX_ALONG:
        return f"has a path of more than {MAX_ALONG} points"
    if not (_points(shape["along"], 2) if "along" in shape else point(shape.get("at")) is not None):
        return "needs a place “at”: [x, y], or a path “along” of two or more points"
    if not (_above_zero(shape.get("size", 1)) and number(shape.get("angle", 0))):
        return "has a “size” or an “angle” that is no number"
    if shape.get("of", "place") not in VOICES:
        return f"must be a label of {', '.join(VOICES)}"
    return None


def _landmark(shape: Shape) -> str | None:
    icon = shape.get("icon")
    if not isinstance(icon, str) or icon not in ICONS:
        return f"needs an “icon”, one of {', '.join(ICONS)}"
    if point(shape.get("at")) is None or not _above_zero(shape.get("scale", 1)):
        return "needs a place “at”: [x, y], and a “scale” above zero if any"
    return None


def _dial(shape: Shape) -> str | None:
    if point(shape.get("at")) is None or not _above_zero(shape.get("radius")):
        return "needs a place “at”: [x, y], and a “radius” above zero"
    return None


def _legend(shape: Shape) -> str | None:
    return "needs a place “at”: [x, y]" if point(shape.get("at")) is None else None


_READ: dict[str, Callable[[Shape], str | None]] = {
    **dict.fromkeys(AREAS, _area),
    "landmark": _landmark,
    "district": _words,
    "label": _words,
    "dial": _dial,
    "legend": _legend,
}
