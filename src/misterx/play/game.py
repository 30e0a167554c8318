"""One game: who may do what, what happened, and what each viewer knows of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from misterx import boards, titles
from misterx.families.registry import FAMILIES
from misterx.families.shared.view_fold import ViewFold
from misterx.kernel.codes import CHANCE, NOBODY, REASONS, SIDES, TO_ALL, audience_bit
from misterx.kernel.errors import IllegalMove, MisterXError, Reason, TitleError, quote
from misterx.kernel.plain import copy_plain
from misterx.play import chance as chances
from misterx.play.append_only import InternedList
from misterx.play.draws import Draws
from misterx.play.engine import Engine
from misterx.play.event_log import ALL, EventLog
from misterx.play.facts import Facts, pack_end
from misterx.play.legal import Legal, Move, Moves, find_legal
from misterx.play.moves import read_move
from misterx.play.names import MOST_LETTERS, is_printable
from misterx.play.past import told_again
from misterx.play.seats import Movers, Seats, check_viewer, deal_seats, seat_for

FOUND = ("_legal", "_decider", "_ended")  # can be found out again


class Result(NamedTuple):
    """Who won and why."""

    winner: str
    reason: str


class Game:
    """A game of any title. Make one with `Game.new`, `Game.from_position` or `Game.replay`."""

    def __init__(
        self,
        title: str,
        players: int | None,
        options: Mapping[str, Any] | None,
        board: boards.Source | boards.Board | None,
        seats: Mapping[str, list[str]] | None,
        seed: int | bytes | None,
        chance: str = chances.DRAWN,
    ) -> None:
        self.chance = chances.check_way(chance)
        self.title = titles.load(title)
        self._options = titles.resolve(self.title, players, options)
        if self.title.family not in FAMILIES:
            why = f"there is no family {self.title.family}; there are {', '.join(FAMILIES)}."
            raise TitleError("bad_title", folder=self.title.folder, faults=[why])
        self.family = FAMILIES[self.title.family]
        self.family.check_options(self.title, self._options)
        self.board = (
            board if isinstance(board, boards.Board) else boards.load(self.title.board if board is None else board)
        )
        self._seats = deal_seats(self.family, self.title, self._options, seats)
        self._movers = Movers(self._seats)
        self._options.seats.update(self._seats)
        self.draws = Draws(seed)
        self.words = self.family.words_for(self.title, self._options, self.board)
        self.engine = self._build_engine()
        self.opening = self.family.new_state(self.title, self._options)  # the table before anything was dealt
        self.state = self.opening
        self.event_log = EventLog(self.family, self.words, self._options.values)
        # One decision each: who made it (a seat, "chance" or "table"), and its text.
        self.lines: InternedList[tuple[str, str]] = InternedList()
        self.position: dict[str, Any] | None = None
        self.names: dict[str, str] = {}  # who sits where, as far as somebody said
        self._table_result: Result | None = None
        self._legal: Legal | None = None
        self._decider: tuple[Any, int] | None = None
        self._ended: tuple[Any, Result | None] | None = None

    @classmethod
    def new(
        cls,
        title: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        board: boards.Source | boards.Board | None = None,
        seats: Mapping[str, list[str]] | None = None,
        seed: int | bytes | None = None,
        chance: str = chances.DRAWN,
        stored: bool = False,
    ) -> Game:
        """A new game with its start cards dealt. The same seed deals and draws the same.

        With `chance="entered"` nothing is dealt or drawn: who referees real cards, dice and tickets plays what came up.
        A stored one is dealt again: it began when options could go further than they may now.
        """
        game = cls(title, players, options, board, seats, seed, chance)
        if not stored:
            titles.check_new(game.title, game._options)
        game._tell(game.engine.announce(game.state, {"words": game.words}))
        game._draw_chance()
        return game

    @classmethod
    def from_position(
        cls,
        position: Mapping[str, Any],
        *,
        board: boards.Source | boards.Board | None = None,
        seed: int | bytes | None = None,
        chance: str = chances.DRAWN,
        stored: bool = False,
    ) -> Game:
        """A game from any legal position (`docs/notation.md`); an impossible one is refused with all its faults."""
        from misterx.play.positions import check_moves, open_position

        game = open_position(cls, position, board, seed, chance=chance, stored=stored)
        game._draw_chance()
        check_moves(game)
        return game

    @classmethod
    def replay(cls, record: str, *, board: boards.Source | boards.Board | None = None) -> Game:
        """The game that a record tells, move by move."""
        from misterx.play.records import read_record

        return read_record(cls, record, board)

    # What may be done

    @property
    def decider(self) -> str:
        """Whose decision it is: "x", "hunters", "nobody", or "chance" where that is entered."""
        return SIDES[NOBODY if self.result else self._decider_now()]

    @property
    def result(self) -> Result | None:
        """Who won and why; None while the game is on."""
        if self._table_result:
            return self._table_result
        if self._ended is None or self._ended[0] is not self.state:
            state = self.state
            over = None if state.winner == NOBODY else Result(SIDES[state.winner], REASONS[state.reason])
            self._ended = state, over
        return self._ended[1]

    def legal_moves(self, seat: str | None = None) -> list[str]:
        """The moves that may be made now; with a seat, those that it may make."""
        self._check_mover(seat)
        return [] if self.result else self._legal_now().of(seat, self._movers).texts.copy()

    def legal_parts(self, seat: str | None = None) -> list[Move]:
        """The same moves with their parts: who goes where, how, and for what (`docs/notation.md`)."""
        self._check_mover(seat)
        return [] if self.result else [*map(Move, *self._legal_now().of(seat, self._movers))]

    def play(self, move: str, seat: str | None = None) -> list[dict[str, Any]]:
        """Make one move; returns the facts that the mover may see. A double may be given whole, all or nothing."""
        seen, line = len(self.event_log.facts), len(self.lines)
        self.__dict__ = self.after(move, seat).__dict__  # a turn that fails half-way has left nothing behind
        mover = self.lines[line][0]
        bit = audience_bit(mover) if mover in self._seats else TO_ALL
        return [fact.plain() for fact in self.facts[seen:] if fact.audience & bit]

    def after(self, move: str, seat: str | None = None) -> Game:
        """The game after a move, or after a whole double; this one stays as it was."""
        self._check_mover(seat)
        if not isinstance(move, str):
            raise IllegalMove("bad_move_text", move=quote(move), hint="A move is text.")
        trial = self.copy()
        for number, leg in enumerate(self.family.split_turn(move)):
            if number and trial.decider != "x":
                raise IllegalMove("too_many_legs", move=quote(move))
            trial._play_leg(leg, seat)
            if trial.result:  # EU-142: the first half of a double move may win
                break
        trial._draw_chance()
        return trial

    def note(self, text: str, seat: str) -> None:
        """Put a mark on the table that changes nothing in the game, such as Europa's `chip yellow 57` (EU-132)."""
        self._check_viewer(seat, seats_only=True)
        if self.result:
            raise IllegalMove("game_over", winner=self.result.winner)
        if self.family.take_note is None:
            raise IllegalMove("bad_move_text", move=quote(text), hint=f"{self.title.name} has no notes.")
        facts = self.engine.note(self.state, self.view(seat), seat, text)
        self.lines.append((seat, f"note {' '.join(text.split())}"))
        self._tell(facts)

    def resign(self, seat: str) -> Result:
        """A seat gives up: the other side wins (SY-OP-27)."""
        return self._end_at_table(seat, "resigned")

    def time_out(self, seat: str) -> Result:
        """A seat's clock has run out: the other side wins."""
        return self._end_at_table(seat, "timeout")

    def name_seat(self, seat: str, name: str) -> None:
        """Say who sits on a seat; records carry it, rules do not care."""
        self._check_viewer(seat, seats_only=True)
        shown = name.strip(" ") if isinstance(name, str) else ""
        if not 0 < len(shown) <= MOST_LETTERS or not is_printable(shown):
            raise MisterXError("bad_name", name=quote(name), most=MOST_LETTERS)
        self.names[seat] = shown

    def take_over(self, seat: str, name: str, back: bool = False) -> None:
        """Somebody else plays on for a seat, or its holder is back; the record has a line that says so."""
        if self.result:
            raise IllegalMove("game_over", winner=self.result.winner)
        self.name_seat(seat, name)
        self.lines.append(("table", f"{'back' if back else 'taken'} {seat} {self.names[seat]}"))

    def take_back(self, line: int, seat: str, agreed: Sequence[str] = ()) -> None:
        """A seat takes back a line of the game (counted from 0) and all after it; the record keeps them and says so.

        `agreed` are the seats of others that have agreed to it.
        """
        from misterx.play.takeback import take_back

        take_back(self, line, seat, agreed)

    # What is known

    @property
    def seats(self) -> Seats:
        """Every seat and the pawns that it decides for; a copy."""
        return {seat: pawns.copy() for seat, pawns in self._seats.items()}

    @property
    def options(self) -> titles.Options:
        """The rules as they were chosen; a copy."""
        said = self._options
        values, chosen = copy_plain(said.values), copy_plain(said.chosen)
        return replace(said, values=values, chosen=chosen, notes=said.notes.copy(), seats=self.seats)

    @property
    def facts(self) -> Facts:
        """Every fact so far, whoever may know it."""
        return self.event_log.facts

    def view(self, viewer: str) -> dict[str, Any]:
        """What a viewer knows, ready for JSON: a seat, "public", or "all" when the game is over."""
        view: dict[str, Any] = copy_plain(self.share_table(viewer))
        view["viewer"] = viewer
        if (legal := self.share_legal(viewer)) is not None:
            view["legal"] = legal.texts.copy()
        return view

    def share_table(self, viewer: str) -> dict[str, Any]:
        """A view without `viewer` and `legal`: the same for an audience class, to be read, and never written to."""
        self._check_viewer(viewer)
        return {
            "title": self.title.id,
            "family": self.title.family,
            "board": self.board.id,
            "players": self._options.players,
            "options": self._options.values,
            "seats": self._seats,
            **self.event_log.view(viewer).table,
        }

    def share_legal(self, viewer: str) -> Moves | None:
        """The moves that a viewer's view lists, with their parts, to be read; None where his side does not decide."""
        decides = viewer in self._seats and self.decider == ("x" if viewer == "x" else "hunters")
        return self._legal_now().of(viewer, self._movers) if decides else None

    def audience_class(self, viewer: str) -> int:
        """Viewers with the same answer have heard the same facts: only `viewer` and `legal` of their views differ."""
        self._check_viewer(viewer)
        return self.event_log.audience_class(viewer)

    def events(self, viewer: str, since: int = 0) -> list[dict[str, Any]]:
        """The facts that a viewer may be told again, in order, from number `since` on (`play/past.py`)."""
        return told_again(self, viewer, self.heard(viewer, since))

    def heard(self, viewer: str, since: int = 0) -> list[dict[str, Any]]:
        """The facts that a viewer has heard: for whoever tells them to him now, and for bots, which remember."""
        self._check_viewer(viewer)
        if type(since) is not int or since < 0:
            raise MisterXError("bad_number", number=quote(since))
        return [fact.plain() for fact in self.event_log.visible(viewer, since)]

    def count_events(self, viewer: str) -> int:
        """How many facts a viewer may see: the number that the next one will have."""
        self._check_viewer(viewer)
        return self.event_log.count(viewer)

    def record(self, viewer: str | None = None) -> str:
        """The game as text: whole when it is over, and what the viewer knows while it runs."""
        from misterx.play.records import write_record

        return write_record(self, viewer)

    def to_position(self) -> dict[str, Any]:
        """This table as a position, secrets included: for tests, puzzles and analysis."""
        from misterx.play.positions import write_game

        return write_game(self)

    def digest(self) -> str:
        """The bytes of the state: equal tables have equal digests, on every machine."""
        return str(self.state.tobytes().hex())

    def copy(self) -> Game:
        """The same table once more, to try moves on; what is played on one leaves the other as it was."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.event_log, twin.lines, twin.names = self.event_log.copy(), self.lines.copy(), self.names.copy()
        twin.draws = Draws(self.draws.seed, self.draws.count)
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.copy()  # what copies share is never written to

    def __getstate__(self) -> dict[str, Any]:
        """All but the rules themselves, which are code and found again by the name of their family."""
        return {key: value for key, value in self.__dict__.items() if key not in ("family", "engine", *FOUND)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state, family=FAMILIES[state["title"].family], **dict.fromkeys(FOUND))
        self.engine = self._build_engine()
        self.event_log.folding = ViewFold(self.family, self.words, self._options.values)

    def __repr__(self) -> str:
        state = f"{self.result.winner} won ({self.result.reason})" if self.result else f"{self.decider} to move"
        return f"<Game {self.title.id}: {self._options.players} players, {len(self.lines)} lines, {state}>"

    # Inside

    def _build_engine(self) -> Engine:
        graph = self.family.build_graph(self.title, self._options, self.board)
        return Engine(self.title.family, graph, self.family.build_rules(self.title, self._options), self.words)

    def _play_leg(self, text: str, seat: str | None) -> None:
        if self.result:
            raise IllegalMove("game_over", winner=self.result.winner)
        if self.chance != chances.DRAWN and chances.awaits_entry(self):
            return self._play_chance(chances.read_entry(self, text, seat))
        move = read_move(self, text, seat)
        mover, written = self._legal_now().told(move)
        self.lines.append((seat or seat_for(self._seats, mover), written))
        self.event_log.end_moment()
        self._decide(move)

    def _decider_now(self) -> int:
        """Who decides, found once for each state."""
        if self._decider is None or self._decider[0] is not self.state:
            self._decider = self.state, self.engine.decider(self.state)
        return self._decider[1]

    def _legal_now(self) -> Legal:
        """The legal moves, found once for each state."""
        if self._legal is None or self._legal.state is not self.state:
            self._legal = find_legal(self)
        return self._legal

    def _decide(self, move: int) -> None:
        self.state, facts = self.engine.apply(self.state, move)
        self._tell(facts)

    def _draw_chance(self) -> None:
        """Let the seed bring what is due; where chance is entered, the referee does."""
        while self.result is None and self._decider_now() == CHANCE:
            moves, weights = chances.outcomes(self)
            if self.chance == chances.ENTERED:
                return
            self._play_chance(moves[self.draws.weighted(weights)])

    def _play_chance(self, move: int) -> None:
        self.lines.append((chances.REFEREE, self.family.write_move(self.words, self.state, move)))
        self._decide(move)

    def _tell(self, facts: list[bytes]) -> None:
        self.event_log.tell(facts)
        if self.result:
            self.event_log.disclose()
        if self.result or not self.family.is_mid_turn(self.state):
            self.event_log.publish_turn()

    def _end_at_table(self, seat: str, reason: str) -> Result:
        self._check_viewer(seat, seats_only=True)
        if self.result:
            raise IllegalMove("game_over", winner=self.result.winner)
        self._table_result = Result("hunters" if seat == "x" else "x", reason)
        self.lines.append(("table", f"{reason} {seat}"))
        self._tell([pack_end(self.family, *self._table_result)])
        return self._table_result

    def _check_mover(self, seat: str | None) -> None:
        if seat is not None and (seat, self.chance) != (chances.REFEREE, chances.ENTERED):
            self._check_viewer(seat, seats_only=True)

    def _check_viewer(self, viewer: str, seats_only: bool = False) -> None:
        if type(viewer) is not str or viewer not in self._seats:
            check_viewer(self._seats, viewer, seats_only)
        if viewer == ALL and not self.result:
            raise MisterXError("game_running", what=Reason("whole_view"))
