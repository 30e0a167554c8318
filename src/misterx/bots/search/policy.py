"""What a search asks of a family; answered by the module of that name in this folder."""

from __future__ import annotations

from misterx.bots.answers import answer

FOLDER = "misterx.bots.search"
DROPPED = -1000.0  # the rating of a move that is not worth considering

follow = answer(FOLDER, "follow")  # (board, rules, before, state, move, known, scratch): keep up public knowledge
observe = answer(FOLDER, "observe")  # (board, rules, state, move): what everybody sees of a move, as a number
secret = answer(FOLDER, "secret")  # (board, rules, state, side): what only this side knows, as a number
# (board, rules, state, known, randoms, moves, n, ratings, scratch, net, traits): how promising moves are
rate = answer(FOLDER, "rate")
roll = answer(FOLDER, "roll")  # (board, rules, state, known, randoms, moves, n, scratch): a playout's move
value = answer(FOLDER, "value")  # (board, rules, state, known, net, features, hidden, scratch): his chances, or -1
