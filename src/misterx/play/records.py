"""Records: a game as text. A header, then one decision a line with the seat that made it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from misterx import boards, titles
from misterx.kernel.errors import MisterXError, Reason, RecordError, quote
from misterx.play import takeback
from misterx.play.chance import DRAWN, ENTERED, check_way, is_due
from misterx.play.past import hides_past
from misterx.play.positions import open_position

if TYPE_CHECKING:
    from misterx.play.game import Game

FIRST_LINE = "misterx record 1"
OF_TABLES = ("deal", "fairness", "heads")  # what the game says nothing of: `verification.py`, `witness.py`
KEYS = ("title", "rules", "board", "players", "options", "seats", "names", "chance", "position", "known", *OF_TABLES)
NEEDED = {"title": "scotland-yard", "rules": "scotland-yard@1", "board": "london"}  # of every record, with examples
IN_HEADER = ("title", "family", "board", "viewer", "players", "options", "seats", "legal", "result")  # of a view
ONE_VIEWER = "this is what one viewer knows of a running game, not a whole record; only that can be replayed."
TABLE_WORDS = ("resigned", "timeout", "taken", "back", takeback.WORD)
MOST_LINES = 100_000
#: The header line that a refusal is about, where that is not the one with the options.
LINES_OF = {"bad_players": "players", "bad_seats": "seats", "bad_board": "board"}


def write_record(game: Game, viewer: str | None) -> str:
    """The whole record of a finished game, or what a viewer knows of a running one."""
    if viewer is None:
        viewer = "all"
    if viewer == "all" and not game.result:
        raise MisterXError("game_running", what=Reason("whole_record"))
    game._check_viewer(viewer)
    if viewer == "all" or game.result:
        return whole_record(game)
    told = _told_lines(game)
    if hides_past(game, viewer):
        said = [f"{seat}: {text}" for seat, text in told if seat == "table"]
        return _write(_header(game) | {"known": _known_now(game, viewer)}, said)
    before = len((game.position or {}).get("log", ()))
    lines = game.family.known_lines(told, game.events(viewer), viewer, before)
    header = _header(game)
    if game.position is not None:
        header["known"] = _known_beginning(game, viewer)
    return _write(header, lines)


def _told_lines(game: Game) -> list[tuple[str, str]]:
    """The lines that count, and all that the table said: that something was taken back stays in sight.

    How many lines there were before it is not for everybody to know.
    """
    live = set(takeback.live_lines(game.lines))
    told = []
    for place, (seat, text) in enumerate(game.lines):
        if seat == "table":
            told.append((seat, takeback.for_everybody(text)))
        elif place in live:
            told.append((seat, text))
    return told


def _known_beginning(game: Game, viewer: str) -> dict[str, Any]:
    """What a viewer knew of the position where the game began: his view of it, as the facts told it to him."""
    from misterx.play.replaying import begin_again

    return _known_now(begin_again(game), viewer)


def _known_now(game: Game, viewer: str) -> dict[str, Any]:
    """A viewer's table without what the header says anyway."""
    view = game.view(viewer)
    return {key: value for key, value in view.items() if key not in IN_HEADER}


def whole_record(game: Game) -> str:
    """Everything, secrets included, of a game that may still run: for whoever keeps the game, and for test reports."""
    header = _header(game)
    if game.position is not None:
        header["position"] = game.position
    return _write(header, [f"{seat}: {text}" for seat, text in game.lines])


def _header(game: Game) -> dict[str, Any]:
    header: dict[str, Any] = {
        "title": game.title.id,
        "rules": game.title.pinned,
        "board": f"{game.board.id} {game.board.digest}",
        "players": game.options.players,
        "options": game.options.chosen,
        "seats": {seat: pawns for seat, pawns in game.seats.items() if seat != "x"},
    }
    if game.names:
        header["names"] = game.names
    if game.chance == ENTERED:
        header["chance"] = game.chance
    return header


def _write(header: dict[str, Any], lines: list[str]) -> str:
    said = [
        f"{key}: {text if isinstance(text, str) else json.dumps(text, sort_keys=True)}" for key, text in header.items()
    ]
    return "\n".join([FIRST_LINE, *said, "", *lines]) + "\n"


def read_record(cls: type[Game], record: str, board: boards.Source | boards.Board | None) -> Game:
    """The game that a whole record tells; RecordError names the line that cannot be."""
    *_, game = replay_record(cls, record, board)
    if game.chance == DRAWN and is_due(game):
        raise RecordError("bad_record", line=len(record.splitlines()), why="the record ends where chance decides.")
    return game


def replay_record(cls: type[Game], record: str, board: boards.Source | boards.Board | None = None) -> Iterator[Game]:
    """The game of a record as it grows: after its header, then after every line. It is one game, not copies."""
    if not isinstance(record, str):
        raise RecordError("bad_record", line=1, why="a record is text.")
    lines = record.removeprefix("\ufeff").split("\n")  # some editors write that mark before UTF-8
    if len(lines) > MOST_LINES:
        raise RecordError("bad_record", line=MOST_LINES, why="it is too long.")
    if lines[0].strip() != FIRST_LINE:
        raise RecordError("bad_record", line=1, why=f"a record begins with {FIRST_LINE!r}.")
    header: dict[str, tuple[int, str]] = {}
    number = 1
    while number < len(lines) and lines[number].strip():
        key, colon, value = lines[number].partition(":")
        number += 1
        if not colon or key not in KEYS:
            raise RecordError(
                "bad_record", line=number, why=f"the header has no {key[:40]!r}; it has {', '.join(KEYS)}."
            )
        if key in header:
            raise RecordError("bad_record", line=number, why=f"{key} is said twice.")
        header[key] = (number, value.strip())
    game = _open(cls, header, board)
    yield game
    for line in range(number, len(lines)):
        if lines[line].strip():
            _play_line(game, lines[line], line + 1)
            yield game


def _open(cls: type[Game], header: dict[str, tuple[int, str]], board: boards.Source | boards.Board | None) -> Game:
    """The game of a header, before its first line."""
    if missing := [f"{key}, such as `{key}: {such}`" for key, such in NEEDED.items() if key not in header]:
        raise RecordError("bad_record", line=1, why=f"the header does not say its {'; nor its '.join(missing)}.")
    if "known" in header:
        raise RecordError("bad_record", line=header["known"][0], why=ONE_VIEWER)
    line, title = header["title"]
    rules = header["rules"][1]
    try:
        titles.load(title)
        line = header["rules"][0]
        if rules.partition("@")[:2] != (title, "@"):
            raise RecordError("bad_record", line=line, why=f"{quote(rules)} are not rules of {title}.")
        loaded = titles.load(rules)
        line, named = header["board"]
        board_id, _, digest = named.partition(" ")
        if board is None and board_id not in boards.ids():  # a record opens no file
            raise RecordError(
                "bad_record",
                line=line,
                why=f"the board {quote(board_id)} is not one of ours; hand it in beside the record (--board FILE).",
            )
        if board is None:
            board = _board_of(loaded, board_id)
        on = board if isinstance(board, boards.Board) else boards.load(board)
        if digest and on.digest != digest:
            raise RecordError("bad_record", line=line, why=f"the game was played on another board than {on.id}.")
        values = {}
        for key in ("players", "options", "seats", "names", "position"):
            if key in header:
                line = header[key][0]
                values[key] = _read_json(header[key][1], line)
        line, chance = header.get("chance", (0, DRAWN))
        check_way(chance)
        line = header.get("options", header["title"])[0]
        if "position" in values:
            line = header["position"][0]
            game = open_position(cls, values["position"], on, 0, rules, chance)
        else:
            game = cls(rules, values.get("players"), values.get("options"), on, values.get("seats"), 0, chance)
            game._tell(game.engine.announce(game.state, {"words": game.words}))
        line = header.get("names", header["title"])[0]
        names = values.get("names", {})
        if not isinstance(names, dict):
            raise RecordError("bad_record", line=line, why="names are a table of seats and names.")
        for seat, name in names.items():
            game.name_seat(seat, name)
    except RecordError:
        raise
    except (MisterXError, boards.BoardError) as error:
        line = header.get(LINES_OF.get(error.code, ""), (line, ""))[0]
        raise RecordError("bad_record", line=line, why=str(error)) from error
    return game


def _board_of(title: titles.Title, board: str) -> boards.Board:
    """A board of ours by its id, as it was in that version of the rules."""
    own = boards.load(title.board)
    return own if own.id == board else boards.load(board)


def _read_json(text: str, line: int) -> Any:
    try:
        return json.loads(text)
    except (RecursionError, ValueError):  # no JSON, or a number too long to read
        raise RecordError("bad_record", line=line, why="it is not JSON.") from None


def _play_line(game: Game, text: str, line: int) -> None:
    seat, colon, move = text.partition(":")
    seat, move = seat.strip(), move.strip()
    if not colon or not move:
        raise RecordError("bad_record", line=line, why=f"{text[:60]!r} is not `seat: move`.")
    if "?" in move.split():
        raise RecordError("bad_record", line=line, why=ONE_VIEWER)
    try:
        play_line(game, seat, move, line)
    except RecordError:
        raise
    except MisterXError as error:
        raise RecordError("illegal_record", line=line, why=str(error)) from error


def play_line(game: Game, seat: str, text: str, line: int = 0) -> None:
    """Carry out one line of a game: a move, what chance brought, or what the table said."""
    if seat == "table":
        _play_table(game, text, line)
    elif seat == "chance":
        _play_chance(game, text, line)
    elif is_due(game):
        raise RecordError("illegal_record", line=line, why="chance decides here.")
    elif text.startswith("note "):
        game.note(text.removeprefix("note "), seat)
    else:
        game._check_viewer(seat, seats_only=True)
        game._play_leg(text, seat)


def play_line_and_draw(game: Game, seat: str, text: str) -> None:
    """Carry out one line and let the game's own seed draw what comes next."""
    play_line(game, seat, text)
    game._draw_chance()


def _play_table(game: Game, text: str, line: int) -> None:
    word, _, rest = text.partition(" ")
    if word not in TABLE_WORDS:
        raise RecordError("bad_record", line=line, why=f"the table says {' or '.join(TABLE_WORDS)}, not {word[:40]!r}.")
    if word in ("taken", "back"):
        seat, _, name = rest.partition(" ")
        game.take_over(seat, name, back=word == "back")
    elif word == takeback.WORD:
        seat, _, rest = rest.partition(" ")
        first, *agreed = rest.split() or [""]
        if not (first.isascii() and first.isdecimal()):
            raise RecordError("bad_record", line=line, why="it does not say from which line on.")
        game.take_back(int(first[:9]) - 1, seat, agreed)
    else:
        game.resign(rest) if word == "resigned" else game.time_out(rest)


def _play_chance(game: Game, text: str, line: int) -> None:
    if not is_due(game):
        raise RecordError("illegal_record", line=line, why="chance does not decide here.")
    move = game.family.read_move(game.words, game.state, text)
    moves, _ = game.engine.chance(game.state)
    if move not in moves:
        raise RecordError("illegal_record", line=line, why=f"{quote(text)} cannot come up here.")
    game._play_chance(move)
