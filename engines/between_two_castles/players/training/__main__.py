"""`... training rooms` tells `train.cpp` of the tiles; `... training FROM TO.npz` takes over its weights."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

from engines.between_two_castles.data import OFFSETS, ROOMS, SPECIALS, THRONES
from engines.between_two_castles.players.strong.boards import TAGS
from engines.between_two_castles.players.strong.network import Network

REACHES = ("flat", "set", "linked", "castle", "above", "column", "below", *OFFSETS)
"""In the order of `Reach` in `castle.hpp`."""
NUMBERS, OUTER, INNER = 242, 64, 24
SHAPES = ((NUMBERS, OUTER), (OUTER,), (OUTER, INNER), (INNER,), (INNER,), (NUMBERS,))
"""Of the parts of a network, in their order."""


def rooms() -> str:
    """Rooms and throne rooms as a header of C++, in the order of `engines.between_two_castles.data`."""
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
    return "\n".join([*lines, "};"])


def _tag(name: str) -> int:
    """The number of a tag; one more than all where there is none."""
    if not name:
        return len(TAGS)
    return TAGS.index(name if name in TAGS else "special")


def _braced(value: object) -> str:
    return str(value).translate(str.maketrans("()[]", "{}{}"))


def network_in(weights: Path) -> Network:
    """The network of a file that `train.cpp` wrote."""
    numbers = np.fromfile(weights, dtype=np.float32)
    ends = np.cumsum([np.prod(shape) for shape in SHAPES])
    if len(numbers) != ends[-1]:
        raise ValueError(f"{len(numbers)} weights, {ends[-1]} expected")
    parts = np.split(numbers, ends[:-1])
    return Network(*(part.reshape(shape) for part, shape in zip(parts, SHAPES, strict=True)))


if __name__ == "__main__":
    if sys.argv[1:] == ["rooms"]:
        sys.stdout.write(rooms() + "\n")
    else:
        np.savez_compressed(sys.argv[2], **network_in(Path(sys.argv[1]))._asdict())
