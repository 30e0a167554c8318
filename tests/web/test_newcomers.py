"""What people stumble over in their first evening: a phone, links that reach nobody, the end of a game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import Server
from tests.web.conftest import Visitor
from tests.web.learner import open_end
from tests.web.player import Player, stop_clock

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
HUNTERS_FREE = {"title": "scotland-yard", "players": 3}


def make(server: Server, page: Page, **wish: object) -> dict[str, object]:
    made: dict[str, object] = page.request.post(f"{server.url}/api/tables", data=wish).json()
    return made


def test_the_coach_speaks_where_it_helps_and_covers_no_place_to_go(server: Server, visit: Visitor) -> None:
    page = visit(server.url, **PHONE)
    open_end(page, server.url, "scotland-yard")
    page.locator("[data-guided]").click()
    player = Player(page)
    coach = page.locator("[data-coach]")
    assert player.wait()
    expect(coach).to_have_count(0)  # the game has only begun
    while not page.locator("[data-coach=soon]").count():
        assert player.wait()
        player.move()
    assert player.wait()
    page.wait_for_function(
        """() => {
            const low = document.querySelector('.tutor').getBoundingClientRect().bottom;
            const spots = [...document.querySelectorAll('.target')].map((node) => node.getBoundingClientRect());
            return spots.length && spots.every((spot) => spot.top + spot.height / 2 > low);
        }"""
    )
    page.locator("[data-alone]").click()
    expect(coach).to_have_count(0)
    page.locator("[data-open=menu]").click()  # the first opponent is one who overlooks much
    page.get_by_role("button", name="People").click()
    expect(page.locator("[data-seat=x]")).to_contain_text("beginner")


def test_the_game_after_a_lesson_is_short(server: Server, visit: Visitor) -> None:
    page = visit(server.url, **PHONE)
    open_end(page, server.url, "scotland-yard")
    page.locator("[data-guided]").click()
    expect(page.locator(".progress")).to_contain_text("13")  # rounds, where it has 22 else


@pytest.mark.parametrize(("title", "word"), [("europa", "targets"), ("behrends", "tokens")])
def test_the_coach_knows_every_family(server: Server, visit: Visitor, title: str, word: str) -> None:
    page = visit(server.url, **PHONE)
    open_end(page, server.url, title)
    page.locator("[data-guided]").click()
    assert Player(page).wait()
    coach = page.locator("[data-coach]")
    expect(coach).to_have_attribute("data-coach", word)
    page.locator(".tutor .strong").click()
    expect(page.locator(f"[data-coach={word}]")).to_have_count(0)  # what was said once is not said again


@pytest.mark.parametrize(("side", "seats"), [("x", ["h1", "h5"]), ("hunters", ["x"])])
def test_a_child_chooses_easy_bots_once_and_meets_them_in_every_quick_game(
    server: Server, visit: Visitor, side: str, seats: list[str]
) -> None:
    page = visit(server.url)
    page.locator("[data-opponent]").select_option("level1")
    page.reload()
    page.locator(f"[data-title=scotland-yard] [data-play={side}]").click()
    page.locator("[data-open=people]").click()
    for seat in seats:
        expect(page.locator(f"[data-seat={seat}]")).to_contain_text("beginner")


def test_places_are_called_what_the_board_shows(server: Server, visit: Visitor) -> None:
    page = visit(server.url)
    page.locator("[data-title=europa] [data-play=hunters]").click()
    expect(page.locator(".sentence")).to_contain_text(re.compile("next city.* could be in [0-9]+ cit"))


def test_a_tap_that_uncovers_chooses_nothing_that_comes_to_lie_under_the_finger(server: Server, visit: Visitor) -> None:
    page = visit(server.url, **PHONE)
    made = make(server, page, title="scotland-yard", players=2, seats={"x": "me", "h1": "open"})
    friend = visit(f"{server.url}/t/{made['table']}#{made['join']}")
    friend.locator("input[autocomplete=nickname]").fill("Ben")
    friend.locator("form .strong").click()
    page.goto(f"{server.url}/t/{made['table']}#{made['mine']['x']}")  # type: ignore[index]
    page.wait_for_selector(".cover")
    stop_clock(page)
    page.locator(".cover").tap()  # shortly
    expect(page.locator("[data-plan=double]")).to_be_visible()
    expect(page.locator("[data-plan=ride]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-plan=double]")).to_have_attribute("aria-pressed", "false")


def test_a_link_that_opens_on_this_computer_alone_says_so(server: Server, visit: Visitor) -> None:
    page = visit(f"{server.url}/#set/scotland-yard")
    page.locator("[data-chair=x]").select_option("open")
    page.locator(".start").click()
    expect(page.locator("[data-only-here]")).to_contain_text("--lan")


def test_a_guest_chooses_his_seat_and_hears_when_all_are_taken(server: Server, visit: Visitor) -> None:
    host = visit(server.url)
    made = make(server, host, **HUNTERS_FREE, seats={"x": "open", "h1": "open", "h2": "open"}, name="Anna")
    link = f"{server.url}/t/{made['table']}#{made['join']}"
    for name, wish, seat in (("Ben", "h2", "h2"), ("Cleo", "", "x"), ("Dora", None, "h1")):
        guest = visit(link)
        guest.locator("input[autocomplete=nickname]").fill(name)
        if wish:
            guest.locator(f"[data-wish={wish}]").check()
        assert (guest.locator("fieldset").count() == 0) == (wish is None)  # the last seat is no choice
        guest.locator("form .strong").click()
        expect(guest.locator(".table")).to_be_visible()
        kept = guest.evaluate("() => JSON.stringify(localStorage)")
        assert f'\\"{seat}\\":' in kept
    late = visit(link)
    expect(late.get_by_role("alert")).to_contain_text("Every seat is taken.")
    expect(late.locator("form")).to_have_count(0)


TOO_LATE = {
    "en-GB": ("Every seat is taken.", "This seat is taken.", "Watch instead", "You are watching."),
    "de-DE": ("Alle Plätze sind besetzt.", "Dieser Platz ist besetzt.", "Lieber zuschauen", "Du schaust zu."),
    "es-ES": ("Todos los asientos están ocupados.", "Este asiento está ocupado.", "Solo mirar", "Estás mirando."),
    "pt-BR": (
        "Todos os lugares estão ocupados.",
        "Este lugar está ocupado.",
        "Só assistir",
        "Você está assistindo.",
    ),
}


@pytest.mark.parametrize("locale", TOO_LATE)
def test_who_comes_too_late_watches_with_one_click(server: Server, visit: Visitor, locale: str) -> None:
    full, taken, watch, watching = TOO_LATE[locale]
    made = server.make(players=3, seats={"x": "open", "h1": "open", "h2": "open"})
    links = {
        kind: f"{server.url}/t/{made['table']}#{made['invites'].get(kind, made['join'])}" for kind in ("h1", "join")
    }
    server.join(made["table"], made["invites"]["h1"])
    page = visit(links["h1"], locale=locale)  # two seats are free, and this one is not
    expect(page.get_by_role("alert")).to_have_text(taken)
    for seat in ("x", "h2"):
        server.join(made["table"], made["invites"][seat])
    for link in links.values():
        page = visit(link, locale=locale)
        expect(page.get_by_role("alert")).to_have_text(full)
        page.get_by_role("button", name=watch).click()
        expect(page.locator(".sentence")).to_contain_text(watching)
        assert page.locator(".target, [data-plan], [data-action]").count() == 0
        page.reload()  # the link in the address is one to watch now, and stays so
        expect(page.locator(".sentence")).to_contain_text(watching)


@pytest.mark.parametrize(
    ("seat", "words"),
    [("x", ("Mister X gave up.", "The hunters gave up.")), ("h1", ("The hunters gave up.", "Mister X gave up."))],
)
def test_who_gives_up_is_not_told_that_the_other_side_did(
    server: Server, visit: Visitor, seat: str, words: tuple[str, str]
) -> None:
    page = visit(server.url)
    made = make(server, page, title="scotland-yard", players=2, seats={seat: "me"})
    page.goto(f"{server.url}/t/{made['table']}#{made['mine'][seat]}")  # type: ignore[index]
    page.locator("[data-open=menu]").click()
    page.locator("[data-giveup]").click()
    page.locator("[data-resign]").click()
    end, (said, unsaid) = page.locator("section.end"), words
    expect(end).to_contain_text(said)
    expect(end).to_contain_text("You lose.")
    expect(end).not_to_contain_text(unsaid)


def test_alone_against_bots_one_plays_the_same_side_again(server: Server, visit: Visitor) -> None:
    page = visit(server.url)
    page.locator("[data-title=scotland-yard] [data-play=x]").click()
    page.locator("[data-open=menu]").click()
    page.locator("[data-giveup]").click()
    page.locator("[data-resign]").click()
    first = page.url
    page.locator("[data-same]").click()
    page.wait_for_url(lambda url: url != first)
    assert Player(page).wait()
    expect(page.locator(".sentence")).to_contain_text(re.compile(r"You are at \d+\."))


def test_two_on_one_device_have_both_their_seats_in_the_next_game(server: Server, visit: Visitor) -> None:
    page = visit(f"{server.url}/#set/scotland-yard")
    page.locator("select").first.select_option("2")
    for seat in ("x", "h1"):
        page.locator(f"[data-chair={seat}]").select_option("me")
    page.locator(".start").click()
    page.locator("[data-ready=x]").click()
    page.locator("[data-open=menu]").click()
    page.locator("[data-giveup]").click()
    page.locator("[data-resign]").click()
    page.locator("[data-rematch]").click()
    page.locator("[data-next-x='']").click()
    expect(page.locator("[data-ready=x]")).to_be_visible()  # the device is handed to whoever is Mister X now
    places = page.evaluate("() => JSON.parse(localStorage.getItem('misterx.tables') ?? '[]')")
    assert sorted(places[0]["seats"]) == ["h1", "x"]
    assert places[0]["host"]
