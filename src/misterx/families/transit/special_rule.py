"""What a rule of some games alone may bring: a card, a vehicle, a piece. `specials.py` lists those that there are.

Kernels are put together there by name, as compiled code calls functions and no objects; everything else is a method
here, which does nothing where a rule has nothing to say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar

from misterx.families.shared.move_table import Kind
from misterx.families.shared.vocabulary import Vocabulary
from misterx.families.transit.schema.parts import TransitParts
from misterx.families.transit.schema.rules import Rules
from misterx.families.transit.schema.state import State
from misterx.kernel.errors import IllegalMove
from misterx.kernel.events import Sink
from misterx.kernel.graph import Graph
from misterx.titles import Options

Plain = dict[str, Any]
Saw = Callable[[Any, Plain], None]  # of the table that is rebuilt, and a fact


class SpecialRule:
    """One special rule."""

    # Its moves: their kinds, their numbers' first parts, and the positions' keys.
    KINDS: ClassVar[tuple[Kind, ...]] = ()
    KEYS: ClassVar[frozenset[str]] = frozenset()
    # Its facts by which a hunter comes to a station, and what is said of that: `by-NAME`.
    NAME: ClassVar[str] = ""
    COMES: ClassVar[frozenset[str]] = frozenset()
    # Its facts, by name: how the table that is rebuilt from facts takes each in.
    SEEN: ClassVar[Mapping[str, Saw]] = {}

    def parts_of(self, words: Vocabulary, state: State, move: int, parts: TransitParts) -> TransitParts | None:
        """The parts of a move of its own; `parts` are those that it would have as a ride. None for any other move."""
        return None

    def complete(self, kind: str, found: dict[str, int], state: State) -> None:
        """Add what the text of its move need not say."""

    def set_rules(self, rules: Rules, options: Options) -> None:
        """Its options, as the record that the rules read."""

    def lay_out(self, state: State, options: Options) -> None:
        """Its part of the table before the start cards are dealt."""

    def most_moves(self, options: Options, stations: int, movers: int) -> int:
        """A bound for the moves that it adds, each of them once for every roadblock."""
        return 0

    def without_effect(self, options: Options) -> list[tuple[str, str, Any]]:
        """Its options that change nothing beside the others: option, note, and whether it is so."""
        return []

    def explain_x(self, move: int) -> IllegalMove | None:
        """Why Mister X's try at a move of its kind is refused."""
        return None

    def explain_hunter(
        self, words: Vocabulary, board: Graph, rules: Rules, state: State, move: int
    ) -> IllegalMove | None:
        """Why it refuses a hunter's move; he holds the ticket."""
        return None

    def announce_stock(self, rules: Rules, state: State, events: Sink) -> None:
        """Say what its players hold."""

    def announce_pawns(self, state: State, events: Sink) -> None:
        """Say what lies on the table of it since an earlier round."""

    def announce_moved(self, state: State, pawn: int, events: Sink) -> bool:
        """Say how a hunter moved in this round, where it was by this rule."""
        return False

    def read_position(self, reader: Any) -> None:
        """Take its part of a position in."""

    def write_position(self, rules: Rules, state: State, view: Plain) -> Plain:
        """Its part of a position."""
        return {}

    def find_faults(self, words: Vocabulary, rules: Rules, state: State) -> Iterator[str]:
        """What is impossible about its part of a position."""
        yield from ()

    def is_off_board(self, position: Plain, pawn: str) -> bool:
        """Whether by its part of a position this hunter stands on no station."""
        return False

    def aloft(self, view: Plain) -> dict[str, int]:
        """Hunters who are above the board, and the stations where they will come down."""
        return {}

    def stocks(self, view: Plain) -> list[tuple[str, str, int]]:
        """What the hunters hold for it: its name, what is counted, and how many are left."""
        return []
