"""The daily castle: one private game per day, the same for all players."""
