"""Mister X: hidden-movement board games, exact, fast and leak-proof."""

__version__ = "0.1.0"
