"""The colours of pawns and tickets; each also has its letters, so nothing depends on them."""

PAWN_STYLES = {
    "x": "",
    "d1": "color(160)",
    "d2": "color(33)",
    "d3": "color(34)",
    "d4": "color(172)",
    "d5": "color(133)",
    "p1": "color(244)",
    "p2": "color(244)",
}
TICKET_STYLES = ("color(136)", "color(37)", "color(160)", "color(33)")
