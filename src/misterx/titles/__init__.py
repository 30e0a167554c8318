"""Titles are data: one folder each, with the rulebook's tables and the options that the title offers."""

from misterx.titles.adding import add
from misterx.titles.options import Options, check_new, resolve
from misterx.titles.title import Title, ids, load

__all__ = ["Options", "Title", "add", "check_new", "ids", "load", "resolve"]
