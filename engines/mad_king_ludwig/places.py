"""Places of a castle as they are named in words: each door by its side and its number there, each tile by
its number among those of one name, and what lies behind each joined door.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engines.mad_king_ludwig.actions import Placing
from engines.mad_king_ludwig.data import SIDES, STEPS, TILES
from engines.mad_king_ludwig.forms import form_of
from engines.mad_king_ludwig.view import DoorView, TileView


class DoorPlace(NamedTuple):
    """Where a door is on its tile."""

    side: str
    """"N", "E", "S" or "W"."""
    number: int
    """Counted on its side from the west or the north; 0 where it is the only one there."""


def door_places(doors: Sequence[DoorView]) -> tuple[DoorPlace, ...]:
    """Of each door of a tile where it is."""
    found = []
    for door in doors:
        along = sorted(_along(other) for other in doors if other.side == door.side)
        number = 1 + along.index(_along(door)) if len(along) > 1 else 0
        found.append(DoorPlace(SIDES[door.side], number))
    return tuple(found)


def _along(door: DoorView) -> int:
    return door.y if door.side % 2 else door.x


def in_order(doors: Sequence[DoorView]) -> list[int]:
    """The numbers of a tile's doors as they are listed: by sides from the north clockwise, as numbered."""
    return sorted(range(len(doors)), key=lambda index: (doors[index].side, _along(doors[index])))


def numbers_of_name(tiles: Iterable[TileView]) -> tuple[int, ...]:
    """Of each tile its number among those of its name, in the order they were placed; 0 for an only one."""
    names = [tile.placed.tile for tile in tiles]
    often, seen = Counter(names), Counter[str]()
    found = []
    for name in names:
        seen[name] += 1
        found.append(seen[name] if often[name] > 1 else 0)
    return tuple(found)


def behind(tiles: Sequence[TileView]) -> dict[tuple[int, int], int]:
    """What each joined door leads to: by the numbers of tile and door, the number of the other tile."""
    joined = {
        (door.x, door.y, door.side): number
        for number, tile in enumerate(tiles)
        for door in tile.doors
        if door.state == "joined"
    }
    found = {}
    for number, tile in enumerate(tiles):
        for index, door in enumerate(tile.doors):
            step_x, step_y = STEPS[door.side]
            other = joined.get((door.x + step_x, door.y + step_y, (door.side + 2) % 4))
            if door.state == "joined" and other is not None:
                found[number, index] = other
    return found


def door_met(tiles: Sequence[TileView], action: Placing) -> tuple[int, int]:
    """The door of the castle to which a tile is put: the numbers of its tile, and of the door in it."""
    for number, tile in enumerate(tiles):
        for index, door in enumerate(tile.doors):
            if (door.x, door.y, SIDES[door.side]) == (action.x, action.y, action.side):
                return number, index
    raise LookupError(f"no door at {action.x},{action.y}{action.side}")


def own_door(action: Placing) -> int:
    """The number of the tile's own door that is put there, in the order as printed."""
    return [door.name for door in TILES[action.tile].doors].index(action.way)


def fence_side(tile: TileView) -> str | None:
    """To which side a tile's fence looks; None where it has none."""
    fence = form_of(tile.placed.tile, tile.placed.rot).body.fence
    return None if fence is None else SIDES[fence]
