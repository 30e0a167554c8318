"""Mister X in Sanssouci once more, slow and obvious: sets and tables, written from the rulebook, variants included.

It shares the board's facts with the product and nothing else. `laid_out` takes a position as people write it; `choices`
lists what may be decided next; `play` does it and everything that follows by itself.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from misterx import Game

LAND = ("foot", "vip", "train")
LOG = 24


@dataclass
class Potsdam:
    """The whole table: agents by name, what everybody holds, and what has happened."""

    near: dict[str, dict[int, set[int]]]
    on: dict[str, Any]  # the options
    dealt_black: int
    x: int
    hold: dict[str, int]  # Mister X's tickets, "black" among them
    doubles: int
    agents: dict[str, int]  # where those stand who are in the game
    purses: dict[str, dict[str, int]]
    stays: dict[str, int] = field(default_factory=dict)  # pawns of those who left, where an option keeps them
    entries: int = 0
    round: int = 1
    legs: int = 0  # of his turn still to make; 0 when it has not begun
    turn: str = "x"
    waiting: list[str] = field(default_factory=list)
    order: list[str] = field(default_factory=list)
    result: tuple[str, str] | None = None

    # Mister X

    def closed_to_x(self) -> set[int]:
        """Agents' fields; by option also those of agents who left (SS-OP-07)."""
        kept = self.stays.values() if self.on["eliminated_pawn"] == "block_all" else []
        return {*self.agents.values(), *kept}

    def ways(self, here: int, hold: dict[str, int]) -> list[tuple[str, int]]:
        """One move from a field: a ticket, and where it leads; agents' fields are closed to him."""
        free = set(self.near["foot"]) - self.closed_to_x()
        found = [(mode, to) for mode in LAND if hold[mode] for to in self.near[mode][here] & free]
        if hold["black"]:
            modes = ("ship",) if self.on["black_ship_only"] else (*LAND, "ship")
            ships = () if self.on["no_ship"] else ("ship",)
            reach = set().union(*(self.near[mode][here] for mode in modes if mode in LAND or mode in ships))
            found += [("black", to) for to in reach & free]
        if self.on["x_may_stay"] and hold["foot"]:
            found.append(("foot", here))
        if self.on["x_may_stay"] and self.on["stay_with_black"] and hold["black"] and not self.on["black_ship_only"]:
            found.append(("black", here))
        return found

    def legs_from(self, here: int, hold: dict[str, int], entries: int) -> list[tuple[str, int, str, dict[str, int]]]:
        """Moves from a field, each also shown where that is allowed, with the tickets he holds after it."""
        found = []
        for ticket, to in self.ways(here, hold):
            after = {**hold, ticket: hold[ticket] - 1}
            found.append((ticket, to, "", after))
            hidden = entries + 1 not in self.on["reveals"] and not self.on["always_visible"]
            used = self.dealt_black - (after if self.on["refund_same_move"] else hold)["black"]
            if self.on["voluntary_reveal"] and hidden and used > 0:
                found.append((ticket, to, " show", {**after, "black": after["black"] + 1}))
        return found

    def can_go_on(self, here: int, hold: dict[str, int], entries: int, legs: int) -> bool:
        """Whether so many more moves exist."""
        return legs == 0 or any(
            self.can_go_on(to, after, entries + 1, legs - 1) for _, to, _, after in self.legs_from(here, hold, entries)
        )

    def x_moves(self) -> list[str]:
        plans = [("", self.legs - 1)] if self.legs else [("", 0)]
        if not self.legs and self.doubles >= 1 and self.entries + 2 <= self.on["round_limit"]:
            plans.append(("double ", 1))
        if not self.legs and self.on["triple_move"] and self.doubles >= 2:
            plans += [("triple ", 2)] if self.entries + 3 <= self.on["round_limit"] else []
        return [
            f"x {word}{ticket} {to}{shown}"
            for word, further in plans
            for ticket, to, shown, after in self.legs_from(self.x, self.hold, self.entries)
            if self.can_go_on(to, after, self.entries + 1, further)
        ]

    def play_x(self, words: list[str]) -> None:
        shown = words[-1] == "show"
        *kind, ticket, to = words[1:-1] if shown else words[1:]
        if kind:
            self.doubles -= 1 if kind == ["double"] else 2
        self.legs = (self.legs or {(): 1, ("double",): 2, ("triple",): 3}[tuple(kind)]) - 1
        self.hold[ticket] -= 1
        self.hold["black"] += shown
        self.x, self.entries = int(to), self.entries + 1
        if not self.legs:
            self.turn = "agents"
            self.waiting = [*self.agents]

    # Agents

    def pays(self, agent: str, ticket: str) -> str | None:
        """Who pays: the agent himself, or with exchange the colleague who has most, the first of equals."""
        if self.purses[agent][ticket]:
            return agent
        if self.on["ticket_exchange"]:
            lender = max(self.purses, key=lambda other: self.purses[other][ticket])
            if self.purses[lender][ticket]:
                return lender
        return None

    def rides(self, agent: str) -> list[str]:
        free = set(self.near["foot"]) - {*self.agents.values(), *self.stays.values()}
        means = [(mode, mode, "") for mode in LAND]
        if self.on["combined_ticket"]:
            means.append(("vip", "train", " pay train"))
        return [
            f"{agent} {mode} {to}{said}"
            for mode, ticket, said in means
            if self.pays(agent, ticket)
            for to in self.near[mode][self.agents[agent]] & free
        ]

    def on_turn(self) -> list[str]:
        """Who may move: anybody who waits in round 1 and in a free order, else the next of the order."""
        if self.on["free_order"] or self.round == 1:
            return self.waiting
        return [agent for agent in self.order if agent in self.waiting][:1]

    def agent_moves(self) -> list[str]:
        rides = [ride for agent in self.on_turn() for ride in self.rides(agent)]
        return rides or [f"{agent} out" for agent in self.on_turn()]

    def play_agent(self, words: list[str]) -> None:
        agent = words[0]
        if words[1] == "out":
            self.leave(agent)
            return
        ticket = words[-1] if "pay" in words else words[1]
        payer = self.pays(agent, ticket)
        assert payer
        self.purses[payer][ticket] -= 1
        self.hold[ticket] += 1
        self.agents[agent] = int(words[2])
        self.waiting = [other for other in self.waiting if other != agent]
        if self.round == 1:
            self.order.append(agent)
        if self.agents[agent] == self.x:
            self.result = ("hunters", "captured")

    def leave(self, agent: str) -> None:
        """Out: the pawn goes, or stands on by option; tickets that were never personal others may still use."""
        place = self.agents.pop(agent)
        if self.on["eliminated_pawn"] != "remove":
            self.stays[agent] = place
        self.waiting = [other for other in self.waiting if other != agent]
        if not self.agents:
            self.result = ("x", "no_hunters")

    # The game

    def settle(self) -> None:
        """Whatever happens without a choice."""
        while not self.result and self.turn == "agents":
            if not self.waiting:
                self.end_round()
            elif len(self.on_turn()) == 1 and not self.rides(self.on_turn()[0]):
                self.leave(self.on_turn()[0])
            else:
                return

    def end_round(self) -> None:
        if self.entries >= self.on["round_limit"]:
            self.result = ("x", "survived")
            return
        self.round, self.turn = self.round + 1, "x"
        self.check_x()

    def check_x(self) -> None:
        """Mister X who cannot move when his turn begins has lost: shut in, or without a ticket."""
        if not self.ways(self.x, self.hold):
            around = set().union(*(self.near[mode][self.x] for mode in (*LAND, "ship")[: 3 + (not self.on["no_ship"])]))
            shut_in = around <= self.closed_to_x()
            self.result = ("hunters", "x_enclosed" if shut_in else "x_without_move")

    def choices(self) -> list[str]:
        if self.result:
            return []
        return self.x_moves() if self.turn == "x" else self.agent_moves()

    def play(self, move: str) -> None:
        words = move.split()
        if words[0] == "x":
            self.play_x(words)
        else:
            self.play_agent(words)
        self.settle()

    def fork(self) -> Potsdam:
        """A copy to try moves on; board and options are shared."""
        twin = deepcopy(self, {id(self.near): self.near, id(self.on): self.on})
        return twin


def laid_out(game: Game) -> Potsdam:
    """The table of a position."""
    position, options = game.to_position(), game.options.values
    near: dict[str, dict[int, set[int]]] = {}
    for mode in (*LAND, "ship"):
        near[mode] = {number: set() for number in game.board.numbers}
        for a, b in game.board.links(mode):
            near[mode][a].add(b)
            near[mode][b].add(a)
    pawns = {name: pawn for name, pawn in position["pawns"].items() if name != "x"}
    inside = {name: pawn["station"] for name, pawn in pawns.items() if pawn["station"] is not None}
    hold = {**position["x_tickets"], "black": position["black"]}
    table = Potsdam(
        near=near,
        on=options,
        dealt_black=options["black_tickets"],
        x=position["pawns"]["x"]["station"],
        hold=hold,
        doubles=position["double"],
        agents=inside,
        purses={name: dict(pawn.get("tickets", options["hunter_tickets"])) for name, pawn in pawns.items()},
        entries=len(position["log"]),
        round=position["round"],
        order=list(position.get("order", [])),
    )
    if position["decides"] != "x":
        table.turn = "agents"
        table.waiting = [agent for agent in inside if agent not in position.get("moved", [])]
    else:
        table.check_x()
    return table


def count(table: Potsdam, depth: int) -> int:
    found = table.choices()
    if depth == 1:
        return len(found)
    total = 0
    for move in found:
        after = table.fork()
        after.play(move)
        total += count(after, depth - 1)
    return total
