"""What must hold at every moment of a game: nothing is lost, nothing appears from nowhere, nobody stands twice."""

from __future__ import annotations

from collections import Counter
from typing import Any

from misterx.kernel.codes import CHANCE
from misterx.play import Game

EUROPA_TICKETS = 120  # EU-001


def check_laws(game: Game) -> None:
    {"transit": check_transit, "hand": check_hand, "gang": check_gang}[game.title.family](game)


def check_transit(game: Game) -> None:
    """Tickets are counted from what was told at the table, against what was dealt."""
    state, rules, words = game.state, game.engine.rules, game.words
    opening = game.opening
    told = [fact.plain() for fact in game.facts[: game.event_log.disclosed]]
    used = Counter(event["ticket"] for event in told if event["event"] == "entry_covered")
    paid = [event for event in told if event["event"] in ("rode", "flew", "landed")]
    paid_by = [event for event in paid if rules.stock[words.pawns.index(event["pawn"])] > 0]
    ridden = Counter(event["ticket"] for event in paid_by)
    lost = lost_with_those_who_left(game, told)
    for ticket, name in enumerate(words.tickets[:3]):
        held, dealt = int(state.tickets[:, ticket].sum()), int(opening.tickets[:, ticket].sum())
        assert state.tickets[:, ticket].min() >= 0
        if rules.reserve_unlimited:
            held, dealt = held - int(state.tickets[0, ticket]), dealt - int(opening.tickets[0, ticket])
            assert held + ridden[name] + lost[name] == dealt
        else:
            gone = 0 if rules.hunters_refill_x else ridden[name]
            assert held + used[name] + gone + lost[name] == dealt, f"{name} tickets"
    refunds = sum(text.endswith(" show") for seat, text in game.lines if seat == "x")
    assert int(state.tickets[0, 3]) + used["black"] - refunds == int(opening.tickets[0, 3])
    doubles = sum(event["moves"] - 1 for event in told if event["event"] == "double_played")
    assert int(state.doubles) + doubles == int(opening.doubles)
    check_places(game)


def lost_with_those_who_left(game: Game, told: list[dict[str, Any]]) -> Counter[str]:
    """SS-075: what an agent holds who leaves the game leaves it with him."""
    held: Counter[tuple[str, str]] = Counter()
    lost: Counter[str] = Counter()
    leaving = ""
    for event in told:
        if event["event"] == "eliminated":
            leaving = event["pawn"]
        elif event["event"] == "tickets":
            owner = event["stock"], event["ticket"]
            if event["stock"] == leaving and event["left"] == 0:
                lost[event["ticket"]] += held[owner]
            held[owner] = event["left"]
        elif event["event"] != "removed":
            leaving = ""
    return lost


def check_places(game: Game) -> None:
    state, rules = game.state, game.engine.rules
    standing = [int(place) for place in state.pos[1 : rules.hunters + 1] if place >= 0]
    if not rules.hunters_may_share_stuck:
        assert len(set(standing)) == len(standing), "two hunters on one station"
    hovering = int(state.flyer > 0)
    gone = [pawn for pawn in range(1, rules.hunters + 1) if state.out >> pawn & 1 and state.pos[pawn] < 0]
    dealt = game.engine.decider(state) != CHANCE
    assert not dealt or len(standing) + hovering + len(gone) == rules.hunters
    blocks = state.roadblocks.tolist()
    assert blocks == sorted(blocks[: rules.roadblocks]) + blocks[rules.roadblocks :]
    laid = [place for place in blocks[: rules.roadblocks] if place >= 0]
    assert len(set(laid)) == len(laid)
    assert 0 <= state.cards <= game.opening.cards


def check_hand(game: Game) -> None:
    """Every one of the 120 tickets is somewhere (EU-OP-01)."""
    state = game.state
    somewhere = state.bag + state.box + state.track + state.aside + state.hands.sum(axis=0)
    opening = game.opening
    whole = opening.bag + opening.box + opening.track + opening.aside + opening.hands.sum(axis=0)
    assert somewhere.tolist() == whole.tolist()
    assert int(somewhere.sum()) == EUROPA_TICKETS
    for name in ("bag", "box", "track", "aside", "hands"):
        assert state[name].min() >= 0, f"fewer than no tickets in {name}"
    full = game.engine.rules.full.tolist()
    assert all(held <= most for held, most in zip(state.hands.sum(axis=1).tolist(), full, strict=True))


def check_gang(game: Game) -> None:
    """Ten tokens with ten numbers, four cars, at most one piece to a square."""
    state = game.state
    dealt = [int(number) for number in state.number if number > 0]
    assert len(set(dealt)) == len(dealt) <= 10
    if state.x_token > 0 and state.x_number > 0:
        assert state.number[state.x_token] == state.x_number
    squares = {pawn: entry["station"] for pawn, entry in game.event_log.whole()["pawns"].items()}
    tokens = [at for pawn, at in squares.items() if pawn.startswith("t") and at is not None]
    headquarters = 0  # the square of this number is no street
    cars = [at for pawn, at in squares.items() if pawn.startswith("car") and at not in (None, headquarters)]
    barred = bin(int(state.barred) & 0xFFFF).count("1")
    assert len(set(tokens)) >= len(tokens) - barred, "two tokens on one square"
    assert len(set(cars)) == len(cars), "two cars on one square"
    assert 0 <= state.checks <= 20
    assert 0 <= state.warnings <= 20
