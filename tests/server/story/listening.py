"""A browser's ear for the story of a table, as `web/client/witness.ts` has it: what fits what, and what does not."""

from __future__ import annotations

import json
from typing import Any

from misterx.play.heads import chain, is_signed, tell_change


class Listener:
    """Follows one table by its messages; `faults` are what did not fit."""

    def __init__(self) -> None:
        self.table = self.head = self.seed = self.key = self.named = self.seat = ""
        self.number = -1
        self.heads: dict[int, str] = {}
        self.facts: list[str | None] = []  # for everybody, that are in no link yet; None was told before this one came
        self.turns: list[str] = []
        self.stations: dict[str, Any] = {}
        self.faults: list[str] = []

    def hear(self, message: dict[str, Any], view: dict[str, Any] | None) -> None:
        match message["type"]:
            case "welcome" if story := message.get("story"):
                self.welcome(message, story)
                self.stations = stations(view)
            case "commitment":
                self.turns.append(message["hash"])
            case "update":
                aside = message.get("aside", [])
                told = [event for number, event in enumerate(message["events"]) if number not in aside]
                self.facts += map(write, told)
                for link in message.get("links", []):
                    self.follow(link)
                if self.facts and self.seat != "x":
                    self.faults.append(f"told beside the story after step {self.number}: {self.facts}")
                    self.facts = []
                self.look(told, view, message["events"])

    def welcome(self, message: dict[str, Any], story: dict[str, Any]) -> None:
        latest = story["latest"]
        number, head = (latest["number"], latest["head"]) if latest else (0, message["table"])
        self.table, self.seat, self.seed = message["table"], message["seat"], message["seed_commitment"]
        if latest and not is_signed(story["key"], self.table, number, head, story["signature"]):
            self.faults.append(f"step {number} is not signed")
        if latest and number == self.number + 1 and not latest.get("facts") and not latest.get("turns"):
            self.key = story["key"]
            self.follow(latest)
        elif number <= self.number and self.heads.get(number) != head:
            self.faults.append(f"another story at step {number}")
        elif number < self.number:
            self.faults.append(f"steps after {number} are gone")
        self.number, self.head, self.key, self.named = number, head, story["key"], story["named"]
        self.heads[number] = head
        self.facts = [*map(write, story["dealt"]), *[None] * story["ahead"]]
        self.turns = []

    def follow(self, link: dict[str, Any]) -> None:
        number, head, count, turns = link["number"], link["head"], link.get("facts", 0), link.get("turns", 0)
        facts, self.facts = self.facts[:count], self.facts[count:]
        promised, self.turns = self.turns[:turns], self.turns[turns:]
        if number != self.number + 1:
            self.faults.append(f"step {number} comes after step {self.number}")
        elif len(promised) < turns:
            self.faults.append(f"step {number}: late commitment")
        elif len(facts) < count:
            self.faults.append(f"step {number}: {count - len(facts)} facts are missing")
        elif None not in facts:
            key = self.key if self.key != self.named else ""
            seed = self.seed if number == 1 else ""
            told = tell_change(key, seed, link.get("said", []), promised, [fact for fact in facts if fact])
            if chain(self.head, number, told) != head:
                self.faults.append(f"step {number}: another head than what was told comes to")
        self.number, self.head, self.named = number, head, self.key
        self.heads[number] = head

    def look(self, told: list[dict[str, Any]], view: dict[str, Any] | None, events: list[dict[str, Any]]) -> None:
        """What is drawn must have been told: where hunters stand."""
        now = stations(view)
        for pawn, station in now.items():
            if pawn != "x" and station is not None and self.stations.get(pawn) != station:
                if not any(pawn in fact.values() and station in fact.values() for fact in told):
                    self.faults.append(f"{pawn} stands on {station}, and nobody was told: {told}")
        self.stations = now


def stations(view: dict[str, Any] | None) -> dict[str, Any]:
    pawns = (view or {}).get("pawns") or {}
    return {pawn: place.get("station") for pawn, place in pawns.items() if isinstance(place, dict)}


def write(fact: dict[str, Any]) -> str:
    return json.dumps(fact, separators=(",", ":"), ensure_ascii=False)
