"""Chance that a referee enters: real dice, bags and cards, and a game that is the same as if it had drawn them."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest
from tests.variants import Variant

from misterx import Game, boards, titles
from misterx.kernel.errors import IllegalMove, MisterXError, PositionError, RecordError, TitleError
from misterx.play.records import whole_record
from misterx.play.replaying import replay_game

SHORT: dict[str, dict[str, Any]] = {"behrends": {"phase1_cap": 8, "phase2_cap": 4}, "europa": {"round_limit": 6}}
GAMES = [
    *(Variant(title, 4, SHORT.get(title, {})) for title in titles.ids()),
    Variant("behrends", 3, {"dial": "random", "phase1_cap": 8, "phase2_cap": 4}),
    Variant("behrends", 3, {"hard_checks": True, "phase1_cap": 8, "phase2_cap": 4}),
    Variant("europa", 3, {"setup_order": "mission_first", "discard_before_draw": True, "round_limit": 4}),
]
GANG = {f"t{number}": square for number, square in enumerate((35, 2, 6, 20, 46, 66, 86, 98, 115, 133), 1)}
DICE_DUE = {"title": "behrends", "number": 7, "pawns": {**GANG, "car1": 33}}
EUROPA = {
    "title": "europa",
    "players": 3,
    "round": 1,
    "mission": "yellow",
    "start": 194,
    "pawns": {"x": 194, "d1": 135, "d2": 111, "d3": 110, "d4": 174, "d5": 84},
    "hands": {"h1": {"car/mag": 3}},
    "refill": ["h1"],
}


def finish(game: Game, seed: int = 3) -> Game:
    """Play a game to its end; chance, where it is to be entered, brings anything that can be."""
    chooser = random.Random(seed)
    while not game.result:
        game.play(chooser.choice(game.legal_moves()))
    return game


def until_chance(game: Game, kind: str, seed: int = 3) -> Game:
    """Play on to the next outcome of a kind."""
    chooser = random.Random(seed)
    while game.decider != "chance" or not game.legal_moves()[0].startswith(kind):
        game.play(chooser.choice(game.legal_moves()))
    return game


def enter_anything(game: Game) -> None:
    while game.decider == "chance":
        game.play(game.legal_moves()[0])


def told(game: Game) -> list[Any]:
    """All that anybody can learn of a game."""
    viewers = [*game.seats, "public"]
    return [[game.view(viewer), game.events(viewer), game.record(viewer).partition("\n\n")[2]] for viewer in viewers]


@pytest.mark.parametrize("variant", GAMES, ids=str)
def test_a_game_with_all_of_chance_entered_is_the_drawn_one(variant: Variant) -> None:
    drawn = finish(variant.new(5))
    game = variant.new(8, chance="entered")
    kinds = set()
    for seat, text, again in replay_game(drawn):
        assert (game.decider == "chance") == (seat == "chance")
        if seat == "chance":
            assert text in game.legal_moves() == game.legal_moves("chance")
            assert not any(game.legal_moves(player) or "legal" in game.view(player) for player in game.seats)
            kinds.add(text.split()[0])
        game.play(text, seat)
        assert game.digest() == again.digest()
        assert told(game) == told(again)
    assert (game.result, list(game.lines), list(game.facts)) == (drawn.result, list(drawn.lines), list(drawn.facts))
    assert game.view("all") == drawn.view("all")
    assert game.draws.count == 0, "the game has drawn something itself"
    assert kinds >= {"behrends": {"deal", "roll"}, "europa": {"deal", "draw"}}.get(variant.title, {"deal"})


def test_the_referee_enters_what_came_up_and_others_see_what_they_may() -> None:
    game = Game.new("scotland-yard", 3, {"policemen": 0}, chance="entered")
    game.play("deal d1 91")
    assert [fact["event"] for fact in game.play("deal d2 34")] == ["placed"]
    assert {fact["event"] for fact in game.play("deal  x   104", seat="chance")} >= {"start_dealt"}
    assert game.view("x")["start"] == 104
    assert game.view("h1")["start"] is None
    assert game.record("h1").endswith("\nchance: deal d2 34\nchance: deal x ?\n")
    assert game.decider == "x"


def test_what_cannot_come_up_is_refused_with_what_can() -> None:
    game = Game.from_position(DICE_DUE, chance="entered")
    before = pickle.dumps(game.digest()), list(game.facts), list(game.lines)
    for text in ("roll 7", "roll", "dial 4", "deal t1 3", "six", ""):
        with pytest.raises(IllegalMove) as refused:
            game.play(text)
        assert refused.value.code == "cannot_come_up"
        assert str(refused.value).endswith("What can: roll 1, roll 2, roll 3, roll 4, roll 5, roll 6.")
    assert (pickle.dumps(game.digest()), list(game.facts), list(game.lines)) == before
    game.play("roll 6")
    game.play("roll 1")
    assert game.view("public")["dice"] == [6, 1]
    assert game.decider == "hunters"


@pytest.mark.parametrize(("text", "seat"), [("car1 35", "h1"), ("car1 35", None), ("roll 4", "h1"), ("check", "x")])
def test_who_plays_while_chance_decides_is_told_so(text: str, seat: str | None) -> None:
    game = Game.from_position(DICE_DUE, chance="entered")
    with pytest.raises(IllegalMove, match=r"cannot move now: chance decides\.$") as refused:
        game.play(text, seat)
    assert refused.value.code == "not_your_turn"


def test_what_came_up_too_soon_is_refused() -> None:
    game = Game.from_position({**DICE_DUE, "dice": [2, 5]}, chance="entered")
    for seat in (None, "chance", "h1"):
        with pytest.raises(IllegalMove, match=r"^Nothing is thrown, drawn or dealt now: the hunters are moving\.$"):
            game.play("roll 4", seat)
    with pytest.raises(IllegalMove, match="Nothing is thrown"):
        game.play("car1 35", "chance")
    assert game.legal_moves("chance") == []


def test_the_bag_is_no_ones_business_but_the_referees() -> None:
    """Two games that differ in what the bag holds answer every player's tries alike (EU-017)."""
    hands = [{"h1": {"car/mag": 3}, "x": {f"plane/{symbol}": 5, "car/blue": 3}} for symbol in ("foot", "shad")]
    games = [Game.from_position({**EUROPA, "hands": hand}, chance="entered") for hand in hands]
    assert games[0].legal_moves() != games[1].legal_moves()
    answers = []
    for game in games:
        refused = []
        for text in ("draw h1 plane/foot", "draw h1 plane/shad", "draw x car/mag", "d1 car/mag 57", "hello"):
            with pytest.raises(IllegalMove) as error:
                game.play(text, "h1")
            refused.append((error.value.code, str(error.value)))
        answers.append([refused, game.legal_moves("h1"), game.view("h1"), game.record("h1")])
    assert answers[0] == answers[1]


def test_a_drawn_game_takes_nobodys_word_for_what_came_up() -> None:
    game = Game.from_position({**DICE_DUE, "dice": [2, 5]})
    with pytest.raises(IllegalMove, match="'roll 4' is not a move"):
        game.play("roll 4")
    for attempt in (lambda: game.play("roll 4", "chance"), lambda: game.legal_moves("chance")):
        with pytest.raises(MisterXError, match="There is no seat 'chance'"):
            attempt()
    with pytest.raises(MisterXError, match="no viewer 'chance'"):
        Game.new("behrends", chance="entered").view("chance")
    for wrong in ("rolled", None, 3):
        with pytest.raises(MisterXError, match=r"Chance cannot be .* Allowed: drawn, entered\."):
            Game.new("behrends", chance=wrong)  # type: ignore[arg-type]


def test_a_board_with_too_few_start_cards_is_refused_when_they_run_out() -> None:
    board = {**boards.read("london"), "starts": {"detective": [13, 26], "mister_x": [35]}}
    for chance in ("drawn", "entered"):
        with pytest.raises(TitleError, match="too few start cards"):
            enter_anything(Game.new("scotland-yard", 6, board=board, chance=chance))


# Records


@pytest.mark.parametrize("variant", GAMES, ids=str)
def test_the_record_of_an_entered_game_replays_and_goes_on(variant: Variant) -> None:
    game = variant.new(1, chance="entered")
    chooser = random.Random(2)
    while not game.result:
        if game.decider == "chance" or chooser.random() < 0.1:
            again = Game.replay(whole_record(game))
            assert (again.chance, again.decider, again.legal_moves()) == ("entered", game.decider, game.legal_moves())
            assert again.digest() == game.digest()
            game = again
        game.play(chooser.choice(game.legal_moves()))
    assert "\nchance: entered\n" in game.record()
    assert Game.replay(game.record()).record() == game.record()
    assert Game.replay(game.record().replace("\nchance: entered\n", "\n")).result == game.result


def test_a_drawn_record_must_not_end_where_chance_decides() -> None:
    game = Game.new("scotland-yard", 3, chance="entered")
    game.play(game.legal_moves()[0])
    text = whole_record(game)
    assert Game.replay(text).decider == "chance"
    with pytest.raises(RecordError, match="ends where chance decides"):
        Game.replay(text.replace("\nchance: entered\n", "\n"))
    assert "\nchance:" not in whole_record(Game.new("scotland-yard", 3)).partition("\n\n")[0]
    with pytest.raises(RecordError, match=r"^Line 8 .*Chance cannot be 'thrown'"):
        Game.replay(text.replace("\nchance: entered\n", "\nchance: thrown\n"))


# Taking back, copies


def test_a_throw_that_was_misread_is_taken_back() -> None:
    game = Game.from_position(DICE_DUE, chance="entered")
    game.play("roll 6")
    twin = game.copy()
    game.take_back(0, "chance")
    assert game.decider == "chance"
    assert game.view("public")["dice"] == []
    game.play("roll 5")
    game.play("roll 5")
    assert [text for _, text in game.lines] == ["roll 6", "takeback chance 1", "roll 5", "roll 5"]
    assert Game.replay(whole_record(game)).digest() == game.digest()
    assert twin.view("public")["dice"] == [6]
    with pytest.raises(MisterXError, match="There is no seat 'chance'"):
        Game.from_position(DICE_DUE).take_back(0, "chance")


def test_a_card_that_was_misread_is_taken_back() -> None:
    game = Game.new("scotland-yard", 3, chance="entered")
    game.play("deal d1 91")
    game.play("deal d2 34")
    game.take_back(1, "chance")
    game.play("deal d2 29", "chance")
    assert game.view("public")["pawns"]["d2"] == {"station": 29}
    assert game.decider == "chance"


def test_a_move_that_is_taken_back_takes_the_throws_after_it_along() -> None:
    game = Game.from_position(DICE_DUE, chance="entered")
    for move in ("roll 2", "roll 5", "car1 38 facing 39"):
        game.play(move if move in game.legal_moves() else game.legal_moves()[0])
    until_chance(game, "roll")
    game.play("roll 3")
    game.take_back(2, "h1")
    assert game.decider == "hunters"
    assert sorted(game.view("h1")["dice"]) == [2, 5]


@pytest.mark.parametrize("variant", GAMES, ids=str)
def test_copies_wait_for_the_referee_too(variant: Variant) -> None:
    game = variant.new(1, chance="entered")
    for twin in (game.copy(), pickle.loads(pickle.dumps(game))):
        assert (twin.chance, twin.decider, twin.legal_moves()) == ("entered", "chance", game.legal_moves())
        twin.play(twin.legal_moves()[-1])
    assert len(game.lines) == 0


# Positions


def test_a_position_may_begin_where_chance_decides() -> None:
    game = Game.from_position(DICE_DUE, chance="entered")
    assert game.legal_moves() == [f"roll {pips}" for pips in range(1, 7)]
    game.play("roll 4")
    assert Game.from_position(game.to_position(), chance="entered").digest() == game.digest()
    assert len(game.lines) == 1


@pytest.mark.parametrize(("title", "kind"), [("scotland-yard", "deal"), ("europa", "draw"), ("behrends", "deal")])
def test_in_the_middle_of_a_deal_there_is_no_position(title: str, kind: str) -> None:
    game = until_chance(Game.new(title, 3, chance="entered"), kind)
    for _ in range(2):
        with pytest.raises(MisterXError, match="a record tells how far it is"):
            game.to_position()
        game.play(game.legal_moves()[0])


@pytest.mark.parametrize("variant", [variant for variant in GAMES if variant.title == "behrends"], ids=str)
def test_a_game_goes_on_from_the_position_before_any_throw(variant: Variant) -> None:
    game, chooser = until_chance(variant.new(1, chance="entered"), "roll"), random.Random(4)
    while not game.result:
        if game.decider == "chance":
            again = Game.from_position(game.to_position(), chance="entered")
            assert (again.digest(), again.legal_moves()) == (game.digest(), game.legal_moves())
            game = again if chooser.random() < 0.2 else game
        game.play(chooser.choice(game.legal_moves()))


def test_tickets_that_a_position_leaves_to_the_bag_are_entered() -> None:
    game = Game.from_position({**EUROPA, "hands": {"x": {"car/mag": 8}, "h1": {"car/mag": 6}}}, chance="entered")
    assert "draw h1 car/blue" in game.legal_moves()
    assert "draw h1 car/mag" in game.legal_moves()  # 15 are in the game
    game.play("draw h1 car/mag")
    assert "draw h1 car/mag" not in game.legal_moves()
    while game.decider == "chance":
        game.play(game.legal_moves()[0])
    assert game.decider == "x"
    assert game.view("h1")["hands"]["h1"]["tickets"]["car/mag"] == 7


def test_an_impossible_position_is_refused_where_chance_is_entered_too() -> None:
    for chance in ("drawn", "entered"):
        with pytest.raises(PositionError):
            Game.from_position({**DICE_DUE, "dice": [7]}, chance=chance)
