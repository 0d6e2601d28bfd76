"""Tournaments in which all tables of a round are dealt from one shuffle."""
