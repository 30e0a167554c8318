"""Moves, lines and refusals as people read them."""
