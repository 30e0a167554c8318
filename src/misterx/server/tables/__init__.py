"""All tables of one node: made, found, played again, forgotten."""
