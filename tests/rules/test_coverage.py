"""Every rule has a test, every test names rules that exist, and the table says so."""

from tests.rules.coverage import PAGE, find_gaps, write_page


def test_every_rule_is_held_by_a_test_and_every_marker_names_a_rule() -> None:
    assert find_gaps() == []


def test_the_table_of_rules_and_tests_is_fresh() -> None:
    assert PAGE.read_text("utf-8") == write_page(), "run: python -m tests.rules.coverage"
