"""Names for the places of a castle: each door by its side and its number there, each tile by its number among
those of one name, and the tile behind each joined door."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engines.mad_king_ludwig.actions import Placing
from engines.mad_king_ludwig.data import SIDES, STEPS, TILES
from engines.mad_king_ludwig.forms import form_of
from engines.mad_king_ludwig.view import DoorView, TileView


class DoorPlace(NamedTuple):
    """The position of a door on its tile."""

    side: str
    """"N", "E", "S" or "W"."""
    number: int
    """Counted on its side from the west or the north; 0 if it is the only one there."""


def door_places(doors: Sequence[DoorView]) -> tuple[DoorPlace, ...]:
    """Returns the position of each door of a tile."""
    found = []
    for door in doors:
        along = sorted(_along(other) for other in doors if other.side == door.side)
        number = 1 + along.index(_along(door)) if len(along) > 1 else 0
        found.append(DoorPlace(SIDES[door.side], number))
    return tuple(found)


def _along(door: DoorView) -> int:
    return door.y if door.side % 2 else door.x


def in_order(doors: Sequence[DoorView]) -> list[int]:
    """Returns the numbers of a tile's doors in listing order: by sides from the north clockwise."""
    return sorted(range(len(doors)), key=lambda index: (doors[index].side, _along(doors[index])))


def numbers_of_name(tiles: Iterable[TileView]) -> tuple[int, ...]:
    """Returns the number of each tile among those of its name, in placing order; 0 for an only one."""
    names = [tile.placed.tile for tile in tiles]
    often, seen = Counter(names), Counter[str]()
    found = []
    for name in names:
        seen[name] += 1
        found.append(seen[name] if often[name] > 1 else 0)
    return tuple(found)


def behind(tiles: Sequence[TileView]) -> dict[tuple[int, int], int]:
    """Returns the number of the tile behind each joined door, by the numbers of tile and door."""
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
    """Returns the door of the castle to which a tile is put: the numbers of its tile and of the door in
    it."""
    for number, tile in enumerate(tiles):
        for index, door in enumerate(tile.doors):
            if (door.x, door.y, SIDES[door.side]) == (action.x, action.y, action.side):
                return number, index
    raise LookupError(f"no door at {action.x},{action.y}{action.side}")


def own_door(action: Placing) -> int:
    """Returns the number of the tile's own door that is put there, in printed order."""
    return [door.name for door in TILES[action.tile].doors].index(action.way)


def fence_side(tile: TileView) -> str | None:
    """Returns the side of a tile's fence; None if it has none."""
    fence = form_of(tile.placed.tile, tile.placed.rot).body.fence
    return None if fence is None else SIDES[fence]
