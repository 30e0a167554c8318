"""Counting by the second, slow readings of the rules that the titles' own tests hold: one counter a title.

Every title is played wholly on the slow tables.
"""

from __future__ import annotations

from tests.reference.behrends import positions as gang
from tests.reference.behrends import words
from tests.reference.europa import positions as continent
from tests.reference.europa import rounds
from tests.reference.sanssouci import table as potsdam
from tests.reference.transit import table as town

from misterx import Game


def count_transit(game: Game, depth: int) -> int:
    position = game.to_position()
    if position["pawns"]["x"]["station"] is None:
        return count_deals(game, depth)
    if game.title.id == "sanssouci":
        return potsdam.count(potsdam.laid_out(game), depth)
    return town.count_sequences(town.laid_out(game), depth)


def count_deals(game: Game, depth: int) -> int:
    """Before the deal: each hunter takes any of the cards that are left in their deck, then Mister X one of his."""
    decks = game.title.tables["decks"]
    deck = decks[game.options.values.get("start_cards", next(iter(decks)))]
    hunters = len(game.words.pawns) - 1
    assert depth <= hunters + 1, "the deal is over before"
    cards = len(game.board.starts[deck["hunters"]])
    total = 1
    for taken in range(min(depth, hunters)):
        total *= cards - taken
    if depth > hunters:
        total *= cards - hunters if deck["x"] == deck["hunters"] else len(game.board.starts[deck["x"]])
    return total


def count_behrends(game: Game, depth: int) -> int:
    table = gang.laid_out(game)
    return words.count_sequences(gang.read(table, game.to_position()) if game.position else table, depth)


def count_slowly(game: Game, depth: int) -> int:
    """How many sequences of so many decisions begin here."""
    if game.title.id == "behrends":
        return count_behrends(game, depth)
    if game.title.id == "europa":
        return rounds.count(continent.laid_out(game), depth)
    return count_transit(game, depth)
