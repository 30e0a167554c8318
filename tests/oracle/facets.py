"""What is frozen of a game, facet by facet: short hashes of everything that somebody could see of it.

legal       the legal moves at every decision, of all and of each seat, in order
facts       what `play` returned for every move; what every viewer may be told, at the moments looked at
views       every viewer's view as JSON, in whatever order its keys come, at the moments looked at; options are a facet
            of their own
options     every option with its value, what was chosen, and who leads which pawn
digests     the bytes of the state after every decision
records     the record as every viewer has it while the game runs, at some moments, and the whole one at the end;
            what its `known` says, a view, in whatever order its keys come
refusals    codes and arguments of what was refused: options, positions, wrong moves, takebacks
positions   the table as a position, at some moments

Sentences are not frozen: what a person reads may be worded better without any rule being another.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable
from typing import Any, TypeVar

from misterx import Game, MisterXError

FACETS = ("legal", "facts", "views", "options", "digests", "records", "refusals", "positions")
SENTENCES = ("hint", "why", "allowed", "faults")  # arguments of refusals that may hold a sentence
KNOWN = re.compile(r"(?<=^known: ).*", re.MULTILINE)
DIGITS = 8
#: Views of the commit that the oracle is of did not name the family yet; all others must name this one.
FAMILY = {
    "scotland-yard": "transit",
    "ny-chase": "transit",
    "sanssouci": "transit",
    "europa": "hand",
    "behrends": "gang",
}
Answer = TypeVar("Answer")


class Facets:
    """Hashes of one game as it goes on; with `keep`, the texts behind them, too."""

    def __init__(self, keep: bool = False) -> None:
        self._hashes = {facet: hashlib.sha256() for facet in FACETS}
        self.texts: dict[str, list[str]] | None = {facet: [] for facet in FACETS} if keep else None

    def add(self, facet: str, *what: Any) -> None:
        text = json.dumps(what, sort_keys=facet == "views")
        self._hashes[facet].update(text.encode() + b"\n")
        if self.texts is not None:
            self.texts[facet].append(text)

    def short(self) -> dict[str, str]:
        return {facet: running.hexdigest()[:DIGITS] for facet, running in self._hashes.items()}

    def attempt(self, what: str, act: Callable[..., Answer], *given: Any, **named: Any) -> Answer | None:
        """What comes of it, or None after a refusal, which is written down."""
        try:
            return act(*given, **named)
        except MisterXError as error:
            self.add("refusals", what, error.code, {name: plain(name, arg) for name, arg in error.arguments.items()})
            return None

    # What there is to see of a game now

    def look(self, game: Game, *, whole: bool = False, heard: bool = False) -> None:
        """Everybody's view and facts; with `whole`, also records, the position and each seat's moves."""
        viewers = [*game.seats, "public", *(["all"] if game.result else [])]
        for viewer in viewers:
            view = game.view(viewer)
            view.pop("options")
            view.setdefault("family", FAMILY[game.title.id])
            self.add("views", viewer, view)
            self.add("facts", viewer, game.events(viewer), game.count_events(viewer))
            if heard:
                self.add("facts", viewer, game.heard(viewer))
        if whole:
            for viewer in viewers:
                self.add("records", viewer, KNOWN.sub(in_order, game.record(viewer)))
            for seat in game.seats:
                self.add("legal", seat, game.legal_moves(seat))
            self.add("positions", self.attempt("position", game.to_position))

    def begin(self, game: Game) -> None:
        options = game.options
        self.add("options", game.title.pinned, game.board.id, options.players, options.values, options.chosen)
        self.add("options", game.seats)
        self.add("digests", game.digest())


def in_order(known: re.Match[str]) -> str:
    return json.dumps(json.loads(known[0]), sort_keys=True)


def plain(name: str, argument: Any) -> Any:
    """An argument of a refusal without its wording: what has a code stands for itself."""
    if hasattr(argument, "code"):
        return [argument.code, {key: plain(key, value) for key, value in argument.arguments.items()}]
    if name in SENTENCES and isinstance(argument, str):
        return "…"
    if isinstance(argument, list | tuple):
        return [plain(name, item) for item in argument]
    return argument if isinstance(argument, int | str | bool | None) else str(argument)
