"""The table: the one authority over running games, spoken to over HTTP and websockets."""
