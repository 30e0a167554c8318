"""What everybody sees of a game. What is the same for several viewers is made once and encoded once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from misterx.deduce.reach import find_reach
from misterx.families.shared.parts import Parts
from misterx.play import Game
from misterx.play.heads import Link, Signer, Story, count_ahead, facts_for_all
from misterx.play.legal import Moves
from misterx.server.protocol import wire, wire_parts
from misterx.server.table.patch import diff


class Shown(NamedTuple):
    """What one viewer was shown. The table is shared with all who have heard the same, and never written to."""

    table: dict[str, Any]
    legal: Moves | None

    def view(self, viewer: str) -> dict[str, Any]:
        own = {"viewer": viewer} if self.legal is None else {"viewer": viewer, "legal": self.legal.texts}
        return {**self.table, **own}

    @property
    def texts(self) -> list[str] | None:
        return self.legal and self.legal.texts

    @property
    def parts(self) -> list[Parts] | None:
        return self.legal and self.legal.parts


class Projection:
    """One state of a game in everybody's eyes."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._classes: dict[str, int] = {}  # [viewer]: his audience class
        self._tables: dict[int, dict[str, Any]] = {}  # [audience class]

    def audience_class(self, viewer: str) -> int:
        if viewer not in self._classes:
            self._classes[viewer] = self.game.audience_class(viewer)
        return self._classes[viewer]

    def seen(self, viewer: str) -> Shown:
        shared = self.audience_class(viewer)
        if shared not in self._tables:
            self._tables[shared] = self.game.share_table(viewer)
        return Shown(self._tables[shared], self.game.share_legal(viewer))

    def aid(self, viewer: str, given: wire_parts.AidGiven | None) -> wire_parts.AidGiven | None:
        """The same for everybody; Mister X alone, on his turn, hears where the hunters could come next."""
        if given is None or viewer != "x" or self.game.decider != "x":
            return given
        return msgspec.structs.replace(given, reach=find_reach(self.game, self.seen(viewer).table))


def tell_links(links: Iterable[Link], story: Story, game: Game) -> list[wire_parts.StoryLink]:
    told = wire_parts.StoryLink
    return [told(link.number, link.head, link.facts, link.turns, story.said(link, game)) for link in links]


def tell_story(story: Story, game: Game, viewer: str, signer: Signer | None) -> wire_parts.StoryTold | None:
    """How far the story for all is, as a viewer needs it to follow from here on."""
    if signer is None:
        return None
    latest = story.latest
    told = tell_links([latest], story, game)[0] if latest.number else None
    signature = signer.sign(story.table, latest.number, latest.head) if told else ""
    dealt: list[Any] = [] if told else [msgspec.Raw(fact.encode()) for fact in facts_for_all(game, latest.facts)]
    return wire_parts.StoryTold(signer.key, story.signed_by, told, signature, count_ahead(game, viewer), dealt)


class Broadcast:
    """One change, as it is told to each viewer."""

    def __init__(
        self,
        projection: Projection,
        clock: wire_parts.ClockFace | None,
        given: wire_parts.AidGiven | None,
        can_take_back: dict[str, bool],
        links: Iterable[wire_parts.StoryLink] = (),
    ) -> None:
        self.projection, self.clock, self.given, self.can_take_back = projection, clock, given, can_take_back
        self.links = list(links)
        self._events: dict[tuple[int, int], tuple[int, msgspec.Raw]] = {}  # [class, since]: how many, encoded
        self._aside: dict[int, list[int]] = {}  # [of these events]: which are not for everybody
        self._patches: dict[tuple[int, int], tuple[Any, list[Any]]] = {}  # [old and new table]: both, and the change
        self._texts: dict[Any, str] = {}

    def events(self, viewer: str, since: int) -> tuple[int, msgspec.Raw]:
        """The facts that a viewer has not heard yet: how many, and their text."""
        key = self.projection.audience_class(viewer), since
        if key not in self._events:
            events = self.projection.game.heard(viewer, since)
            self._events[key] = len(events), msgspec.Raw(wire.write(events))
            self._aside[id(self._events[key][1])] = self.projection.game.event_log.aside(viewer, since)
        return self._events[key]

    def text(
        self, old: Shown, new: Shown, version: int, events: msgspec.Raw, count: int, viewer: str = ""
    ) -> str | None:
        """The message that brings a viewer from what he saw to what he sees; None if nothing has changed for him."""
        patch = self._patch(old.table, new.table)
        moves: Any = ()
        parts: list[Parts] | None = None
        if old.texts != new.texts:
            moves = ("none",) if new.texts is None else ("now", *new.texts)
            patch = [*patch, [["legal"]] if new.texts is None else [["legal"], new.texts]]
            parts = new.parts
        if not (patch or count or self.links):
            return None
        back = self.can_take_back.get(viewer, False)
        key = id(events), id(old.table), id(new.table), moves, viewer == "x", back
        if key not in self._texts:
            update: Any = wire.Update
            aid, aside = self.projection.aid(viewer, self.given), self._aside.get(id(events), [])
            told = update(version, events, patch, self.clock, aid, back, parts, self.links, aside)
            self._texts[key] = wire.write(told).decode()
        return self._texts[key]

    def _patch(self, old: dict[str, Any], new: dict[str, Any]) -> list[Any]:
        key = id(old), id(new)
        if key not in self._patches:
            self._patches[key] = (old, new), [msgspec.Raw(wire.write(change)) for change in diff(old, new)]
        return self._patches[key][1]
