"""The next table that waits for a person."""
