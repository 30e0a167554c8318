"""The board's record, and whether this game can be played on a board."""

from __future__ import annotations

from misterx.boards import Board
from misterx.families.transit.schema.moves import MOST_MOVES
from misterx.families.transit.setup import pawns
from misterx.families.transit.specials import SPECIALS
from misterx.kernel.errors import TitleError
from misterx.kernel.graph import COLUMNS, MOST_CARDS, SECRET, Graph, build
from misterx.titles import Options, Title


def build_graph(title: Title, options: Options, board: Board) -> Graph:
    """The board's arrays under these options; refuses a board that this game cannot be played on."""
    missing = [mode for mode in title.modes if mode not in board.modes]
    if missing:
        raise TitleError("bad_board", title=title.name, why=f"it has no {' and no '.join(missing)}.")
    if any(len(cards) > MOST_CARDS for cards in board.starts.values()):
        raise TitleError("bad_board", title=title.name, why=f"it has more than {MOST_CARDS} start cards of one kind.")
    tags = title.tables["board_editions"][options["board_edition"]] if options.get("board_edition") else []
    links = [[(board.node[a], board.node[b]) for a, b in board.links(mode, tags)] for mode in title.modes]
    if options.get("no_ship"):  # SS-133
        links[SECRET] = []
    decks = title.tables["decks"][options.get("start_cards", "common")]
    try:
        graph = build(
            len(board.numbers),
            links,
            [board.node[card] for card in board.starts.get(decks["hunters"], ())],
            [board.node[card] for card in board.starts.get(decks["x"], ())],
        )
    except ValueError:
        raise TitleError("bad_board", title=title.name, why="it has too many lines.") from None
    if count_most_moves(title, options, graph) > MOST_MOVES:
        raise TitleError("bad_board", title=title.name, why="it allows too many different moves at once.")
    return graph


def count_most_moves(title: Title, options: Options, graph: Graph) -> int:
    """A bound for any list of moves: hunters on the busiest stations, each with every roadblock and other way."""
    first = graph.first[: graph.nodes].astype(int)
    in_order = options["hunter_order"] == "fixed" and not options.get("free_order")
    movers = 1 if in_order else len(pawns(title, options)) - 1
    busiest = sorted((first[:, SECRET] - first[:, 0]).tolist(), reverse=True)[:movers]
    rides = sum(busiest) * (2 if options.get("combined_ticket") else 1)
    others = sum(special.most_moves(options, len(first), movers) for special in SPECIALS)
    sources = 2 + options["roadblocks"] if options.get("roadblocks") else 1
    x_rides = int((first[:, COLUMNS] - first[:, 0]).max()) + 2
    return int(max((rides + others + movers) * sources, x_rides * 6))
