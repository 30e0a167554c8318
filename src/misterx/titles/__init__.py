"""Titles are data: one folder each, with the rulebook's tables and the options that the title offers."""

from misterx.titles.adding import add, add_all
from misterx.titles.options import Note, Options, check_new, check_whole, resolve
from misterx.titles.title import Title, added, ids, load

__all__ = ["Note", "Options", "Title", "add", "add_all", "added", "check_new", "check_whole", "ids", "load", "resolve"]
