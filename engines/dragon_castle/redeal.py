"""Deals hidden information again: states that look the same to every seat but go on differently.

Only the tiles still to be uncovered are hidden, and the seed alone determines them.
"""

from __future__ import annotations

import random

from engines.core.chance import Chance, random_seed
from engines.dragon_castle.state import Castle, Realm, State
from engines.dragon_castle.view import RealmView, View


def redeal(state: State, seat: int | None, rng: random.Random) -> State:
    """Returns another state that looks the same to every seat."""
    return state._replace(chance=state.chance._replace(seed=random_seed(rng)))


def imagine(view: View, seed: str) -> State:
    """Returns a state that looks like this view; the given seed determines the tiles to be uncovered."""
    flat = [stack for row in view.castle.cells for stack in row]
    return State(
        options=view.options,
        seats=view.seats,
        chance=Chance(seed),
        spirits=view.spirits,
        dragons=view.dragons,
        castle=Castle(
            len(view.castle.cells[0]),
            tuple(stack.height for stack in flat),
            tuple(stack.face for stack in flat),
        ),
        unseen=tuple(face for face, count in view.unseen for _ in range(count)),
        supply=view.supply,
        laid_out=view.laid_out,
        stacked=view.stacked,
        first=view.first,
        round=view.round,
        last_round=view.last_round,
        turn=view.turn,
        realms=tuple(map(_realm_in, view.realms)),
        ingenuity=view.ingenuity,
        ingenuity_countdown=view.ingenuity_countdown,
        last=view.last,
        rules=view.rules,
    )


def _realm_in(view: RealmView) -> Realm:
    flat = [stack for row in view.cells for stack in row]
    return Realm(
        columns=len(view.cells[0]),
        heights=tuple(stack.height for stack in flat),
        faces=tuple(stack.face for stack in flat),
        shrines=tuple(stack.shrine for stack in flat),
        pool=view.pool,
        set_points=view.set_points,
        discard_points=view.discard_points,
        countdown=view.countdown,
        backs=view.backs,
    )
