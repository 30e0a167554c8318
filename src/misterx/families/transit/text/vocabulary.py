"""What this family's numbers are called at the table."""

from __future__ import annotations

from misterx.boards import Board
from misterx.families.shared.vocabulary import Vocabulary
from misterx.families.transit.setup import pawns
from misterx.titles import Options, Title


def words_for(title: Title, options: Options, board: Board) -> Vocabulary:
    names = pawns(title, options)
    stocks = ["reserve" if options["x_tickets"] == "reserve" else "x", *names[1:]]
    if options["ticket_stock"] == "pooled":
        stocks[1] = "pool"
    return Vocabulary(board.numbers, tuple(names), tuple(stocks), title.modes, (*title.modes[:3], "black"))
