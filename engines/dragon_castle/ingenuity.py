"""The Dragon of Ingenuity, the opponent in a solo game: its choice of tiles, with the reason.

It summons when it may. Else it takes an available tile of the top level: of a type that the player took last
turn, else a dragon, else a special tile, else a faction tile; and a twin if one is available then. Among
several it takes the northernmost, among those the westernmost.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from engines.core.event import Event
from engines.dragon_castle import events
from engines.dragon_castle.castle import can_summon, is_available, showing, surface
from engines.dragon_castle.data import FACTIONS, SPECIALS
from engines.dragon_castle.grid import name_at, position
from engines.dragon_castle.state import Castle, LastTurn, State
from engines.dragon_castle.taking import take_token, uncover


class Pick(NamedTuple):
    """The first tile that it takes and the criterion that the tile meets."""

    cell: int
    why: str


def first_pick(castle: Castle, last_types: Collection[str]) -> Pick | None:
    """Returns its first tile, or None: it summons the Dragon. `last_types`: letters of the player's tiles."""
    if can_summon(castle):
        return None
    wishes = (
        ("same_type", "".join(last_types)),
        ("dragon", "D"),
        ("special", SPECIALS),
        ("faction", FACTIONS),
    )
    tiles = surface(castle).first
    return next(
        Pick(cell, why) for why, letters in wishes for cell in tiles if castle.tops[cell][0] in letters
    )


def twin(castle: Castle, face: str) -> int | None:
    """Its second tile: an identical one that is available, on any level, after the first is gone."""
    return next((cell for cell in showing(castle, face) if is_available(castle, cell)), None)


def play(state: State, log: list[Event]) -> State:
    """Plays its whole turn."""
    pick = first_pick(state.castle, [face[0] for face in state.turn.took])
    if pick is None:
        state = take_token(state, None, log)
        return state._replace(
            ingenuity_countdown=state.ingenuity_countdown + 1,
            last=(state.last[0], LastTurn(None, action="summon")),
        )
    face = state.castle.tops[pick.cell]
    taken, uncovered = [pick.cell], []
    state, below = uncover(state, pick.cell)
    uncovered.append(below)
    second = twin(state.castle, face)
    if second is not None:
        taken.append(second)
        state, below = uncover(state, second)
        uncovered.append(below)
    faces = (face,) * len(taken)
    names = [name_at(cell, state.castle.columns) for cell in taken]
    log.append(events.ingenuity(pick.why, names, faces, uncovered))
    account = LastTurn(
        None,
        action="pair" if second is not None else "tile",
        taken=tuple(position(cell, state.castle.columns) for cell in taken),
        faces=faces,
        why=pick.why,
    )
    return state._replace(ingenuity=(*state.ingenuity, *faces), last=(state.last[0], account))
