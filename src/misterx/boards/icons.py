"""Landmarks as small flat drawings, 40 units wide, standing on y = 0. Each is (body, detail): two SVG paths."""

ICONS: dict[str, tuple[str, str]] = {
    "clock_tower": (
        "M-6 0V-34H6V0ZM-7.5 -34H7.5L0 -48Z",
        "M0 -32.5A4.5 4.5 0 1 1 0 -23.5A4.5 4.5 0 1 1 0 -32.5ZM-1.5 0V-9H1.5V0Z",
    ),
}
