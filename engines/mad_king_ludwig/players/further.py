"""Looking one turn further, for who plays alone: free corridors and extra turns are played out on the market
as it is, and then many next markets are imagined and bought from.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence

from engines.core.players import Weighed
from engines.core.thinking import Thinking
from engines.mad_king_ludwig.actions import LudwigAction
from engines.mad_king_ludwig.data import (
    CARDS_PER_SIZE,
    CORRIDOR_PRICE,
    HALLWAYS,
    LARGE_COUNT,
    PASS_MONEY,
    PRICES,
    SIZES,
    SMALL,
    SMALL_COUNT,
    STAIRS,
    TILES,
)
from engines.mad_king_ludwig.placing import spots
from engines.mad_king_ludwig.players.value import After, Outlook
from engines.mad_king_ludwig.view import View

FINALISTS = 10
"""So many decisions are looked at one turn further."""
MARKETS = 20
"""So many next markets, the same ones for all of them."""
CORRIDORS = (*HALLWAYS, STAIRS)

Goods = tuple[str, int, int]
"""A tile with its price and the coins on it."""


def look_further(
    outlook: Outlook,
    finalists: Sequence[tuple[LudwigAction, After]],
    rng: random.Random,
    thinking: Thinking,
) -> list[Weighed[LudwigAction]]:
    """The decisions weighed by the turn that follows them. Those for which there is no time are left out;
    nothing is found when there is none for two of them.
    """
    view = outlook.view
    market = [(offer.room, offer.price, offer.coins) for offer in view.market if offer.room]
    settled = []
    for action, after in finalists:
        if thinking.over:
            break
        settled.append((action, _settled(outlook, after, market)))
    if view.last_round:
        return [Weighed(action, outlook.of(after)) for action, after in settled]
    later = outlook.later()
    nexts = []
    for action, after in settled:
        if thinking.over:
            break
        nexts.append((action, NextTurn(later, after)))
    sums, markets = [0.0] * len(nexts), 0
    while markets < MARKETS:
        coming = next_market(view, rng)
        worths = []
        for _, turn in nexts:
            if thinking.over:
                break
            worths.append(turn.on(coming))
        if len(worths) < len(nexts):
            break
        markets += 1
        sums = [total + worth for total, worth in zip(sums, worths, strict=True)]
    if len(nexts) < 2 or not markets:
        return []
    return [Weighed(action, total / markets) for (action, _), total in zip(nexts, sums, strict=True)]


class NextTurn:
    """What the next turn makes of a castle, by what the market offers then."""

    def __init__(self, outlook: Outlook, after: After) -> None:
        self._outlook, self._after = outlook, after
        self._known: dict[str, After | None] = {}
        passed = after._replace(money=after.money + PASS_MONEY)
        offered = [(tile, CORRIDOR_PRICE, 0) for tile in CORRIDORS if outlook.view.left_of(tile)]
        self._least = outlook.of(passed)
        self._least = self.on(offered)

    def on(self, market: Iterable[Goods]) -> float:
        """What the best purchase promises, or passing."""
        most = self._least
        for tile, price, coins in market:
            if self._after.money + coins >= price and (best := self._best(tile)):
                most = max(most, self._outlook.of(best._replace(money=best.money - price + coins)))
        return most

    def _best(self, tile: str) -> After | None:
        """The castle with a tile where it promises most, not paid yet."""
        if tile not in self._known:
            ways = _with(self._outlook, self._after, tile)
            self._known[tile] = max(ways, key=self._outlook.of, default=None)
        return self._known[tile]


def _with(outlook: Outlook, after: After, tile: str) -> Iterator[After]:
    """A castle with one more tile, on each of its places."""
    for spot in spots(after.plan, tile):
        placed = outlook.placed(after.plan, spot, after.money, after.waiting)
        yield placed._replace(points=placed.points + after.points)


def _settled(outlook: Outlook, after: After, market: Sequence[Goods]) -> After:
    """The free corridor taken, then the extra turns played on the market as it is, each as seems best."""
    while after.waiting.corridor or after.waiting.extra:
        waiting = after.waiting
        if waiting.corridor:
            plain = after._replace(waiting=waiting._replace(corridor=0))
            ways = [plain]
            for tile in CORRIDORS:
                if outlook.view.left_of(tile):
                    ways += [
                        one._replace(waiting=one.waiting._replace(corridor=0))
                        for one in _with(outlook, plain, tile)
                    ]
        else:
            plain = after._replace(waiting=waiting._replace(extra=waiting.extra - 1))
            ways = [plain._replace(money=plain.money + PASS_MONEY)]
            had = {placed.tile for placed in plain.plan.tiles if TILES[placed.tile].size}
            for tile, price, coins in (*market, *((corridor, CORRIDOR_PRICE, 0) for corridor in CORRIDORS)):
                if tile not in had and plain.money + coins >= price:
                    paid = plain._replace(money=plain.money + coins - price)
                    ways += _with(outlook, paid, tile)
        after = max(ways, key=outlook.of)
    return after


def next_market(view: View, rng: random.Random) -> list[Goods]:
    """Rooms that may come next, by the cards that are left: own rooms on the deck come first."""
    rooms = [laid.room for laid in view.deck if laid.room]
    unseen = {size: [room for room in view.unseen if TILES[room].size == size] for size in SIZES}
    cards = {}
    for size, left in view.stacks:
        begun = (SMALL_COUNT if size in SMALL else LARGE_COUNT)[view.seats]
        cards[size] = max(0, CARDS_PER_SIZE - (begun - left)) if left else 0
    slots = len(PRICES[view.seats])
    while len(rooms) < slots and any(cards.values()):
        (size,) = rng.choices([*cards], [*cards.values()])
        cards[size] -= 1
        if unseen[size]:
            rooms.append(unseen[size].pop(rng.randrange(len(unseen[size]))))
    return [(room, price, 0) for room, price in zip(rooms, PRICES[view.seats], strict=False)]
