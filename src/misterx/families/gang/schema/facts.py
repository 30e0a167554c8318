"""The facts that a game against the gang gives out, and what their values mean.

Everything is public but two things: the numbers of tokens that lie face down, and which number is Mister X's.
"""

from __future__ import annotations

DEALT_NUMBER = 1
NUMBER_CHOSEN = 2
X_IS = 3
PLACED = 4
PHASE_STARTED = 5
TURN_STARTED = 6
ASKED = 7
ROLLED_DIE = 8
WALKED = 9
DROVE = 10
FACED = 11
DIE_LAPSED = 12
STAYED = 13
CHECKS_LEFT = 14
TURNED_UP = 15
SHOWN = 16
CLEARED = 17
FOUND = 18
NOMINATED = 19
CALLED = 20
REDIALLED = 21
LINE_BUSY = 22
SENT = 23
JUMPED = 24
WARNED = 25
OVERRODE = 26
BANISHED = 27
BARRICADED = 28
BROKE_UP = 29
ENDED = 30
HAS_MOVED = 31
CAR_STARTED = 32
DIAL_SET = 33

FLEETING = {"shown": "turned_back"}  # BX-056: until the next decision; then it is told that he lies face down again

VALUES: dict[int, tuple[str, tuple[tuple[str, str], ...]]] = {
    DEALT_NUMBER: ("dealt_number", (("pawn", "pawn"), ("number", "number"))),
    NUMBER_CHOSEN: ("number_chosen", ()),
    X_IS: ("x_is", (("pawn", "pawn"), ("number", "number"))),
    PLACED: ("placed", (("pawn", "pawn"), ("station", "station"))),
    PHASE_STARTED: ("phase_started", (("phase", "number"),)),
    TURN_STARTED: ("turn_started", (("round", "number"), ("side", "side"))),
    ASKED: ("asked", (("side", "side"), ("what", "step"))),
    ROLLED_DIE: ("rolled", (("pips", "number"),)),
    WALKED: ("walked", (("pawn", "pawn"), ("station", "station"), ("pips", "number"))),
    DROVE: ("drove", (("pawn", "pawn"), ("station", "station"), ("pips", "number"))),
    FACED: ("faced", (("pawn", "pawn"), ("station", "station"))),
    DIE_LAPSED: ("die_lapsed", (("pips", "number"),)),
    STAYED: ("stayed", (("pawn", "pawn"),)),
    CHECKS_LEFT: ("checks", (("left", "number"),)),
    TURNED_UP: ("turned_up", (("pawn", "pawn"), ("number", "number"))),
    SHOWN: ("shown", (("pawn", "pawn"), ("number", "number"))),
    CLEARED: ("cleared", (("pawn", "pawn"),)),
    FOUND: ("found", (("pawn", "pawn"), ("number", "number"))),
    NOMINATED: ("nominated", (("first", "pawn"), ("second", "pawn"))),
    CALLED: ("called", (("pawn", "pawn"), ("place", "number"))),
    REDIALLED: ("redialled", (("pawn", "pawn"),)),
    LINE_BUSY: ("line_busy", (("pawn", "pawn"),)),
    SENT: ("sent", (("pawn", "pawn"), ("colour", "colour"))),
    JUMPED: ("jumped", (("pawn", "pawn"), ("station", "station"))),
    WARNED: ("warned", (("held", "number"),)),
    OVERRODE: ("overrode", (("pawn", "pawn"),)),
    BANISHED: ("banished", (("pawn", "pawn"), ("station", "station"))),
    BARRICADED: ("barricaded", (("station", "station"),)),
    BROKE_UP: ("broke_up", (("station", "station"),)),
    ENDED: ("ended", (("winner", "side"), ("reason", "reason"))),
    HAS_MOVED: ("has_moved", (("pawn", "pawn"),)),  # told of positions alone
    CAR_STARTED: ("car_started", (("pawn", "pawn"),)),
    DIAL_SET: ("dial_set", (("place", "number"),)),
}
