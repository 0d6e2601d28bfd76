"""Applause for running games."""
