"""Bots at tables: the queue, whoever takes from it, and the processes they think in."""
