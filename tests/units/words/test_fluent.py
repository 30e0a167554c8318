"""Reading the catalogue: what a message may be made of, and what is refused by name."""

from __future__ import annotations

import pytest

from misterx.words.fluent import BadWords, Catalogue, arguments_of, tell
from misterx.words.typescript import _table

WORDS = Catalogue(
    """# A comment.

plain = Plain text: with a colon, = and [brackets]
said = { $who } says “{ plain }” { "{" }here{ "}" }
    .about = about { $who }
two-lines =
    First line
    { $who }
links = { $count ->
    [0] no links
    [one] a link
   *[other] { $count } links
  } for { $who }
won = { $winner ->
    [x] He wins
   *[hunters] They win
  }.
"""
)


@pytest.mark.parametrize(
    ("message", "arguments", "told"),
    [
        ("plain", {}, "Plain text: with a colon, = and [brackets]"),
        ("said", {"who": "x"}, "x says “Plain text: with a colon, = and [brackets]” {here}"),
        ("said.about", {"who": "x"}, "about x"),
        ("two-lines", {"who": "x"}, "First line\nx"),
        ("links", {"count": 0, "who": "x"}, "no links for x"),
        ("links", {"count": 1, "who": "x"}, "a link for x"),
        ("links", {"count": "1", "who": "x"}, "a link for x"),
        ("links", {"count": 11, "who": "x"}, "11 links for x"),
        ("won", {"winner": "x"}, "He wins."),
        ("won", {"winner": "somebody"}, "They win."),
    ],
)
def test_a_message_is_told(message: str, arguments: dict[str, object], told: str) -> None:
    assert tell(WORDS, message, arguments) == told
    assert arguments_of(WORDS, WORDS[message]) == set(arguments)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("one = 1\none = 2", "one is there twice"),
        ("one =", "one has no text"),
        ("one = { $who", "a brace after $who is missing"),
        ("one = who }", "a brace closes that was not opened"),
        ("one = { 5 }", "cannot be read"),
        ("one = { $n ->\n    [one] a\n  }", "one variant with a star"),
        ("not a message", "line 1 is neither a message nor part of one"),
    ],
)
def test_what_cannot_be_read_is_named(text: str, why: str) -> None:
    with pytest.raises(BadWords, match=why.replace("$", r"\$")):
        Catalogue(text)["one"]


def test_the_pages_get_texts_and_functions() -> None:
    needed = {name: sorted(arguments_of(WORDS, WORDS[name])) for name in WORDS}
    written = _table(WORDS, needed, typed=True)
    assert '"": `Plain text: with a colon, = and [brackets]`,' in written
    assert (
        "(a: { count: Text; who: Text }): string => `${a.count == 0 ? `no links` : a.count == 1 ? `a link`" in written
    )
    assert '"lines": (a: { who: Text }): string => `First line\n${a.who}`' in written
    assert 'a.winner === "x" ? `He wins` : `They win`' in written
