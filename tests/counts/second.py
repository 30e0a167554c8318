"""Counting by the second, slow readings of the rules that the titles' own tests hold: one counter a title.

The transit titles and Behrends are played wholly on the slow tables. For Europa every list of moves is the slow one,
read from the position as people write it, and a move is made by the game.
"""

from __future__ import annotations

from collections.abc import Callable

from tests.leaks.compare import say
from tests.rules.behrends.plain import positions as gang
from tests.rules.behrends.plain import words
from tests.rules.europa.plain import moves_of
from tests.rules.sanssouci import slow as potsdam
from tests.rules.transit import slow as town

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


def choices_of_europa(game: Game) -> list[str]:
    position = game.to_position()
    if position.get("refill"):
        return [f"draw {position['refill'][0]} {ticket}" for ticket, count in position["bag"].items() if count]
    return sorted(moves_of(game.board, position, game.options.values))


def count_behrends(game: Game, depth: int) -> int:
    table = gang.laid_out(game)
    return words.count_sequences(gang.read(table, game.to_position()) if game.position else table, depth)


CHOICES: dict[str, Callable[[Game], list[str]]] = {"europa": choices_of_europa}


def count_slowly(game: Game, depth: int) -> int:
    """How many sequences of so many decisions begin here."""
    if game.title.id == "behrends":
        return count_behrends(game, depth)
    if game.title.id not in CHOICES:
        return count_transit(game, depth)
    if game.result:
        return 0
    found = CHOICES[game.title.id](game)
    if depth == 1:
        return len(found)
    return sum(count_slowly(after(game, text), depth - 1) for text in found)


def after(game: Game, text: str) -> Game:
    word = text.split()[0]
    twin = game.copy()
    seat = word if word in game.seats else "x" if word[0] in "xt" and word != "team" else "h1"
    say(twin, (seat_of(game, word, seat), text))
    return twin


def seat_of(game: Game, pawn: str, otherwise: str) -> str:
    return next((seat for seat, pawns in game.seats.items() if pawn in pawns), otherwise)
