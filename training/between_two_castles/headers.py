"""Generates the C++ header of the tiles: `castle.hpp` includes `rooms.hpp`."""

from __future__ import annotations

from engines.between_two_castles.data import OFFSETS, ROOMS, SPECIALS, THRONES
from engines.between_two_castles.players.strong.boards import TAGS

REACHES = ("flat", "set", "linked", "castle", "above", "column", "below", *OFFSETS)
"""In the order of `Reach` in `castle.hpp`."""


def rooms() -> str:
    """Returns rooms and throne rooms as a C++ header, in the order of `engines.between_two_castles.data`."""
    tiles = [
        (_tag(room.type), _tag(room.hanging), REACHES.index(room.reach), _tag(room.want), room.points)
        for room in ROOMS.values()
    ]
    thrones = [
        (_tag(throne.hanging), [*map(_tag, throne.types)], [*map(list, throne.cells)])
        for throne in THRONES.values()
    ]
    lines = [f"const int REGULAR = {len(tiles) - len(SPECIALS)};", "static const Tile TILES[] = {"]
    lines += [f"    {_braced(tile)}," for tile in tiles]
    lines += ["};", "static const Throne THRONES[] = {"]
    lines += [f"    {_braced(throne)}," for throne in thrones]
    return "\n".join([*lines, "};"]) + "\n"


def _tag(name: str) -> int:
    """Returns the number of a tag; one more than the highest if there is none."""
    if not name:
        return len(TAGS)
    return TAGS.index(name if name in TAGS else "special")


def _braced(value: object) -> str:
    return str(value).translate(str.maketrans("()[]", "{}{}"))


HEADERS = {"rooms.hpp": rooms}
