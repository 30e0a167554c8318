"""`misterx replay`: a recorded game, checked line by line and told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from misterx.cli.arguments import json_option, language_option, print_json
from misterx.cli.files import read_text
from misterx.cli.speech import speak, told
from misterx.cli.terminal.failures import BadInput
from misterx.cli.terminal.screen import Screen

if TYPE_CHECKING:
    from misterx.play import Game

SAVED = "misterx saved game"


@click.command("replay", short_help="A recorded game, checked and told.")
@click.argument("record")
@click.option("--to", "stop", type=click.IntRange(0), metavar="N", help="Stop after so many lines of the game.")
@click.option("--view", "viewer", metavar="SEAT", help="Tell only what this seat knew: x, h1 to h5, or public.")
@click.option("--board", metavar="BOARD", help="The board it was played on, if that is not one of ours.")
@language_option
@json_option
def command(
    record: str, stop: int | None, viewer: str | None, board: str | None, language: str | None, as_json: bool
) -> None:
    """Play a record again, check every line, and tell the game. RECORD is a file, or - for standard input.

    An illegal line is named, with the reason.

    \b
    misterx replay game.txt
    misterx replay game.txt --view h1 --to 30      what the first detective knew after 30 lines
    misterx replay - --json < game.txt
    """
    from misterx.play import Game
    from misterx.play.records import replay_record

    speak(language)
    text = read_text(record)
    if text.startswith(SAVED):
        raise BadInput(told("terminal-not-over"))
    lines: list[dict[str, Any]] = []
    facts = 0
    for game in replay_record(Game, text, board):
        if stop is not None and len(game.lines) > stop:
            break
        if lines or game.lines:
            seat, move = game.lines[-1]
            lines.append({"number": len(game.lines), "seat": seat, "move": move, "facts": _facts(game, facts, viewer)})
        facts = len(game.facts)
        if stop is not None and len(game.lines) == stop:
            break
    if viewer is not None:
        game.view(viewer)  # refuses a viewer that is not there
    if as_json:
        print_json(_answer(game, lines, viewer))
    else:
        _tell(Screen(), game, lines, viewer)


def _facts(game: Game, since: int, viewer: str | None) -> list[dict[str, Any]]:
    """What the last line brought, for one viewer or for all; what is disclosed after the end belongs to no line."""
    from misterx.kernel.codes import TO_ALL, audience_bit

    known = ("x", "public", *game.seats)
    mask = TO_ALL if viewer is None or viewer not in known else audience_bit(viewer)
    found = []
    for fact in game.facts[since:]:
        if fact.audience & mask:
            found.append(fact.plain())
        if fact.name == "ended":
            break
    return found


def _answer(game: Game, played: list[dict[str, Any]], viewer: str | None) -> dict[str, Any]:
    lines: list[Any] = [{key: line[key] for key in ("number", "seat", "move")} for line in played]
    if viewer is not None and not game.result:
        known = game.record(viewer).partition("\n\n")[2].splitlines()
        lines = [
            {"number": number, "seat": seat, "move": move.strip()}
            for number, (seat, _, move) in enumerate((line.partition(":") for line in known), 1)
        ]
    return {
        "legal": True,
        "title": game.title.id,
        "players": game.options.players,
        "options": game.options.chosen,
        "lines": lines,
        "decider": game.decider,
        "result": game.result._asdict() if game.result else None,
        "view": game.view(viewer or ("all" if game.result else "public")),
    }


def _tell(screen: Screen, game: Game, lines: list[dict[str, Any]], viewer: str | None) -> None:
    from misterx.cli.table.registry import words_of
    from misterx.play.chance import REFEREE

    words = words_of(game.title.family)
    screen.line((game.title.name, "bold"), f", {told('terminal-players', count=game.options.players)}.")
    round_told = None
    for line in lines:
        head = f"{line['number']:>4}  "
        for part in _rounds(line["facts"]):
            start = part[0] if part[0]["event"] == "turn_started" else {"round": round_told}
            if start["round"] != round_told:
                round_told = start["round"]
                screen.line("")
                screen.line((told("terminal-round", round=round_told), "bold"))
            for sentence in words.tell(part):
                screen.hanging(head, sentence, style="dim")
    screen.line("")
    due = told("terminal-chance-decides") if game.decider == REFEREE else told("terminal-to-move", seat=game.decider)
    ended = told("terminal-is-over") if game.result else due
    screen.line(told("terminal-all-legal", count=len(lines), ended=ended))


def _rounds(facts: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """Facts of one line, parted where a turn begins: the last move of a round brings the next one."""
    parts: list[list[dict[str, Any]]] = []
    for fact in facts:
        if fact["event"] == "turn_started" or not parts:
            parts.append([])
        parts[-1].append(fact)
    return parts
