"""The store on a file: SQLite, with one connection that writes and one that reads."""
