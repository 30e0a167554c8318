"""Sets of stations: kept in words of 32, moved over a board, and learnt alike from states and from facts."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from tests.leaks.compare import deal, say
from tests.toy import TOYS, log, table
from tests.variants import whole

from misterx.bots.greedy_bot import SCRATCH_WORDS
from misterx.deduce import Knowledge
from misterx.families.transit.knowledge.deduction import contains, exclude, include
from misterx.families.transit.knowledge.known_table import members
from misterx.families.transit.schema.state import DEAL
from misterx.kernel.records import interpreted
from misterx.play import Game

FEW = {"foot": 3, "vip": 1}
ON_TOY: list[tuple[str, dict[str, Any]]] = [
    ("scotland-yard", {}),
    ("scotland-yard", {"x_without_move": "stays", "x_tickets": {"taxi": 2}, "black_tickets": 0, "double_tickets": 0}),
    ("scotland-yard", {"stuck_hunter": "eliminated", "x_may_share_stuck": True, "hunter_tickets": {"taxi": 2}}),
    ("ny-chase", {"hunter_tickets": {"taxi": 4}, "roadblock_reuse": "fetch"}),
    ("ny-chase", {"reveal_when_staying": True, "reveals": [1, 2, 3, 4], "x_tickets": {"taxi": 1}, "black_tickets": 0}),
    ("ny-chase", {"reveal_when_staying": True, "reveals": [4], "x_tickets": {"taxi": 2}, "black_tickets": 0}),
    ("sanssouci", {"x_may_stay": True, "stay_with_black": True, "triple_move": True}),
    ("sanssouci", {"voluntary_reveal": True, "eliminated_pawn": "block_hunters", "hunter_tickets": FEW}),
    ("sanssouci", {"always_visible": True}),
]


@pytest.mark.parametrize("nodes", [[0], [5, 31], [32], [31, 32, 33, 63], [40, 64, 95, 96], [0, 199]])
def test_stations_are_taken_in_and_out_of_a_set(nodes: list[int]) -> None:
    known = np.zeros(7, np.int64)
    for node in nodes:
        include(known, node)
    assert members(known) == nodes
    assert [node for node in range(200) if contains(known, node)] == nodes
    for node in range(200):
        if node not in nodes:
            exclude(known, node)
    assert members(known) == nodes
    exclude(known, nodes[0])
    assert members(known) == nodes[1:]


@pytest.mark.parametrize("shown", [3, 33, 46, 89, 128, 185])
def test_from_where_he_showed_himself_he_is_one_ride_away(shown: int) -> None:
    entries = [{}, {}, {"ticket": "taxi", "station": shown}]
    pawns = {"x": shown, "d1": 199, "d2": 190}
    game = Game.from_position({"title": "scotland-yard", "pawns": pawns, "log": entries})
    rides = {int(move.split()[2]) for move in game.legal_moves() if move.startswith("x taxi")}
    game.play(f"x taxi {min(rides)}")
    assert Knowledge.of(game, "h1").possible() == sorted(rides)


@pytest.mark.rule("NY-087", "NY-100")
def test_roadblocks_close_stations_and_stuck_detectives_do_not() -> None:
    shown = log("taxi", "taxi", "taxi 2")
    blocked = table(title="ny-chase", x=2, d1=5, d2=7, roadblocks=[1, 4], log=shown)
    blocked.play("x taxi 3")
    assert Knowledge.of(blocked, "public").possible() == [3]
    stuck = table(title="ny-chase", x=2, d1=1, d2=7, pool="0/0/1", log=shown)
    stuck.play("x taxi 3")
    assert Knowledge.of(stuck, "public").possible() == [3]
    stuck = table(title="ny-chase", x=2, d1=1, d2=7, pool="0/0/0", log=shown)
    stuck.play("x taxi 1")
    assert Knowledge.of(stuck, "public").shadow().stations() == [1, 3]  # nobody can move: the game is over


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("title", "options"), ON_TOY)
def test_states_and_facts_teach_the_same(title: str, options: dict[str, Any], seed: int) -> None:
    chooser = random.Random(f"{title} {seed}")
    game = Game.new(title, 3, whole(title, {"detectives": 2, **options}), board=TOYS[title], seed=seed)
    board: Any = interpreted(game.engine.board)
    rules = interpreted(game.engine.rules)
    known, scratch = np.zeros(SCRATCH_WORDS, np.int64), np.zeros(SCRATCH_WORDS, np.int64)
    told = deal(game)
    knowledge = Knowledge.of(told, "x")
    for _ in range(40):
        if not game.result:
            here = str(game.view("x")["pawns"]["x"]["station"])
            moves = game.legal_moves()
            longer = [move for move in moves if "fly" not in move and (move[0] == "x" or here not in move.split())]
            game.play(chooser.choice(longer or moves))
    for line in game.lines:
        before = interpreted(told.state)
        move = game.family.read_move(game.words, told.state, line[1])
        say(told, line)
        game.family.learn(board, rules, before, interpreted(told.state), move, known, scratch)
        if not told.result and told.state.phase != DEAL:
            found = sorted(game.words.stations[node] for node in members(known[: len(known)]))
            assert knowledge.follow(told).possible() == found, line


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("title", "options"), [ON_TOY[5], ON_TOY[6]])
def test_a_sampled_path_goes_where_the_tickets_lead(title: str, options: dict[str, Any], seed: int) -> None:
    chooser = random.Random(seed)
    game = Game.new(title, 3, whole(title, {"detectives": 2, **options}), board=TOYS[title], seed=seed)
    stays = 0
    for _ in range(30):
        if game.result:
            break
        here = str(game.view("x")["pawns"]["x"]["station"])
        moves = game.legal_moves()
        longer = [move for move in moves if "fly" not in move and (move[0] == "x" or here not in move.split())]
        game.play(chooser.choice(longer or moves))
        if game.decider != "hunters":
            continue
        entries = game.view("public")["log"]
        for _ in range(5):
            _, path = game.family.sample(Knowledge.of(game, "public").shadow(), chooser.randrange)
            assert len(path) == len(entries) + 1
            for entry, origin, target in zip(entries, path, path[1:], strict=False):
                stays += origin == target
                assert target in reached(game, origin, "" if entry.get("stayed") else entry["ticket"])
    assert stays > 0


def reached(game: Game, origin: int, ticket: str) -> set[int]:
    """Where a ticket can have led, by the board's lines; staying is a foot ticket, or no ticket at all."""
    kinds = game.words.modes if ticket == "black" else [ticket]
    to = {b if a == origin else a for kind in kinds if kind for a, b in game.board.links(kind, []) if origin in (a, b)}
    return to | {origin} if not ticket or ticket in ("foot", "black") else to
