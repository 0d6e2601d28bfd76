"""Calling a Spirit: the moments in a turn when it can be called, and its payments."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engines.core.errors import IllegalAction
from engines.core.event import Event
from engines.dragon_castle import actions as a
from engines.dragon_castle import events, rulings
from engines.dragon_castle.consolidating import held_cells
from engines.dragon_castle.data import Spirit
from engines.dragon_castle.grid import name_at, position
from engines.dragon_castle.realm import face_up, lift, sets
from engines.dragon_castle.spirits import is_usable, offered_sets
from engines.dragon_castle.state import State, account, own_realm, with_own

TAKING: frozenset[Spirit] = frozenset({"elegance", "deception", "depths"})
"""These change which tiles may be taken, so they come too late once the action is done."""
OF_CASTLE = TAKING | {"destruction"}
"""For these it does not matter which tile of the realm is paid."""
RESHAPING: frozenset[Spirit] = frozenset({"beauty", "strength", "change"})
"""These can do more with a ready set than turn it as it is; the others are as good after it."""


def activations(state: State) -> list[a.Activate]:
    """Every Spirit that can be used now with every payment that leaves it usable."""
    columns = own_realm(state).columns
    return [
        a.activate(spirit, None if payment is None else position(payment, columns))
        for spirit, payment in _calls(state, state.spirits)
    ]


def can_call(state: State) -> bool:
    """Returns whether a Spirit that can be paid and used is left, at a moment without other decisions.

    While a set is ready, only Spirits count that it makes a difference to.
    """
    among = state.spirits
    if among and sets(own_realm(state)):
        among = tuple(spirit for spirit in among if spirit in RESHAPING)
    return any(True for _ in _calls(state, among))


def _calls(state: State, among: Iterable[Spirit]) -> Iterator[tuple[Spirit, int | None]]:
    payments: list[int | None] | None = None
    for spirit in among:
        if _may_call(state, spirit):
            payments = _payments(state) if payments is None else payments
            for payment in _fit_payments(state, spirit, payments):
                yield spirit, payment


def _may_call(state: State, spirit: Spirit) -> bool:
    """Once in a turn, at any time in it, but none while another is still to be used."""
    turn = state.turn
    spent = len(turn.used) >= rulings.SPIRITS_PER_TURN or spirit in turn.used or turn.pending
    return not spent and (spirit not in TAKING or turn.phase in ("act", "finish"))


def _payments(state: State) -> list[int | None]:
    """The cells of face-up tiles, those of a set that must be consolidated excepted; None for a shrine."""
    realm, held = own_realm(state), held_cells(state)
    tiles = [cell for cell in face_up(realm) if cell not in held]
    return [*tiles, None] if realm.pool else [*tiles]


def _fit_payments(state: State, spirit: Spirit, payments: list[int | None]) -> Iterator[int | None]:
    """Returns the payments that leave the Spirit an effect: a Spirit may not be paid without being used."""
    if spirit in OF_CASTLE:
        tiles = [payment for payment in payments if payment is not None]
        if tiles and is_usable(paid(state, spirit, tiles[0]), spirit):
            yield from tiles
        if None in payments and is_usable(paid(state, spirit, None), spirit):
            yield None
    elif spirit in ("beauty", "change", "cunning"):
        yield from _payments_for_sets(state, spirit, payments)
    else:
        yield from (payment for payment in payments if is_usable(paid(state, spirit, payment), spirit))


def _payments_for_sets(state: State, spirit: Spirit, payments: list[int | None]) -> Iterator[int | None]:
    """A payment may leave one of the sets as it is, or make one out of a larger group."""
    whole = [set(found.cells) for _, found in offered_sets(state, spirit)]
    larger = {cell for found in sets(own_realm(state)) for cell in found.cells}
    concerned = larger.union(*whole)
    for payment in payments:
        if any(payment not in cells for cells in whole) or (
            payment in concerned and is_usable(paid(state, spirit, payment), spirit)
        ):
            yield payment


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
    if spirit == "strength" and (held := held_cells(state)):
        turn = turn._replace(bound=tuple(found.cells for found in sets(realm) if found.cells[0] in held))
    return state._replace(realms=with_own(state, realm), supply=supply, turn=turn)


def activate(state: State, spirit: Spirit, payment: int | None, log: list[Event]) -> State:
    """Pay: a face-up tile of the realm leaves the game, or a shrine goes back to the supply."""
    if spirit not in state.spirits:
        raise IllegalAction("spirit_not_in_play", spirit=spirit)
    if not _may_call(state, spirit):
        raise IllegalAction("no_such_spirit_now", spirit=spirit)
    if payment not in _payments(state):
        raise IllegalAction("no_payment", spirit=spirit)
    if payment not in _fit_payments(state, spirit, [payment]):
        raise IllegalAction("nothing_for_the_spirit_to_do", spirit=spirit)
    realm = own_realm(state)
    name = None if payment is None else name_at(payment, realm.columns)
    face = None if payment is None else realm.faces[payment]
    log.append(events.activated(state.turn.seat, spirit, name, face))
    return paid(state, spirit, payment)._replace(last=(account(state)._replace(spirit=spirit),))
