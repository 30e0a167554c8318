"""Titles are data: one folder each, with the rulebook's tables and the options that the title offers."""

from misterx.titles.adding import add, add_all
from misterx.titles.options import Options, check_new, own_copy, resolve
from misterx.titles.title import Title, added, ids, load

__all__ = ["Options", "Title", "add", "add_all", "added", "check_new", "ids", "load", "own_copy", "resolve"]
