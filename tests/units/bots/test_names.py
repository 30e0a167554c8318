"""What may stand behind a bot's name: settings within their ranges, and budgets; all else is refused in one line."""

from __future__ import annotations

from itertools import chain

import pytest

from lab import find_levels
from misterx import bots
from misterx.bots import external, levels
from misterx.bots.bot import Bot
from misterx.bots.budget import Budget
from misterx.bots.mcts.bot import SearchBot
from misterx.bots.pimbot import BasicMcts, CuriousPimBot, PimBot
from misterx.kernel.errors import MisterXError

SEARCHING: tuple[type[Bot], ...] = (SearchBot, levels.Level2, PimBot, BasicMcts, CuriousPimBot)


@pytest.mark.parametrize("bot", SEARCHING)
def test_every_number_that_a_bot_plays_with_has_a_range_around_it(bot: type[Bot]) -> None:
    numbers = {key: value for key, value in bot.settings.items() if isinstance(value, int | float)}
    assert bot.ranges.keys() == numbers.keys()
    assert [key for key, value in numbers.items() if not bot.ranges[key].allows(value)] == []


def test_levels_and_rungs_of_the_ladder_keep_to_the_ranges() -> None:
    for row in chain.from_iterable(rows.values() for rows in levels.table().values()):
        for key in row.keys() - {"iterations", "seconds"}:
            assert SearchBot.ranges[key].allows(row[key]), row
    for name in chain(find_levels.TRANSIT, *find_levels.CANDIDATES.values()):
        bots.load(name)


@pytest.mark.parametrize(
    "setting",
    [
        *("temperature=-1", "temperature=101", "threads=0", "threads=-3", "threads=1e9", "threads=2.5"),
        *("prior_temperature_x=-1", "prior_temperature_x=0", "prior_temperature_hunters=1e-9", "c_x=-5", "c_x=1e300"),
        *(
            "c_x=inf",
            "random_of_1000=-7",
            "random_of_1000=1e30",
            "own_of_1000=1001",
            "judge_x=1e10",
            "judge_hunters=-1",
        ),
        *("see_hidden=300", "see_hidden=0.5", "trusts=101", "bluffs=-1", "first_try=2", "temperature="),
        *("temperature", "temperature=1,temperature=1", "temperature=1,temper=1", "=1", "temperature=0x1", "temper=-1"),
    ],
)
@pytest.mark.parametrize("bot", ["search", "level2"])
def test_a_setting_outside_its_range_is_refused(bot: str, setting: str) -> None:
    with pytest.raises(MisterXError) as caught:
        bots.load(f"{bot}({setting})@5")
    assert caught.value.code == "bad_setting"


@pytest.mark.parametrize("setting", ["c_x=-1", "random_of_1000=1e12", "filter_black=300", "own_capture=2", "weights=3"])
@pytest.mark.parametrize("bot", ["pimbot", "basic-mcts", "greedy-mcts", "category-mcts", "coalition-mcts", "pimbot-c"])
def test_the_same_holds_for_pimbot_and_its_relatives(bot: str, setting: str) -> None:
    with pytest.raises(MisterXError) as caught:
        bots.load(f"{bot}({setting})")
    assert caught.value.code == "bad_setting"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (
            "search(threads=2.5)",
            "does not take the setting 'threads=2.5'. Allowed: threads a whole number from 1 to 8.",
        ),
        ("search(c_x=9,c_x=1)", "does not take the setting 'c_x=1'. Allowed: c_x once."),
        ("search(colour=3)", "Allowed: c_x from 0 to 100, c_hunters from 0 to 100, first_try from -1 to 1, "),
        ("greedy(c_x=1)", "greedy does not take the setting 'c_x=1'. Allowed: –."),
    ],
)
def test_a_refusal_says_in_one_line_what_is_allowed(name: str, said: str) -> None:
    with pytest.raises(MisterXError) as caught:
        bots.load(name)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


def test_the_ends_of_a_range_are_allowed_and_whole_numbers_stay_whole() -> None:
    bot = bots.load("search(threads=8, temperature=100, warmth_x=0.01, trusts=100.0, judge_x=0)@5")
    assert isinstance(bot, SearchBot)
    assert (bot.parameters["threads"], bot.parameters["temperature"]) == (8, 100.0)
    assert bot.parameters["prior_temperature_x"] == 0.01, "by the name that it had before"
    assert type(bot.parameters["trusts"]) is int


@pytest.mark.parametrize(
    "budget",
    ["", "0", "-3", "00000000000199999999999999", "100000001", "9" * 5000, "1e9s", "0s", "3601s", "nans", "1_0s", "٣s"],
)
def test_a_budget_that_nobody_can_mean_is_refused(budget: str) -> None:
    with pytest.raises(MisterXError) as caught:
        bots.load(f"search@{budget}")
    assert caught.value.code == "bad_budget"
    assert "1 to 100000000 iterations (10000), or a time of at most 3600 s (0.5s, 100ms)" in str(caught.value)


@pytest.mark.parametrize(
    ("budget", "thinks"),
    [
        ("1", Budget(iterations=1)),
        ("000000000007", Budget(iterations=7)),
        ("100000000", Budget(iterations=100_000_000)),
        ("3600s", Budget(seconds=3600.0)),
        ("1e-2s", Budget(seconds=0.01)),
        (".5s", Budget(seconds=0.5)),
        ("100ms", Budget(seconds=0.1)),
    ],
)
def test_a_budget_is_a_number_of_iterations_or_a_time(budget: str, thinks: Budget) -> None:
    assert bots.load(f"search@{budget}").budget == thinks


@pytest.mark.parametrize(
    "limit", ["10", "0s", "-1s", "1e99s", "1e4s", "3601s", "1,5s", "2S", "5sec", "2min", "1h", "1.5", "-3"]
)
def test_a_number_at_the_end_of_a_command_is_a_limit_or_refused(limit: str) -> None:
    with pytest.raises(MisterXError) as caught:
        bots.load(f"cmd:sleep 1@{limit}")
    assert caught.value.code == "bad_budget"
    assert "a time of at most 3600 s (2s, 500ms)" in str(caught.value)
    assert "iterations" not in str(caught.value)


@pytest.mark.parametrize(
    ("command", "words", "seconds"),
    [
        ("sleep 1@2s", ["sleep", "1"], 2.0),
        ("sleep 1@500ms ", ["sleep", "1"], 0.5),
        ("sleep me@example.org", ["sleep", "me@example.org"], 5.0),
        ("sleep me@10.0.0.1", ["sleep", "me@10.0.0.1"], 5.0),
        ("sleep bot@latest", ["sleep", "bot@latest"], 5.0),
        ("sleep 'bot@2'", ["sleep", "bot@2"], 5.0),
        ("sleep bot@2@3s", ["sleep", "bot@2"], 3.0),
        ("sleep a@2s/b", ["sleep", "a@2s/b"], 5.0),
    ],
)
def test_any_other_at_sign_belongs_to_the_command(command: str, words: list[str], seconds: float) -> None:
    bot = bots.load(f"cmd:{command}")
    assert isinstance(bot, bots.ExternalBot)
    assert (external.split_command(bot.command), bot.budget.seconds) == (words, seconds)
