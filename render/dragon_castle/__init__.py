"""Dragon Castle's pictures: the table, the private panel, a closer look, the result, the rules."""

from render.dragon_castle.closeup import closeup
from render.dragon_castle.panel import panel
from render.dragon_castle.public import public
from render.dragon_castle.result import result, result_account
from render.dragon_castle.rules import rules

__all__ = ["closeup", "panel", "public", "result", "result_account", "rules"]
