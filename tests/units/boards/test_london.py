"""The board of Scotland Yard: its facts, and that it is drawn as it should be."""

from hashlib import sha256

import pytest

from misterx.boards import Board, check, load

#: Links by mode, and a fingerprint of "1-8 1-9 …" over all of them.
LINKS = {
    "taxi": (345, "d84c00b49cd3e757"),
    "bus": (99, "3b794a3acf756315"),
    "metro": (20, "a38aa0b50aa9c949"),
    "ferry": (3, "febd105c3cacdaea"),
}
DETECTIVES = (13, 26, 29, 34, 50, 53, 91, 94, 103, 112, 117, 123, 138, 141, 155, 174)
MISTER_X = (35, 45, 51, 71, 78, 104, 106, 127, 132, 146, 166, 170, 172)
CLASSIC = (13, 26, 29, 34, 50, 53, 91, 94, 103, 112, 117, 132, 138, 141, 155, 174, 197, 198)
METRO = [
    (1, 46), (13, 46), (13, 67), (13, 89), (46, 74), (46, 79), (67, 79), (67, 89), (67, 111), (79, 93),
    (79, 111), (89, 128), (89, 140), (111, 153), (111, 163), (128, 140), (128, 185), (140, 153), (153, 163), (153, 185),
]  # fmt: skip


@pytest.fixture(scope="module")
def london() -> Board:
    return load("london")


def test_there_are_199_stations_numbered_without_gaps(london: Board) -> None:
    assert london.numbers == tuple(range(1, 200))


def test_the_modes_come_in_ticket_order(london: Board) -> None:
    assert london.modes == ("taxi", "bus", "metro", "ferry")


@pytest.mark.parametrize("mode", LINKS)
def test_every_link_of_a_mode_is_there(london: Board, mode: str) -> None:
    links = london.links(mode)
    text = " ".join(f"{a}-{b}" for a, b in links)
    assert (len(links), sha256(text.encode()).hexdigest()[:16]) == LINKS[mode]


def test_the_metro_link_by_link(london: Board) -> None:
    assert london.links("metro") == METRO


@pytest.mark.rule("SY-094")
def test_the_ferry_sails_from_108_to_194(london: Board) -> None:
    assert london.links("ferry") == [(108, 115), (115, 157), (157, 194)]


def test_the_taxi_between_13_and_14_is_on_the_classic_board_only(london: Board) -> None:
    assert london.tags == {"classic"}
    assert (13, 14) not in london.links("taxi")
    assert set(london.links("taxi", {"classic"})) - set(london.links("taxi")) == {(13, 14)}


@pytest.mark.rule("SY-049")
def test_a_taxi_reaches_every_station(london: Board) -> None:
    assert london.spans == ("taxi",)
    assert {station for link in london.links("taxi") for station in link} == set(london.numbers)


@pytest.mark.rule("SY-002")
def test_there_are_29_start_cards_in_two_decks(london: Board) -> None:
    assert london.starts["detective"] == DETECTIVES
    assert london.starts["mister_x"] == MISTER_X
    assert len(DETECTIVES) + len(MISTER_X) == 29
    assert not set(DETECTIVES) & set(MISTER_X)


def test_the_classic_deck_has_18_cards(london: Board) -> None:
    assert london.starts["classic"] == CLASSIC
    assert len(CLASSIC) == 18


def test_no_line_is_said_to_run_past_a_station(london: Board) -> None:
    assert [hop for hop in london.hops if hop.past] == []


def test_it_says_where_its_facts_come_from(london: Board) -> None:
    assert set(london.provenance) == {"stations", "lines", "starts", "art"}


def test_nothing_is_wrong_with_it() -> None:
    assert check("london") == []
