"""Fitting what was played: a small net to how games ended, a policy's weights to what searches chose."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from misterx.bots.mcts.value_net import HIDDEN, PARTS
from misterx.bots.transit.features import FEATURES
from misterx.bots.transit.x_policy import TRAITS

Rows = npt.NDArray[np.float32]

EXPECTED, WON = FEATURES, FEATURES + 1  # columns of a turn's row: what the search expected, and how the game ended
SIDE, SHARE = 1, 2 + TRAITS  # columns of a choice's row
TRUST = 0.3  # in what the search expected; the rest is how the game ended, which luck decides too
EPOCHS, STEP, SAMPLE, DECAY = 12, 2e-3, 512, 1e-5
POLICY_STEPS, POLICY_STEP, POLICY_DECAY = 400, 0.03, 1e-4


def forward(net: dict[str, Any], inputs: Rows) -> tuple[Rows, Rows]:
    hidden = np.maximum(inputs @ net["first"] + net["shift"], 0)
    return hidden, 1 / (1 + np.exp(-(hidden @ net["second"] + net["last"])))


def loss(net: dict[str, Any], rows: Rows) -> float:
    """Of what the net says against how the games ended."""
    chance = np.clip(forward(net, rows[:, :FEATURES])[1], 1e-6, 1 - 1e-6)
    won = rows[:, WON]
    return float(-np.mean(won * np.log(chance) + (1 - won) * np.log(1 - chance)))


class Adam:
    """Steps that shrink to nothing."""

    def __init__(self, values: dict[str, Any], step: float, steps: int) -> None:
        self.values, self.step, self.steps, self.done = values, step, steps, 0
        self.moments = {part: (np.zeros_like(value), np.zeros_like(value)) for part, value in values.items()}

    def go(self, slopes: dict[str, Any]) -> None:
        self.done += 1
        size = self.step * (1 - self.done / (self.steps + 1)) * np.sqrt(1 - 0.999**self.done) / (1 - 0.9**self.done)
        for part, slope in slopes.items():
            first = 0.9 * self.moments[part][0] + 0.1 * slope
            second = 0.999 * self.moments[part][1] + 0.001 * slope * slope
            self.moments[part] = first, second
            self.values[part] = self.values[part] - (size * first / (np.sqrt(second) + 1e-8)).astype(np.float32)


def fit(rows: Rows, seed: int, trust: float = TRUST) -> dict[str, Any]:
    """The net that expects what happened, by logistic loss."""
    random = np.random.default_rng(seed)
    net: dict[str, Any] = {
        "first": (random.normal(size=(FEATURES, HIDDEN)) / np.sqrt(FEATURES)).astype(np.float32),
        "shift": np.zeros(HIDDEN, np.float32),
        "second": (random.normal(size=HIDDEN) / np.sqrt(HIDDEN)).astype(np.float32),
        "last": np.float32(0),
    }
    wanted = trust * rows[:, EXPECTED] + (1 - trust) * rows[:, WON]
    adam = Adam(net, STEP, EPOCHS * (len(rows) // SAMPLE))
    for _ in range(adam.steps):
        picked = random.integers(0, len(rows), SAMPLE)
        inputs = rows[picked, :FEATURES]
        hidden, chance = forward(net, inputs)
        wrong = (chance - wanted[picked]) / SAMPLE
        back = np.outer(wrong, net["second"]) * (hidden > 0)
        slopes = {"first": inputs.T @ back, "shift": back.sum(0), "second": hidden.T @ wrong, "last": wrong.sum()}
        adam.go({part: slopes[part] + DECAY * net[part] for part in PARTS})
    return net


def fit_policy(choices: Rows, weights: Rows) -> tuple[Rows, float, float]:
    """Weights that choose as the searches did, beginning from others; and the cross entropy before and after."""
    traits, share = choices[:, 2 : 2 + TRAITS].astype(np.float64), choices[:, SHARE].astype(np.float64)
    starts = np.flatnonzero(np.diff(choices[:, 0], prepend=-1))
    sizes = np.diff(starts, append=len(choices))

    def shares(weights: Any) -> Any:
        ratings = traits @ weights
        ratings -= np.repeat(np.maximum.reduceat(ratings, starts), sizes)
        odds = np.exp(ratings)
        return odds / np.repeat(np.add.reduceat(odds, starts), sizes)

    def entropy(weights: Any) -> float:
        return float(-(share * np.log(shares(weights) + 1e-9)).sum() / len(starts))

    before = entropy(weights.astype(np.float64))
    values: dict[str, Any] = {"weights": weights.astype(np.float64)}
    adam = Adam(values, POLICY_STEP, POLICY_STEPS)
    for _ in range(POLICY_STEPS):
        slope = traits.T @ (shares(values["weights"]) - share) / len(starts)
        adam.go({"weights": slope + POLICY_DECAY * values["weights"]})
    return values["weights"].astype(np.float32), before, entropy(values["weights"])
