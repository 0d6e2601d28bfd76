"""The rules of thumb that the lesson of Castles of Mad King Ludwig teaches."""

from __future__ import annotations

from typing import Any

from engines.mad_king_ludwig.data import TILES
from engines.mad_king_ludwig.forecast import card_points
from engines.mad_king_ludwig.game import GAME

MARKS_FOR_A_POINT = 3000
"""The marks that the script pays for a point."""


def thumb(view: Any, action: Any) -> tuple[float, ...]:
    """The most points for the money; what all want costs a lot; cards that fit the castle."""
    match action.kind:
        case "buy" | "take":
            price = view.offer_of(action.tile).price if action.kind == "buy" else 0
            gain = GAME.forecast(view, action) or 0
            return (gain - price / MARKS_FOR_A_POINT,)
        case "pass" | "decline":
            return (0.5,)
        case "order":
            rooms = [view.market[int(sign) - 1].room for sign in action.order if sign != "-"]
            points = [TILES[room].points for room in rooms]
            return (sum(place * worth for place, worth in enumerate(points)),)
        case "keep":
            return (card_points(view, view.seat, action.card),)
        case "back":
            return (-card_points(view, view.seat, action.card),)
        case "start":
            return (action.foyer,)
        case "leave":
            return (-1,)
    return (1,)
