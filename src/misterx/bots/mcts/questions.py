"""What a search asks of a family; answered by `bots/F/search.py`."""

from __future__ import annotations

from misterx.bots.registry import SEARCH, question

follow = question(SEARCH, "follow")  # (board, rules, before, state, move, work): keep up what everybody knows
observe = question(SEARCH, "observe")  # (board, rules, state, move): what everybody sees of a move, as a number
secret = question(SEARCH, "secret")  # (board, rules, state, side): what only this side knows, as a number
rate = question(SEARCH, "rate")  # (board, rules, state, work, net, randoms, n): how promising n moves are
playout_move = question(SEARCH, "playout_move")  # (board, rules, state, work, randoms, n): one of n for a playout
value = question(SEARCH, "value")  # (board, rules, state, work, net): Mister X's chances, or -1
