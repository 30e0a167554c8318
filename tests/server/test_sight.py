"""What is made once for several viewers is right for each of them."""

from __future__ import annotations

import json
import random

import msgspec
import pytest

from misterx import Game, titles
from misterx.server.table.broadcast import Broadcast, Projection
from misterx.server.table.patch import apply


@pytest.mark.parametrize("title", titles.ids())
def test_who_has_heard_the_same_shares_a_table_and_everybody_follows_his_own_view(title: str) -> None:
    chooser = random.Random(title)
    game = Game.new(title, seed=11)
    viewers = (*game.seats, "public")
    sight = Projection(game)
    seen = {viewer: sight.seen(viewer) for viewer in viewers}
    folded = {viewer: game.view(viewer) for viewer in viewers}
    heard = {viewer: game.count_events(viewer) for viewer in viewers}
    shared = 0
    for _ in range(60):
        if game.result:
            break
        game = game.copy()
        game.play(chooser.choice(game.legal_moves()))
        telling = Broadcast(Projection(game), None, None, {})
        for viewer in viewers:
            new = telling.projection.seen(viewer)
            assert new.view(viewer) == game.view(viewer)
            count, events = telling.events(viewer, heard[viewer])
            assert json.loads(bytes(events)) == game.events(viewer, heard[viewer])
            heard[viewer] += count
            if text := telling.text(seen[viewer], new, heard[viewer], events, count):
                told = json.loads(text)
                apply(folded[viewer], told["patch"])
                if (parts := told.get("parts")) is not None:
                    own = [move.parts for move in game.legal_parts(viewer)]
                    assert parts == json.loads(msgspec.json.encode(own))
                assert (parts is not None) == any(change[0] == ["legal"] and change[1:] for change in told["patch"])
            assert folded[viewer] == game.view(viewer)
            seen[viewer] = new
            for other in viewers:
                if game.audience_class(other) == game.audience_class(viewer):
                    assert game.events(other) == game.events(viewer)
        shared = max(shared, len(viewers) - len({id(one.table) for one in seen.values()}))
    assert shared > 0 or title == "europa"  # there everybody has a hand of his own
