"""Stonemasons' pictures: the table, the private panel, a closer look, the result, the rules."""

from render.stonemasons.closeup import closeup
from render.stonemasons.panel import panel
from render.stonemasons.public import public
from render.stonemasons.result import result
from render.stonemasons.rules import rules

__all__ = ["closeup", "panel", "public", "result", "rules"]
