"""What every searching bot needs to know of the transit games."""
