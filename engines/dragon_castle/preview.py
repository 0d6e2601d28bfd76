"""What an action would bring, told before it is confirmed: "set of 6: 5 points, 1 shrine"."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.chance import ANY_SEED
from engines.core.event import Event
from engines.dragon_castle import rules
from engines.dragon_castle.actions import DragonCastleAction
from engines.dragon_castle.data import COUNTDOWN_POINTS, TYPE_OF
from engines.dragon_castle.grid import Cell, positions
from engines.dragon_castle.model import Realm
from engines.dragon_castle.realm import Set, sets
from engines.dragon_castle.scoring import shrine_total
from engines.dragon_castle.view import View, imagine

_TELLING = frozenset({"place", "consolidate", "build", "discard", "summon", "number", "change"})
"""The kinds of actions that can bring points at once."""

"""None of them uncovers a tile, so it does not matter what the imagined castle hides."""


@dataclass(frozen=True)
class Brings:
    """A set that would be turned."""

    type: str
    """Its type, or the number that Beauty makes it of."""
    cells: tuple[Cell, ...]
    points: int
    shrines: int
    """How many shrines it may carry."""


def sets_brought(view: View, action: DragonCastleAction) -> tuple[Brings, ...]:
    """The sets that a legal action turns, at once or at the check that follows the last tile."""
    state = imagine(view, ANY_SEED)
    seat = state.turn.seat
    log: list[Event] = []
    if action.kind == "place":
        after = rules.act(state, action, log)
        found = [] if after.turn.hand else sets(after.realms[seat])
        return tuple(_brings(ready, after.realms[seat]) for ready in found)
    if action.kind not in ("consolidate", "number", "change"):
        return ()
    before = state.realms[seat]
    after = rules.act(state, action, log)
    turned = Set(
        sign=str(log[-1].facts["type"]),
        cells=after.turn.open_set,
        points=after.realms[seat].set_points - before.set_points,
        shrines=after.turn.allowed,
    )
    return (_brings(turned, before),)


def _brings(found: Set, realm: Realm) -> Brings:
    kind = TYPE_OF.get(found.sign, found.sign)
    return Brings(kind, positions(found.cells, realm.columns), found.points, found.shrines)


def points_brought(view: View, action: DragonCastleAction) -> int | None:
    """Points for sets, discards, shrines and tokens; what a Dragon pays is left to the end."""
    if action.kind not in _TELLING or not view.to_act:
        return None
    if action.kind == "place":
        return sum(found.points for found in sets_brought(view, action))
    state = imagine(view, ANY_SEED)
    seat = state.turn.seat
    after = rules.act(state, action, [])
    return _earned(after.realms[seat]) - _earned(state.realms[seat])


def _earned(realm: Realm) -> int:
    tokens = COUNTDOWN_POINTS * realm.countdown
    return realm.set_points + realm.discard_points + tokens + shrine_total(realm)
