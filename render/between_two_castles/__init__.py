"""Between Two Castles' pictures: the table, the private panel, a castle close up, the sheet, the rules."""

from render.between_two_castles.closeup import closeup
from render.between_two_castles.panel import own, panel
from render.between_two_castles.public import public
from render.between_two_castles.result import result, result_account
from render.between_two_castles.rules import rules

__all__ = ["closeup", "own", "panel", "public", "result", "result_account", "rules"]
