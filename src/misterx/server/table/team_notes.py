"""What the hunters keep among themselves: pins, arrows, proposed moves, and who would give up."""

from __future__ import annotations

from typing import Any

import msgspec

from misterx.server.protocol.refusals import Refusal
from misterx.server.protocol.wire import Team
from misterx.server.protocol.wire_parts import ArrowDrawn, PinMark, PinSet, Proposal

MOST_PINS = 400
MOST_ARROWS = 60
MOST_PROPOSALS = 8


class Notes(msgspec.Struct):
    """The hunters' marks on their map, kept with the table."""

    pins: dict[int, PinSet] = {}
    arrows: list[ArrowDrawn] = []
    proposals: list[Proposal] = []
    made: int = 0
    resigning: list[str] = []

    def copy(self) -> Notes:
        """One's own, to write in until it is kept."""
        return read_notes(self.keep())

    def message(self) -> Team:
        pins = [self.pins[station] for station in sorted(self.pins)]
        return Team(pins, self.arrows, self.proposals, self.resigning)

    def pin(self, seat: str, station: int, mark: PinMark | None) -> None:
        if mark is None:
            self.pins.pop(station, None)
            return
        if station not in self.pins and len(self.pins) >= MOST_PINS:
            raise Refusal("too_many")
        self.pins[station] = PinSet(station, mark, seat)

    def draw(self, seat: str, start: int, end: int) -> None:
        same = [arrow for arrow in self.arrows if (arrow.start, arrow.end) == (start, end)]
        if same:
            self.arrows.remove(same[0])
            return
        if len(self.arrows) >= MOST_ARROWS:
            raise Refusal("too_many")
        self.arrows.append(ArrowDrawn(start, end, seat))

    def wipe(self, what: str) -> None:
        match what:
            case "pins":
                self.pins = {}
            case "arrows":
                self.arrows = []
            case _:
                self.proposals = []

    def propose(self, seat: str, moves: list[str], parts: list[Any]) -> None:
        self.made += 1
        self.proposals = [*self.proposals, Proposal(self.made, seat, moves, [], [], parts)][-MOST_PROPOSALS:]

    def find(self, number: int) -> Proposal:
        for proposal in self.proposals:
            if proposal.number == number:
                return proposal
        raise Refusal("unknown_proposal")

    def agreed_moves(self) -> list[str]:
        """Moves that somebody has accepted and nobody has made, the newest proposal first."""
        return [
            move
            for proposal in reversed(self.proposals)
            if proposal.accepted
            for move in proposal.moves
            if move not in proposal.played
        ]

    def keep(self) -> str:
        return msgspec.json.encode(self).decode()


def read_notes(kept: str) -> Notes:
    return msgspec.json.decode(kept, type=Notes) if kept else Notes()
