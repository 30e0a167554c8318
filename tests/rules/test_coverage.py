"""Every rule has a test, every test names rules that exist, and the tables say so."""

import pytest
from tests.rules.coverage import INDEX, TITLES, find_faults, find_gaps, page_of, write_index, write_page


@pytest.mark.parametrize("title", TITLES)
def test_every_rule_is_held_by_a_test_and_every_marker_names_a_rule(title: str) -> None:
    assert find_gaps(title) == []


def test_markers_name_few_rules_of_known_titles() -> None:
    assert find_faults() == []


@pytest.mark.parametrize("title", TITLES)
def test_the_table_of_rules_and_tests_is_fresh(title: str) -> None:
    assert page_of(title).read_text("utf-8") == write_page(title), "run: python -m tests.rules.coverage"


def test_the_page_that_leads_to_the_tables_is_fresh() -> None:
    assert INDEX.read_text("utf-8") == write_index(), "run: python -m tests.rules.coverage"
