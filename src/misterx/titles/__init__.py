"""Titles are data: one folder each, with the rulebook's tables and the options that the title offers."""

from misterx.titles.options import Options, resolve
from misterx.titles.title import Title, ids, load

__all__ = ["Options", "Title", "ids", "load", "resolve"]
