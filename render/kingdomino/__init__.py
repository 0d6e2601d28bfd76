"""Kingdomino's pictures: the table, the private panel, a closer look, the result, the rules."""

from render.kingdomino.public import public

__all__ = ["public"]
