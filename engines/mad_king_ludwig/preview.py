"""What a placement would do to a castle, and why a tile fits nowhere: for those who choose."""

from __future__ import annotations

from typing import NamedTuple

from engines.core.errors import IllegalAction
from engines.mad_king_ludwig.data import CORRIDOR_PRICE, HALLWAYS, STAIRS
from engines.mad_king_ludwig.forms import ways
from engines.mad_king_ludwig.placing import check_placement
from engines.mad_king_ludwig.plan import (
    Placed,
    Plan,
    door_states,
    extended,
    numbers_in,
    open_doors,
    plan_of,
)
from engines.mad_king_ludwig.view import CastleView, DoorView, TileView, View

NOWHERE = ("floor", "overlap", "fence", "no_external_entrance")
"""Why a tile fits nowhere; the first that says it all is named."""


class Preview(NamedTuple):
    """A castle with one more tile."""

    tiles: tuple[TileView, ...]
    """All tiles with their doors as they would be, the new one last."""
    completed: tuple[int, ...]
    blocked: tuple[tuple[int, int], ...]
    """The doors that it would block: the number of their tile and of the door in it."""

    @property
    def ghost(self) -> TileView:
        return self.tiles[-1]


def preview(castle: CastleView, spot: Placed) -> Preview:
    """The castle as it would be with a tile on a legal spot."""
    before = plan_of(castle.placements)
    after = extended(before, spot)
    tiles = _tiles(after)
    blocked = tuple(
        (number, index)
        for number, tile in enumerate(tiles)
        for index, door in enumerate(tile.doors)
        if door.state == "blocked"
        and (number == len(castle.tiles) or castle.tiles[number].doors[index].state != "blocked")
    )
    return Preview(tiles, numbers_in(after.done & ~before.done), blocked)


def _tiles(plan: Plan) -> tuple[TileView, ...]:
    """The tiles of a plan that nobody has built yet; they have brought no points."""
    return tuple(
        TileView(
            placed,
            tuple(
                DoorView(placed.x + door.x, placed.y + door.y, door.side, bool(door.level), state)
                for door, state in zip(form.doors, states, strict=True)
            ),
            bool(plan.done >> number & 1),
            plan.linked(number),
            0,
        )
        for number, (placed, form, states) in enumerate(
            zip(plan.tiles, plan.forms, door_states(plan), strict=True)
        )
    )


def why_nowhere(castle: CastleView, tile: str) -> str:
    """What keeps a tile from every door of the castle: the reason that is left when others are mended."""
    plan = plan_of(castle.placements)
    doors = open_doors(plan)
    found = set()
    for form in ways(tile):
        for door in doors:
            for own in form.doors:
                if (own.side + 2) % 4 != door.door.side:
                    continue
                x, y = door.front[0] - own.x, door.front[1] - own.y
                if own.level != door.door.level:
                    found.add("floor")
                    continue
                found.add(_refusal(plan, Placed(tile, x, y, form.rot)))
    for reason in reversed(NOWHERE):
        if reason in found:
            return reason
    return NOWHERE[0]


def _refusal(plan: Plan, new: Placed) -> str:
    try:
        check_placement(plan, new)
    except IllegalAction as error:
        return error.reason
    return ""


def price_of(view: View, tile: str) -> tuple[int, int]:
    """A tile's price and the coins that lie on it."""
    for offer in view.market:
        if offer.room == tile:
            return offer.price, offer.coins
    return CORRIDOR_PRICE, 0


def missing(view: View, seat: int, tile: str) -> int:
    """How many marks a seat lacks to buy a tile, 0 when it can pay."""
    price, coins = price_of(view, tile)
    return max(0, price - coins - view.castles[seat].money)


def left_of(view: View, tile: str) -> int:
    """How many hallways or stairs are left."""
    assert tile in (*HALLWAYS, STAIRS)
    return view.stairs if tile == STAIRS else view.hallways
