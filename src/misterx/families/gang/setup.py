"""From the options and a board to the records that the rules run on."""

from __future__ import annotations

from typing import Any

from misterx.boards import Board
from misterx.families.gang.board import COLOURS, KINDS, SECTORS, City, build_city
from misterx.families.gang.schema.rules import Rules
from misterx.families.gang.schema.state import CARS, OFF_BOARD, TOKENS, State
from misterx.families.gang.streets import PLACES, city_faults, read_plan
from misterx.families.shared.vocabulary import TEAM
from misterx.kernel.codes import MISTER_X
from misterx.kernel.errors import TitleError
from misterx.kernel.records import new_record
from misterx.titles import Options, Title

TOKEN_NAMES = tuple(f"t{i}" for i in range(1, TOKENS + 1))
CAR_NAMES = tuple(f"car{i}" for i in range(1, CARS + 1))

_cities: dict[tuple[Any, ...], City] = {}  # listing all ways takes longer than a move; boards are few


def pawns(title: Title, options: Options) -> list[str]:
    """The pieces in the kernel's order. Nothing depends on how many play."""
    return ["x", *TOKEN_NAMES, *CAR_NAMES]


def deal_seats(title: Title, options: Options) -> dict[str, list[str]]:
    """Mister X's player leads the whole gang (BX-010); cars are the whole team's (BX-012), or the captain's."""
    seats: dict[str, list[str]] = {"x": ["x", *TOKEN_NAMES]}
    for seat in range(1, options.players):
        seats[f"h{seat}"] = []
    if options["captain"]:  # BX-OP-50
        seats["h1"] = [TEAM, *CAR_NAMES]
    return seats


def check_options(title: Title, options: Options) -> None:
    """Refuse what the rules make impossible; note what has no effect."""
    if options["dial_sectors"] != "board":
        missing = [colour for colour in COLOURS if colour not in options["dial_sectors"]]
        if missing:  # BX-094
            raise TitleError("impossible_options", why=f"dial_sectors has no {' and no '.join(missing)}.")
    if options["captain"] and options.players == 2:
        options.notes.append("captain: has no effect with one policeman.")


def build_graph(title: Title, options: Options, board: Board) -> City:
    """The city under these options; refuses a board that this game cannot be played on."""
    sectors = options["dial_sectors"]
    if sectors == "board":
        sectors = printed_sectors(title, board)
    key = (board.digest, title.modes, tuple(sectors), options["hq_transit"], options["setup_on_arrow"])
    if key not in _cities:
        mode = title.modes[0]
        faults = city_faults(board, mode, KINDS, COLOURS, options["setup_on_arrow"])
        if faults:
            raise TitleError("bad_board", title=title.name, why=" ".join(faults[:5]))
        city = build_city(read_plan(board, mode), tuple(sectors), options["hq_transit"])
        if city is None:
            raise TitleError("bad_board", title=title.name, why="it has too many squares or too many ways.")
        _cities[key] = city
    return _cities[key]


def printed_sectors(title: Title, board: Board) -> list[str]:
    """What the board's dial says at the places 1 to 9 and 0."""
    dial = board.extra.get("dial")
    sectors = dial.get("sectors") if isinstance(dial, dict) else None
    if not isinstance(sectors, list) or len(sectors) != PLACES or any(word not in SECTORS[1:] for word in sectors):
        why = f"its dial must say what each of the {PLACES} places means: {', '.join(SECTORS[1:])}."
        raise TitleError("bad_board", title=title.name, why=why)
    missing = [colour for colour in COLOURS if colour not in sectors]
    if missing:  # BX-094
        raise TitleError("bad_board", title=title.name, why=f"its dial has no {' and no '.join(missing)}.")
    return sectors


def build_rules(title: Title, options: Options) -> Rules:
    """The options as the record that the rules read."""
    rules = new_record(Rules)
    for name, choices in Rules.CHOICES.items():
        rules[name] = choices.index(options[name])
    for name in Rules.FLAGS:
        rules[name] = options[name]
    rules.phase1_cap, rules.phase2_cap = (
        0 if options[name] == "none" else options[name] for name in ("phase1_cap", "phase2_cap")
    )
    rules.checks, rules.warnings = title.tables["box"]["checks"], title.tables["box"]["warnings"]
    return rules


def new_state(title: Title, options: Options) -> State:
    """The table before the tokens are shuffled: all in the box, the police with seven checks (BX-022)."""
    state = new_record(State)
    state.pos[:] = OFF_BOARD
    state.checks = title.tables["box"]["checks"]
    state.turn = MISTER_X
    return state
