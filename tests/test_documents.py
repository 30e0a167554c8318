"""Documents that are made from tables and docstrings are fresh."""

import doctest

from _documents import list_stale
from _evidence import read_runs, write_pages
from _reference import PAGE


def test_generated_documents_are_fresh() -> None:
    assert [path.name for path in list_stale()] == [], "scripts/docs writes them"


def test_the_newest_run_of_a_claim_is_told_and_the_others_are_history() -> None:
    evidence, history = write_pages().values()
    runs = read_runs()
    for claim in {run["claim"] for run in runs}:
        told = [run["commit"] for run in runs if run["claim"] == claim]
        assert evidence.count(f"| {claim} |") == 1
        assert history.count(f"| {claim} |") == len(told) - 1


def test_every_public_name_has_an_example_that_runs() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert tried > 20
    assert failed == 0
