"""The greedy player: plays each turn so that its realm promises most at the end of it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from engines.core.chance import ANY_SEED
from engines.dragon_castle import actions as a
from engines.dragon_castle import rules
from engines.dragon_castle.castle import twins
from engines.dragon_castle.data import COUNTDOWN_POINTS, DISCARD_POINTS, Spirit
from engines.dragon_castle.grid import Cell
from engines.dragon_castle.players.prospect import (
    Ahead,
    best_placing,
    furnished,
    look_ahead,
    prospect,
    settled,
)
from engines.dragon_castle.realm import groups
from engines.dragon_castle.redeal import imagine
from engines.dragon_castle.state import Realm, State, own_realm
from engines.dragon_castle.view import View

CALLED: tuple[Spirit, ...] = ("beauty", "change", "cunning", "faith", "depths", "deception")
"""The Spirits whose use can be judged by what the realm is worth at once."""
HASTE = 0.1
"""With less than this many seconds to think, the cards are left out of account."""
TRIED = 40
"""About this many effects of a Spirit are judged at most."""


class Judged(NamedTuple):
    """An action and what the realm would be worth after the whole turn."""

    value: float
    action: a.DragonCastleAction


def choose_greedily(
    view: View, legal: tuple[a.DragonCastleAction, ...], rng: random.Random, budget: float
) -> a.DragonCastleAction:
    """The action whose turn, played to its end as well as can be seen, leaves the realm worth most.

    Only what is seen is judged, so it does not matter what the imagined castle hides.
    """
    if len(legal) == 1:
        return legal[0]
    state = imagine(view, ANY_SEED)
    ahead = look_ahead(state)
    if budget < HASTE:
        ahead = ahead._replace(dragons=())
        legal = tuple(action for action in legal if action.kind != "spirit")
    judged = _judge(state, legal, ahead)
    best = max(value for value, _ in judged)
    return rng.choice([action for value, action in judged if value == best])


def _judge(state: State, legal: tuple[a.DragonCastleAction, ...], ahead: Ahead) -> list[Judged]:
    calls = [action for action in legal if isinstance(action, a.Activate)]
    plain = [action for action in legal if not isinstance(action, a.Activate)]
    judged = _judge_plain(state, plain, ahead)
    for call in _sensible(state, calls):
        after = rules.act(state, call, [])
        judged.append(Judged(_value(after, ahead), call))
    return judged


def _value(state: State, ahead: Ahead) -> float:
    """What the realm is worth after the best that follows a Spirit's activation."""
    plain = [action for action in rules.legal(state) if not isinstance(action, a.Activate)]
    return max(value for value, _ in _judge_plain(state, plain, ahead))


def _sensible(state: State, calls: Sequence[a.Activate]) -> list[a.Activate]:
    """Calls that can be judged, each paid with a shrine or with the tile in the least company.

    Before the first tile nothing is called: what these Spirits do is as good after it.
    """
    if not calls or state.turn.phase == "act":
        return []
    realm = own_realm(state)
    company: dict[Cell, int] = {
        divmod(cell, realm.columns): len(cells) for _, cells in groups(realm) for cell in cells
    }
    cheapest: dict[tuple[Spirit, bool], a.Activate] = {}
    for call in sorted(calls, key=lambda call: company[call.tile] if call.tile else 0):
        if call.spirit in CALLED:
            cheapest.setdefault((call.spirit, call.tile is None), call)
    return list(cheapest.values())


def _judge_plain(state: State, legal: Sequence[a.DragonCastleAction], ahead: Ahead) -> list[Judged]:
    match state.turn.phase:
        case "act":
            return _judge_first(state, legal, ahead)
        case "finish":
            return _judge_finish(state, legal, ahead)
        case "place":
            return _judge_placing(state, legal, ahead)
        case "build":
            return _judge_building(state, legal, ahead)
        case "effect":
            return _judge_effects(state, legal, ahead)
    realm = own_realm(state)
    value = prospect(settled(realm, ahead), ahead)
    return [Judged(value + isinstance(action, a.Consolidate), action) for action in legal]


def _judge_first(state: State, legal: Sequence[a.DragonCastleAction], ahead: Ahead) -> list[Judged]:
    """Each first tile with the best way to finish that can be seen; equal faces are judged once."""
    realm, castle = own_realm(state), state.castle
    known: dict[tuple[str, bool], float] = {}
    judged = []
    for action in legal:
        if not isinstance(action, a.Take):
            judged.append(Judged(prospect(realm, ahead) + COUNTDOWN_POINTS, action))
            continue
        cell = action.cell[0] * castle.columns + action.cell[1]
        face, paired = castle.tops[cell], bool(twins(castle, cell))
        if (face, paired) not in known:
            known[face, paired] = max(
                _tile_value(realm, (face,), 1 if state.supply else 0, ahead),
                _tile_value(realm, (face, face), 0, ahead) if paired else 0.0,
                prospect(realm, ahead) + DISCARD_POINTS,
            )
        judged.append(Judged(known[face, paired], action))
    return judged


def _tile_value(realm: Realm, hand: tuple[str, ...], shrines: int, ahead: Ahead) -> float:
    placing = best_placing(realm._replace(pool=realm.pool + shrines), hand, ahead)
    return placing.value if placing else 0.0


def _judge_finish(state: State, legal: Sequence[a.DragonCastleAction], ahead: Ahead) -> list[Judged]:
    """Each way to finish; second tiles with the same face are judged once."""
    realm, hand, castle = own_realm(state), state.turn.hand, state.castle
    pairs: dict[str, float] = {}
    judged = []
    for action in legal:
        if isinstance(action, a.Pair):
            second = castle.tops[action.cell[0] * castle.columns + action.cell[1]]
            if second not in pairs:
                pairs[second] = _tile_value(realm, (*hand, second), 0, ahead)
            judged.append(Judged(pairs[second], action))
        elif isinstance(action, a.TakeShrine):
            judged.append(Judged(_tile_value(realm, hand, min(state.supply, 1), ahead), action))
        else:
            judged.append(Judged(prospect(realm, ahead) + DISCARD_POINTS, action))
    return judged


def _judge_placing(state: State, legal: Sequence[a.DragonCastleAction], ahead: Ahead) -> list[Judged]:
    realm = own_realm(state)
    best = best_placing(realm, state.turn.hand, ahead)
    assert best
    chosen = a.place(best.face, divmod(best.cell, realm.columns))
    return [Judged(best.value if action == chosen else 0.0, action) for action in legal]


def _judge_building(state: State, legal: Sequence[a.DragonCastleAction], ahead: Ahead) -> list[Judged]:
    judged = []
    realm = own_realm(state)
    for action in legal:
        after, rest = realm, 0
        if isinstance(action, a.Build):
            state_after = rules.act(state, action, [])
            after, rest = own_realm(state_after), state_after.turn.allowed
        after = furnished(after, state.turn.open_set, rest, ahead)
        judged.append(Judged(prospect(settled(after, ahead), ahead), action))
    return judged


def _judge_effects(state: State, legal: Sequence[a.DragonCastleAction], ahead: Ahead) -> list[Judged]:
    judged = []
    for action in legal[:: 1 + len(legal) // TRIED]:
        after = rules.act(state, action, [])
        realm = own_realm(after)
        realm = furnished(realm, after.turn.open_set, after.turn.allowed, ahead)
        judged.append(Judged(prospect(settled(realm, ahead), ahead), action))
    return judged
