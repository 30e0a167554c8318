"""Solving a small transit game: every way it can go on, laid out as arrays, and regrets brought down sweep by sweep.

A node is what everybody has seen and where Mister X is; how he came there matters no more. He decides at a node,
hunters for all nodes together that look alike to them. Each sweep works out what either side would have gained by each
move (counterfactual regret), and plays those moves more that would have gained; the average over all sweeps is what
comes close to perfect play for both sides at once.
"""

from __future__ import annotations

from typing import Any

from misterx.bots.mcts.questions import observe
from misterx.bots.mcts.tree import START, mix
from misterx.families.verbs import apply, decider, legal, outcome
from misterx.kernel.codes import HUNTERS, MISTER_X, NOBODY
from misterx.kernel.jit import kernel
from misterx.kernel.records import record_type

NODES = 1 << 17
EDGES = 1 << 18
SLOTS = 2 * NODES
NONE = -1

GAME = record_type(
    [
        ("nodes", "<i4"),
        ("edges", "<i4"),
        ("choices", "<i4"),  # moves of all who decide, each decision counted once
        ("sweeps", "<i4"),
        ("slot", "<i4", (SLOTS,)),  # by key: node + 1
        ("key", "<i8", (NODES,)),
        ("seen", "<i8", (NODES,)),  # what everybody has seen, as a key
        ("side", "i1", (NODES,)),  # who decides; NOBODY where it is over
        ("first", "<i4", (NODES,)),  # its edges: first, and how many
        ("count", "<i4", (NODES,)),
        ("choice", "<i4", (NODES,)),  # where the choices of this decision begin
        ("reach_x", "<f8", (NODES,)),  # how often it comes to this, by his share and by theirs
        ("reach_hunters", "<f8", (NODES,)),
        ("worth", "<f8", (NODES,)),  # to Mister X, from -1 to 1
        ("move", "<i4", (EDGES,)),
        ("child", "<i4", (EDGES,)),
        ("team_slot", "<i4", (SLOTS,)),  # by what is seen: 1 + where the hunters' choices begin
        ("team_seen", "<i8", (SLOTS,)),
        ("regret", "<f8", (EDGES,)),  # [choice]
        ("share", "<f8", (EDGES,)),
        ("total", "<f8", (EDGES,)),
    ]
)


@kernel
def place_of(game: Any, key: int) -> int:
    """The slot of a node, or the free one where it would go."""
    slot = (key ^ (key >> 29)) & (SLOTS - 1)
    while game.slot[slot] != 0 and game.key[game.slot[slot] - 1] != key:
        slot = (slot + 1) & (SLOTS - 1)
    return slot


@kernel
def choices_of_team(game: Any, seen: int, n: int) -> int:
    """Where the hunters' choices begin when they have seen this; there is room for n."""
    slot = (seen ^ (seen >> 29)) & (SLOTS - 1)
    while game.team_slot[slot] != 0 and game.team_seen[slot] != seen:
        slot = (slot + 1) & (SLOTS - 1)
    if game.team_slot[slot] == 0:
        game.team_seen[slot] = seen
        game.team_slot[slot] = game.choices + 1
        game.choices += n
    return int(game.team_slot[slot]) - 1


@kernel
def join(game: Any, states: Any, state: Any, seen: int) -> int:
    """The node of a table, new or known; NONE where there is no more room."""
    key = mix(seen, int(state.x) + 1)
    slot = place_of(game, key)
    node = int(game.slot[slot]) - 1
    if node < 0:
        node = int(game.nodes)
        if node == NODES:
            return NONE
        game.nodes = node + 1
        game.slot[slot] = node + 1
        game.key[node] = key
        game.seen[node] = seen
        states[node] = state
    return node


@kernel
def build_game(board: Any, rules: Any, states: Any, game: Any, work: Any, moves: Any) -> bool:
    """Find every way on from states[0]; False where there are too many."""
    for slot in range(SLOTS):
        game.slot[slot] = 0
        game.team_slot[slot] = 0
    for choice in range(EDGES):
        game.regret[choice] = 0.0
        game.total[choice] = 0.0
    game.nodes = game.edges = game.choices = game.sweeps = 0
    work[0] = states[0]
    join(game, states, work[0], START)
    node = 0
    while node < game.nodes:
        game.first[node] = game.edges
        game.count[node] = 0
        game.side[node] = NOBODY
        won = outcome(board, rules, states[node])
        if won != NOBODY:
            game.worth[node] = 1.0 if won == MISTER_X else -1.0 if won == HUNTERS else 0.0
        else:
            side = decider(board, rules, states[node])
            n = legal(board, rules, states[node], moves)
            if side not in (MISTER_X, HUNTERS) or game.edges + n > EDGES or game.choices + n > EDGES:
                return False
            game.side[node] = side
            game.count[node] = n
            if side == MISTER_X:
                game.choice[node] = game.choices
                game.choices += n
            else:
                game.choice[node] = choices_of_team(game, int(game.seen[node]), n)
            for i in range(n):
                work[0] = states[node]
                apply(board, rules, work[0], int(moves[i]), None)
                seen = mix(int(game.seen[node]), observe(board, rules, work[0], int(moves[i])))
                child = join(game, states, work[0], seen)
                if child == NONE:
                    return False
                game.move[game.edges] = moves[i]
                game.child[game.edges] = child
                game.edges += 1
        node += 1
    return True


@kernel
def match_regrets(game: Any) -> None:
    """Play moves as often as they are regretted; regrets below nothing are forgotten."""
    for node in range(game.nodes):
        base, n = int(game.choice[node]), int(game.count[node])
        total = 0.0
        for choice in range(base, base + n):
            game.regret[choice] = max(game.regret[choice], 0.0)
            total += game.regret[choice]
        for choice in range(base, base + n):
            game.share[choice] = game.regret[choice] / total if total > 0.0 else 1.0 / n


@kernel
def reach(game: Any) -> None:
    """How often each node comes about."""
    for node in range(game.nodes):
        game.reach_x[node] = 0.0
        game.reach_hunters[node] = 0.0
    game.reach_x[0] = game.reach_hunters[0] = 1.0
    for node in range(game.nodes):
        first, base = int(game.first[node]), int(game.choice[node])
        for i in range(game.count[node]):
            child, share = int(game.child[first + i]), game.share[base + i]
            if game.side[node] == MISTER_X:
                game.reach_x[child] += game.reach_x[node] * share
                game.reach_hunters[child] = game.reach_hunters[node]
            else:
                game.reach_x[child] += game.reach_x[node]
                game.reach_hunters[child] = game.reach_hunters[node] * share


@kernel
def sweep(game: Any, learner: int) -> None:
    """What each node is worth, from the last back to the first, and what the learner regrets on the way."""
    match_regrets(game)
    reach(game)
    weight = float(game.sweeps)
    for node in range(game.nodes - 1, -1, -1):
        n = int(game.count[node])
        if n == 0:
            continue
        first, base = int(game.first[node]), int(game.choice[node])
        worth = 0.0
        for i in range(n):
            worth += game.share[base + i] * game.worth[game.child[first + i]]
        game.worth[node] = worth
        if game.side[node] != learner:
            continue
        his = learner == MISTER_X
        others = game.reach_hunters[node] if his else game.reach_x[node]
        own = game.reach_x[node] if his else game.reach_hunters[node]
        for i in range(n):
            gain = game.worth[game.child[first + i]] - worth
            game.regret[base + i] += others * (gain if his else -gain)
            game.total[base + i] += weight * own * game.share[base + i]


@kernel
def solve(game: Any, sweeps: int) -> None:
    """So many sweeps more, each side learning in turn."""
    for _ in range(sweeps):
        game.sweeps += 1
        sweep(game, MISTER_X)
        sweep(game, HUNTERS)
