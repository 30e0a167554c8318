"""The results of a contest as a picture: win rates by role with their intervals, and Elo, in plain SVG."""

from __future__ import annotations

from typing import Any
from xml.sax.saxutils import escape

ROLES = (
    ("as_x", "as Mister X", "#b3261e"),
    ("as_hunters", "as hunters", "#1f5fa8"),
    ("score", "both roles", "#333333"),
)
LABELS, SCALE, EDGE = 300, 460, 24  # widths of the names, of the scale from 0 to 100 %, and of the margin
TOP, ROW, GAP = 104, 22, 34
LONGEST = 44


def draw_plot(summary: dict[str, Any], heading: str) -> str:
    """One group of three bars for every two bots that met; Elo below."""
    pairs = summary["pairs"]
    below = TOP + len(pairs) * (len(ROLES) * ROW + GAP)
    height = below + 40 + ROW * len(summary["elo"])
    width = LABELS + SCALE + 170
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        'font-family="sans-serif" font-size="13">',
        f"<title>{escape(heading)}</title>",
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
        _text(EDGE, 28, heading, weight="bold"),
        _text(EDGE, 48, "Games won, with 95 % intervals (Wilson)"),
        *_scale(below),
    ]
    for place, pair in enumerate(pairs):
        top = TOP + place * (len(ROLES) * ROW + GAP)
        for number, (key, name, colour) in enumerate(ROLES):
            label = f"{_short(pair['a'])}, against {_short(pair['b'])}" if number == 0 else ""
            parts += _bar(top + number * ROW, pair[key], name, colour, label)
    parts.append(_text(EDGE, below + 24, "Elo", weight="bold"))
    for place, (name, rating) in enumerate(sorted(summary["elo"].items(), key=lambda entry: -entry[1])):
        parts.append(_text(EDGE, below + 46 + place * ROW, f"{rating:+.0f}"))
        parts.append(_text(EDGE + 60, below + 46 + place * ROW, _short(name)))
    return "\n".join([*parts, "</svg>", ""])


def _scale(bottom: int) -> list[str]:
    parts = []
    for percent in range(0, 101, 25):
        x = LABELS + SCALE * percent / 100
        parts.append(f'<line x1="{x}" y1="{TOP - 34}" x2="{x}" y2="{bottom - 8}" stroke="#cccccc"/>')
        parts.append(_text(x, TOP - 38, f"{percent} %", anchor="middle"))
    return parts


def _bar(y: int, rate: dict[str, Any], name: str, colour: str, label: str) -> list[str]:
    parts = [_text(LABELS - 8, y + 4, name, anchor="end")]
    if label:
        parts.append(_text(EDGE, y - 14, label, weight="bold"))
    if rate["rate"] is None:
        return parts
    low, high = (LABELS + SCALE * share for share in rate["ci95"])
    at = LABELS + SCALE * rate["rate"]
    told = f"{100 * rate['rate']:.1f} % of {rate['games']:,}"
    return [
        *parts,
        f'<line x1="{low:.1f}" y1="{y}" x2="{high:.1f}" y2="{y}" stroke="{colour}" stroke-width="3"/>',
        f'<circle cx="{at:.1f}" cy="{y}" r="5" fill="{colour}"/>',
        _text(LABELS + SCALE + 12, y + 4, told),
    ]


def _text(x: float, y: float, words: str, anchor: str = "start", weight: str = "normal") -> str:
    return f'<text x="{x:g}" y="{y}" text-anchor="{anchor}" font-weight="{weight}">{escape(words)}</text>'


def _short(name: str) -> str:
    return name if len(name) <= LONGEST else name[: LONGEST - 1] + "…"
