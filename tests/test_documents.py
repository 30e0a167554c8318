"""Documents that are made from tables and docstrings are fresh."""

import doctest

from _documents import list_stale
from _evidence import read_runs, write_pages
from _notation import PAGE as NOTATION
from _notation import TABLES
from _reference import PAGE
from misterx.families.registry import FAMILIES


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


def test_every_kind_and_fact_of_every_family_is_in_the_tables_of_the_notation() -> None:
    page = NOTATION.read_text("utf-8")
    for name, family in FAMILIES.items():
        for what in TABLES:
            assert f"<!-- {what} of {name}, by scripts/docs -->" in page, (name, what)
        assert all(f"| `{kind.name}` | `{kind.line}` |" in page for kind in family.MOVES.kinds)
        assert all(f"| `{fact.name}` |" in page for fact in family.FACTS.values())
