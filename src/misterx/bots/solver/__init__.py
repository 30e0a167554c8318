"""Solving games that are small enough: exact play in place of a search."""
