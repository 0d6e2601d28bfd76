"""Kingdomino: dominoes of land around a castle, for two to four players."""
