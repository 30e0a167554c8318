"""Words, options and positions of Sanssouci thrown together: a game, or a refusal by name."""

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.rules.sanssouci.town import TOWN, VARIANTS, table

from misterx import Game, IllegalMove, MisterXError, TitleError
from misterx.families.transit.position.reader import KEYS

PAWNS = st.sampled_from(["x", "d1", "d2", "d9", "deal", "team", "h1"])
TICKETS = st.sampled_from(["foot", "vip", "train", "ship", "black", "taxi", "pay", "double", "triple"])
ACTIONS = st.sampled_from(["show", "out", "stay", "fly", "land", "block", "from"])
NUMBERS = st.sampled_from(["0", "1", "3", "4", "5", "8", "99", "-1", "²", "3.5", "", "x" * 90, "\x00"])
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
quietly = settings(deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))


@settings(quietly, max_examples=300)
@given(st.lists(PAWNS | TICKETS | ACTIONS | NUMBERS, max_size=8))
def test_no_text_brings_anything_but_a_refusal(words: list[str]) -> None:
    chosen = [name for name in VARIANTS if name not in ("no_ship", "always_visible", "extra_agent")]
    game = table(*chosen, x=3, d1=1, d2=8)
    before = game.digest()
    try:
        game.play(" ".join(words))
    except IllegalMove:
        assert game.digest() == before


@settings(quietly, max_examples=200)
@given(
    st.dictionaries(
        st.sampled_from([*VARIANTS, "reveals", "detectives", "hunter_tickets", "x", ""]), ANYTHING, max_size=4
    )
)
def test_no_options_bring_anything_but_a_game_or_a_refusal(options: dict[str, Any]) -> None:
    try:
        game = Game.new("sanssouci", players=4, options=options, seed=1)
    except TitleError:
        return
    assert game.legal_moves()


@settings(quietly, max_examples=300)
@given(
    st.dictionaries(
        st.sampled_from(sorted(KEYS | {"options", "players", "seats"})),
        ANYTHING | st.lists(st.sampled_from(["d1", "d2", "d9"]), max_size=3) | st.integers(-1, 30),
        max_size=4,
    )
)
def test_no_position_brings_anything_but_a_game_or_a_refusal(body: dict[str, Any]) -> None:
    position = {"title": "sanssouci", "pawns": {"x": 3, "d1": 1, "d2": 8}, **body}
    try:
        game = Game.from_position(position, board=TOWN)
    except MisterXError:
        return
    assert game.result or game.legal_moves()
