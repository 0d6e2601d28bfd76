"""Hints during a game and the coach after it; levels of computer players."""
