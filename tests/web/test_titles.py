"""Every title, played to its end through the interface by two browsers and bots, with what is special when offered."""

from __future__ import annotations

import time
from typing import Any

import pytest
from tests.server.running import LONGEST, Server
from tests.web.conftest import Visitor
from tests.web.player import Player

MOST_MOVES = 2000
GAMES: list[tuple[str, dict[str, Any], tuple[str, ...], tuple[str, ...]]] = [
    ("scotland-yard", {"players": 3}, ("double", "black"), ()),
    ("ny-chase", {"players": 3}, ("double", "black"), ("fly", "block", "land")),
    ("sanssouci", {"players": 3, "options": {"triple_move": True, "voluntary_reveal": True}}, ("triple", "black"), ()),
    ("europa", {"players": 3}, ("double", "hidden"), ("investigate", "operate")),
    ("behrends", {"players": 3}, ("banish",), ("check", "nominate", "override", "banish")),
]

# A move's first frame brings a sentence made from little; the one that stays must say the same.
WATCH_SENTENCES = """() => {
    const table = document.querySelector(".table");
    const read = () => table.querySelector(".sentence:not([data-waiting], .sr)")?.textContent;
    let first;
    window.flips = [];
    new MutationObserver((changes) => {
      if (changes.some((change) => change.attributeName === "data-heard")) first = read();
      if (table.dataset.settled === undefined || first === undefined) return;
      const last = read();
      if (last !== undefined && last !== first) flips.push(`${first} -> ${last}`);
      first = undefined;
    }).observe(table, { attributeFilter: ["data-heard", "data-settled"] });
}"""


def sit_down(server: Server, visit: Visitor, title: str, wish: dict[str, Any]) -> tuple[Player, Player]:
    """Mister X made the table and comes by his own link; a friend comes by an invitation and says a name."""
    made = server.make(title, **wish, seats={"x": "me", "h1": "open"}, name="Xaver")
    mister_x = visit(f"{server.url}/t/{made['table']}#{made['mine']['x']}")
    friend = visit(f"{server.url}/t/{made['table']}#{made['invites']['h1']}", width=1000)
    friend.fill("input", "Anna")
    friend.click("form button")
    return Player(mister_x, 3), Player(friend, 5)


def find_mover(players: tuple[Player, Player]) -> Player | None:
    """Whoever is on turn, as soon as somebody is; nobody when the game is over."""
    limit = time.monotonic() + LONGEST
    while time.monotonic() < limit:
        if all(player.is_over for player in players):
            return None
        if mover := next((player for player in players if player.is_on_turn), None):
            return mover
        players[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is on turn")


@pytest.mark.slow
@pytest.mark.parametrize(("title", "wish", "by_x", "by_hunters"), GAMES, ids=[game[0] for game in GAMES])
def test_a_title_is_played_to_its_end(
    server: Server, visit: Visitor, title: str, wish: dict[str, Any], by_x: tuple[str, ...], by_hunters: tuple[str, ...]
) -> None:
    players = sit_down(server, visit, title, wish)
    for player, wishes in zip(players, (by_x, by_hunters), strict=True):
        player.wishes = wishes
        player.page.wait_for_selector(".table")
        player.page.evaluate(WATCH_SENTENCES)
    for _ in range(MOST_MOVES):
        mover = find_mover(players)
        if not mover:
            break
        mover.move()
    assert all(player.is_over for player in players)
    assert all(player.page.locator("section.end h2").text_content() for player in players)
    assert [flip for player in players for flip in player.page.evaluate("flips")] == []
