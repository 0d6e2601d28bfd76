"""Stonemasons: towers of ever smaller stones, brought in secret, for two to five players."""
