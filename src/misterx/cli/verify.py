"""`misterx verify`: whether a table was honest."""

from __future__ import annotations

import click

from misterx.cli.arguments import json_option, print_json
from misterx.cli.files import read_text
from misterx.cli.terminal.screen import Screen

DISHONEST = 1


@click.command("verify", short_help="Whether a table's draws and hidden moves were fixed when made.")
@click.argument("record")
@click.option("--heard", metavar="FILE", help="What a browser heard while the game ran, as it saved it.")
@json_option
def command(record: str, heard: str | None, as_json: bool) -> int:
    """Check the record of a finished table. RECORD is a file, or - for standard input.

    Every move must be legal. Everything that chance brought must follow from the seed that the table had committed to
    and from the lots that people's browsers drew before the deal, each as it was sealed. Each of Mister X's turns must
    be the one that was committed to when he made it. Compare the commitment with the one that you were shown during the
    game. What was taken back, seats that changed hands, who joined after the deal, and rounds of lots that somebody
    spoilt are named.

    What everybody was told must come to the heads that the record brings, and these must be signed. With --heard they
    are compared with what a browser has heard: who was told another story finds out where it begins.
    """
    from misterx.play.verification import verify
    from misterx.play.witness import verify_story

    text = read_text(record)
    verdict, story = verify(text), verify_story(text, read_text(heard) if heard else "")
    verdict = verdict._replace(faults=[*verdict.faults, *story.faults], notes=[*verdict.notes, *story.notes])
    if as_json:
        print_json({"honest": not verdict.faults, **verdict._asdict(), "steps": story.steps})
        return DISHONEST if verdict.faults else 0
    screen = Screen()
    for said in (*verdict.notes, *verdict.faults):
        screen.line(said)
    lots = f" from {verdict.lots} lots" if verdict.lots else ""
    checked = f"{verdict.lines} lines, {verdict.draws} draws{lots}, {verdict.turns} turns of Mister X's"
    if story.steps:
        screen.line(f"{story.steps} steps: {'NOT one signed story' if story.faults else 'one signed story'}.")
    screen.line(f"{checked}: {'NOT as committed' if verdict.faults else 'all as committed'}.")
    return DISHONEST if verdict.faults else 0
