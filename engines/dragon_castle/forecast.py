"""Immediate effects of an action, from the view: points, sets, the realm after it, twins that stay.

Nothing here uncovers a tile, so the hidden tiles of the imagined castle do not matter.
"""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.chance import ANY_SEED
from engines.core.event import Event
from engines.core.score import total
from engines.dragon_castle import rules
from engines.dragon_castle.actions import Activate, Between, DragonCastleAction, InCastle, InRealm
from engines.dragon_castle.castle import twins
from engines.dragon_castle.data import COUNTDOWN_POINTS, LETTER_OF, SMALLEST_SET, TYPE_OF, Spirit
from engines.dragon_castle.dragons import FAVOURS
from engines.dragon_castle.grid import Cell, positions
from engines.dragon_castle.realm import Set, room, sets, type_points
from engines.dragon_castle.redeal import imagine
from engines.dragon_castle.scoring import neighbours_of, realm_lines, shrine_total
from engines.dragon_castle.state import Realm, own_realm
from engines.dragon_castle.taking import PAIR_ROOM, seconds_seen
from engines.dragon_castle.view import Group, RealmView, View, realm_view

_TELLING = frozenset({"place", "consolidate", "build", "discard", "summon", "number", "change"})
"""The kinds of actions that can score points at once."""


@dataclass(frozen=True)
class Brings:
    """A set that would be turned."""

    type: str
    """Its type, or its number if Beauty makes it."""
    cells: tuple[Cell, ...]
    points: int
    shrines: int
    """The number of shrines that it may carry."""


def forecast(view: View, action: DragonCastleAction) -> int | None:
    """Returns points for sets, discards, shrines and tokens; leaves out Dragons, which pay at the end."""
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


def sets_brought(view: View, action: DragonCastleAction) -> tuple[Brings, ...]:
    """Returns the sets that a legal action turns, at once or at the check that follows the last tile."""
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


def dragons_after(view: View, action: DragonCastleAction) -> dict[str, int]:
    """Returns the points that an action in the player's realm adds to each Dragon card, or takes from it.

    A set that is turned at once is counted.
    """
    if not view.dragons or not isinstance(action, InRealm | Between):
        return {}
    state = imagine(view, ANY_SEED)
    seat = state.turn.seat
    others = neighbours_of(seat, state.realms)
    before, after = state.realms[seat], rules.apply(state, seat, action).state.realms[seat]
    found = {
        card: FAVOURS[card](after, others).points - FAVOURS[card](before, others).points
        for card in view.dragons
    }
    return {card: points for card, points in found.items() if points}


def tiles_allowed(view: View, call: Activate) -> tuple[Cell, ...]:
    """Returns the tiles of the castle that a Spirit would let its player take now, once it is paid."""
    state = imagine(view, ANY_SEED)
    after = rules.act(state, call, [])
    found = {action.cell for action in rules.legal(after, after.turn.seat) if isinstance(action, InCastle)}
    return tuple(sorted(found))


def group_points(group: Group) -> int:
    """Returns the points of an open group as a set; 0 while it is too small."""
    size = len(group.cells)
    return type_points(LETTER_OF[group.type], size) if size >= SMALLEST_SET else 0


def realm_after(view: View, action: DragonCastleAction) -> RealmView:
    """Returns the realm of the seat that is due, right after a legal action of its own in it."""
    state = imagine(view, ANY_SEED)
    seat = state.turn.seat
    after = rules.act(state, action, [])
    return realm_view(seat, after.realms[seat], total(realm_lines(seat, after), seat))


def at_work(view: View) -> Spirit | None:
    """Returns the paid Spirit that changes which tiles may be taken: Elegance does so until the turn ends."""
    return view.pending or ("elegance" if "elegance" in view.used else None)


def twins_after(view: View, cell: Cell) -> tuple[Cell, ...]:
    """Returns the second tiles that are visibly allowed once the one on this cell is gone: its twins.

    With a Spirit at work, the tiles that it allows instead. A pair needs room for two.
    """
    state = imagine(view, ANY_SEED)
    castle = state.castle
    if room(own_realm(state)) < PAIR_ROOM:
        return ()
    first = cell[0] * castle.columns + cell[1]
    found = seconds_seen(state, first) if view.used else twins(castle, first)
    return positions(found, castle.columns)


def rounds_left(view: View) -> int:
    """Returns a lower bound of the rounds left, including this one: no play can end the game sooner.

    A token can be taken once nothing lies above level 1. Each turn takes two tiles at most, Destruction one
    more; alone, the Dragon of Ingenuity takes its two tiles or its token in every round too.
    """
    if not view.to_act:
        return 0
    high = sum(max(0, stack.height - 1) for row in view.castle.cells for stack in row)
    track, turn = view.laid_out, view.turn
    extra = int("destruction" in view.spirits)
    place = (turn.seat - view.first) % view.seats
    rounds = 1
    most = {"act": PAIR_ROOM, "finish": 1}.get(turn.phase, 0) + extra
    may_summon = turn.phase == "act"
    while track and not view.last_round:
        if may_summon and high <= extra:
            high, track = 0, track - 1
        else:
            high = max(0, high - most)
        if view.seats == 1 and track:
            high, track = (high - PAIR_ROOM, track) if high > 0 else (0, track - 1)
        place, most, may_summon = place + 1, PAIR_ROOM + extra, True
        if place == view.seats and track:
            place, rounds = 0, rounds + 1
    return rounds
