"""The colours of lines, pawns and marks in a terminal; each also has its letters, so nothing depends on them.

They are of the 256 that terminals know, and can be read on a light and on a dark ground: nobody tells which it is.
"""

from misterx.boards.look import LOOK

_TONES: dict[str, dict[str, int]] = LOOK["terminal"]
_PAWNS = {name: f"color({tone})" for name, tone in _TONES["pawn"].items()}

LINE_STYLES = {rank: f"color({tone})" for rank, tone in _TONES["line"].items()}
WATER_STYLE = f"color({_TONES['map']['water']})"
POSSIBLE_STYLE = f"bold color({_TONES['mark']['possible']}) on color({_TONES['mark']['possible-ground']})"
BLOCK_STYLE = f"bold color({_TONES['mark']['block']})"


def pawn_style(pawn: str) -> str:
    """Cars have the colours of the detectives, policemen one between them, Mister X that of all text."""
    return _PAWNS.get(pawn.replace("car", "d"), _PAWNS["p"] if pawn.startswith("p") else "")
