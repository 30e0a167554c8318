"""What goes wrong in life: a dead server, a closed tab, another device, two tabs, bad links, odd names."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect
from tests.server.running import Server
from tests.web.conftest import Visitor
from tests.web.player import Player, stop_clock


@pytest.fixture
def frail(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    running = Server(tmp_path / "data")
    yield running
    running.stop()


def test_the_page_says_that_it_waits_and_goes_on_when_the_server_is_back(frail: Server, visit: Visitor) -> None:
    page = visit(frail.url)
    page.click("[data-title=scotland-yard] [data-play=hunters]")
    player = Player(page)
    player.wait()
    player.move()
    log = page.locator(".slot.filled").count()
    frail.kill()
    page.wait_for_selector(".lost")
    frail.start()
    page.wait_for_selector(".lost", state="detached")
    assert page.locator(".slot.filled").count() >= log
    assert player.wait()
    player.move()


def test_what_is_said_while_the_line_is_down_stays_written(frail: Server, visit: Visitor) -> None:
    made = frail.make(seats={"x": "me", "h1": "me"}, players=2)
    page = visit(f"{frail.url}/t/{made['table']}#{made['mine']['x']}")
    Player(page).wait()
    page.click("[data-open=team]")
    words = page.locator(".said ~ form input")
    words.fill("Catch me")
    frail.kill()
    page.wait_for_selector(".lost")
    words.press("Enter")
    expect(words).to_have_value("Catch me")
    frail.start()
    page.wait_for_selector(".lost", state="detached")
    words.press("Enter")
    expect(page.locator(".said")).to_contain_text("Catch me")
    expect(words).to_have_value("")


@pytest.mark.parametrize("width", [390, 1280])
def test_a_line_that_held_while_the_device_was_off_is_not_called_lost(
    server: Server, visit: Visitor, width: int
) -> None:
    page = visit(server.url, width=width)
    page.click("[data-title=scotland-yard] [data-play=hunters]")
    player = Player(page)
    player.wait()
    lost = page.get_by_text("Connection lost. Trying again…")
    page.context.set_offline(True)
    expect(lost.first).to_be_visible()
    page.context.set_offline(False)
    expect(lost).to_have_count(0)
    player.move()


def test_a_seat_is_opened_again_on_another_device_and_in_two_tabs(server: Server, visit: Visitor) -> None:
    made = server.make(seats={"x": "bot:greedy", "h1": "me"}, players=2)
    link = f"{server.url}/t/{made['table']}#{made['mine']['h1']}"
    first = Player(visit(link))
    first.wait()
    first.move()
    first.page.close()
    second, third = Player(visit(link, width=400, has_touch=True)), Player(visit(link))
    assert second.wait()
    assert third.wait()
    second.move()
    third.page.wait_for_function("v => document.querySelector('.table')?.dataset.version === v", arg=second.version)


def test_a_line_that_breaks_while_a_move_is_under_way_loses_and_doubles_nothing(
    server: Server, visit: Visitor, chromium: Browser
) -> None:
    made = server.make(seats={"x": "me", "h1": "me"}, players=2)
    table = f"{server.url}/t/{made['table']}"
    sent: list[str] = []
    deaf = [True]

    def pass_on(line: WebSocketRoute) -> None:
        """The first move arrives at the server, and then the line is dead before anybody hears of it."""
        other = line.connect_to_server()

        def ask(said: str | bytes) -> None:
            sent.append(str(said))
            other.send(said)

        line.on_message(ask)
        other.on_message(lambda said: break_off(line, said))

    def break_off(line: WebSocketRoute, said: str | bytes) -> None:
        if deaf[0] and any('"play"' in message for message in sent):
            deaf[0] = False
            line.close(code=1012)
        else:
            line.send(said)

    page = chromium.new_context(reduced_motion="reduce", locale="en-GB").new_page()
    page.route_web_socket(re.compile(r"/ws\?table="), pass_on)
    page.goto(f"{table}#{made['mine']['x']}")
    mister_x = Player(page)
    mister_x.wait()
    mister_x.move()
    page.wait_for_selector("[data-turn=other]")
    plays = [json.loads(message)["id"] for message in sent if '"play"' in message]
    assert len(plays) == 2, "sent again after the line came back"
    assert len(set(plays)) == 1, "with the same mark"
    hunter = visit(f"{table}#{made['mine']['h1']}")
    for somebody in (hunter, page):
        expect(somebody.locator(".slot.filled")).to_have_count(1)
    page.context.close()


def test_what_is_done_before_an_answer_has_come_is_not_lost(server: Server, chromium: Browser) -> None:
    made = server.make(seats={"x": "bot:random", "h1": "me"}, players=2)
    held: list[str | bytes] = []

    def pass_on(line: WebSocketRoute) -> None:
        """Everything is heard at once but answers, which come when the test says so."""
        other = line.connect_to_server()
        line.on_message(other.send)
        other.on_message(lambda said: held.append(said) if '"done"' in str(said) else line.send(said))

    page = chromium.new_context(reduced_motion="reduce", locale="en-GB").new_page()
    page.route_web_socket(re.compile(r"/ws\?table="), pass_on)
    page.goto(f"{server.url}/t/{made['table']}#{made['mine']['h1']}")
    Player(page).wait()
    page.click("[data-open=team]")
    page.click("[data-tool=plan]")
    page.locator(".target").first.press("Enter")
    page.locator(".chooser .way").first.press("Enter")
    page.click("[data-propose]")
    version = page.locator(".table").get_attribute("data-version")
    page.click("[data-accept]")  # the proposal is seen, but not yet answered
    page.wait_for_function("v => document.querySelector('.table').dataset.version !== v", arg=version)
    assert held
    page.context.close()


def test_two_clicks_are_one_move_and_an_old_page_does_no_harm(server: Server, visit: Visitor) -> None:
    made = server.make(seats={"x": "me", "h1": "me"}, players=2)
    link = f"{server.url}/t/{made['table']}#{made['mine']['x']}"
    quick, slow = Player(visit(link), 1), Player(visit(link), 2)
    for player in (quick, slow):
        player.wait()
        player.page.locator(".target").first.press("Enter")
        player.page.wait_for_selector(".chooser .way")
    slow.page.evaluate("window.stop = document.querySelector('.chooser .way')")
    quick.page.locator(".chooser .way").first.dblclick(no_wait_after=True)
    quick.page.wait_for_selector(".slot.filled")
    slow.page.wait_for_selector(".slot.filled")
    slow.page.evaluate("window.stop.click()")  # a finger that came too late
    for player in (quick, slow):
        player.page.wait_for_selector("[data-turn=other]")
        assert player.page.locator(".slot.filled").count() == 1
        assert player.page.locator(".piece[data-pawn=d1]").count() == 1


def test_a_link_that_opens_nothing_says_so(server: Server, visit: Visitor) -> None:
    page = visit(f"{server.url}/t/nothing#nothing")
    expect(page.locator("main h1")).to_contain_text("opens no table")
    page = visit(f"{server.url}/t/nothing")
    expect(page.locator("main h1")).to_contain_text("There is no such table")


def test_a_link_that_cannot_be_read_leads_home(server: Server, visit: Visitor) -> None:
    for broken in ("#%E0%A4%A", "#set/%", "#" + "a" * 10_000, "no/such/page"):
        page = visit(f"{server.url}/{broken}")
        page.wait_for_selector("main h1")
    page.goto(f"{server.url}/t/{'a' * 3000}#%")
    page.wait_for_selector("main h1")
    page.click("main a.button")
    page.wait_for_selector("[data-play]")


def test_a_full_table_and_an_endless_name_are_met_with_kind_words(server: Server, visit: Visitor) -> None:
    made = server.make(seats={"x": "me", "h1": "open"}, players=2, name="x" * 4_000)
    table = f"{server.url}/t/{made['table']}"
    page, late = visit(f"{table}#{made['join']}"), visit(f"{table}#{made['join']}")
    for guest in (page, late):
        guest.fill("input", "A" * 10_000)
    page.click("form button")
    page.wait_for_selector("[data-open=menu]")
    late.click("form button")
    expect(late.locator("[role=alert]")).to_contain_text("taken", ignore_case=True)
    later = visit(f"{table}#{made['join']}")
    later.wait_for_selector("main h1")
    page.click("[data-open=people]")
    for seat in ("x", "h1"):
        assert len(page.locator(f"[data-seat={seat}] .who").text_content() or "") < 80, "names are cut"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


SPILT = """name => [...document.querySelectorAll('p, b, span')].flatMap((node) => {
    if (![...node.childNodes].some((part) => part.nodeType === 3 && part.textContent.includes(name))) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    if (node.closest('[data-holding]') && node.title === name) return ['whole'];  // a card may shorten it
    const room = node.closest('.panel, main, .sheet').getBoundingClientRect();
    const { left, right } = range.getBoundingClientRect();
    return [left >= room.left && right <= Math.min(room.right, innerWidth) ? 'whole' : node.outerHTML];
})"""


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_a_long_name_without_a_blank_is_read_to_its_end(server: Server, visit: Visitor, width: int) -> None:
    name = "W" * 40
    made = server.make(seats={"x": "me", "h1": "open", "h2": "me"}, players=3, name=name)
    table = f"{server.url}/t/{made['table']}"
    guest = visit(f"{table}#{made['join']}", width=width)
    guest.wait_for_selector("form input")
    assert guest.evaluate(SPILT, name) == ["whole"], "who sits there already"
    assert guest.evaluate("document.documentElement.scrollWidth <= innerWidth")
    guest.fill("input", "Ada")
    guest.click("form button")
    expect(guest.locator(".sentence")).to_contain_text(name)
    assert set(guest.evaluate(SPILT, name)) == {"whole"}, "whose turn it is, and whose pawn is whose"


def test_frames_that_make_no_sense_harm_nobody(server: Server, visit: Visitor) -> None:
    made = server.make(seats={"x": "me", "h1": "me"}, players=2)
    table = f"{server.url}/t/{made['table']}"
    mister_x, hunter = (Player(visit(f"{table}#{made['mine'][seat]}")) for seat in ("x", "h1"))
    mister_x.wait()
    codes = hunter.page.evaluate(
        """async ([table, token]) => {
            const hello = JSON.stringify({ type: "hello", v: 1, table, token });
            const play = JSON.stringify({ type: "play", move: "x taxi 1", id: "out of turn" });
            const codes = [];
            const wrong = JSON.stringify({ type: "play", move: 7, id: 1 });
            for (const said of ["{", "[]", "x".repeat(100_000), play, wrong]) {
                const socket = new WebSocket(`ws://${location.host}/ws`);
                await new Promise((open) => (socket.onopen = open));
                socket.send(hello);
                socket.send(said);
                codes.push(await new Promise((end) => {
                    socket.onclose = (event) => end(event.code);
                    socket.onmessage = (event) => event.data.includes("refused") && end(JSON.parse(event.data).code);
                }));
                socket.close();
            }
            return codes;
        }""",
        [made["table"], made["mine"]["h1"]],
    )
    assert len(codes) == 5
    assert all(isinstance(code, str) or code >= 1000 for code in codes), codes
    mister_x.move()
    assert hunter.wait()
    hunter.move()


def test_a_game_that_does_not_exist_is_said_to_be_unknown(server: Server, visit: Visitor) -> None:
    for place in ("set", "rules"):
        page = visit(f"{server.url}/#{place}/nope")
        page.wait_for_selector("main >> text=No such game")
        page.click("main >> text=All games")
        page.wait_for_selector("[data-play]")


def test_a_name_with_markup_is_only_a_name(server: Server, visit: Visitor) -> None:
    made = server.make(seats={"x": "me", "h1": "open"}, players=2, name="<img src=x onerror=alert(1)>")
    page = visit(f"{server.url}/t/{made['table']}#{made['invites']['h1']}")
    page.fill("input", "<b>Anna</b>" * 3)
    page.click("form button")
    page.wait_for_selector("[data-open=people]")
    page.click("[data-open=people]")
    expect(page.locator("[data-seat=x]")).to_contain_text("<img src=x onerror=alert(1)>")
    assert page.locator("[data-seat] img, [data-seat] b b").count() == 0


def test_one_device_is_handed_over_and_shows_nothing_between(server: Server, visit: Visitor) -> None:
    page = visit(f"{server.url}/#set/scotland-yard")
    page.select_option("form select >> nth=0", "2")
    page.select_option("[data-chair=x]", "me")
    page.click(".start")
    page.click("[data-ready=x]")
    player = Player(page, 2)
    page.wait_for_selector(".cover")
    assert page.locator(".target").count() == 0, "covered until he holds"
    page.locator(".cover").focus()
    page.keyboard.down("Space")
    page.wait_for_selector(".target")
    station = page.locator(".piece[data-pawn=x]").get_attribute("data-at")
    assert station
    page.keyboard.up("Space")
    page.wait_for_selector(".target", state="detached")
    stop_clock(page)
    page.locator(".cover").click()  # shortly
    page.wait_for_selector(".target")
    page.locator(".cover").click()
    page.wait_for_selector(".target", state="detached")
    page.evaluate("localStorage.setItem('misterx.settings', JSON.stringify({cover: false}))")
    page.reload()
    page.click("[data-ready=x]")
    player.wait()
    player.move()
    page.wait_for_selector("[data-ready=h1]")
    assert page.locator(".board, .frame, .slot").count() == 0
    page.click("[data-ready=h1]")
    assert player.wait()
    assert page.locator(".piece[data-pawn=x]").count() == 0


def test_hunters_mark_the_map_and_talk_unseen_by_mister_x(server: Server, visit: Visitor) -> None:
    made = server.make(seats={"x": "me", "h1": "open", "h2": "open"}, players=3)
    table = f"{server.url}/t/{made['table']}"
    mister_x = visit(f"{table}#{made['mine']['x']}")
    pages = []
    for seat in ("h1", "h2"):
        page = visit(f"{table}#{made['invites'][seat]}")
        page.fill("input", seat)
        page.click("form button")
        pages.append(page)
    for page in (*pages, mister_x):
        page.wait_for_selector(".frame")
        page.click("[data-open=team]")
    pages[0].click("[data-tool=suspected]")
    spot = pages[0].locator(".piece .ring").first.bounding_box()
    assert spot
    pages[0].mouse.click(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    pages[1].wait_for_selector("[data-mark=suspect]")
    pages[0].fill("[aria-label='Say something']", "He took the ferry")
    pages[0].keyboard.press("Enter")
    pages[1].wait_for_selector("text=He took the ferry")
    assert mister_x.locator("[data-mark=suspect]").count() == 0
    assert "ferry" not in (mister_x.locator(".team").text_content() or "")


def test_another_game_can_be_asked_for_again_when_nobody_answered(server: Server, visit: Visitor) -> None:
    page = visit(server.url)
    page.click("[data-title=scotland-yard] [data-play=hunters]")
    Player(page).wait()
    page.click("[data-open=menu]")
    page.click("[data-giveup]")
    page.click("[data-resign]")
    over = page.url
    page.route("**/api/tables", lambda route: route.abort())
    page.click("[data-same]")
    expect(page.locator(".end [role=alert]")).to_have_text("The server does not answer. Is it running?")
    page.unroute("**/api/tables")
    page.context.set_offline(True)
    expect(page.locator("[data-same]")).to_be_disabled()
    page.context.set_offline(False)
    page.click("[data-same]")
    page.wait_for_url(lambda url: url != over)
    Player(page).wait()


def test_a_way_that_is_pressed_stays_under_the_finger_while_the_table_moves(server: Server, visit: Visitor) -> None:
    page = visit(server.url, width=390, height=640)
    page.click("[data-title=scotland-yard] [data-play=hunters]")
    player = Player(page)
    player.wait()
    before = player.version
    player.choose_station()
    way = page.locator(".chooser .way").first
    way.element_handle().wait_for_element_state("stable")  # to hover would scroll
    box = way.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.set_viewport_size({"width": 390, "height": 860})
    page.wait_for_function("() => innerHeight === 860")
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    page.mouse.up()
    player.wait_for_change(before)
