"""Who of the gang probably is Mister X, and why he is not elsewhere."""
