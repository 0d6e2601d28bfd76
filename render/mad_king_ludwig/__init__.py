"""Castles of Mad King Ludwig's pictures: the table, the panel, closer looks, the result, the rules."""

from render.mad_king_ludwig.panel import closeup, panel
from render.mad_king_ludwig.public import public
from render.mad_king_ludwig.result import result, result_account
from render.mad_king_ludwig.rules import rules

__all__ = ["closeup", "panel", "public", "result", "result_account", "rules"]
