"""Kingdomino's pictures: the table, the private panel, a closer look, the result, the rules."""

from render.kingdomino.closeup import closeup, panel
from render.kingdomino.public import public
from render.kingdomino.result import result, result_account
from render.kingdomino.rules import rules

__all__ = ["closeup", "panel", "public", "result", "result_account", "rules"]
