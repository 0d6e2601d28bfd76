"""Doors and tiles of a castle by the names that buttons, questions and the board in words use."""

from __future__ import annotations

from collections.abc import Sequence

from bot.texts import Translator
from engines.mad_king_ludwig.actions import Placing
from engines.mad_king_ludwig.data import STAIRS
from engines.mad_king_ludwig.places import DoorPlace, door_met, door_places, numbers_of_name, own_door
from engines.mad_king_ludwig.view import DoorView, TileView, printed_doors
from render.mad_king_ludwig.titles import tile_name


def names_of(tiles: Sequence[TileView], words: Translator) -> list[str]:
    """Names every tile of a castle; adds a number if several have the same name."""
    return [
        words("mad_king_ludwig-one-of", room=tile_name(tile.placed.tile, words), number=number)
        if number
        else tile_name(tile.placed.tile, words)
        for tile, number in zip(tiles, numbers_of_name(tiles), strict=True)
    ]


def side_name(side: str, words: Translator) -> str:
    return words(f"mad_king_ludwig-side-{side}")


def door_names(tile: str, doors: Sequence[DoorView], words: Translator) -> list[str]:
    """Returns the doors of a tile in its order: the side, and a number if it has several on that side."""
    return [
        _door_name(place, words, down=tile == STAIRS and door.downstairs)
        for door, place in zip(doors, door_places(doors), strict=True)
    ]


def _door_name(place: DoorPlace, words: Translator, *, down: bool) -> str:
    """Names a door; marks the door of stairs that leads down."""
    name = side_name(place.side, words)
    if place.number:
        name = words("mad_king_ludwig-door", side=name, number=place.number)
    return words("mad_king_ludwig-door-down", door=name) if down else name


def castle_door(tiles: Sequence[TileView], number: int, index: int, words: Translator) -> str:
    """Names a door of a castle by its tile and its side."""
    tile = tiles[number]
    door = door_names(tile.placed.tile, tile.doors, words)[index]
    return words("mad_king_ludwig-door-of", room=names_of(tiles, words)[number], door=door)


def place_of(tiles: Sequence[TileView], action: Placing, words: Translator) -> str:
    """The door of the castle to which a tile is put."""
    return castle_door(tiles, *door_met(tiles, action), words)


def own_of(action: Placing, words: Translator) -> str:
    """The tile's own door that is put there, as printed."""
    return door_names(action.tile, printed_doors(action.tile, 0), words)[own_door(action)]
