"""What the others will buy, and what that means for prices and for one's own purchase.

Every seat is thought to buy what promises it most at its price. From that follows what a master builder
earns with an order of the market, and what the others lose when somebody takes a room from them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

from engines.mad_king_ludwig.actions import EMPTY, LudwigAction
from engines.mad_king_ludwig.data import PASS_MONEY
from engines.mad_king_ludwig.drafting import as_it_lies, opened
from engines.mad_king_ludwig.placing import spots
from engines.mad_king_ludwig.plan import plan_of
from engines.mad_king_ludwig.players.value import After, Outlook, Waiting
from engines.mad_king_ludwig.view import Offer, View

NOWHERE = float("-inf")
NONE = Waiting()


class Buyer(NamedTuple):
    """A seat with what each room of the market is worth to it for nothing, and what its money is worth."""

    seat: int
    money: int
    gains: dict[str, float]
    """Beside having bought nothing."""
    costs: dict[int, float]
    """What so many marks more or less are worth, by thousands."""
    passing: float

    def net(self, room: str, price: int, coins: int) -> float:
        """What a room promises at this price; nowhere where it can't be had."""
        if room not in self.gains or self.money + coins < price:
            return NOWHERE
        return self.gains[room] + self.costs[(coins - price) // 1000]


def buyer(view: View, seat: int, most: int) -> Buyer:
    """A seat's wishes; of the places of a room at most about so many are looked at."""
    outlook = Outlook(view, seat)
    castle = view.castles[seat]
    plan, money = plan_of(castle.placements), castle.money
    base = outlook.of(After(0, plan, money, NONE))
    gains = {}
    for offer in view.market:
        if offer.room and money + offer.coins >= min(slot.price for slot in view.market):
            found = spots(plan, offer.room)
            found = found[:: 1 + len(found) // most]
            worth = max((outlook.of(outlook.placed(plan, spot, money, NONE)) for spot in found), default=None)
            if worth is not None:
                gains[offer.room] = worth - base
    prices = {slot.price for slot in view.market}
    steps = {(offer.coins - price) // 1000 for offer in view.market for price in prices} | {PASS_MONEY // 1000}
    steps |= {-price // 1000 for price in prices}
    costs = {
        step: outlook.of(After(0, plan, max(0, money + 1000 * step), NONE)) - base
        for step in steps
    }
    return Buyer(seat, money, gains, costs, costs[PASS_MONEY // 1000])


def buying(view: View, after: int) -> list[int]:
    """The seats that buy after a seat in this round; the master builder is the last."""
    seats = [(view.builder + 1 + number) % view.seats for number in range(view.seats)]
    return seats[seats.index(after) + 1 :]


def sold(buyers: Iterable[Buyer], market: Sequence[tuple[str, int, int]]) -> tuple[list[float], int]:
    """What each of these buyers gains, one after the other, and what they pay."""
    left = list(market)
    gains, paid = [], 0
    for one in buyers:
        best, chosen = one.passing, None
        for offer in left:
            worth = one.net(*offer)
            if worth > best:
                best, chosen = worth, offer
        if chosen:
            left.remove(chosen)
            paid += chosen[1]
        gains.append(best)
    return gains, paid


def best_order(view: View, buyers: Sequence[Buyer]) -> LudwigAction:
    """The order that leaves the master builder, who buys last, best off beside the others."""
    *others, own = buyers
    numbers = [number for number, offer in enumerate(view.market, 1) if offer.room]
    prices = [offer.price for offer in view.market][len(view.market) - len(numbers) :]
    rooms = {number: view.market[number - 1] for number in numbers}
    tables = [
        {
            (number, price): one.net(str(offer.room), price, offer.coins)
            for number, offer in rooms.items()
            for price in prices
        }
        for one in buyers
    ]
    income = {thousand: thousand * own.passing / 5 for thousand in range(0, 90)}
    share = 1 / max(1, len(others))

    def worth_of(order: Sequence[int]) -> float:
        left = dict(zip(order, prices, strict=True))
        worth, paid = 0.0, 0
        for one, table in zip(buyers, tables, strict=True):
            most, taken = one.passing, 0
            if one is own:
                worth += income[min(paid // 1000, 89)]
            for number, price in left.items():
                if table[number, price] > most:
                    most, taken = table[number, price], number
            if taken:
                paid += left.pop(taken)
            worth += most if one is own else -share * most
        return worth

    wanted = {number: max(one.gains.get(str(offer.room), NOWHERE) for one in others) for number, offer in rooms.items()}
    chosen = sorted(numbers, key=lambda number: (wanted[number], number))
    best = worth_of(chosen)
    pairs = [*combinations(range(len(numbers)), 2)]
    better = True
    while better:
        better = False
        for low, high in pairs:
            tried = [*chosen]
            tried[low], tried[high] = tried[high], tried[low]
            worth = worth_of(tried)
            if worth > best + 1e-9:
                best, chosen, better = worth, tried, True
    draft = "".join(map(str, chosen)).rjust(len(view.market), EMPTY)
    return opened(draft, as_it_lies(draft))


def order_of(view: View, most: int = 8) -> LudwigAction:
    """The master builder's prices."""
    seats = [(view.builder + 1 + number) % view.seats for number in range(view.seats)]
    return best_order(view, [buyer(view, seat, most) for seat in seats])
