"""Where Mister X probably is among cities and ticket hands, and why he is not elsewhere."""
