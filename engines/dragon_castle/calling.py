"""Calling a Spirit: when in a turn each of them can be called, and what it can be paid with."""

from __future__ import annotations

from engines.core.errors import IllegalAction
from engines.core.event import Event
from engines.dragon_castle import actions as a
from engines.dragon_castle import events, rulings
from engines.dragon_castle.data import Phase, Spirit
from engines.dragon_castle.grid import name_at, position
from engines.dragon_castle.realm import face_up, lift, sets
from engines.dragon_castle.spirits import is_usable, offered_sets
from engines.dragon_castle.state import State, account, own_realm, with_own

WINDOWS: dict[Spirit, tuple[Phase, ...]] = {
    "beauty": ("sets",),
    "elegance": ("act", "finish"),
    "wind": ("act", "finish", "place", "sets", "build"),
    "deception": ("act", "finish"),
    "strength": ("act", "place", "sets"),
    "change": ("sets",),
    "faith": ("sets", "build"),
    "depths": ("act", "finish"),
    "destruction": ("act", "finish"),
    "cunning": ("sets",),
}
"""In which phases each Spirit can be of use."""
TAKING: frozenset[Spirit] = frozenset({"elegance", "deception", "depths"})
OF_CASTLE = TAKING | {"destruction"}
"""For these it does not matter which tile of the realm is paid."""


def activations(state: State) -> list[a.Activate]:
    """Every Spirit that can be used now with every payment that leaves it usable."""
    columns = own_realm(state).columns
    return [
        a.activate(spirit, None if payment is None else position(payment, columns))
        for spirit in state.spirits
        if _may_call(state, spirit)
        for payment in _fit_payments(state, spirit, _payments(state))
    ]


def _may_call(state: State, spirit: Spirit) -> bool:
    """Once in a turn, none while another is still to be used, and each only when it can be of use."""
    turn = state.turn
    spent = len(turn.used) >= rulings.SPIRITS_PER_TURN or spirit in turn.used or turn.pending
    return not spent and turn.phase in WINDOWS[spirit]


def _payments(state: State) -> list[int | None]:
    """The cells of face-up tiles, and None for a shrine of the pool."""
    realm = own_realm(state)
    tiles = face_up(realm)
    if not rulings.PAYMENT_MAY_BREAK_SET:
        ready = {cell for found in sets(realm) for cell in found.cells}
        tiles = [cell for cell in tiles if cell not in ready]
    return [*tiles, None] if realm.pool else [*tiles]


def _fit_payments(state: State, spirit: Spirit, payments: list[int | None]) -> list[int | None]:
    """The payments after which the Spirit still has something to do: there is no paying without using."""
    if spirit in OF_CASTLE:
        tiles = [payment for payment in payments if payment is not None]
        fit: list[int | None] = []
        if tiles and is_usable(paid(state, spirit, tiles[0]), spirit):
            fit += tiles
        if None in payments and is_usable(paid(state, spirit, None), spirit):
            fit.append(None)
        return fit
    if spirit in ("beauty", "change", "cunning"):
        whole = [set(found.cells) for _, found in offered_sets(state, spirit)]
        return [
            payment
            for payment in payments
            if whole
            and (
                any(payment not in cells for cells in whole)
                or is_usable(paid(state, spirit, payment), spirit)
            )
        ]
    return [payment for payment in payments if is_usable(paid(state, spirit, payment), spirit)]


def paid(state: State, spirit: Spirit, payment: int | None) -> State:
    """The state after paying with the face-up tile on a cell, or with a shrine of the pool (None)."""
    turn, realm = state.turn, own_realm(state)
    supply = state.supply
    if payment is None:
        realm = realm._replace(pool=realm.pool - 1)
        supply += rulings.PAID_SHRINE_RETURNS
    else:
        realm = lift(realm, payment)
    turn = turn._replace(used=(*turn.used, spirit), pending=spirit, touched=())
    if spirit not in TAKING:
        turn = turn._replace(phase="effect", resume=turn.phase)
    return state._replace(realms=with_own(state, realm), supply=supply, turn=turn)


def activate(state: State, spirit: Spirit, payment: int | None, log: list[Event]) -> State:
    """Pay: a face-up tile of the realm leaves the game, or a shrine goes back to the supply."""
    if spirit not in state.spirits:
        raise IllegalAction("spirit_not_in_play", spirit=spirit)
    if not _may_call(state, spirit):
        raise IllegalAction("no_such_spirit_now", spirit=spirit)
    if payment not in _payments(state):
        raise IllegalAction("no_payment", spirit=spirit)
    if not _fit_payments(state, spirit, [payment]):
        raise IllegalAction("nothing_for_the_spirit_to_do", spirit=spirit)
    realm = own_realm(state)
    name = None if payment is None else name_at(payment, realm.columns)
    face = None if payment is None else realm.faces[payment]
    log.append(events.activated(state.turn.seat, spirit, name, face))
    return paid(state, spirit, payment)._replace(last=(account(state)._replace(spirit=spirit),))
