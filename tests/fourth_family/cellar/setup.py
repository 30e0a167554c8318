"""From a title's tables, options and board to records and words."""

from __future__ import annotations

from tests.fourth_family.cellar.schema import DEAL, NOWHERE, ROOMS, Rooms, Rules, State

from misterx.boards import Board
from misterx.families.shared.vocabulary import Vocabulary
from misterx.kernel.errors import TitleError
from misterx.kernel.records import new_record
from misterx.titles import Options, Title


def check_options(title: Title, options: Options) -> None:
    """Nothing to choose goes ill together."""


def pawns(title: Title, options: Options) -> list[str]:
    return ["x", "d1"]


def deal_seats(title: Title, options: Options) -> dict[str, list[str]]:
    return {"h1": ["d1"]}


def build_graph(title: Title, options: Options, board: Board) -> Rooms:
    if len(board.numbers) > ROOMS:
        raise TitleError("bad_board", title=title.name, why=f"it has more than {ROOMS} rooms.")
    rooms = new_record(Rooms)
    rooms.rooms = len(board.numbers)
    for mode in title.modes:
        for a, b in board.links(mode):
            rooms.doors[board.node[a], board.node[b]] = rooms.doors[board.node[b], board.node[a]] = 1
    for card in board.starts["thief"]:
        rooms.hideouts[board.node[card]] = 1
    rooms.post = board.node[board.starts["guard"][0]]
    return rooms


def build_rules(title: Title, options: Options) -> Rules:
    rules = new_record(Rules)
    rules.limit = options["round_limit"]
    return rules


def new_state(title: Title, options: Options) -> State:
    state = new_record(State)
    state.pos[:] = NOWHERE
    state.phase = DEAL
    return state


def words_for(title: Title, options: Options, board: Board) -> Vocabulary:
    return Vocabulary(board.numbers, ("x", "d1"), ("x", "d1"), title.modes, title.modes)
