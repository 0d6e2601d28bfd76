"""Slow games: paces, stand-ins, absences and idle tables."""
