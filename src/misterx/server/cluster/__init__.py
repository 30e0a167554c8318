"""Many nodes: how they tell each other what has changed, and learn it."""
