"""The facts that hints of Mad King Ludwig state."""

from __future__ import annotations

from collections.abc import Callable

from engines.mad_king_ludwig.data import TILES
from engines.mad_king_ludwig.forecast import best_gain
from tests.ui.reasons.case import Case

RARE = {
    *("reason-decline", "reason-back", "reason-put", "reason-draw", "reason-extra", "reason-none"),
    *("reason-choose", "against-choose", "reason-own-price", "reason-empties"),
    *("reason-corridor", "reason-food", "reason-outdoor", "reason-sleeping", "reason-utility"),
}


def _best_in(case: Case, seat: int, tile: str) -> int | None:
    return best_gain(case.view.castles[seat].placements, tile)


TRUE: dict[str, Callable[..., bool]] = {
    "reason-completes": lambda c, tiles, rewards: (
        {*tiles} <= {tile.placed.tile for tile in c.after.castles[c.seat].tiles if tile.complete}
    ),
    "reason-open": lambda c, sides: (
        {*sides} == {"NESW"[d.side] for d in c.after.castles[c.seat].tiles[-1].doors if d.state == "external"}
    ),
    "against-blocks": lambda c, count: (
        count
        == sum(d.state == "blocked" for t in c.after.castles[c.seat].tiles for d in t.doors)
        - sum(d.state == "blocked" for t in c.view.castles[c.seat].tiles for d in t.doors)
    ),
    "reason-wanted": lambda c, seat, gain: seat != c.seat and _best_in(c, seat, c.a.tile) == gain,
    "reason-pass": lambda c, money: c.after.castles[c.seat].money == money,
    "reason-poor": lambda c, gain: all(
        (c.game.forecast(c.view, each) or 0) <= gain
        for each in c.game.legal(c.state, c.seat)
        if each.kind == "buy" and each.tile in {offer.room for offer in c.view.market}
    ),
    "against-costs": lambda c, money: (
        0 < money <= c.view.offer_of(c.a.tile).price - c.view.offer_of(c.a.tile).coins
    ),
    "reason-empties": lambda c, stack, count, left: (
        dict(c.view.stacks)[stack] == left <= 2
        and count == sum(TILES[t.placed.tile].size == stack for t in c.view.castles[c.seat].tiles)
    ),
    "reason-none": lambda c: (
        not [
            each
            for each in c.game.legal(c.state, c.seat)
            if each.kind == "buy" and each.tile in {offer.room for offer in c.view.market}
        ]
    ),
    "reason-own-price": lambda c, tile, gain, saved, cost: (
        _best_in(c, c.seat, tile) == gain and c.after.offer_of(tile).price == cost <= 15000 - saved
    ),
    "reason-rival-price": lambda c, seat, tile, gain, price: (
        seat != c.seat and _best_in(c, seat, tile) == gain and c.after.offer_of(tile).price == price
    ),
    "reason-foyer": lambda c, count: c.a.foyer == count,
    "reason-back": lambda c, points, most: points < most,
    "reason-keep": lambda c, points, most: points >= most,
    "reason-choose": lambda c, gain: c.after.castles[c.seat].points - c.view.castles[c.seat].points == gain,
    "against-choose": lambda c, gain: c.after.castles[c.seat].points - c.view.castles[c.seat].points == gain,
    **{
        f"reason-{kind}": lambda c, kind=kind: c.a.reward == kind
        for kind in ("corridor", "food", "outdoor", "sleeping", "utility")
    },
    "reason-look": lambda c, size, count: len(c.after.stack_seen) == count,
    "reason-put": lambda c, tile, gain: _best_in(c, c.seat, tile) == gain,
    "reason-draw": lambda c: len(c.after.offer) == 2,
    "reason-extra": lambda c: c.after.phase == "buy" and c.after.turn == c.seat,
    "reason-decline": lambda c, gain: all(
        (c.game.forecast(c.view, each) or 0) <= gain
        for each in c.game.legal(c.state, c.seat)
        if each.kind == "take"
    ),
}
