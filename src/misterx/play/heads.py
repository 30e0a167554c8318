"""One story for all: a chain of hashes over everything that everybody at a table is told, signed by its server.

Each change that everybody hears of is a link. Its head is a hash of the head before it and of what was told: facts for
everybody, commitments to Mister X's turns, and what the table said. Who has the same head has heard the same story from
its beginning, and a signature of one head is one of all before it. Nothing in it is anybody's secret.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from misterx.kernel.codes import TO_ALL
from misterx.play import Game, takeback

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

FORMAT = "misterx story 1"
HEAD_LETTERS = 40  # of a hash in hexadecimal: 160 bits, so that messages stay small
PUBLIC = "public"
_to_json = msgspec.json.Encoder().encode


class Link(NamedTuple):
    """One change, as it is kept: how much of what was told to everybody is in it, and the head that this led to.

    `line` is how many lines the game had then, which is nobody's business while it runs. `key` is there where another
    key signs from here on. Of link 0 the numbers say how much there was before the story began.
    """

    number: int
    line: int
    facts: int
    turns: int
    key: str
    head: str


def chain(before: str, number: int, told: Iterable[str]) -> str:
    """The head after a change: `before` is the head until then, or the table's name where there was none."""
    text = "\n".join([before, str(number), *told])
    return hashlib.sha256(text.encode()).hexdigest()[:HEAD_LETTERS]


def tell_change(key: str, seed: str, said: Iterable[str], turns: Iterable[str], facts: Iterable[str]) -> Iterator[str]:
    """What is hashed of a change, line by line, in this order; `key` and `seed` where they are told."""
    if key:
        yield f"key {key}"
    if seed:
        yield f"seed {seed}"
    yield from (f"said {text}" for text in said)
    yield from (f"turn {commitment}" for commitment in turns)
    yield from (f"fact {fact}" for fact in facts)


def facts_for_all(game: Game, since: int) -> list[str]:
    """The facts that everybody has heard, as they go over the wire: from the public's number `since` on."""
    heard = game.event_log.visible(PUBLIC, since)
    return [_to_json(fact.plain()).decode() for fact in heard if fact.audience == TO_ALL]


def said_by_table(lines: Sequence[tuple[str, str]]) -> list[str]:
    """What the table said in some lines, as everybody may read it while the game runs."""
    return [takeback.for_everybody(text) for seat, text in lines if seat == "table"]


class Story:
    """The links of one table. Its link 0 says where it begins: after how much that is not in it."""

    def __init__(self, table: str, game: Game, links: Sequence[Link] = (), turns: int = 0) -> None:
        """Of a game as it stands. A table of an older program has no links, and its story begins here."""
        is_new = all(seat == "chance" for seat, _ in game.lines)
        now = (0, 0, 0) if is_new else (len(game.lines), game.count_events(PUBLIC), turns)
        self.table = table
        self.links = list(links) or [Link(0, *now, "", table)]
        self.signed_by = next((link.key for link in reversed(self.links) if link.key), "")  # as the story says
        self.heard = game.count_events(PUBLIC) if links else now[1]  # facts of the game that are behind the story

    @property
    def latest(self) -> Link:
        return self.links[-1]

    def go_on(
        self, game: Game, turns: Sequence[str], signer: Signer | str | None, seed: str, before: Game | None = None
    ) -> Link | None:
        """The link for what a changed game has more than the story; None where that is nobody's business yet.

        What was dealt is in the first link, and that is not made because Mister X has begun a turn: `before` is the
        game as everybody knew it, where this is a change of it.
        `turns` are new commitments to Mister X's, `signer` is who signs now, or the key. `seed` is the commitment to
        the table's seed, which is in the first link.
        """
        fresh = game.lines[self.latest.line :]
        said = said_by_table(fresh)
        shorter = any(map(takeback.is_takeback, fresh))  # what was told before is not told again
        is_news = before is None or bool(said) or game.count_events(PUBLIC) != before.count_events(PUBLIC)
        facts = facts_for_all(game, self.heard) if is_news and not shorter else []
        if not (said or turns or facts):
            return None
        number = self.latest.number + 1
        key = signer.key if isinstance(signer, Signer) else signer or ""
        key = key if key != self.signed_by else ""
        told = tell_change(key, seed if number == 1 else "", said, turns, facts)
        head = chain(self.latest.head, number, told)
        return Link(number, len(game.lines), len(facts), len(turns), key, head)

    def fresh(self, link: Link | None) -> list[Link]:
        """What is to be kept for a new link: before the first one, also where the story begins."""
        return [] if link is None else [*(self.links if link.number == 1 else ()), link]

    def add(self, links: Sequence[Link], game: Game) -> None:
        """These links are kept now, and this is the game that they lead to."""
        if not links:
            return
        if links[0].number == 0:
            self.links.clear()
        self.links += links
        self.signed_by = next((link.key for link in reversed(links) if link.key), self.signed_by)
        self.heard = game.count_events(PUBLIC)

    def said(self, link: Link, game: Game) -> list[str]:
        """What the table said in a link."""
        return said_by_table(game.lines[self.links[link.number - 1].line : link.line])


def count_ahead(game: Game, viewer: str) -> int:
    """How many facts for everybody a viewer has heard that are in no link yet: Mister X's, of a turn in progress."""
    log = game.event_log
    own = range(log.settled, len(log.facts)) if viewer == "x" else ()
    return sum(log.facts.numbers(place)[1] == TO_ALL for place in own)


# Signatures


def to_be_signed(table: str, number: int, head: str) -> bytes:
    return "\n".join([FORMAT, table, str(number), head]).encode()


class Signer:
    """The key of a deployment: every server of it signs with the same."""

    def __init__(self, secret: bytes) -> None:
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

        self._private: Ed25519PrivateKey = Ed25519PrivateKey.from_private_bytes(secret)
        self.key = self._private.public_key().public_bytes_raw().hex()
        self._latest: tuple[tuple[str, int, str], str] | None = None

    def sign(self, table: str, number: int, head: str) -> str:
        """A signature; of the same head as last time it is there already."""
        asked = table, number, head
        if self._latest is None or self._latest[0] != asked:
            self._latest = asked, self._private.sign(to_be_signed(*asked)).hex()
        return self._latest[1]


def is_signed(key: str, table: str, number: int, head: str, signature: str) -> bool:
    """Whether this key has signed that head; what cannot be read is no signature."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        public = Ed25519PublicKey.from_public_bytes(bytes.fromhex(key))
        public.verify(bytes.fromhex(signature), to_be_signed(table, number, head))
    except (ValueError, InvalidSignature):
        return False
    return True
