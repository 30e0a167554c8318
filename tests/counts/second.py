"""Counting by the second, slow readings of the rules that the titles' own tests hold: one counter a title.

The transit titles are played wholly on the slow tables. For Europa and Behrends every list of moves is the slow one,
read from the position as people write it, and a move is made by the game.
"""

from __future__ import annotations

from collections.abc import Callable

from tests.leaks.compare import say
from tests.rules.behrends.slow import City, Table
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


def choices_of_behrends(game: Game) -> list[str]:
    view = game.view("x")
    if game.decider != "chance":
        return Table(City(game.board), view).legal()
    if view["phase"]:
        return [f"roll {pips}" for pips in range(1, 7)]
    dealt = [text.split()[2] for _, text in game.lines]
    return [f"deal t{len(dealt) + 1} {number}" for number in range(1, 11) if str(number) not in dealt]


CHOICES: dict[str, Callable[[Game], list[str]]] = {"europa": choices_of_europa, "behrends": choices_of_behrends}


def count_slowly(game: Game, depth: int) -> int:
    """How many sequences of so many decisions begin here."""
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
