"""Rematches and games dealt again with the same shuffle."""
