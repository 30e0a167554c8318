"""What was learnt for a title by `lab/learn_values.py`: a small net that judges Mister X's chances, and policies."""

from __future__ import annotations

import json
from functools import cache
from math import exp
from pathlib import Path
from typing import Any

import numpy as np

from misterx.bots.transit.features import FEATURES
from misterx.bots.transit.x_policy import HUNTERS_BY_RULE_OF_THUMB, TRAITS, X_BY_RULE_OF_THUMB
from misterx.kernel.jit import kernel
from misterx.kernel.records import new_record, record_type

HIDDEN = 32
FOLDER = Path(__file__).with_name("weights")

NET = record_type(
    [
        ("first", "<f4", (FEATURES, HIDDEN)),
        ("shift", "<f4", (HIDDEN,)),
        ("second", "<f4", (HIDDEN,)),
        ("last", "<f4"),
        ("x", "<f4", (TRAITS,)),  # the weights of his policy, and of theirs
        ("hunters", "<f4", (TRAITS,)),
    ]
)
PARTS = ("first", "shift", "second", "last")
POLICIES = ("x", "hunters")


def file_for(title: str) -> Path:
    return FOLDER / f"{title}.json"


def rules_of_thumb() -> Any:
    """A net that was taught nothing, and rules of thumb for policies."""
    net = new_record(NET)
    for side, weights in zip(POLICIES, (X_BY_RULE_OF_THUMB, HUNTERS_BY_RULE_OF_THUMB), strict=True):
        for trait, weight in weights.items():
            net[side][trait] = weight
    return net


@cache
def load_net(title: str) -> Any:
    """What was learnt for a title; None where nothing was."""
    file = file_for(title)
    if not file.is_file():
        return None
    kept = json.loads(file.read_text("utf-8"))
    net = rules_of_thumb()
    for part in (*PARTS, *POLICIES):
        if part in kept:
            net[part] = np.array(kept[part], np.float32)
    return net


@kernel
def judge(net: Any, features: Any, hidden: Any) -> float:
    """The chance that Mister X wins, from the numbers that describe his table."""
    for unit in range(HIDDEN):
        hidden[unit] = net.shift[unit]
    for feature in range(FEATURES):
        value = features[feature]
        if value != 0.0:
            for unit in range(HIDDEN):
                hidden[unit] += value * net.first[feature, unit]
    total = float(net.last)
    for unit in range(HIDDEN):
        total += max(float(hidden[unit]), 0.0) * net.second[unit]
    return 1.0 / (1.0 + exp(-total))
