"""The files of what was learnt for a title by `lab/learn_values.py`."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import numpy as np

from misterx import titles
from misterx.bots.mcts.value_net import PARTS, POLICIES, Net
from misterx.bots.registry import SEARCH

FOLDER = Path(__file__).with_name("weights")


def file_for(title: str) -> Path:
    return FOLDER / f"{title}.json"


@cache
def load_net(title: str) -> Net | None:
    """What was learnt for a title; None where nothing was."""
    file = file_for(title)
    if not file.is_file():
        return None
    kept = json.loads(file.read_text("utf-8"))
    net = SEARCH[titles.load(title).family].rules_of_thumb()
    for part in (*PARTS, *POLICIES):
        if part in kept:
            net[part] = np.array(kept[part], np.float32)
    return net
