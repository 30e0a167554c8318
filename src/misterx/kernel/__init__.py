"""Compiled foundations: what rule functions are made of."""
