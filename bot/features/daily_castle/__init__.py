"""The daily castle: one private game a day, the same for everybody."""
