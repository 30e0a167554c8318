"""What a search asks of a family; answered by `bots/F/search.py`."""

from __future__ import annotations

from misterx.bots.registry import SEARCH, question

follow = question(SEARCH, "follow")  # (board, rules, before, state, move, known, scratch): keep up public knowledge
observe = question(SEARCH, "observe")  # (board, rules, state, move): what everybody sees of a move, as a number
secret = question(SEARCH, "secret")  # (board, rules, state, side): what only this side knows, as a number
# (board, rules, state, known, randoms, moves, n, ratings, scratch, net, traits): how promising moves are
rate = question(SEARCH, "rate")
playout_move = question(
    SEARCH, "playout_move"
)  # (board, rules, state, known, randoms, moves, n, scratch): a playout's move
value = question(SEARCH, "value")  # (board, rules, state, known, net, features, hidden, scratch): his chances, or -1
