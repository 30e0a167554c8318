"""`misterx simulate` answers a designer's question in words: is it fair?"""

from __future__ import annotations

import pytest

from misterx.cli import main
from misterx.cli.simulate import judge


@pytest.mark.parametrize(
    ("rate", "low", "high", "words"),
    [
        (0.5, 0.47, 0.53, "About even"),
        (0.57, 0.54, 0.6, "About even"),
        (0.5, 0.2, 0.8, "Too few games"),
        (0.6, 0.57, 0.63, "No: Mister X has the better chances"),
        (0.95, 0.93, 0.97, "No: Mister X nearly always wins"),
        (0.3, 0.27, 0.33, "No: the hunters have the better chances"),
        (0.0, 0.0, 0.01, "No: the hunters nearly always win between"),
        (0.0, 0.0, 0.56, "Too few games"),  # three games, all lost
        (1.0, 0.44, 1.0, "Too few games"),
        (0.75, 0.47, 0.91, "Too few games"),  # nine of twelve
        (1.0, 0.57, 1.0, "No: Mister X has the better chances"),  # five of five are no proof of nearly always
    ],
)
def test_figures_are_put_into_words(rate: float, low: float, high: float, words: str) -> None:
    assert judge(rate, low, high).startswith(words)


def test_the_answer_stands_below_the_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "scotland-yard", "-n", "4", "--x", "random", "--hunters", "random"]) == 0
    assert "Is it fair?" in capsys.readouterr().out
