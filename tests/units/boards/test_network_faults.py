"""What would make a game unfair or impossible is found: links, reach, start cards, missions."""

from typing import Any

import pytest

from misterx.boards import check, load
from misterx.boards.faults import SHOWN_PER_CODE


def told(data: dict[str, Any]) -> list[tuple[str, str, tuple[int, ...]]]:
    return [(fault.code, fault.severity, fault.stations) for fault in check(data)]


def test_a_line_from_a_station_to_itself(toy: dict[str, Any]) -> None:
    toy["lines"].append({"mode": "taxi", "route": [5, [560, 100], 5]})
    assert ("loop", "fault", (5,)) in told(toy)


@pytest.mark.parametrize("route", [[2, 3], [3, 2], [3, [240, 100], 2]])
def test_a_link_that_is_there_twice(toy: dict[str, Any], route: list[Any]) -> None:
    toy["lines"].append({"mode": "taxi", "route": route})
    assert ("duplicate_link", "fault", (2, 3)) in told(toy)


def test_a_link_may_have_another_course_in_another_edition(toy: dict[str, Any]) -> None:
    toy["lines"][0]["unless"] = "new"
    toy["lines"].append({"mode": "taxi", "route": [1, 2, 3, 4, 5], "when": "new"})
    assert told(toy) == []


def test_a_link_that_an_edition_adds_although_it_is_there(toy: dict[str, Any]) -> None:
    toy["lines"].append({"mode": "taxi", "route": [2, 3], "when": "new"})
    assert ("duplicate_link", "fault", (2, 3)) in told(toy)


@pytest.mark.rule("NY-090", "NY-091")
def test_a_line_runs_past_a_stop_of_its_own_mode(toy: dict[str, Any]) -> None:
    toy["lines"].append({"mode": "bus", "route": [1, [100, 40], {"past": 3}, [500, 40], 5]})
    assert ("runs_past_stop", "fault", (1, 5, 3)) in told(toy)


def test_a_line_may_run_past_a_stop_of_another_mode(toy: dict[str, Any]) -> None:
    toy["lines"][4]["route"] = [1, {"past": 3}, 5]
    assert told(toy) == [("line_touches", "legibility", (1, 5, 2)), ("line_touches", "legibility", (1, 5, 4))]


def test_a_part_that_cannot_be_reached(toy: dict[str, Any]) -> None:
    toy["lines"][2]["route"] = [7, 8]
    faults = told(toy)
    assert ("unreachable", "fault", (7, 8)) in faults
    assert ("not_spanned", "fault", (7, 8)) in faults


def test_the_secret_mode_does_not_join_parts(toy: dict[str, Any]) -> None:
    toy["lines"][1]["route"] = [3, 5]
    toy["spans"] = []
    assert ("unreachable", "fault", (6,)) in told(toy)


def test_an_edition_that_cuts_a_station_off(toy: dict[str, Any]) -> None:
    toy["lines"][1]["unless"] = "closed"
    assert any(fault.code == "unreachable" and "closed" in fault.message for fault in check(toy))


def test_a_mode_that_does_not_reach_all_stations_as_it_should(toy: dict[str, Any]) -> None:
    toy["spans"] = ["taxi", "bus"]
    assert [code for code, _, stations in told(toy) if stations == (2,)] == ["not_spanned"]


def test_a_start_card_for_no_station(toy: dict[str, Any]) -> None:
    toy["starts"]["detective"] = [1, 2, 4, 5, 8, 77]
    assert told(toy) == [("unknown_start", "fault", (77,))]


def test_a_start_card_that_is_there_twice(toy: dict[str, Any]) -> None:
    toy["starts"]["mister_x"] = [3, 6, 7, 3]
    assert told(toy) == [("duplicate_start", "fault", (3,))]


@pytest.mark.parametrize(("deck", "cards"), [("classic", [1, 2]), ("detective", [1]), ("mister_x", [])])
def test_too_few_start_cards_for_the_smallest_game(toy: dict[str, Any], deck: str, cards: list[int]) -> None:
    toy["starts"] = {deck: cards}
    assert told(toy) == [("few_starts", "fault", tuple(cards))]


@pytest.mark.parametrize(("deck", "cards"), [("classic", [1, 2, 3, 4, 5]), ("detective", [1, 2, 4, 5])])
def test_too_few_start_cards_for_a_full_table_is_advice(toy: dict[str, Any], deck: str, cards: list[int]) -> None:
    toy["starts"] = {deck: cards}
    assert told(toy) == [("few_starts", "advice", tuple(cards))]
    assert load(toy).starts[deck] == tuple(cards)


def test_a_start_that_both_sides_can_draw_is_advice(toy: dict[str, Any]) -> None:
    toy["starts"].update(mister_x=[1, 3, 6], detective=[1, 2, 4, 5, 7, 8])
    assert told(toy) == [("shared_start", "advice", (1,))]


def test_a_mission_without_targets(toy: dict[str, Any]) -> None:
    toy["missions"] = {"green": {"starts": [1, 2], "targets": []}}
    assert told(toy) == [("mission", "fault", ())]


def test_a_mission_that_ends_where_it_starts(toy: dict[str, Any]) -> None:
    toy["missions"] = {"green": {"starts": [1, 2], "targets": [2, 8]}}
    assert told(toy) == [("mission", "fault", (2,))]


def test_missions_that_share_a_start_are_advice(toy: dict[str, Any]) -> None:
    toy["missions"] = {"green": {"starts": [1], "targets": [8]}, "orange": {"starts": [1], "targets": [5]}}
    assert told(toy) == [("mission", "advice", (1,))]


def test_a_mission_to_no_station(toy: dict[str, Any]) -> None:
    toy["missions"] = {"green": {"starts": [1], "targets": [8, 99]}}
    assert told(toy) == [("unknown_start", "fault", (99,))]


def test_many_faults_of_a_kind_are_counted_after_the_first_few(toy: dict[str, Any]) -> None:
    toy["lines"] += [{"mode": "taxi", "route": [1, 1_000 + number]} for number in range(100)]
    found = [fault for fault in check(toy) if fault.code == "unknown_station"]
    assert len(found) == SHOWN_PER_CODE + 1
    assert f"{100 - SHOWN_PER_CODE} more" in found[-1].message


def test_a_board_without_start_cards_is_told_so(toy: dict[str, Any]) -> None:
    toy["starts"] = {}
    assert [code for code, severity, _ in told(toy) if severity == "advice"] == ["no_starts"]


def test_where_mister_x_may_take_a_card_of_theirs_detectives_need_one_more(toy: dict[str, Any]) -> None:
    toy["starts"] = {"detective": [1, 2, 3, 4, 5], "mister_x": [1, 7]}
    assert ("few_starts", "advice", (1, 2, 3, 4, 5)) in told(toy)
    toy["starts"] = {"detective": [1, 2], "mister_x": [1, 7]}
    assert ("few_starts", "fault", (1, 2)) in told(toy)


def test_a_board_without_lines_is_told_so_once(toy: dict[str, Any]) -> None:
    toy["lines"] = "1–2"
    assert [code for code, severity, _ in told(toy) if severity == "fault"] == ["wrong_type", "unreachable"]


def test_several_stations_are_spoken_of_as_several(toy: dict[str, Any]) -> None:
    toy["lines"][2]["route"] = [7, 8]
    said = {fault.message for fault in check(toy)}
    assert "Stations 7, 8 cannot be reached from the rest of the board." in said
    assert "By taxi alone stations 7, 8 cannot be reached." in said


def test_a_number_in_quotation_marks_is_shown_as_the_file_has_it(toy: dict[str, Any]) -> None:
    toy["stations"][0]["number"] = "1"
    toy["lines"].append({"mode": "taxi", "route": ["1", 2]})
    toy["name"] = ""
    said = " ".join(fault.message for fault in check(toy))
    assert "has no number from 0 to 9,999, but “1”." in said
    assert "“1” is no stop" in said
    assert "“name” must be a text of 1 to 200 letters, not “”." in said
