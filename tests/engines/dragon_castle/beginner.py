"""The rules of thumb that the lesson of Dragon Castle teaches."""

from __future__ import annotations

from typing import Any

from engines.dragon_castle.data import TYPE_OF
from engines.dragon_castle.game import GAME


def thumb(view: Any, action: Any) -> tuple[float, ...]:
    """Twins; types that one has; tiles beside their type, as high as possible; a shrine on every set."""
    realm = view.realms[view.seat]
    match action.kind:
        case "take":
            kind = TYPE_OF[view.castle.cells[action.cell[0]][action.cell[1]].face[0]]
            twins = dict(view.castle.twins)
            largest = max((len(group.cells) for group in realm.groups if group.type == kind), default=0)
            return (2, bool(twins.get(action.cell)), largest)
        case "pair" | "consolidate":
            return (4,)
        case "shrine" | "build":
            height = realm.cells[action.cell[0]][action.cell[1]].height if action.kind == "build" else 0
            return (3, height)
        case "place":
            x, y = action.cell
            beside = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}
            kind = TYPE_OF[action.face[0]]
            near = max(
                (len(g.cells) for g in realm.groups if g.type == kind and beside & {*g.cells}), default=0
            )
            gain = GAME.forecast(view, action) or 0
            return (3, gain, near, realm.cells[x][y].height)
        case "summon":
            return (2, 0.5)
        case "end":
            return (1,)
    return (0,)
