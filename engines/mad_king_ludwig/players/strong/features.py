"""Boards in numbers: the inputs of the network, and the points that are certain.

The training's model in C++ describes positions in the same way (`training/mad_king_ludwig/value.hpp`).
"""

from __future__ import annotations

import numpy as np

from engines.core.network import Reals
from engines.mad_king_ludwig.data import (
    ROUND,
    SIZES,
    SMALL,
    SQUARE,
    TYPE_CARD_POINTS,
    TYPES,
)
from engines.mad_king_ludwig.players.strong import tables
from engines.mad_king_ludwig.players.strong.boards import (
    DOWNSTAIRS,
    LIVING,
    SLEEPING,
    UTILITY,
    Boards,
)
from engines.mad_king_ludwig.players.strong.contests import Worths, favors_of
from engines.mad_king_ludwig.players.strong.outlook import SLOTS, Outlook, OutlookBeside
from engines.mad_king_ludwig.players.strong.tables import CASTLE, CONNECT, Numbers
from engines.mad_king_ludwig.scoring import (
    ALL_SIZES_POINTS,
    ALL_TYPES_POINTS,
    EMPTY_STACK_POINTS,
    LARGE_CARD_POINTS,
    PAIR,
    SMALL_CARD_POINTS,
    STAIRS_POINTS,
)

NUMBERS = 152
"""The number of inputs for a solo position."""
NUMBERS_BESIDE = NUMBERS + 23
"""The number of inputs for a position with others."""
STAYS = 0.75
"""The probability that a current chance is not taken in one more turn."""
FEW_DOORS = 4
"""Tiles with more doors are hardly ever completed."""
_TYPE_POINTS = np.array([TYPE_CARD_POINTS[kind] for kind in TYPES])
_COMPLETED = tuple(number for number in range(len(TYPES)) if number != UTILITY)


def describe(boards: Boards, outlook: Outlook) -> tuple[Reals, Worths]:
    """Returns boards in numbers, and the points that are certain, without money."""
    told, sure = _alone(boards, outlook)
    return _beside(boards, outlook, told, sure) if isinstance(outlook, OutlookBeside) else (told, sure)


def _beside(boards: Boards, outlook: OutlookBeside, told: Reals, sure: Numbers) -> tuple[Reals, Worths]:
    """Returns the numbers with those of table and favors, and the points with the favors' expected points."""
    chance = 1 - STAYS**outlook.turns
    favors, likely = favors_of(boards, outlook.contests, chance)
    table = [float(outlook.seats == 2), float(outlook.seats == 3)]
    table += [chance * (outlook.place == place) for place in range(3)]
    more = np.empty((len(boards), NUMBERS_BESIDE - NUMBERS), dtype=np.float32)
    more[:, : len(table)] = table
    more[:, len(table)] = likely * chance / 10
    more[:, len(table) + 1 : -1] = favors
    more[:, -1] = np.minimum(boards.money, 10 * (outlook.turns + boards.extra)) / 50
    return np.concatenate([told, more], axis=1), sure + likely


def _alone(castles: Boards, outlook: Outlook) -> tuple[Reals, Numbers]:
    """Returns the numbers of the castle by itself, and its certain points."""
    number = len(castles)
    turns = outlook.turns
    chance = 1 - STAYS**turns
    money = castles.money
    more = turns + castles.extra
    short = more > 0
    hallways = outlook.hallways - np.where(castles.new >= 0, tables.IS_HALLWAY[castles.new], 0)
    stairs = outlook.stairs - np.where(castles.new >= 0, tables.IS_STAIRS[castles.new], 0)
    columns: list[object] = [1, turns / 10, min(turns, 1), min(turns, 2) / 2, min(turns, 4) / 4, chance]
    columns += [turns > 0 and outlook.coming % SLOTS == 1, turns > 0 and outlook.coming % SLOTS == 2]
    columns += [outlook.laid / 4, money / 20]
    columns += [np.minimum(money, cost * more) / (5 * cost) for cost in (2, 4, 6)]
    columns += [short & (money < cost) for cost in (2, 4, 6)]
    columns += [np.minimum(castles.ground, many) / many for many in (3, 6, 12)]
    columns += [castles.ground / 30, *(np.minimum(castles.dark, many) / many for many in (1, 2, 4))]
    best, total = _connections(castles)
    supply = np.array(outlook.supply)
    on_cards = np.array([f"type_{kind}" in outlook.hand for kind in TYPES]) * _TYPE_POINTS
    each = (on_cards + castles.in_castle + best) * supply
    by_type = np.empty((number, len(TYPES), 8), dtype=np.float32)
    by_type[:, :, 0] = best / 4
    by_type[:, :, 1] = total / 10
    by_type[:, :, 2] = castles.in_castle / 4
    by_type[:, :, 3] = on_cards / 3
    by_type[:, :, 4] = castles.trouble / 4
    by_type[:, :, 5] = supply / 10
    by_type[:, :, 6] = castles.types / 4
    by_type[:, :, 7] = each * (chance / 20)
    rest: list[object] = [each.sum(axis=1) * (chance / 100)]
    near, living = _completions(castles)
    rest += [near[:, kind, lacking] * chance for kind in _COMPLETED for lacking in (1, 2, 3)]
    rest += [living[:, lacking] * (chance / 5) for lacking in (1, 2, 3, 4)]
    rest += [near[:, SLEEPING, lacking] * (min(turns, 6) / 6) for lacking in (1, 2)]
    odd = castles.cellars & 1
    rest += [odd * chance, odd * chance * (near[:, DOWNSTAIRS, 1] + near[:, DOWNSTAIRS, 2] > 0)]
    rest += _of_cards(outlook, castles, chance)
    stacks = np.array(outlook.stacks)
    rest += [castles.sizes @ np.array(outlook.runs_empty)]
    rest += [castles.sizes @ (stacks == 1) / 2, castles.sizes @ (stacks == 2) / 2]
    for own, left, many, begun in ((castles.hallways, hallways, 4, 7), (castles.stairs, stairs, 3, 5)):
        few = np.where((left == 1) | (left == 2), own / (3 * np.maximum(left, 1)), 0)
        rest += [own / many, left / begun, few]
    soon = min(turns, 6) / 6
    extra, look, draw, choose = castles.extra, castles.look, castles.draw, castles.choose
    rest += [extra, extra * np.minimum(money, 6) / 6, extra > 1, castles.corridor, castles.corridor * chance]
    rest += [look * min(turns, 1), look * soon, draw, draw * soon, choose, choose * soon]
    told = np.empty((number, NUMBERS), dtype=np.float32)
    for at, column in enumerate(columns):
        told[:, at] = column  # type: ignore[call-overload]
    begin = len(columns)
    told[:, begin : begin + by_type[0].size] = by_type.reshape(number, -1)
    for at, column in enumerate(rest, begin + by_type[0].size):
        told[:, at] = column  # type: ignore[call-overload]
    sure = castles.points + EMPTY_STACK_POINTS * (
        castles.sizes @ (stacks == 0) + castles.hallways * (hallways == 0) + castles.stairs * (stairs == 0)
    )
    for card in outlook.hand:
        if card != "coins":
            sure = sure + card_points(card, castles)
    return told, sure


def _connections(castles: Boards) -> tuple[Numbers, Numbers]:
    """Returns by type the largest gain of a connection with a room of it, and the sum over all good doors."""
    best = np.zeros((len(castles), len(TYPES)), dtype=np.int64)
    total = np.zeros_like(best)
    for column in np.flatnonzero(tables.EFFECT[castles.tile] == CONNECT):
        tile = castles.tile[column]
        worth = tables.EFFECT_POINTS[tile] * tables.EFFECT_TYPES[tile]
        good = castles.good[:, column, None]
        np.maximum(best, (good > 0) * worth, out=best)
        total += np.minimum(good, 2) * worth
    new = castles.new
    worth = np.where((new >= 0) & (tables.EFFECT[new] == CONNECT), tables.EFFECT_POINTS[new], 0)[:, None]
    worth = worth * tables.EFFECT_TYPES[new]
    good = castles.new_good[:, None]
    return np.maximum(best, (good > 0) * worth), total + np.minimum(good, 2) * worth


def _completions(castles: Boards) -> tuple[Numbers, Numbers]:
    """Returns by type and missing doors (three and more are one) the tiles that may be completed. By missing
    doors: the points that living rooms would score again."""
    near = np.zeros((len(castles), len(TYPES), 4), dtype=np.int64)
    living = np.zeros((len(castles), FEW_DOORS + 1), dtype=np.int64)
    few = np.flatnonzero(tables.DOORS[castles.tile] <= FEW_DOORS)
    kinds = tables.TYPE[castles.tile[few]]
    missing = castles.missing[:, few]
    missing = np.where(missing <= castles.good[:, few], missing, 0)
    for lacking in range(1, FEW_DOORS + 1):
        row, column = np.nonzero(missing == lacking)
        kind = kinds[column]
        counts = np.bincount(row * len(TYPES) + kind, minlength=len(castles) * len(TYPES))
        near[:, :, min(lacking, 3)] += counts.reshape(-1, len(TYPES))
        again = castles.again[row, few[column]] * (kind == LIVING)
        living[:, lacking] += np.bincount(row, again, minlength=len(castles)).astype(np.int64)
    new, left = castles.new, castles.new_missing
    can_be = (new >= 0) & (left > 0) & (left <= castles.new_good) & (tables.DOORS[new] <= FEW_DOORS)
    row = np.flatnonzero(can_be)
    kind = tables.TYPE[new[row]]
    near[row, kind, np.minimum(left[row], 3)] += 1
    living[row, left[row]] += castles.new_again[row] * (kind == LIVING)
    return near, living


def _of_cards(outlook: Outlook, castles: Boards, chance: float) -> list[object]:
    """Returns the expected points of bonus cards."""
    hand = outlook.hand
    of_sizes = by_size = 0
    for size, left in zip(SIZES, outlook.stacks, strict=True):
        each = card_step(size) * (f"size_{size}" in hand)
        each += ("square_rooms" in hand and size in SQUARE) + ("round_rooms" in hand and size in ROUND)
        of_sizes += each
        by_size += each * left
    found: list[object] = [of_sizes / 4, by_size * chance / 10]
    for card, had, part in (("all_sizes", castles.sizes, 5), ("all_types", castles.types, 4)):
        lacking = (card in hand) * (had == 0).sum(axis=1)
        found += [lacking / part, (lacking > 0) * chance, (lacking == 1) * chance]
    for card in ("hallways", "stairs", "external_entrances", "completed"):
        found.append((card in hand) * outlook.turns / 10)
    found += [("coins" in hand) * castles.money / 10, ("coins" in hand) * chance, len(hand) / 5]
    return found


def card_step(size: int) -> int:
    """Returns the points per room of a bonus card for a size."""
    return SMALL_CARD_POINTS if size in SMALL else LARGE_CARD_POINTS


def card_points(card: str, castles: Boards) -> Numbers:
    """Returns the points of a bonus card now; counts enclosed doors as external."""
    kind, _, detail = card.partition("_")
    found: Numbers
    if kind == "type":
        of = TYPES.index(detail)
        found = _TYPE_POINTS[of] * castles.types[:, of]
    elif kind == "size":
        found = card_step(int(detail)) * castles.sizes[:, SIZES.index(int(detail))]
    elif card == "all_sizes":
        found = np.where((castles.sizes > 0).all(axis=1), ALL_SIZES_POINTS, 0)
    elif card == "all_types":
        found = np.where((castles.types > 0).all(axis=1), ALL_TYPES_POINTS, 0)
    elif card == "hallways":
        found = castles.hallways
    elif card == "stairs":
        found = STAIRS_POINTS * castles.stairs
    elif card == "external_entrances":
        found = castles.open_rooms // PAIR
    elif card == "completed":
        found = castles.done // PAIR
    else:
        wanted = SQUARE if card == "square_rooms" else ROUND
        found = castles.sizes[:, [SIZES.index(size) for size in wanted]].sum(axis=1)
    return found


def again_of(castles: Boards, row: int, number: int) -> int:
    """Returns the points of an earlier complete tile when it is scored again."""
    tile = castles.tile[number]
    again = int(castles.again[row, number])
    if tables.EFFECT[tile] == CASTLE:
        again += int(tables.EFFECT_POINTS[tile] * castles.types[row][tables.EFFECT_TYPES[tile]].sum())
    return again
