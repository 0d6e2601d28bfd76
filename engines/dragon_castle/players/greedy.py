"""The greedy player: plays each turn so that its realm has the best prospect at the end of it."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engines.core.chance import ANY_SEED
from engines.core.players import Weighed
from engines.dragon_castle import actions as a
from engines.dragon_castle import calling, rules
from engines.dragon_castle.castle import is_available, lowered, showing, twins
from engines.dragon_castle.data import COUNTDOWN_POINTS, DISCARD_POINTS, Spirit, shrine_points
from engines.dragon_castle.grid import Cell, neighbours
from engines.dragon_castle.players.prospect import (
    Ahead,
    best_placing,
    furnished,
    look_ahead,
    prospect,
    settled,
)
from engines.dragon_castle.realm import groups, number_sets, put, room
from engines.dragon_castle.redeal import imagine
from engines.dragon_castle.state import Castle, Realm, State, own_realm
from engines.dragon_castle.taking import PAIR_ROOM
from engines.dragon_castle.view import View

WITH_HAND: tuple[Spirit, ...] = ("elegance", "deception", "depths", "destruction")
"""The Spirits that are called while the first tile is held: they may allow a second one."""
IN_REALM: tuple[Spirit, ...] = ("beauty", "wind", "strength", "change", "faith", "cunning")
"""The Spirits that are called once all tiles are placed: their effect is as good then as before."""
CAUTION: dict[Spirit, float] = {"elegance": 3.0, "destruction": 3.0, "wind": 3.0, "strength": 3.0}
"""The gain that these need over going without; it shrinks towards the end, when little is unknown."""
FOLLOWED = 3
"""The number of best first moves of Strength or Wind that are followed up."""
A_LITTLE = 0.001
"""Preference for actions without a needless question, and for points now."""
HASTE = 0.1
"""With less than this many seconds to think, the cards are ignored."""
TRIED = 16
"""The approximate maximum of judged moves of Strength or Wind."""


class Judged(NamedTuple):
    """An action and the value of the realm after the whole turn."""

    value: float
    action: a.DragonCastleAction


def choose_greedily(
    view: View, legal: tuple[a.DragonCastleAction, ...], rng: random.Random, budget: float
) -> a.DragonCastleAction:
    """Returns the action whose turn, played to its visible end, leaves the most valuable realm."""
    return weigh_greedily(view, legal, rng, budget)[0].action


def weigh_greedily(
    view: View, legal: tuple[a.DragonCastleAction, ...], rng: random.Random, budget: float
) -> Sequence[Weighed[a.DragonCastleAction]]:
    """Returns the actions by the value of the realm after their turn; chance orders equal ones.

    Only visible tiles are judged, so the hidden tiles of the imagined castle do not matter.
    """
    if len(legal) == 1:
        return [Weighed(legal[0], 0.0)]
    state = imagine(view, ANY_SEED)
    ahead = look_ahead(state)
    if budget < HASTE:
        ahead = ahead._replace(dragons=())
        legal = tuple(action for action in legal if action.kind != "spirit")
    judged = judge(state, legal, ahead)
    best = max(value for value, _ in judged)
    chosen = rng.choice([action for value, action in judged if value == best])
    rest = [Weighed(action, value) for value, action in judged if action != chosen]
    return [Weighed(chosen, best), *sorted(rest, key=lambda one: -one.points)]


def judge(state: State, legal: tuple[a.DragonCastleAction, ...], ahead: Ahead) -> list[Judged]:
    calls = [action for action in legal if isinstance(action, a.Activate)]
    plain = [action for action in legal if not isinstance(action, a.Activate)]
    judged = _judge_plain(state, plain, ahead)
    for call in sensible_calls(state, calls):
        judged.append(Judged(_call_value(state, call, ahead), call))
    return judged


def _call_value(state: State, call: a.Activate, ahead: Ahead) -> float:
    return _value(rules.act(state, call, []), ahead) - ahead.left * CAUTION.get(call.spirit, 0.0)


def _value(state: State, ahead: Ahead) -> float:
    """Returns the value of the realm after the best continuation of a Spirit's activation."""
    plain = [action for action in rules.legal(state, state.turn.seat) if not isinstance(action, a.Activate)]
    return max((value for value, _ in _judge_plain(state, plain, ahead)), default=0.0)


def sensible_calls(state: State, calls: Sequence[a.Activate]) -> list[a.Activate]:
    """Returns calls that can be judged now, each paid with a shrine or with the tile of the smallest
    group."""
    wanted = {"finish": WITH_HAND, "sets": IN_REALM, "build": IN_REALM}.get(state.turn.phase, ())
    if not calls or not wanted:
        return []
    realm = own_realm(state)
    company: dict[Cell, int] = {
        divmod(cell, realm.columns): len(cells) for _, cells in groups(realm) for cell in cells
    }
    cheapest: dict[tuple[Spirit, bool], a.Activate] = {}
    for call in sorted(calls, key=lambda call: company[call.tile] if call.tile else 0):
        if call.spirit in wanted:
            cheapest.setdefault((call.spirit, call.tile is None), call)
    return list(cheapest.values())


def _going_on(state: State, step: a.DragonCastleAction, value: float, ahead: Ahead) -> float:
    """Returns the value of a last step if a Spirit is called after it; `value` is that of the step alone."""
    after = rules.proceed(rules.act(state, step, []), step, [])
    calls = sensible_calls(after, calling.activations(after))
    best = max((_call_value(after, call, ahead) for call in calls), default=0.0)
    return best if best > value else value - A_LITTLE


def _sign_of_paying(state: State, step: a.DragonCastleAction, value: float, ahead: Ahead) -> float:
    """Returns a little more if a Spirit pays after a step without a tile, a little less if none does.

    The Spirit's gain does not count: it may be called after a tile as well, and that is not judged
    beforehand.
    """
    return A_LITTLE if _going_on(state, step, value, ahead) > value else -A_LITTLE


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
    return [Judged(_outcome(state, action, ahead), action) for action in legal]


def _outcome(state: State, action: a.DragonCastleAction, ahead: Ahead) -> float:
    """Returns the value of the realm after an action in it, its sets turned and its shrines built."""
    if isinstance(action, a.End):
        return prospect(settled(own_realm(state), ahead), ahead)
    after = rules.act(state, action, [])
    realm, turn = own_realm(after), after.turn
    for cells, allowed in ((turn.open_set, turn.allowed), *turn.unfinished):
        realm = furnished(realm, cells, allowed, ahead)
    at_once = A_LITTLE * (isinstance(action, a.Ending) + isinstance(action, a.Consolidate))
    return prospect(settled(realm, ahead), ahead) + at_once


def _judge_first(state: State, legal: Sequence[a.DragonCastleAction], ahead: Ahead) -> list[Judged]:
    """Judges each first tile with the best visible way to finish; equal faces are judged once."""
    realm, castle = own_realm(state), state.castle
    known: dict[tuple[str, bool], float] = {}
    judged = []
    for action in legal:
        if not isinstance(action, a.Take):
            value = prospect(realm, ahead) + COUNTDOWN_POINTS
            if a.ending(a.SUMMON) in legal and not isinstance(action, a.Ending):
                value += _sign_of_paying(state, action, value, ahead)
            judged.append(Judged(value, action))
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
    """Judges each way to finish; second tiles with the same face are judged once."""
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
            value = prospect(realm, ahead) + DISCARD_POINTS
            if a.ending(a.DISCARD) in legal and not isinstance(action, a.Ending):
                value += _sign_of_paying(state, action, value, ahead)
            judged.append(Judged(value, action))
    return judged


def _judge_placing(state: State, legal: Sequence[a.DragonCastleAction], ahead: Ahead) -> list[Judged]:
    realm = own_realm(state)
    best = best_placing(realm, state.turn.hand, ahead)
    assert best
    chosen = a.place(best.face, divmod(best.cell, realm.columns))
    judged = [Judged(best.value, chosen)]
    if a.ending(chosen) in legal:
        value = _going_on(state, chosen, best.value, ahead)
        judged = [Judged(value, chosen), Judged(best.value, a.ending(chosen))]
    if "beauty" in state.spirits:
        judged += _judge_beauty_spots(state, legal, ahead)
    return judged


def _judge_beauty_spots(
    state: State, legal: Sequence[a.DragonCastleAction], ahead: Ahead
) -> Iterator[Judged]:
    """Judges the last tile beside others of its number, if Beauty can then be called for them."""
    realm = own_realm(state)
    for step in legal:
        if isinstance(step, a.Place) and not isinstance(step, a.Ending) and a.ending(step) in legal:
            cell = _number(realm, step.cell)
            if any(cell in found.cells for found in number_sets(put(realm, cell, step.face))):
                yield Judged(_going_on(state, step, _outcome(state, step, ahead), ahead), step)


def _judge_building(state: State, legal: Sequence[a.DragonCastleAction], ahead: Ahead) -> list[Judged]:
    judged = []
    realm = own_realm(state)
    for action in legal:
        if isinstance(action, a.Skip):
            judged.append(Judged(prospect(settled(realm, ahead), ahead), action))
            continue
        value = _outcome(state, action, ahead)
        if isinstance(action, a.Build) and not isinstance(action, a.Ending) and a.ending(action) in legal:
            value = _going_on(state, action, value, ahead)
        judged.append(Judged(value, action))
    return judged


def _judge_effects(state: State, legal: Sequence[a.DragonCastleAction], ahead: Ahead) -> list[Judged]:
    """Judges each effect of a Spirit; if a second one may follow, only the best first ones are followed."""
    if state.turn.pending == "destruction":
        return _judge_destruction(state, legal, ahead)
    judged = sorted(
        (Judged(_outcome(state, action, ahead), action) for action in _promising(state, legal, ahead)),
        key=_worth,
    )
    if state.turn.touched or state.turn.pending not in ("strength", "wind"):
        return judged
    followed = []
    for value, action in judged[-FOLLOWED:]:
        after = rules.act(state, action, [])
        then = _value(after, ahead) if after.turn.phase == "effect" else value
        followed.append(Judged(then, action))
    return followed


def _promising(
    state: State, legal: Sequence[a.DragonCastleAction], ahead: Ahead
) -> Sequence[a.DragonCastleAction]:
    """Keeps moves of Strength that join tiles of a type, and moves of Wind that raise a shrine."""
    realm, pending = own_realm(state), state.turn.pending
    if pending == "strength":
        around = neighbours(realm.rows, realm.columns)
        kept = []
        for action in legal:
            if isinstance(action, a.Shift):
                source, target = _number(realm, action.source), _number(realm, action.target)
                near = {realm.faces[cell][:1] for cell in around[target] if cell != source}
                if realm.faces[source] and realm.faces[source][0] in near:
                    kept.append(action)
        ends = [action for action in legal if isinstance(action, a.End)]
        return [*kept[:: 1 + len(kept) // TRIED], *ends] or legal[:: 1 + len(legal) // TRIED]
    if pending == "wind":
        moves = [
            action
            for action in legal
            if isinstance(action, a.MoveShrine)
            and (ahead.dragons or _lift(realm, action.source, action.target) > 0)
        ]
        turns = [
            action
            for action in legal
            if isinstance(action, a.TurnDown) and realm.heights[_number(realm, action.cell)] > 1
        ]
        return moves[:: 1 + len(moves) // TRIED] or turns or legal[:1]
    return legal


def _lift(realm: Realm, source: Cell, target: Cell) -> int:
    """Returns the points that a shrine gains by moving."""
    low, high = realm.heights[_number(realm, source)], realm.heights[_number(realm, target)]
    return shrine_points(high) - shrine_points(low)


def _number(realm: Realm, cell: Cell) -> int:
    return cell[0] * realm.columns + cell[1]


def _worth(judged: Judged) -> float:
    return judged.value


def _judge_destruction(state: State, legal: Sequence[a.DragonCastleAction], ahead: Ahead) -> list[Judged]:
    """Judges Destruction while a tile is held: by the pair that it visibly allows, if any."""
    realm, castle, hand = own_realm(state), state.castle, state.turn.hand
    if len(hand) != 1 or room(realm) < PAIR_ROOM:
        return [Judged(0.0, action) for action in legal]
    freeing = [
        action
        for action in legal
        if isinstance(action, a.Destroy)
        if _shows(lowered(castle, action.cell[0] * castle.columns + action.cell[1], ""), hand[0])
    ]
    pair = _tile_value(realm, (hand[0], hand[0]), 0, ahead) if freeing else 0.0
    return [Judged(pair, action) for action in freeing] or [Judged(0.0, action) for action in legal]


def _shows(castle: Castle, face: str) -> bool:
    """Returns whether a tile of that face is available."""
    return any(is_available(castle, cell) for cell in showing(castle, face))
