"""A server that lies, to see that it is found out: `LIE=two python -m tests.server.story.lying serve ...`.

two       hunter h1 is told of other tickets than Mister X has played, with heads of his own, signed like the true ones
withhold  the same, and no browser hears what another one has heard
late      Mister X's turns are sealed one change later than they are told
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any
from unittest.mock import patch

from tests.server.dealing import FILE, deal_by_name

from misterx.cli import main
from misterx.play import heads as chains
from misterx.server.protocol import wire
from misterx.server.table.audience import Connection
from misterx.server.table.broadcast import Broadcast
from misterx.server.table.table import Table
from misterx.server.web import actions

VICTIM = "h1"
FROM = 3  # the first step that may tell something else
OTHER = {"taxi": "bus", "bus": "taxi", "metro": "taxi", "black": "taxi"}

true_change, true_text, true_pass_on, true_tell = Table.tell_change, Broadcast.text, actions.pass_on, Table.tell_all
told: dict[str, dict[int, str]] = {}  # [table]: heads of the other story
present: list[Table] = []


def tell_change(table: Table, *args: Any) -> None:
    present[:] = [table]
    true_change(table, *args)


def text(broadcast: Broadcast, *args: Any, **more: Any) -> str | None:
    said = true_text(broadcast, *args, **more)
    if said is None or args[-1] != VICTIM:
        return said
    message = json.loads(said)
    for link in message.get("links", []):
        lie(present[0], message, link)
    return json.dumps(message, separators=(",", ":"))


def lie(table: Table, message: dict[str, Any], link: dict[str, Any]) -> None:
    heads, number = told.setdefault(table.id, {}), link["number"]
    covered = [event for event in message["events"] if event["event"] == "entry_covered"]
    if number < FROM or not (heads or covered):
        return
    for event in covered:
        event["ticket"] = OTHER[event["ticket"]]
        for change in message["patch"]:
            if change[0][0] == "log" and len(change) == 2 and isinstance(change[1], dict):
                change[1]["ticket"] = event["ticket"]
    aside = message.get("aside", [])
    facts = [json.dumps(each, separators=(",", ":")) for n, each in enumerate(message["events"]) if n not in aside]
    turns = [turn.hash for turn in table.turns[len(table.turns) - link.get("turns", 0) :]]
    before = heads.get(number - 1, table.story.links[number - 1].head)
    heads[number] = link["head"] = chains.chain(
        before, number, chains.tell_change("", "", link.get("said", []), turns, facts)
    )


def pass_on(table: Table, connection: Connection, heard: wire.Heard) -> None:
    """What the victim says is as true as anything, and signed."""
    if told.get(table.id, {}).get(heard.number) != heard.head:
        return true_pass_on(table, connection, heard)
    assert table.owner.signer
    signature = table.owner.signer.sign(table.id, heard.number, heard.head)
    table.tell_all(wire.Witness(connection.seat, heard.number, heard.head, signature))


late: list[Any] = []


def tell_late(table: Table, message: Any) -> None:
    if isinstance(message, wire.Commitment):
        late.append(message)
        return
    true_tell(table, message)


def change_then_seal(table: Table, *args: Any) -> None:
    due, late[:] = list(late), []
    true_change(table, *args)
    for message in due:
        true_tell(table, message)


LIES: dict[str, list[Any]] = {
    "two": [
        patch.object(Table, "tell_change", tell_change),
        patch.object(Broadcast, "text", text),
        patch.object(actions, "pass_on", pass_on),
    ],
    "late": [patch.object(Table, "tell_all", tell_late), patch.object(Table, "tell_change", change_then_seal)],
}
LIES["withhold"] = [*LIES["two"][:2], patch.object(actions, "pass_on", lambda *_: None)]

if __name__ == "__main__":
    if FILE in os.environ:
        deal_by_name()
    for each in LIES[os.environ["LIE"]]:
        each.start()
    sys.exit(main())
