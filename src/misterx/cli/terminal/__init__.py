"""What commands share of a terminal: streams, progress, being stopped, and failing with a word."""
