"""A table of tickets that leaves a mode out could mean none or as many as usual: it is refused, but for older games."""

from __future__ import annotations

from typing import Any

import pytest

from misterx import Game, PositionError, TitleError, titles
from misterx.cli import main
from misterx.play.records import whole_record

TITLES = ("scotland-yard", "ny-chase", "sanssouci")
PAWNS: dict[str, Any] = {"x": 46, "d1": 34, "d2": 58}


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("option", ["hunter_tickets", "x_tickets"])
def test_an_option_in_part_is_refused_with_what_is_missing(title: str, option: str) -> None:
    first, second, third = titles.load(title).modes[:3]
    with pytest.raises(TitleError, match=rf"for {first}, {second}, {third}.*; this one does not say {third}\.$") as no:
        Game.new(title, 3, {option: {first: 3, second: 1}})
    assert no.value.code == "bad_option"
    whole = {first: 3, second: 1, third: 0}
    assert Game.new(title, 3, {option: whole}).options[option] == whole
    with pytest.raises(TitleError, match=rf"does not say {second}, {third}\.$"):
        Game.from_position({"title": title, "options": {option: {first: 3}}, "pawns": {"x": 1, "d1": 3, "d2": 8}})


@pytest.mark.parametrize(
    ("said", "faults"),
    [
        (
            {"pawns": {**PAWNS, "d1": {"station": 34, "tickets": {"taxi": 9}}}},
            ["pawns: d1 does not say how many bus and metro tickets there are; 0 where there are none."],
        ),
        (
            {"pawns": PAWNS, "reserve": {"taxi": 30, "metro": 3}, "tea": 1},
            [
                "reserve does not say how many bus tickets there are; 0 where there are none.",
                "a position has no 'tea'; it may have black, decides, double, doubled, helicopter, legs, log, moved, "
                "order, out, pawns, pool, possible, reserve, roadblocks, round, start, x_tickets.",
            ],
        ),
        (
            {"pawns": PAWNS, "pool": {}},
            ["pool does not say how many taxi and bus and metro tickets there are; 0 where there are none."],
        ),
        (
            {"pawns": PAWNS, "options": {"edition": "classic"}, "x_tickets": {"taxi": 4, "bus": 3}},
            ["x_tickets does not say how many metro tickets there are; 0 where there are none."],
        ),
    ],
)
def test_a_position_in_part_is_refused_with_what_is_missing(said: dict[str, Any], faults: list[str]) -> None:
    with pytest.raises(PositionError) as refused:
        Game.from_position({"title": "scotland-yard", **said})
    assert refused.value.arguments["faults"] == faults


def test_games_that_began_with_a_table_in_part_are_read_as_they_were() -> None:
    """None of what an option leaves out; as many as usual of what a position leaves out."""
    options = {"hunter_tickets": {"taxi": 5}}
    game = Game.new("scotland-yard", 3, options, seed=1, stored=True)
    game.play(game.legal_moves()[0])
    again = Game.replay(whole_record(game))
    assert again.view("public")["tickets"]["d1"] == {"taxi": 5, "bus": 0, "metro": 0}
    assert '{"hunter_tickets": {"taxi": 5}}' in whole_record(again)
    position = {"title": "scotland-yard", "pawns": {**PAWNS, "d1": {"station": 34, "tickets": {"taxi": 9}}}}
    game = Game.from_position(position, stored=True)
    game.play(game.legal_moves()[0])
    again = Game.replay(whole_record(game))
    assert again.view("public")["tickets"]["d1"] == {"taxi": 9, "bus": 8, "metro": 4}
    assert again.digest() == game.digest()


def test_the_command_line_says_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "scotland-yard", "1", "--option", 'hunter_tickets={"taxi": 5}']) == 2
    assert "this one does not say bus, metro." in capsys.readouterr().err
