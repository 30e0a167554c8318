"""Taking back: the table returns to how it stood, and the record keeps what was taken back.

`table: takeback h1 13 x h2` says that the 13th line of the game and all after it count no more: h1 has asked for it, x
and h2 have agreed.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING

from misterx.kernel.errors import MisterXError, quote

if TYPE_CHECKING:
    from misterx.play.game import Game

WORD = "takeback"
MOST = 500  # each one tells the game anew


def is_takeback(line: tuple[str, str]) -> bool:
    return line[0] == "table" and line[1].startswith(f"{WORD} ")


def for_everybody(text: str) -> str:
    """What the table says as everybody may hear it: how many lines there were before a takeback is not for all."""
    word, *rest = text.split()
    if word != WORD:
        return text
    by, _, *agreed = rest
    return " ".join([word, by, "?", *agreed])


def live_lines(lines: Sequence[tuple[str, str]]) -> list[int]:
    """The places of the lines that still count, what the table said about taking back left out."""
    live: list[int] = []
    for place, (seat, text) in enumerate(lines):
        if is_takeback((seat, text)):
            first = int(text.split()[2]) - 1
            live = [earlier for earlier in live if earlier < first]
        else:
            live.append(place)
    return live


def live_backwards(lines: Sequence[tuple[str, str]]) -> Iterator[int]:
    """The same places from the last to the first: who wants the latest needs not go through a long game."""
    place = len(lines) - 1
    while place >= 0:
        line = lines[place]
        if is_takeback(line):
            place = int(line[1].split()[2]) - 1  # a line that counted then, and the last that does not now
        else:
            yield place
        place -= 1


def has_decided(lines: Sequence[tuple[str, str]], own: Collection[str]) -> bool:
    """Whether a side's seats have done something that still counts."""
    return any(lines[place][0] in own for place in live_backwards(lines))


def last_turn(lines: Sequence[tuple[str, str]], own: Collection[str], others: Collection[str]) -> int | None:
    """The line at which a side's seats last began to decide, and did something since; None if they never did."""
    first = None
    for place in live_backwards(lines):
        if lines[place][0] in own:
            first = place
        elif first is not None and lines[place][0] in others:
            break
    return first


def take_back(game: Game, line: int, seat: str, agreed: Sequence[str] = ()) -> None:
    """Put the game back to before a line (counted from 0), which must be one that counts."""
    from misterx.play.records import play_line
    from misterx.play.replaying import begin_again

    for each in (seat, *agreed):
        if each is None:  # a move may be nobody's in particular, a takeback is somebody's
            game._check_viewer(each, seats_only=True)
        game._check_mover(each)
    live = live_lines(game.lines)
    if type(line) is not int or line not in live or game.result:
        raise MisterXError("no_takeback", line=line + 1 if type(line) is int and abs(line) < 1 << 32 else quote(line))
    if sum(said.startswith(f"{WORD} ") for who, said in game.lines if who == "table") >= MOST:
        raise MisterXError("no_takeback", line=line + 1)
    again = begin_again(game)
    for place in live[: live.index(line)]:
        play_line(again, *game.lines[place])
    again.event_log.end_moment()  # it was shown once (BX-056)
    again.lines = game.lines.copy()
    again.lines.append(("table", " ".join([WORD, seat, str(line + 1), *agreed])))
    again.names = game.names
    again.draws = game.draws  # what was drawn is never drawn again
    game.__dict__ = again.__dict__
