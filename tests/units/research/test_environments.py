"""The peers' own suites, what an observation says beside a view, and refusals."""

from __future__ import annotations

import pickle
import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import misterx.research.gymnasium
from misterx import titles
from misterx.families.shared.letters import WHOLE, Alphabet, add_letter, begin_word, next_part
from misterx.families.shared.view_record import fields_of
from misterx.research import ENCODING, SIDES, pettingzoo
from misterx.research.episode import Episode, deal
from misterx.research.observation import LATEST, LOG
from misterx.research.spaces import observation_space

TITLES = titles.ids()
# A mask beside the observation is how all games with masks do it, and sides have names in this family of games.
ADVICE = (
    "ignore:Observation space for each agent probably should be",
    "ignore:We recommend agents to be named",
    "ignore:Observation is not a NumPy array",
)


def gym_id(title: str) -> str:
    return f"misterx/{title.title().replace('-', '')}-v{ENCODING}"


def spell_at_random(episode: Episode, chooser: random.Random) -> str | None:
    letters = np.flatnonzero(episode.mask(episode.decider)).tolist()
    return episode.choose(chooser.choice(letters))


@pytest.mark.filterwarnings(*ADVICE)
@pytest.mark.parametrize("title", TITLES)
def test_pettingzoo_finds_no_fault(title: str) -> None:
    api_test(pettingzoo.env(title), num_cycles=80)
    seed_test(lambda: pettingzoo.env(title), num_cycles=25)
    render_test(lambda render_mode: pettingzoo.env(title, render_mode=render_mode))


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("title", TITLES)
def test_gymnasium_finds_no_fault(title: str, side: str) -> None:
    check_env(gymnasium.make(gym_id(title), side=side, opponent="random", lenient=True).unwrapped)


@pytest.mark.parametrize("title", TITLES)
def test_observations_are_in_their_space_and_say_what_the_views_say(title: str) -> None:
    episode, chooser = deal(title, 3, {}), random.Random(3)
    space, family = observation_space(episode), episode.game.family
    for _ in range(120):
        if episode.decider == "nobody":
            break
        for side in SIDES:
            seen = episode.observe(side)
            assert space.contains({"observation": seen, "action_mask": episode.mask(side)})
            folded = episode.game.event_log.view("x" if side == "x" else "h1")
            for name in family.View.DTYPE.names:
                number = np.array(getattr(np.frombuffer(folded.view.tobytes(), family.View.DTYPE)[0], name))
                shown = episode.layout.of(seen, name)
                assert (shown == number[tuple(map(slice, shown.shape))]).all(), name
                none = fields_of(family.View)[name].none if name in fields_of(family.View) else None
                behind = np.ones(number.shape, bool)
                behind[tuple(map(slice, shown.shape))] = False
                assert (number[behind] == (none or 0)).all(), f"{name} says something that is cut off"
            for name in fields_of(family.ROW) if family.ROW else ():
                rows = [np.array(getattr(row, name)) for row in folded.log.rows] if folded.log else []
                count = getattr(folded.view, fields_of(family.ROW)[name].count) if family.ROW else 0
                shown = episode.layout.of(seen, LOG + name)
                for place, row in enumerate(rows[:count][::-1][:LATEST]):
                    assert (shown[place] == row).all(), name
        spell_at_random(episode, chooser)


@pytest.mark.parametrize("title", TITLES)
def test_every_legal_move_is_one_word_and_words_are_short(title: str) -> None:
    episode, chooser = deal(title, 5, {}), random.Random(5)
    alphabet = episode.alphabet
    assert alphabet.size < 300
    letters = decisions = 0
    while episode.decider != "nobody" and decisions < 60:
        moves = np.array(episode.game.engine.legal(episode.game.state))
        for move in chooser.sample(moves.tolist(), min(len(moves), 5)):
            assert spell(alphabet, moves, move) == move
        decisions += spell_at_random(episode, chooser) is not None
        letters += 1
    assert letters <= 4 * decisions + 4


def spell(alphabet: Alphabet, moves: Any, move: int) -> int:
    """Spell a move letter by letter; returns the move that the word is."""
    word = np.zeros(2, np.int64)
    begin_word(word)
    while (part := next_part(alphabet.table, moves, len(moves), word)) != WHOLE:
        shift, bits, first = alphabet.table[part]
        add_letter(alphabet.table, part, int(first + (move >> shift & bits)), word)
    return int(word[1])


def test_who_does_not_decide_has_an_empty_mask_and_sees_no_word() -> None:
    episode, chooser = deal("scotland-yard", 1, {}), random.Random(1)
    words = 0
    for _ in range(60):
        other = "x" if episode.decider == "hunters" else "hunters"
        assert not episode.mask(other).any()
        assert (episode.observe(other)[episode.layout.size :] == -1).all()
        words += bool((episode.observe(episode.decider)[episode.layout.size :] != -1).any())
        spell_at_random(episode, chooser)
    assert words > 10


def test_a_letter_that_is_not_in_the_mask_is_refused_and_changes_nothing() -> None:
    env = pettingzoo.env("scotland-yard")
    env.reset(seed=1)
    before = pickle.dumps(env.observe("x"))
    shut = int(np.flatnonzero(env.observe("x")["action_mask"] == 0)[0])
    for action in (shut, -1, 10_000, 1.5, "x", None, True, np.array([1, 2])):
        with pytest.raises(gymnasium.error.InvalidAction):
            env.step(action)  # type: ignore[arg-type]
    assert pickle.dumps(env.observe("x")) == before
    one_side = misterx.research.gymnasium.Side("scotland-yard", opponent="random")
    one_side.reset(seed=1)
    with pytest.raises(gymnasium.error.InvalidAction):
        one_side.step(-1)
    with pytest.raises(ValueError, match="render_mode"):
        pettingzoo.env("scotland-yard", render_mode="hologram")
    with pytest.raises(ValueError, match="side"):
        misterx.research.gymnasium.Side("scotland-yard", side="y")


def test_a_game_that_is_over_pays_both_sides_and_is_not_played_on() -> None:
    env = pettingzoo.env("sanssouci", most_moves=400)
    env.reset(seed=4)
    chooser, paid = random.Random(4), {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            paid[agent] = reward
            env.step(None)
        else:
            env.step(chooser.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    assert sorted(paid.values()) == [-1.0, 1.0]
    result = env.episode.game.result
    assert result
    assert paid["x"] == (1.0 if result.winner == "x" else -1.0)


def test_a_side_that_lost_needs_a_new_game() -> None:
    env = misterx.research.gymnasium.Side("sanssouci", side="x", opponent="greedy", options={"round_limit": 5})
    observation, _ = env.reset(seed=2)
    chooser, ended, reward = random.Random(2), False, 0.0
    while not ended:
        action = chooser.choice(np.flatnonzero(observation["action_mask"]).tolist())
        observation, reward, ended, _, _ = env.step(action)
    assert reward in (-1.0, 1.0)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_games_are_cut_off_by_what_all_know() -> None:
    env = pettingzoo.env("europa", most_moves=20)
    env.reset(seed=9)
    chooser = random.Random(9)
    while not env.truncations["x"]:
        env.step(chooser.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()))
    assert len(env.episode.game.lines) >= 20


def test_an_environment_travels() -> None:
    env = pettingzoo.env("ny-chase")
    env.reset(seed=6)
    twin = pickle.loads(pickle.dumps(env))
    for _ in range(20):
        action = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0])
        env.step(action)
        twin.step(action)
        assert (env.observe("x")["observation"] == twin.observe("x")["observation"]).all()
