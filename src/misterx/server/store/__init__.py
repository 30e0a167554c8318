"""Where tables are kept: SQLite for one machine, PostgreSQL for many; a whole table as text."""
