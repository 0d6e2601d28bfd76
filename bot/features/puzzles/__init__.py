"""Puzzles: a person's own mistakes, asked again until they are solved."""
