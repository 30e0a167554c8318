"""One table: the game, who sits where, who may do what, and what everybody is told."""
