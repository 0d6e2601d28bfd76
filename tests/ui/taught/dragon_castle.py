"""The rules of thumb that the lesson of Dragon Castle teaches, as a script follows them."""

from __future__ import annotations

from typing import Any


def rule(its_game: Any, view: Any, action: Any) -> tuple[float, ...]:
    """Take twins, complete sets, place beside the same type, build as high as possible."""
    gain = its_game.forecast(view, action) or 0
    kinds = {"pair": 3, "consolidate": 3, "build": 3, "shrine": 2, "take": 1}
    near = 0
    if action.kind == "place":
        realm = view.realms[view.to_act[0]]
        for row, column in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            at = action.cell[0] + row, action.cell[1] + column
            if 0 <= at[0] < len(realm.cells) and 0 <= at[1] < len(realm.cells[0]):
                near += realm.cells[at[0]][at[1]].face[:1] == action.face[:1]
    twins = len(dict(view.castle.twins).get(action.cell, ())) if action.kind == "take" else 0
    return (kinds.get(action.kind, 0), gain, near, min(twins, 1))
