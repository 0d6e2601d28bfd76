"""Data files, exported games and buttons of released versions, which every later version has to read."""
