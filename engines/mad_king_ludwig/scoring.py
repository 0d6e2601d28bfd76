"""Points: of a placement (steps 1 to 3), of favors and bonus cards; all score lines and the result."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import cast

from engines.core.score import Result, ScoreLine, rank
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
    Placed,
    Tile,
    Type,
)
from engines.mad_king_ludwig.plan import Plan, plan_of
from engines.mad_king_ludwig.state import Castle, Gain, Source, State

SOURCES: tuple[Source, ...] = ("printed", "own_effect", "set_off", "reward_activity", "reward_living")
FAVOR_PLACES = (8, 4, 2, 1)
EMPTY_STACK_POINTS = 2
MONEY_PER_POINT = 10_000
ALL_SIZES_POINTS = 8
ALL_TYPES_POINTS = 7
STAIRS_POINTS = 2
SMALL_CARD_POINTS = 2
LARGE_CARD_POINTS = 3
PAIR = 2
"""The number of external entrances or complete tiles that score a point on their bonus cards."""
CARD_MONEY = 5_000


def own_effect(plan: Plan, number: int, touched: Iterable[int] = ()) -> int:
    """Returns the points of a tile's own effect in the castle now; adjacent effects need `touched`."""
    effect = plan.forms[number].tile.effect
    if effect is None:
        return 0
    if effect.kind == "castle":
        counted: Iterable[int] = range(len(plan.tiles))
    elif effect.kind == "connect":
        counted = plan.linked(number)
    else:
        counted = touched
    return effect.points * sum(plan.forms[other].tile.type in effect.types for other in counted)


def placement_gains(plan: Plan) -> tuple[Gain, ...]:
    """Returns the gains of scoring steps 1 to 3 for the newest tile of a plan.

    Its printed points, its own effect, then the effects of earlier tiles that it triggers. Tiles count, not
    entrances.
    """
    number = len(plan.tiles) - 1
    new = plan.forms[number].tile
    touched = {bond.other for bond in plan.bonds}
    gains = [
        Gain("printed", number, new.points),
        Gain("own_effect", number, own_effect(plan, number, touched)),
    ]
    linked = plan.links[number]
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
    """Returns the tiles of a castle as printed."""
    return [form.tile for form in plan.forms]


def of_type(plan: Plan, kind: str) -> int:
    """Returns the number of tiles of a type; the foyer, hallways and stairs are corridors."""
    return sum(form.tile.type == kind for form in plan.forms)


def area_of(plan: Plan, kind: str | None = None) -> int:
    """Returns the area of all tiles, or of those of a type."""
    return sum(form.tile.area for form in plan.forms if kind is None or form.tile.type == kind)


def of_sizes(plan: Plan, sizes: Sequence[int]) -> int:
    """Returns the number of rooms of these sizes; foyers, hallways and stairs are no rooms."""
    return sum(form.tile.size in sizes for form in plan.forms)


def _favor_counts() -> dict[str, Callable[[Plan, int], int]]:
    counts: dict[str, Callable[[Plan, int], int]] = {
        "small_rooms": lambda plan, money: of_sizes(plan, SMALL),
        "large_rooms": lambda plan, money: of_sizes(plan, LARGE),
        "square_rooms": lambda plan, money: of_sizes(plan, SQUARE),
        "round_rooms": lambda plan, money: of_sizes(plan, ROUND),
        "completed": lambda plan, money: plan.done.bit_count(),
        "incomplete": lambda plan, money: len(plan.tiles) - plan.done.bit_count(),
        "external_entrances": lambda plan, money: plan.external_entrances,
        "coins": lambda plan, money: money,
    }
    for kind in TYPES:
        counts[f"count_{kind}"] = lambda plan, money, kind=kind: of_type(plan, kind)  # type: ignore[misc]
        counts[f"area_{kind}"] = lambda plan, money, kind=kind: area_of(plan, kind)  # type: ignore[misc]
    return {favor: counts[favor] for favor in FAVORS}


_FAVOR_COUNTS = _favor_counts()


def favor_amount(favor: str, plan: Plan, money: int) -> int:
    """Returns the amount that a favor names, in a castle with this much money left."""
    return _FAVOR_COUNTS[favor](plan, money)


def bonus_points(card: str, plan: Plan, money: int) -> int:
    """Returns the points of a bonus card; "per two" and "per 5000" are rounded down."""
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
        return plan.external_entrances // PAIR
    if card == "completed":
        return len(plan.complete) // PAIR
    if card == "square_rooms":
        return of_sizes(plan, SQUARE)
    if card == "round_rooms":
        return of_sizes(plan, ROUND)
    return money // CARD_MONEY


def score_lines(state: State) -> tuple[ScoreLine, ...]:
    """Returns the track's points, then the points of an end now; bonus cards only once the game is over."""
    lines: list[ScoreLine] = []
    favors = favor_table(state)
    for seat, castle in enumerate(state.castles):
        lines += track_lines(seat, castle)
        lines += _empty_stacks(state, seat, castle)
        for favor, (amounts, points) in favors.items():
            if points[seat]:
                facts: tuple[tuple[str, int | str], ...] = (("favor", favor), ("amount", amounts[seat]))
                lines.append(ScoreLine(seat, "favor", points[seat], (), facts))
        if state.phase == "over":
            plan = plan_of(castle.tiles)
            for card in castle.cards:
                if gain := bonus_points(card, plan, castle.money):
                    lines.append(ScoreLine(seat, "bonus", gain, (), (("card", card),)))
        if gain := castle.money // MONEY_PER_POINT:
            lines.append(ScoreLine(seat, "money", gain, (), (("money", castle.money),)))
    return tuple(lines)


def track_lines(seat: int, castle: Castle) -> Iterator[ScoreLine]:
    """Yields the points that were scored with the placements: one line for each source, with its tiles."""
    if castle.start:
        yield ScoreLine(seat, "start", castle.start)
    for source in SOURCES:
        gains = [gain for gain in castle.gains if gain.source == source]
        if gains:
            tiles = sorted({gain.tile for gain in gains})
            yield ScoreLine(
                seat,
                source,
                sum(gain.points for gain in gains),
                tuple(_corner(castle.tiles[number]) for number in tiles),
                (("tiles", len(tiles)),),
            )


def _corner(placed: Placed) -> tuple[int, int]:
    return placed.x, placed.y


def is_stack_empty(state: State, tile: Tile) -> bool:
    """Returns whether the stack that a tile came from is empty; a foyer came from none."""
    if tile.size is not None:
        return not state.stacks[SIZES.index(tile.size)]
    if tile.id == STAIRS:
        return not state.stairs
    return tile.id in HALLWAYS and not state.hallways


def _empty_stacks(state: State, seat: int, castle: Castle) -> Iterator[ScoreLine]:
    """2 points for each tile whose stack is empty."""
    plan = plan_of(castle.tiles)
    cells = tuple(
        _corner(placed)
        for placed, form in zip(plan.tiles, plan.forms, strict=True)
        if is_stack_empty(state, form.tile)
    )
    if cells:
        points = EMPTY_STACK_POINTS * len(cells)
        yield ScoreLine(seat, "empty_stacks", points, cells, (("tiles", len(cells)),))


def favor_table(state: State) -> dict[str, tuple[list[int], list[int]]]:
    """Returns each favor with the current amounts and points of all seats."""
    table: dict[str, tuple[list[int], list[int]]] = {}
    for favor in state.favors:
        amounts = [
            favor_amount(favor, plan_of(castle.tiles), castle.money) if castle.tiles else 0
            for castle in state.castles
        ]
        table[favor] = (amounts, favor_points(amounts))
    return table


def result_of(state: State) -> Result:
    """Most points win; then the larger area of all tiles, then more money; then the win is shared."""
    ties = [(area_of(plan_of(castle.tiles)), castle.money) for castle in state.castles]
    return rank(score_lines(state), ties)
