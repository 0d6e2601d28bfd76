"""The points of a placement (steps 1 to 3) and what favors and bonus cards count in a castle."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, NamedTuple, cast

from engines.mad_king_ludwig.data import (
    FAVORS,
    HALLWAYS,
    LARGE,
    ROUND,
    SIZES,
    SMALL,
    SQUARE,
    STAIRS,
    TYPE_CARD_POINTS,
    TYPES,
    Tile,
    Type,
)
from engines.mad_king_ludwig.plan import Bond, Plan, external_entrances

Source = Literal["printed", "own_effect", "set_off", "reward_activity", "reward_living"]

FAVOR_PLACES = (8, 4, 2, 1)
EMPTY_STACK_POINTS = 2
MONEY_PER_POINT = 10_000
ALL_SIZES_POINTS = 8
ALL_TYPES_POINTS = 7
STAIRS_POINTS = 2
SMALL_CARD_POINTS = 2
LARGE_CARD_POINTS = 3
PAIR = 2
"""So many external entrances or complete tiles bring a point on their bonus cards."""
CARD_MONEY = 5_000


class Gain(NamedTuple):
    """Points that were scored when a tile was placed: why, and which tile brought them."""

    source: Source
    tile: int
    points: int


def own_effect(plan: Plan, number: int, found: Iterable[Bond] | None = None) -> int:
    """What a tile's own effect brings in the castle as it stands; adjacent ones need what it touches."""
    effect = plan.forms[number].tile.effect
    if effect is None:
        return 0
    if effect.kind == "castle":
        counted: Iterable[int] = range(len(plan.tiles))
    elif effect.kind == "connect":
        counted = plan.linked(number)
    else:
        counted = [bond.other for bond in found or ()]
    return effect.points * sum(plan.forms[other].tile.type in effect.types for other in counted)


def placement_gains(plan: Plan, found: Sequence[Bond]) -> tuple[Gain, ...]:
    """Scoring steps 1 to 3 for the newest tile of a plan, given its bonds with the others.

    Its printed points, its own effect, then the effects of tiles already there that it sets off. Tiles
    count, not entrances.
    """
    number = len(plan.tiles) - 1
    new = plan.forms[number].tile
    gains = [Gain("printed", number, new.points), Gain("own_effect", number, own_effect(plan, number, found))]
    linked = plan.links[number]
    touched = {bond.other for bond in found}
    for other in range(number):
        effect = plan.forms[other].tile.effect
        if effect is None or new.type not in effect.types:
            continue
        if (
            effect.kind == "castle"
            or (effect.kind == "connect" and linked >> other & 1)
            or (effect.kind == "adjacent" and other in touched)
        ):
            gains.append(Gain("set_off", other, effect.points))
    return tuple(gain for gain in gains if gain.points)


def scored_again(plan: Plan, number: int) -> int:
    """The living reward: the tile's printed points and its bonus again; other tiles' effects are ignored."""
    return plan.forms[number].tile.points + own_effect(plan, number)


def favor_points(amounts: Sequence[int]) -> list[int]:
    """8, 4, 2 and 1 by the amounts; nothing for none.

    Tied players share the sum of the places they fill, rounded down; the next takes the place after.
    """
    points = []
    for amount in amounts:
        if amount <= 0:
            points.append(0)
            continue
        ahead = sum(other > amount for other in amounts)
        tied = sum(other == amount for other in amounts)
        points.append(sum(FAVOR_PLACES[ahead : ahead + tied]) // tied)
    return points


def tiles_of(plan: Plan) -> list[Tile]:
    """The tiles of a castle as printed."""
    return [form.tile for form in plan.forms]


def of_type(plan: Plan, kind: str) -> int:
    """Tiles of a type; the foyer, hallways and stairs are corridors."""
    return sum(form.tile.type == kind for form in plan.forms)


def area_of(plan: Plan, kind: str | None = None) -> int:
    """The area of all tiles, or of those of a type."""
    return sum(form.tile.area for form in plan.forms if kind is None or form.tile.type == kind)


def of_sizes(plan: Plan, sizes: Sequence[int]) -> int:
    """Rooms of these sizes; foyers, hallways and stairs are no rooms."""
    return sum(form.tile.size in sizes for form in plan.forms)


def _favor_counts() -> dict[str, Callable[[Plan, int], int]]:
    counts: dict[str, Callable[[Plan, int], int]] = {
        "small_rooms": lambda plan, money: of_sizes(plan, SMALL),
        "large_rooms": lambda plan, money: of_sizes(plan, LARGE),
        "square_rooms": lambda plan, money: of_sizes(plan, SQUARE),
        "round_rooms": lambda plan, money: of_sizes(plan, ROUND),
        "completed": lambda plan, money: plan.done.bit_count(),
        "incomplete": lambda plan, money: len(plan.tiles) - plan.done.bit_count(),
        "external_entrances": lambda plan, money: external_entrances(plan),
        "coins": lambda plan, money: money,
    }
    for kind in TYPES:
        counts[f"count_{kind}"] = lambda plan, money, kind=kind: of_type(plan, kind)  # type: ignore[misc]
        counts[f"area_{kind}"] = lambda plan, money, kind=kind: area_of(plan, kind)  # type: ignore[misc]
    return {favor: counts[favor] for favor in FAVORS}


_FAVOR_COUNTS = _favor_counts()


def favor_amount(favor: str, plan: Plan, money: int) -> int:
    """The amount that a favor names, in a castle with so much money left."""
    return _FAVOR_COUNTS[favor](plan, money)


def bonus_points(card: str, plan: Plan, money: int) -> int:
    """The points of a bonus card; "per two" and "per 5000" are rounded down."""
    kind, _, detail = card.partition("_")
    if kind == "type":
        return TYPE_CARD_POINTS[cast(Type, detail)] * of_type(plan, detail)
    if kind == "size":
        size = int(detail)
        return (SMALL_CARD_POINTS if size in SMALL else LARGE_CARD_POINTS) * of_sizes(plan, (size,))
    tiles = tiles_of(plan)
    if card == "all_sizes":
        return ALL_SIZES_POINTS if {tile.size for tile in tiles} >= set(SIZES) else 0
    if card == "all_types":
        return ALL_TYPES_POINTS if {tile.type for tile in tiles} == set(TYPES) else 0
    if card == "hallways":
        return sum(tile.id in HALLWAYS for tile in tiles)
    if card == "stairs":
        return STAIRS_POINTS * sum(tile.id == STAIRS for tile in tiles)
    if card == "external_entrances":
        return external_entrances(plan) // PAIR
    if card == "completed":
        return len(plan.complete) // PAIR
    if card == "square_rooms":
        return of_sizes(plan, SQUARE)
    if card == "round_rooms":
        return of_sizes(plan, ROUND)
    return money // CARD_MONEY
