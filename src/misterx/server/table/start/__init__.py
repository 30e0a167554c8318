"""Beginning a game: who draws lots for the deal, and the deal."""
