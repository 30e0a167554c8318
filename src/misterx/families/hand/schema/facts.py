"""The facts that a game of ticket hands gives out, and what their values mean.

Each fact is named after what happened at the table; `VALUES` says how its numbers are read. Facts about a hand tell how
many of a kind are left in it, so that whoever learns them late still ends with the right hand.
"""

from __future__ import annotations

PLACED = 1
MISSION_CHOSEN = 2
START_CHOSEN = 3
TURN_STARTED = 4
NEXT = 5
HOLDS = 6
REFILLED = 7
DISCARDED = 8
STOCKS = 9
RECYCLED = 10
DOUBLE_PLAYED = 11
HIDDEN_PLAYED = 12
PAID = 13
LAID = 14
LAID_FACE_DOWN = 15
FACE = 16
NOTED = 17
SHOWN = 18
STAYED = 19
RODE = 20
PASSED = 21
INVESTIGATED = 22
OPERATED = 23
CHECKED = 24
MARKED = 25
CHIP_PLACED = 26
CHIP_TAKEN = 27
CHIPS_CLEARED = 28
ENDED = 29
# A position tells what happened before it.
ENTERED = 30
INDICATED = 31
STATED = 32
BOXED = 33
SET_ASIDE = 34
NEXT_PAIR = 35

VALUES: dict[int, tuple[str, tuple[tuple[str, str], ...]]] = {
    PLACED: ("placed", (("pawn", "pawn"), ("station", "station"))),
    MISSION_CHOSEN: ("mission_chosen", (("mission", "mission"),)),
    START_CHOSEN: ("start_chosen", (("station", "station"),)),
    TURN_STARTED: ("turn_started", (("round", "number"), ("side", "side"))),
    NEXT: ("next", (("who", "mover"),)),
    HOLDS: ("holds", (("hand", "stock"), ("ticket", "ticket"), ("left", "number"))),
    REFILLED: ("refilled", (("hand", "stock"), ("tickets", "number"))),
    DISCARDED: ("discarded", (("hand", "stock"), ("tickets", "number"))),
    STOCKS: ("stocks", (("bag", "number"), ("box", "number"))),
    RECYCLED: ("recycled", (("tickets", "number"),)),
    DOUBLE_PLAYED: ("double_played", ()),
    HIDDEN_PLAYED: ("hidden_played", ()),
    PAID: ("paid", (("hand", "stock"), ("ticket", "ticket"))),
    LAID: ("laid", (("entry", "number"), ("ticket", "ticket"))),
    LAID_FACE_DOWN: ("laid_face_down", (("entry", "number"),)),
    FACE: ("face", (("entry", "number"), ("ticket", "ticket"))),
    NOTED: ("noted", (("entry", "number"), ("station", "station"))),
    SHOWN: ("shown", (("entry", "number"), ("station", "station"))),
    STAYED: ("stayed", (("round", "number"),)),
    RODE: ("rode", (("pawn", "pawn"), ("hand", "stock"), ("ticket", "ticket"), ("station", "station"))),
    PASSED: ("passed", (("pawn", "pawn"),)),
    INVESTIGATED: ("investigated", (("entry", "number"),)),
    OPERATED: ("operated", (("pawn", "pawn"), ("mode", "mode"), ("station", "station"))),
    CHECKED: ("checked", (("round", "number"),)),
    MARKED: ("marked", (("pair", "number"), ("station", "station"), ("entry", "number"))),
    CHIP_PLACED: ("chip_placed", (("colour", "chip"), ("station", "station"))),
    CHIP_TAKEN: ("chip_taken", (("station", "station"),)),
    CHIPS_CLEARED: ("chips_cleared", ()),
    ENDED: ("ended", (("winner", "side"), ("reason", "reason"))),
    ENTERED: ("entered", (("pawn", "pawn"), ("station", "station"))),
    INDICATED: ("indicated", (("pawn", "pawn"), ("ticket", "ticket"))),
    STATED: ("stated", (("entry", "number"), ("ticket", "ticket"), ("double", "flag"))),
    BOXED: ("boxed", (("ticket", "ticket"), ("tickets", "number"))),
    SET_ASIDE: ("set_aside", (("ticket", "ticket"), ("tickets", "number"))),
    NEXT_PAIR: ("next_pair", (("pair", "number"),)),
}
