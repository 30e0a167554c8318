"""What a family is: the names that its package must have, and what each of them does.

`board`, `rules` and `state` are the family's own records, declared in its `schema/`; `words` is its vocabulary.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from misterx.boards import Board
from misterx.families.shared.move_table import MoveTable
from misterx.families.shared.parts import Parts
from misterx.families.shared.view_record import Fold
from misterx.kernel.errors import IllegalMove
from misterx.kernel.events import Declared, Sink
from misterx.kernel.records import Numbers, Record
from misterx.titles import Options, Title

Plain = dict[str, Any]  # ready for JSON


class Family(Protocol):
    """A package of rules."""

    __name__: str

    # What it declares in `schema/`.
    @property
    def State(self) -> type[Record]:
        """One game."""

    @property
    def Rules(self) -> type[Record]:
        """What a title's tables and the chosen options come to."""

    @property
    def FACTS(self) -> Mapping[int, Declared]:
        """What may be told, by number."""

    @property
    def FLEETING(self) -> Mapping[str, str]:
        """Facts that hold until the next decision, with the fact that ends each."""

    @property
    def MOVES(self) -> MoveTable[Any]:
        """The kinds of its moves: how each is written, and which parts it has."""

    @property
    def MOST_MOVES(self) -> int:
        """Room needed for a list of moves."""

    # The verbs, all of them kernels (`families/verbs.py`).
    def decider(self, board: Any, rules: Any, state: Any) -> int:
        """Who decides next: NOBODY, MISTER_X, HUNTERS or CHANCE."""

    def legal(self, board: Any, rules: Any, state: Any, out: Numbers) -> int:
        """Write the legal moves of the side that decides; returns how many."""

    def chance(self, board: Any, rules: Any, state: Any, out: Numbers, weights: Numbers) -> int:
        """Write the outcomes that chance may bring and their weights; returns how many."""

    def apply(self, board: Any, rules: Any, state: Any, move: int, events: Sink) -> None:
        """Carry out one decision, and everything that follows from it without a choice."""

    def outcome(self, board: Any, rules: Any, state: Any) -> int:
        """Who has won: NOBODY while the game is on."""

    # From a title's tables, options and a board to records.
    def check_options(self, title: Title, options: Options) -> None:
        """Refuse options that do not go together, and note which have no effect."""

    def pawns(self, title: Title, options: Options) -> list[str]:
        """The names of the pawns, in the kernel's order."""

    def deal_seats(self, title: Title, options: Options) -> dict[str, list[str]]:
        """Who leads which pawns, as the rulebook says."""

    def build_graph(self, title: Title, options: Options, board: Board) -> Any:
        """The board's record; refuses a board that this game cannot be played on."""

    def build_rules(self, title: Title, options: Options) -> Any:
        """The options as the record that the rules read."""

    def new_state(self, title: Title, options: Options) -> Any:
        """The table before anything was dealt."""

    def words_for(self, title: Title, options: Options, board: Board) -> Any:
        """Its vocabulary: what its numbers are called."""

    # Moves and records as text.
    def read_move(self, words: Any, state: Any, text: str) -> int:
        """A move's number from its text; refuses what is no move of this grammar."""

    def write_move(self, words: Any, state: Any, move: int) -> str:
        """A move's text."""

    def parts_of(self, words: Any, state: Any, move: int) -> Parts:
        """A move taken apart: what a person chooses when he chooses it."""

    def depends_on_state(self, move: int) -> bool:
        """Whether a move's parts are said by the state, too, and not by its number alone."""

    def split_turn(self, text: str) -> list[str]:
        """The decisions in a line that tells several at once."""

    def pawn_of_move(self, text: str) -> str:
        """Who acts, by a text that may be a move; of a move that was read, `MOVES` says it."""

    def known_lines(
        self, lines: list[tuple[str, str]], events: list[Plain], viewer: str, entries_before: int
    ) -> list[str]:
        """The lines of a running game, with a question mark for every word that the viewer does not know."""

    def explain(
        self, words: Any, board: Any, rules: Any, state: Any, move: int, text: str, allowed: list[str]
    ) -> IllegalMove:
        """Why a move is refused, in words that the mover may know."""

    # Positions.
    def announce(self, board: Any, rules: Any, state: Any, position: Plain, events: Sink) -> None:
        """Say everything that lies on the table, each fact to its audience."""

    def read_position(self, words: Any, board: Any, rules: Any, state: Any, position: Plain) -> list[str]:
        """Fill a state from a position; returns everything that is wrong with it."""

    def write_position(self, words: Any, rules: Any, state: Any, view: Plain) -> Plain:
        """A position from a state and the whole view."""

    def advance(self, board: Any, rules: Any, state: Any, events: Sink) -> None:
        """Bring a state to its next decision."""

    # What viewers know.
    @property
    def View(self) -> type[Record]:
        """What one viewer knows."""

    @property
    def ROW(self) -> type[Record] | None:
        """A row of the log beside it, where that has no bound."""

    @property
    def PRINTED(self) -> tuple[str, ...]:
        """Options that a view says, beside what was told."""

    @property
    def FOLDS(self) -> Mapping[int, Fold]:
        """What adds a fact to a view, by the fact's number; cannot reach the state."""

    def is_mid_turn(self, state: Any) -> bool:
        """Whether a turn is in progress that others must not learn of before it is whole."""

    def hides_past(self, rules: Any, state: Any) -> bool:
        """Whether what happened so far is for players to keep in mind (`play/past.py`)."""

    @property
    def KnownTable(self) -> Callable[[Any, Any, Any, Any], Any]:
        """The table rebuilt from the facts that one viewer saw (`see`), and where Mister X can be (`stations`)."""

    def sample(self, shadow: Any, below: Callable[[int], int]) -> tuple[Any, list[Any]]:
        """A whole hidden story that a viewer could not tell from the truth."""

    def learn(self, board: Any, rules: Any, before: Any, state: Any, move: int, known: Any, scratch: Any) -> None:
        """The same knowledge brought up to date from state to state; a kernel."""

    def aloft(self, view: Plain) -> dict[str, int]:
        """Hunters who stand on no station of a view but are above one, where they will come down."""

    @property
    def take_note(self) -> Callable[[Any, Any, Any, Plain, str, str, Sink], None] | None:
        """Put something on the board that changes no rule; None where there is nothing of the kind."""
