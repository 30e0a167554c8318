"""The board's record: lines and start cards as for every family, and the missions."""

from __future__ import annotations

from misterx.boards import Board
from misterx.families.hand.schema.state import DETECTIVES
from misterx.kernel.errors import TitleError
from misterx.kernel.graph import BOARD, LARGE_BOARD, MOST_STATIONS, STATIONS, Graph, build
from misterx.kernel.records import I8, I8s, I16s, new_record, shape
from misterx.titles import Options, Title

MOST_MISSIONS, MOST_STARTS = 4, 16
MOST_LINES = 24  # of one mode at one city: what a list of moves has room for


class Map(Graph):
    """A board with its missions."""

    missions: I8
    mission_starts: I8s = shape(MOST_MISSIONS)  # [mission]: how many
    starts: I16s = shape(MOST_MISSIONS, MOST_STARTS)
    targets: I8s = shape(STATIONS)  # [node]: mask of the missions that end there


TYPES = {BOARD: Map.with_room(stations=256), LARGE_BOARD: Map.with_room(stations=1024)}


def build_graph(title: Title, options: Options, board: Board) -> Map:
    """The board's arrays; refuses a board that this game cannot be played on."""
    if faults := find_faults(title, board):
        raise TitleError("bad_board", title=title.name, why=" ".join(faults))
    links = [[(board.node[a], board.node[b]) for a, b in board.links(mode)] for mode in title.modes]
    cards = [board.node[card] for card in board.starts["detective"]]
    lines = build(len(board.numbers), links, cards, [])
    graph: Map = new_record(TYPES[lines.dtype])
    for name in lines.dtype.names:
        graph[name] = lines[name]
    missions = board.extra["missions"]
    graph.missions = len(missions)
    for number, mission in enumerate(missions.values()):
        graph.mission_starts[number] = len(mission["starts"])
        graph.starts[number, : len(mission["starts"])] = [board.node[city] for city in mission["starts"]]
        for city in mission["targets"]:
            graph.targets[board.node[city]] |= 1 << number
    return graph


def find_faults(title: Title, board: Board) -> list[str]:
    """Why a board does not fit."""
    missing = [mode for mode in title.modes if mode not in board.modes]
    if missing:
        return [f"it has no {' and no '.join(missing)}."]
    faults = []
    if len(board.numbers) > MOST_STATIONS:
        faults.append(f"it has more than {MOST_STATIONS} cities.")
    cards = set(board.starts.get("detective", ()))
    if len(cards) <= DETECTIVES:
        faults.append(f"it needs start cards for more than {DETECTIVES} cities.")
    for mode in title.modes:
        ends = [city for link in board.links(mode) for city in link]
        if crowded := sorted({city for city in ends if ends.count(city) > MOST_LINES}):
            faults.append(f"city {crowded[0]} has more than {MOST_LINES} {mode} lines.")
    missions = board.extra.get("missions")
    if not isinstance(missions, dict) or not 1 <= len(missions) <= MOST_MISSIONS:
        return [*faults, f"it needs one to {MOST_MISSIONS} missions."]
    for name, mission in missions.items():
        if not 1 <= len(mission.get("starts", ())) <= MOST_STARTS:
            faults.append(f"the mission {name} needs one to {MOST_STARTS} start cities.")
        if not mission.get("targets"):
            faults.append(f"the mission {name} needs a target city.")
    starts = {city for mission in missions.values() for city in mission.get("starts", ())}
    if starts <= cards and len(starts) <= DETECTIVES:
        faults.append("detectives could hold every start city.")
    return faults
