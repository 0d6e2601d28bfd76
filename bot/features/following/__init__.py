"""Following a table without playing at it."""
