"""The private panel and the closer looks: which picture a question gets."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.action import FOLLOWING
from engines.core.panel import Ask
from engines.mad_king_ludwig.actions import Placing
from engines.mad_king_ludwig.view import View
from render.core.names import shown_names
from render.core.words import Words
from render.mad_king_ludwig.choosing import draw_choosing
from render.mad_king_ludwig.closeup import draw_closeup
from render.mad_king_ludwig.market import draw_buying, draw_market, draw_pricing, draw_stacks
from render.mad_king_ludwig.palette import PALETTE
from render.mad_king_ludwig.placing import draw_placing


def panel(view: View, seat: int, ask: Ask, names: Sequence[str], words: Words) -> bytes:
    """Draws the decision of the seat to act, with the letters of its buttons."""
    shown = shown_names(names)
    if view.phase == "price":
        draw = draw_pricing
    elif ask.question == "tile" or (ask.preview is not None and ask.preview.text in ("pass", "decline")):
        draw = draw_buying
    elif ask.question in ("door", FOLLOWING) or isinstance(ask.preview, Placing):
        draw = draw_placing
    else:
        draw = draw_choosing
    return draw(view, seat, ask, shown, words).png(PALETTE)


def closeup(view: View, seat: int, names: Sequence[str], words: Words) -> bytes:
    """Draws a castle large; the numbers after the castles are the market and the stacks."""
    shown = shown_names(names)
    if seat < view.seats:
        return draw_closeup(view, seat, shown, words).png(PALETTE)
    draw = draw_market if seat == view.seats else draw_stacks
    return draw(view, words).png(PALETTE)
