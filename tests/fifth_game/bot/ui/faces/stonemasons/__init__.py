"""Stonemasons in words."""
