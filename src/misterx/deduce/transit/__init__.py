"""Where Mister X probably is in a transit game, and why he is not elsewhere."""
