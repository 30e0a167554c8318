"""A second move generator for Flucht durch Europa: slow, obvious, from positions alone, after the rulebook's words.

It shares nothing with the rules in `families/hand`: it reads a position as a person would and writes down every move.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from typing import Any

from misterx.boards import Board

PRICE = 3
BACK = {3: 4, 4: 3, 5: 2}
EXTRA = {3: "car", 4: "rail", 5: "plane"}
Hand = Counter[str]


def moves_of(board: Board, position: dict[str, Any], options: dict[str, Any]) -> set[str]:
    """Every move that somebody may make in a position."""
    decides = position["decides"]
    if decides == "x":
        if "mission" not in position:
            return missions(board, position)
        if position.get("discards"):
            return discards("x", Counter(position["hands"]["x"]))
        return x_moves(board, position, options)
    if decides == "hunters":
        return rides(board, position, options)
    if decides == "team":
        return team(board, position, options)
    return discards(decides, Counter(position["hands"][decides]))


def near(board: Board, city: int, *modes: str) -> set[int]:
    return {a + b - city for mode in modes or board.modes for a, b in board.links(mode) if city in (a, b)}


def detectives(position: dict[str, Any]) -> dict[str, int]:
    return {pawn: place["station"] for pawn, place in position["pawns"].items() if pawn != "x"}


def missions(board: Board, position: dict[str, Any]) -> set[str]:
    held = set(detectives(position).values())
    choices = board.extra["missions"].items()
    return {f"x mission {name} {city}" for name, mission in choices for city in mission["starts"] if city not in held}


def subsets(tickets: Hand, size: int | None = None) -> set[tuple[str, ...]]:
    """Every different part of a hand, in the order of the alphabet."""
    listed = sorted(tickets.elements())
    sizes = range(len(listed) + 1) if size is None else [size]
    return {part for count in sizes for part in combinations(listed, count)}


def discards(seat: str, hand: Hand) -> set[str]:
    return {f"{seat} discard {' '.join(part) or 'none'}" for part in subsets(hand)}


def with_symbol(hand: Hand, symbol: str) -> Hand:
    return Counter({ticket: count for ticket, count in hand.items() if ticket.endswith(f"/{symbol}")})


def x_moves(board: Board, position: dict[str, Any], options: dict[str, Any]) -> set[str]:
    hand, here = Counter(position["hands"]["x"]), position["pawns"]["x"]["station"]
    held = set(detectives(position).values())
    targets = set(board.extra["missions"][position["mission"]]["targets"])
    found = {f"x {ticket} {city}" for ticket, city in plain(board, hand, here, held)}
    second = bool(position.get("half"))
    if not second or options["double_with_hidden"]:
        found |= {f"x {move}" for move, _, _ in hidden(board, hand, here, held)}
    if second:
        return found
    for feet in subsets(with_symbol(hand, "foot"), PRICE):
        rest = hand - Counter(feet)
        firsts: list[tuple[str, int, Hand, tuple[str, ...]]] = [
            (f"{ticket} {city}", city, rest - Counter([ticket]), ()) for ticket, city in plain(board, rest, here, held)
        ]
        if options["double_with_hidden"]:
            firsts += [
                (move.partition(" pay ")[0], city, left, tuple(move.partition(" pay ")[2].split()))
                for move, city, left in hidden(board, rest, here, held)
            ]
        for text, city, left, shadows in firsts:
            onward = bool(plain(board, left, city, held))
            if options["double_with_hidden"] and not shadows:
                onward |= bool(hidden(board, left, city, held))
            if onward or city in targets:
                found.add(f"x double {text} pay {' '.join(sorted((*feet, *shadows)))}")
    return found


def plain(board: Board, hand: Hand, here: int, held: set[int]) -> set[tuple[str, int]]:
    return {(ticket, city) for ticket in hand for city in near(board, here, ticket.partition("/")[0]) - held}


def hidden(board: Board, hand: Hand, here: int, held: set[int]) -> list[tuple[str, int, Hand]]:
    found = []
    for shadows in subsets(with_symbol(hand, "shad"), PRICE):
        rest = hand - Counter(shadows)
        for ticket, city in product(rest, near(board, here) - held):
            found.append((f"hidden {ticket} {city} pay {' '.join(shadows)}", city, rest - Counter([ticket])))
    return found


def rides(board: Board, position: dict[str, Any], options: dict[str, Any]) -> set[str]:
    places = detectives(position)
    held = set() if options["detectives_share_city"] else set(places.values())
    found = set()
    for seat, pawns in position["seats"].items():
        for pawn in pawns:
            if pawn not in position["indicators"]:
                choices = plain(board, Counter(position["hands"][seat]), places[pawn], held)
                found |= {f"{pawn} {ticket} {city}" for ticket, city in choices}
    return found if options["must_move"] == "local" else most_moving(board, position, options, found)


def most_moving(board: Board, position: dict[str, Any], options: dict[str, Any], moves: set[str]) -> set[str]:
    """Those of the moves after which as many detectives as possible still move, whoever goes first."""
    places = detectives(position)
    waiting = [pawn for pawn in places if pawn not in position["indicators"] and pawn not in position.get("passed", [])]
    leader = {pawn: seat for seat, pawns in position["seats"].items() for pawn in pawns}
    hands: dict[str, Hand] = {seat: Counter() for seat in position["seats"]}
    for seat in hands:
        for ticket, count in position["hands"][seat].items():
            hands[seat][ticket.partition("/")[0]] += count

    def best(left: list[str], at: dict[str, int], purses: dict[str, Hand]) -> int:
        most = 0
        for pawn in left:
            held = set() if options["detectives_share_city"] else set(at.values())
            for mode in [mode for mode, count in purses[leader[pawn]].items() if count > 0]:
                for city in near(board, at[pawn], mode) - held:
                    spent = {**purses, leader[pawn]: purses[leader[pawn]] - Counter([mode])}
                    rest = [other for other in left if other != pawn]
                    most = max(most, 1 + best(rest, {**at, pawn: city}, spent))
                    if most == len(left):
                        return most
        return most

    value = {}
    for move in moves:
        pawn, ticket, city = move.split()
        spent = {**hands, leader[pawn]: hands[leader[pawn]] - Counter([ticket.partition("/")[0]])}
        value[move] = best([other for other in waiting if other != pawn], {**places, pawn: int(city)}, spent)
    return {move for move in moves if value[move] == max(value.values())}


def payments(position: dict[str, Any], symbol: str, size: int) -> set[str]:
    """Every way in which the players can put so many tickets of a symbol together."""
    parts = []
    for seat, pawns in sorted(position["seats"].items()):
        own = with_symbol(Counter(position["hands"][seat]), symbol)
        parts.append([(seat, part) for part in subsets(own) if len(part) <= len(pawns)])
    found = set()
    for given in product(*parts):
        if sum(len(part) for _, part in given) == size:
            found.add(" ".join(f"{seat} {' '.join(part)}" for seat, part in given if part))
    return found


def team(board: Board, position: dict[str, Any], options: dict[str, Any]) -> set[str]:
    moves = len(position["log"])
    found = {"team end"}
    places = detectives(position)
    held = set() if options["detectives_share_city"] else set(places.values())
    for size in (3, 4, 5):
        entry = moves - BACK[size]
        if (entry > 0 or (entry == 0 and options["start_counts"])) and entry < options["first_open_move"]:
            found |= {f"team investigate pay {paid}" for paid in payments(position, "mag", size)}
        lights = payments(position, "blue", size)
        for pawn, here in places.items():
            for city in near(board, here, EXTRA[size]) - held:
                found |= {f"team operate {pawn} {city} pay {paid}" for paid in lights}
    return found
