"""Whole castles scored a second time, plainly: tiles as sets of cells, the rules applied one by one."""

from __future__ import annotations

import random
from typing import NamedTuple

import pytest

from engines.between_two_castles.castle import Castle
from engines.between_two_castles.data import OFFSETS, ROOMS, TYPES, Cell, Room
from engines.between_two_castles.options import BetweenOptions
from engines.between_two_castles.scoring import sheet_of
from tests.engines.between_two_castles.positions import GAME, SEED, at_random


class Tile(NamedTuple):
    number: int
    room: Room
    cells: frozenset[Cell]


def tiles_of(castle: Castle) -> list[Tile]:
    throne = Tile(0, castle.throne_room.room, frozenset({(0, 0), (1, 0)}))
    rooms = enumerate(castle.rooms, 1)
    return [throne, *(Tile(number, ROOMS[each.room], frozenset({each.cell})) for number, each in rooms)]


def is_wanted(room: Room, want: str) -> bool:
    special = room.type not in TYPES
    return want == "any" or want in (room.type, room.hanging) or (want == "special" and special)


def touch(one: Tile, other: Tile) -> bool:
    return any(abs(x - u) + abs(y - v) == 1 for x, y in one.cells for u, v in other.cells)


def counted(tile: Tile, tiles: list[Tile]) -> set[int]:
    """The numbers of the tiles that a tile counts."""
    room = tile.room
    ((x, y),) = tile.cells
    wanted = [each for each in tiles if each.number != tile.number and is_wanted(each.room, room.want)]
    if room.reach == "castle":
        return {each.number for each in wanted}
    if room.reach == "linked":
        group = [tile]
        for _ in tiles:
            group += [
                each for each in wanted if each not in group and any(touch(each, member) for member in group)
            ]
        return {member.number for member in group[1:]}
    if room.reach in OFFSETS:
        sought = {(x + dx, y + dy) for dx, dy in OFFSETS[room.reach]}
    else:
        rows = range(-40, 40)
        up = room.reach in ("above", "column")
        down = room.reach in ("below", "column")
        sought = {(x, row) for row in rows if (up and row > y) or (down and row < y)}
    return {each.number for each in wanted if each.cells & sought}


def plain_points(tile: Tile, tiles: list[Tile]) -> int:
    room = tile.room
    if room.reach == "flat":
        return 5
    if room.reach == "set":
        return 4 if {each.room.type for each in tiles} >= set(TYPES) - {"sleeping"} else 1
    return room.points * len(counted(tile, tiles))


@pytest.mark.parametrize("number", range(6))
def test_castles_of_random_games_score_the_same(number: int) -> None:
    state = GAME.setup(BetweenOptions(), 7, SEED)
    end = at_random(state, random.Random(number), "over")
    for castle in end.castles:
        tiles = tiles_of(castle)
        sheet = sheet_of(castle)
        for kind in (*TYPES, "tower", "fountain", "grand_foyer"):
            own = [tile for tile in tiles if tile.room.type == kind]
            assert sheet[kind] == sum(plain_points(tile, tiles) for tile in own)
        hung = [tile.room.hanging for tile in tiles]
        assert sheet["royal_attendants"] == sum(hung.count(attendant) for attendant in castle.attendants)
