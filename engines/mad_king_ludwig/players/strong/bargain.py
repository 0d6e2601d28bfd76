"""Predicts the others' purchases, and their effect on the master builder's prices and on one's own purchase.

The model: every seat buys the room with the best value at its price. That yields the master builder's income
from an order of the market, and the others' losses when one seat takes a room from them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

import numpy as np

from engines.core.players import Weighed
from engines.core.thinking import Thinking
from engines.mad_king_ludwig.actions import EMPTY, LudwigAction, Order
from engines.mad_king_ludwig.data import PASS_MONEY
from engines.mad_king_ludwig.drafting import as_it_lies, opened
from engines.mad_king_ludwig.plan import plan_of
from engines.mad_king_ludwig.players.strong import tables
from engines.mad_king_ludwig.players.strong.boards import Ground, joined
from engines.mad_king_ludwig.players.strong.contests import THOUSAND
from engines.mad_king_ludwig.players.strong.network import judged
from engines.mad_king_ludwig.players.strong.outlook import outlook_beside
from engines.mad_king_ludwig.players.strong.waiting import NOTHING
from engines.mad_king_ludwig.view import View

NOWHERE = float("-inf")

Goods = tuple[str, int, int]
"""A room with its price and the coins on it."""


class Buyer(NamedTuple):
    """A seat: the value of each room of the market to it for free, and the value of its money."""

    seat: int
    money: int
    gains: dict[str, float]
    """Compared with buying nothing; rooms that do not fit are left out."""
    steps: dict[int, float]
    """The value of this many thousand marks more, or less."""

    @property
    def passing(self) -> float:
        return self.steps[PASS_MONEY // THOUSAND]

    def income(self, marks: int) -> float:
        """Returns the value of an income of `marks`."""
        return self.passing * marks / PASS_MONEY

    def net(self, room: str, price: int, coins: int) -> float:
        """Returns the value of a room at this price."""
        if room not in self.gains or self.money + coins < price:
            return NOWHERE
        return self.gains[room] + self.steps[(coins - price) // THOUSAND]


def buyer(view: View, seat: int, rooms: Iterable[str]) -> Buyer:
    """Returns a seat with the values of these rooms for it."""
    castle = view.castles[seat]
    outlook = outlook_beside(view, seat)
    ground, money = Ground(plan_of(castle.placements)), castle.money // THOUSAND
    numbers = [tables.NUMBER[room] for room in rooms]
    spots = ground.places(numbers)
    placed = ground.after(spots, np.full(len(spots), money), NOTHING, corridor_used=False)
    steps = {PASS_MONEY // THOUSAND}
    steps |= {(offer.coins - slot.price) // THOUSAND for offer in view.market for slot in view.market}
    purses = [ground.as_it_is(max(0, money + step), NOTHING) for step in (0, *steps)]
    worths = judged(joined([*purses, placed]), outlook)
    base, *of_steps = worths[: len(purses)].tolist()
    of_rooms = worths[len(purses) :]
    gains = {}
    for number in numbers:
        of_room = of_rooms[spots.tile == number]
        if len(of_room):
            gains[tables.NAMES[number]] = float(of_room.max()) - base
    worth_of = {step: worth - base for step, worth in zip(steps, of_steps, strict=True)}
    return Buyer(seat, castle.money, gains, worth_of)


def in_order(view: View) -> list[int]:
    """Returns the seats in buying order: from the master builder's left on, the master builder last."""
    return [(view.builder + 1 + number) % view.seats for number in range(view.seats)]


def _buyers(view: View, seats: Sequence[int], thinking: Thinking) -> list[Buyer] | None:
    """Returns these seats with their values; None if there is no time for it."""
    rooms = [offer.room for offer in view.market if offer.room]
    found = []
    for seat in seats:
        if thinking.over:
            return None
        found.append(buyer(view, seat, rooms))
    return found


def buyers_after(view: View, seat: int, thinking: Thinking) -> list[Buyer] | None:
    """Returns the seats that buy after a seat in this round."""
    seats = in_order(view)
    return _buyers(view, seats[seats.index(seat) + 1 :], thinking)


def sold(buyers: Iterable[Buyer], left: list[Goods]) -> tuple[list[float], int]:
    """Returns the gain of each of these buyers, in their order, and their payments; removes sold goods."""
    gains, paid = [], 0
    for one in buyers:
        best, chosen = one.passing, None
        for goods in left:
            worth = one.net(*goods)
            if worth > best:
                best, chosen = worth, goods
        if chosen:
            left.remove(chosen)
            paid += chosen[1]
        gains.append(best)
    return gains, paid


def best_order(
    view: View, thinking: Thinking, also: tuple[LudwigAction, ...] = ()
) -> list[Weighed[LudwigAction]]:
    """Returns the order that leaves the master builder, who buys last, best off compared with the others:
    rooms are exchanged as long as that helps.

    Orders that were asked for are weighed too.
    """
    numbers = [number for number, offer in enumerate(view.market, 1) if offer.room]
    prices = [offer.price for offer in view.market][-len(numbers) :]
    lies = as_it_lies("".join(map(str, numbers)).rjust(len(view.market), EMPTY))
    buyers = _buyers(view, in_order(view), thinking)
    if buyers is None:
        return [Weighed(opened(lies, lies), 0.0)]
    *others, own = buyers
    goods = {number: view.market[number - 1] for number in numbers}
    share = 1 / len(others)

    def worth(order: dict[int, int]) -> float:
        market = [(str(goods[number].room), price, goods[number].coins) for number, price in order.items()]
        gains, paid = sold(others, market)
        (last,), _ = sold([own], market)
        return last + own.income(paid) - share * sum(gains)

    def wanted(number: int) -> float:
        return max(one.gains.get(str(goods[number].room), NOWHERE) for one in others)

    chosen = dict(zip(sorted(numbers, key=lambda number: (wanted(number), number)), prices, strict=True))
    best = worth(chosen)
    better = True
    while better and not thinking.over:
        better = False
        for one, other in combinations(numbers, 2):
            tried = {**chosen, one: chosen[other], other: chosen[one]}
            value = worth(tried)
            if value > best + 1e-9:
                best, chosen, better = value, tried, True
    found = [Weighed(opened(_draft(view, chosen), lies), best)]
    slots = {offer.price: slot for slot, offer in enumerate(view.market)}
    for action in also:
        draft = action.order if isinstance(action, Order) else lies
        order = {int(sign): view.market[slot].price for slot, sign in enumerate(draft) if sign != EMPTY}
        if action != found[0].action and len(slots) == len(view.market):
            found.append(Weighed(action, worth(order)))
    return found


def _draft(view: View, order: dict[int, int]) -> str:
    """Returns an order as text: on each slot the number of the slot from which its room comes."""
    by_price = {price: str(number) for number, price in order.items()}
    return "".join(by_price.get(offer.price, EMPTY) for offer in view.market)
