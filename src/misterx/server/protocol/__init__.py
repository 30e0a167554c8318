"""What goes over the wire and over HTTP, as structs; links, and refusals. Knows nothing of tables."""
