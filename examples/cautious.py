#!/usr/bin/env python3
"""A bot for any title of Mister X, in plain Python: `misterx arena scotland-yard "cmd:python3 cautious.py" random`.

Lines of JSON come in, one with the board and then one for each decision; lines of JSON go out. See docs/bots.md.
"""

import json
import random
import sys

near = {}  # station: its neighbours


def score(move, ask):
    """Hunters close in on the likeliest station, Mister X keeps away from the hunters; else anything goes."""
    stations = [int(word) for word in move.split() if word.isdigit()]
    if not stations or stations[-1] not in near:
        return 0
    if ask["seat"] == "x":
        hunters = {pawn["station"] for name, pawn in ask["view"]["pawns"].items() if name != "x"}
        return -len(near[stations[-1]] & hunters) - (stations[-1] in hunters)
    chances = dict(zip(ask["possible"], ask["likely"], strict=True))
    return chances.get(stations[-1], 0) + sum(chances.get(place, 0) for place in near[stations[-1]]) / 10


for line in sys.stdin:
    ask = json.loads(line)
    if ask["type"] == "game":
        near = {station: set() for station in ask["stations"]}
        for a, b in (link for links in ask["links"].values() for link in links):
            near[a].add(b), near[b].add(a)
    elif ask["type"] == "choose":
        chance = random.Random(ask["seed"])
        move = max(ask["view"]["legal"], key=lambda move: (score(move, ask), chance.random()))
        print(json.dumps({"id": ask["id"], "move": move}), flush=True)
