"""The facts that a transit game gives out, and what their values mean.

Each fact is named after what happened at the table; `VALUES` says how its numbers are read: as a pawn, a station, a
ticket, a side or a plain number.
"""

from __future__ import annotations

PLACED = 1
START_DEALT = 2
TURN_STARTED = 3
NEXT_PAWN = 4
RODE = 5
TICKETS = 6
DOUBLES = 7
DOUBLE_PLAYED = 8
ENTRY_COVERED = 9
ENTRY_WRITTEN = 10
REVEALED = 11
VANISHED = 12
STAYED = 13
PASSED = 14
ELIMINATED = 15
FLEW = 16
LANDED = 17
CARDS = 18
BLOCKED = 19
UNBLOCKED = 20
ENDED = 21
REMOVED = 22
ENTRY_STATED = 23
POSSIBLE = 24
ORDERED = 25
BLACKS = 26

VALUES: dict[int, tuple[str, tuple[tuple[str, str], ...]]] = {
    PLACED: ("placed", (("pawn", "pawn"), ("station", "station"))),
    START_DEALT: ("start_dealt", (("station", "station"),)),
    TURN_STARTED: ("turn_started", (("round", "number"), ("side", "side"), ("can_move", "flag"))),
    NEXT_PAWN: ("next_pawn", (("pawn", "pawn"),)),
    RODE: ("rode", (("pawn", "pawn"), ("mode", "mode"), ("ticket", "ticket"), ("station", "station"))),
    TICKETS: ("tickets", (("stock", "stock"), ("ticket", "ticket"), ("left", "number"))),
    BLACKS: ("tickets", (("stock", "pawn"), ("ticket", "ticket"), ("left", "number"))),  # his own, beside a reserve too
    DOUBLES: ("doubles", (("left", "number"),)),
    DOUBLE_PLAYED: ("double_played", (("moves", "number"),)),
    ENTRY_COVERED: ("entry_covered", (("entry", "number"), ("ticket", "ticket"))),
    ENTRY_WRITTEN: ("entry_written", (("entry", "number"), ("station", "station"))),
    REVEALED: ("revealed", (("entry", "number"), ("station", "station"))),
    VANISHED: ("vanished", ()),
    STAYED: ("stayed", (("entry", "number"),)),
    PASSED: ("passed", (("pawn", "pawn"),)),
    ELIMINATED: ("eliminated", (("pawn", "pawn"),)),
    FLEW: ("flew", (("pawn", "pawn"), ("ticket", "ticket"), ("station", "station"))),
    LANDED: ("landed", (("pawn", "pawn"), ("ticket", "ticket"), ("station", "station"))),
    CARDS: ("helicopter_cards", (("left", "number"),)),
    BLOCKED: ("blocked", (("station", "station"),)),
    UNBLOCKED: ("unblocked", (("station", "station"),)),
    ENTRY_STATED: ("entry_stated", (("entry", "number"), ("ticket", "ticket"))),
    POSSIBLE: ("possible", (("station", "station"),)),
    ORDERED: ("ordered", (("place", "number"), ("pawn", "pawn"))),
    REMOVED: ("removed", (("pawn", "pawn"),)),
    ENDED: ("ended", (("winner", "side"), ("reason", "reason"))),
}
