"""Which options go together: what the box or the rules make impossible is refused, what has no effect is noted."""

from __future__ import annotations

from misterx.families.transit.schema.state import PAWNS
from misterx.families.transit.specials import SPECIALS
from misterx.kernel.errors import Reason, TitleError
from misterx.titles import Note, Options, Title

NEEDED = (
    *("detectives", "hunter_tickets", "x_tickets", "black_tickets", "double_tickets", "round_limit", "reveals"),
    *("end_mode", "ticket_stock", "used_hunter_tickets", "hunter_order", "stuck_hunter", "x_without_move"),
    "max_doubles_per_turn",
)
NEED_BLACK = ("no_ship", "black_ship_only", "stay_with_black", "voluntary_reveal")
NEED_COLLEAGUES = ("free_order", "ticket_exchange")


def check_options(title: Title, options: Options) -> None:
    """Refuse impossible combinations; note what has no effect."""
    if faults := _missing(title, options):
        raise TitleError("bad_title", folder=title.folder, faults=faults)
    _count_pawns(options)
    _count_tickets(title, options)
    if _wastes_black(options):  # SS-154
        options.notes.append(Note("black_ship_only", "black_without_ships"))
    for name, why in _without_effect(options):
        numbers = {"players": options.players} if why == "many_players" else {}
        options.notes.append(Note(name, why, **numbers))


def _missing(title: Title, options: Options) -> list[str]:
    """What a title of this family must have and this one has not."""
    faults = [f"a transit game needs the option {name}." for name in NEEDED if name not in options.values]
    if len(title.modes) not in (3, 4):
        faults.append("a transit game has three modes that take tickets, and perhaps a fourth for black ones alone.")
    cards = options.get("start_cards", "common")
    if not {"hunters", "x"} <= set(title.tables.get("decks", {}).get(cards, {})):
        faults.append(f"decks: {cards} must name the board's start cards of the hunters and of x.")
    if options.get("x_tickets") == "reserve" and not set(title.modes[:3]) <= set(_box(title)):
        faults.append("box: tickets must say how many there are of each mode, as Mister X draws on the rest.")
    return faults


def _box(title: Title) -> dict[str, int]:
    return title.tables.get("box", {}).get("tickets", {})  # type: ignore[no-any-return]


def _count_pawns(options: Options) -> None:
    policemen = options.get("policemen", 0)
    hunters = options["detectives"] + policemen
    if hunters > PAWNS - 1:
        raise TitleError(
            "impossible_options",
            why=Reason(
                "too_many_pawns", detectives=options["detectives"], policemen=policemen, needed=hunters, most=PAWNS - 1
            ),
        )


def _count_tickets(title: Title, options: Options) -> None:
    """A limited reserve is what the box holds less what was dealt, so no more than the box can be dealt."""
    if options["x_tickets"] != "reserve":
        if options["used_hunter_tickets"] == "reserve":
            options.notes.append(Note("used_hunter_tickets", "no_reserve"))
        return
    if options.get("reserve") == "unlimited":
        return
    box = _box(title)
    for mode in title.modes[:3]:
        dealt = options["detectives"] * options["hunter_tickets"][mode]
        if dealt > box[mode]:
            raise TitleError(
                "impossible_options",
                why=Reason(
                    "too_many_tickets",
                    detectives=options["detectives"],
                    each=options["hunter_tickets"][mode],
                    ticket=mode,
                    needed=dealt,
                    most=box[mode],
                ),
            )


def _without_effect(options: Options) -> list[tuple[str, str]]:
    """Chosen options that change nothing beside the others, and the note that says why."""
    given = options.get
    found = [
        ("reserve", "x_has_own", given("reserve") == "unlimited" and not _draws(options)),
        ("police_keep_game_alive", "no_policemen", given("police_keep_game_alive") and not given("policemen")),
        (
            "eliminated_pawn",
            "nobody_leaves",
            given("eliminated_pawn", "remove") != "remove" and given("stuck_hunter") == "pass",
        ),
        (
            "max_doubles_per_turn",
            "few_doubles",
            options["double_tickets"] < 2 and options["max_doubles_per_turn"] > 1,
        ),
        (
            "triple_move",
            "few_doubles",
            given("triple_move") and options["double_tickets"] < 2,
        ),
        ("hunter_order", "order_is_free", given("free_order") and "hunter_order" in options.chosen),
        ("reveals", "always_visible", given("always_visible") and "reveals" in options.chosen),
        (  # SS-155
            "voluntary_reveal",
            "always_visible",
            given("always_visible") and given("voluntary_reveal"),
        ),
        *((name, "no_black_tickets", given(name) and not options["black_tickets"]) for name in NEED_BLACK),
        *((name, "one_agent", given(name) and options["detectives"] == 1) for name in NEED_COLLEAGUES),
        (
            "stay_with_black",
            "black_for_ships",
            given("stay_with_black") and given("black_ship_only"),
        ),
        (
            "voluntary_reveal",
            "black_pays_nothing",
            given("voluntary_reveal") and _wastes_black(options),
        ),
        (
            "enclosed_without_ticket",
            "not_by_cause",
            given("enclosed_without_ticket") == "stays" and options["x_without_move"] != "by_cause",
        ),
        (
            "mixed_cause",
            "not_by_cause",
            given("mixed_cause") == "loses" and options["x_without_move"] != "by_cause",
        ),
        (
            "reveal_when_staying",
            "x_loses",
            given("reveal_when_staying") and options["x_without_move"] == "loses",
        ),
        (
            "roadblock_reuse",
            "no_roadblocks",
            given("roadblocks") == 0 and "roadblock_reuse" in options.chosen,
        ),
        *(note for special in SPECIALS for note in special.without_effect(options)),
        ("two_players", "many_players", given("two_players") and options.players > 2),
    ]
    return [(name, why) for name, why, holds in found if holds]


def _wastes_black(options: Options) -> bool:
    """Whether black tickets are for ships alone, and there are none."""
    return bool(options.get("no_ship") and options.get("black_ship_only") and options["black_tickets"])


def _draws(options: Options) -> bool:
    return bool(options["x_tickets"] == "reserve")
