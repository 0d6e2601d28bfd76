"""The strong player's decisions alone: first by the network's value, then one turn further."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import comb

import numpy as np

from engines.core.players import Weighed
from engines.core.thinking import Thinking
from engines.mad_king_ludwig.actions import Buy, Choose, Keep, Look, LudwigAction, Put, Start, Take
from engines.mad_king_ludwig.data import (
    CARDS_PER_SIZE,
    CORRIDOR_PRICE,
    FOYERS,
    HALLWAYS,
    LARGE_COUNT,
    PASS_MONEY,
    PRICES,
    SIZES,
    SMALL,
    SMALL_COUNT,
    STAIRS,
    START_MONEY,
    Placed,
)
from engines.mad_king_ludwig.plan import Plan, extended, plan_of
from engines.mad_king_ludwig.players.strong import tables
from engines.mad_king_ludwig.players.strong.boards import Boards, Ground, Spots, joined, spots_of
from engines.mad_king_ludwig.players.strong.contests import Worths
from engines.mad_king_ludwig.players.strong.features import again_of
from engines.mad_king_ludwig.players.strong.network import judged
from engines.mad_king_ludwig.players.strong.outlook import Outlook
from engines.mad_king_ludwig.players.strong.ranking import before_the_rest
from engines.mad_king_ludwig.players.strong.tables import Numbers
from engines.mad_king_ludwig.players.strong.waiting import NOTHING, Waiting, waiting_in
from engines.mad_king_ludwig.rewards import ACTIVITY_POINTS, OUTDOOR_MONEY
from engines.mad_king_ludwig.scoring import EMPTY_STACK_POINTS
from engines.mad_king_ludwig.view import View

FINALISTS = 12
"""The number of decisions that are examined one turn further."""
MARKETS = 60
"""The number of next markets, the same ones for all of them."""
SECOND = 0.1
"""The weight of the second room put on the deck, besides the better one."""
THOUSAND = 1000
_HALLWAYS = tuple(tables.NUMBER[name] for name in HALLWAYS)
_STAIRS = tables.NUMBER[STAIRS]
_PRICES = tuple(price // THOUSAND for price in PRICES[1])
_CORRIDOR_PRICE = CORRIDOR_PRICE // THOUSAND
_PASSING = PASS_MONEY // THOUSAND
NOWHERE = -np.inf


@dataclass(frozen=True)
class Position:
    """A castle with the rewards that wait in the turn, and the tiles that the market still offers in it."""

    outlook: Outlook
    plan: Plan
    money: int
    """In thousands, as all prices here."""
    waiting: Waiting
    points: int
    goods: tuple[tuple[int, int], ...]
    """Rooms by number, with their prices."""

    @cached_property
    def ground(self) -> Ground:
        return Ground(self.plan)

    def as_it_is(self) -> Boards:
        return self.ground.as_it_is(self.money, self.waiting, self.points)

    def passed(self) -> Position:
        return replace(self, money=self.money + _PASSING)

    def declined(self) -> Position:
        return replace(self, waiting=self.waiting._replace(corridor=0))

    def corridors(self) -> list[int]:
        """Returns the hallways and stairs that are left."""
        return [*(_HALLWAYS if self.outlook.hallways else ()), *([_STAIRS] if self.outlook.stairs else ())]

    def bought(self, spots: Spots) -> Boards:
        """Returns the castle after each of these purchases."""
        prices = np.full(len(tables.NAMES), _CORRIDOR_PRICE)
        for room, price in self.goods:
            prices[room] = price
        money = self.money - prices[spots.tile]
        used = self.outlook.corridor_used
        return self.ground.after(spots, money, self.waiting, self.points, corridor_used=used)

    def taken(self, spots: Spots) -> Boards:
        """Returns the castle after each of these free corridors: there is no second one in a turn."""
        money = np.full(len(spots), self.money)
        return self.ground.after(spots, money, self.waiting, self.points, corridor_used=True)

    def then(self, castles: Boards, row: int, spot: Placed, *, free: bool) -> Position:
        """Returns the position of one of these castles."""
        tile = tables.NUMBER[spot.tile]
        outlook = self.outlook.without(tile)
        return Position(
            replace(outlook, corridor_used=True) if free else outlook,
            extended(self.plan, spot),
            int(castles.money[row]),
            Waiting(*(int(part[row]) for part in _waiting_parts(castles))),
            int(castles.points[row]),
            tuple(one for one in self.goods if one[0] != tile),
        )

    def settled(self) -> Position:
        """Returns the position after the free corridor, then the extra turns on the market as it is, each
        played by the best value. A corridor that fits nowhere waits for the extra turns.
        """
        position = self
        while position.waiting.corridor or position.waiting.extra:
            if position.waiting.corridor and (not position.waiting.extra or position._corridor_fits()):
                position = position._with_corridor()
            else:
                waiting = position.waiting._replace(extra=position.waiting.extra - 1)
                outlook = replace(position.outlook, corridor_used=False)
                position = replace(position, waiting=waiting, outlook=outlook)._with_purchase()
        return position

    def _corridor_fits(self) -> bool:
        return len(self.ground.places(self.corridors())) > 0

    def _with_corridor(self) -> Position:
        spots = self.ground.places(self.corridors())
        return self._best(self.declined(), spots, self.taken(spots), free=True)

    def _with_purchase(self) -> Position:
        rooms = [room for room, price in self.goods if price <= self.money]
        spots = self.ground.places([*rooms, *(self.corridors() if self.money >= _CORRIDOR_PRICE else ())])
        return self._best(self.passed(), spots, self.bought(spots), free=False)

    def _best(self, otherwise: Position, spots: Spots, castles: Boards, *, free: bool) -> Position:
        worths = judged(joined([otherwise.as_it_is(), castles]), self.outlook)
        best = int(worths.argmax())
        return self.then(castles, best - 1, spots.placed(best - 1), free=free) if best else otherwise


def _waiting_parts(castles: Boards) -> tuple[Numbers, ...]:
    return castles.extra, castles.corridor, castles.look, castles.draw, castles.choose


class NextTurn:
    """The value of a castle after the next turn, by the market's offers then."""

    def __init__(self, position: Position, rooms: Sequence[int]) -> None:
        later = replace(position, outlook=position.outlook.later(), goods=tuple((room, 0) for room in rooms))
        money = position.money
        corridors = later.corridors() if money >= _CORRIDOR_PRICE else []
        spots = later.ground.places([*rooms, *corridors])
        castles = later.bought(spots)
        is_room = np.isin(spots.tile, rooms)
        typical = castles.changed(money=castles.money - np.where(is_room, min(money, _PRICES[1]), 0))
        worths = judged(joined([later.passed().as_it_is(), typical]), later.outlook)
        self._least = float(max(worths[0], worths[1:][~is_room].max(initial=NOWHERE)))
        best = _best_of_each(spots.tile, np.where(is_room, worths[1:], NOWHERE), len(tables.NAMES))
        self._worth = np.full((len(tables.NAMES) + 1, len(_PRICES)), NOWHERE)
        found = np.array([room for room in rooms if best[room] >= 0], dtype=np.int64)
        if not len(found):
            return
        chosen = castles[best[found]]
        for slot, price in enumerate(_PRICES):
            if money >= price:
                paid = chosen.changed(money=chosen.money - price)
                self._worth[found, slot] = judged(paid, later.outlook)

    def on(self, markets: Numbers) -> float:
        """Returns the value of the best purchase, or of passing, averaged over markets."""
        offered = self._worth[markets, np.arange(len(_PRICES))].max(axis=1)
        return float(np.maximum(offered, self._least).mean())


def _best_of_each(groups: Numbers, worths: Worths, number: int) -> Numbers:
    """Returns for each group the first row with the highest value, -1 for an empty group."""
    best = np.full(number, -1)
    order = np.lexsort((-np.arange(len(worths)), worths))
    best[groups[order]] = order
    return best


class Search:
    """One decision."""

    def __init__(self, view: View, outlook: Outlook, rng: random.Random, thinking: Thinking) -> None:
        assert view.seat is not None
        self._view, self._rng, self._thinking = view, rng, thinking
        self._outlook, self._coming = outlook, Coming(view)
        castle = view.castles[view.seat]
        self._plan = plan_of(castle.placements)
        goods = [
            (tables.NUMBER[offer.room], (offer.price - offer.coins) // THOUSAND)
            for offer in view.market
            if offer.room
        ]
        money = castle.money // THOUSAND
        self._now = Position(self._outlook, self._plan, money, waiting_in(view), 0, tuple(goods))

    def weigh(
        self, legal: tuple[LudwigAction, ...], also: tuple[LudwigAction, ...]
    ) -> list[Weighed[LudwigAction]]:
        """Returns the actions with their expected values."""
        match self._view.phase:
            case "foyer" | "start":
                return [Weighed(action, self._foyer(action)) for action in legal if isinstance(action, Start)]
            case "bonus":
                return [Weighed(action, self._kept(action)) for action in legal if isinstance(action, Keep)]
            case "look":
                return self._puts([action for action in legal if isinstance(action, Put)])
        found = self._at_sight(_first_of(legal, also))
        found.sort(key=lambda one: -one.points)
        if len(found) < 2 or found[0].action.kind in ("look", "draw"):
            return found
        chosen = self._finalists(found)
        chosen += [action for action in also if action not in chosen and action.kind not in ("look", "draw")]
        deeper = self._further(chosen)
        return before_the_rest(deeper, found) if deeper else found

    def _finalists(self, found: Sequence[Weighed[LudwigAction]]) -> list[LudwigAction]:
        """Returns the decisions to examine further, out of all in falling order."""
        return [one.action for one in found[:FINALISTS]]

    def _foyer(self, action: Start) -> float:
        ground = Ground(plan_of((Placed(FOYERS[action.foyer], 0, 0, 0),)))
        return float(judged(ground.as_it_is(START_MONEY // THOUSAND, NOTHING), self._outlook)[0])

    def _kept(self, action: Keep) -> float:
        return float(judged(self._now.as_it_is(), self._outlook.with_card(action.card))[0])

    def _at_sight(self, legal: Sequence[LudwigAction]) -> list[Weighed[LudwigAction]]:
        """Weighs all actions by the network; placements of one kind at once."""
        found: list[Weighed[LudwigAction]] = []
        for kind, castles_of in ((Buy, self._now.bought), (Take, self._now.taken)):
            actions = [action for action in legal if isinstance(action, kind)]
            if actions:
                castles = castles_of(spots_of([spot for action in actions if (spot := action.spot)]))
                worths = judged(castles, self._outlook)
                found += [Weighed(*pair) for pair in zip(actions, worths.tolist(), strict=True)]
        looks = [action for action in legal if isinstance(action, Look)]
        found += self._looks(looks) if looks else []
        for action in legal:
            if not isinstance(action, Buy | Take | Look):
                position = self._after(action)
                found.append(Weighed(action, float(judged(position.as_it_is(), position.outlook)[0])))
        return found

    def _after(self, action: LudwigAction) -> Position:
        """Returns the position after a purchase or a reward; unchanged if an action only leads to another."""
        now = self._now
        match action:
            case Buy(spot=Placed() as spot):
                return now.then(now.bought(spots_of([spot])), 0, spot, free=False)
            case Take(spot=Placed() as spot):
                return now.then(now.taken(spots_of([spot])), 0, spot, free=True)
            case Choose():
                return self._chosen(action)
            case _ if action.kind == "pass":
                return now.passed()
            case _ if action.kind == "decline":
                return now.declined()
        return now

    def _chosen(self, action: Choose) -> Position:
        """Returns the position with a downstairs room's reward taken as another."""
        waiting = self._now.waiting
        waiting = waiting._replace(choose=waiting.choose - 1)
        now = replace(self._now, waiting=waiting)
        match action.reward:
            case "activity":
                return replace(now, points=ACTIVITY_POINTS)
            case "living":
                number = [placed.tile for placed in self._plan.tiles].index(action.room)
                return replace(now, points=again_of(now.as_it_is(), 0, number))
            case "outdoor":
                return replace(now, money=now.money + OUTDOOR_MONEY // THOUSAND)
            case "food":
                return replace(now, waiting=waiting._replace(extra=waiting.extra + 1))
            case "utility":
                return replace(now, waiting=waiting._replace(draw=waiting.draw + 1))
            case "corridor":
                return replace(now, waiting=waiting._replace(corridor=1))
            case _:
                return replace(now, waiting=waiting._replace(look=waiting.look + 1))

    def _further(self, chosen: Sequence[LudwigAction]) -> list[Weighed[LudwigAction]]:
        """Weighs the decisions by the turn that follows them.

        Leaves out those for which there is no time; returns nothing if there is none for two of them.
        """
        view = self._view
        drawn = 0 if view.last_round else MARKETS
        markets = np.array([self._coming.market(self._rng) for _ in range(drawn)])
        rooms = sorted({int(room) for room in markets.flat if room >= 0})
        found: list[Weighed[LudwigAction]] = []
        for action in chosen:
            if self._thinking.over:
                break
            settled = self._after(action).settled()
            if view.last_round:
                worth = float(judged(settled.as_it_is(), settled.outlook)[0])
            else:
                worth = NextTurn(settled, rooms).on(markets)
            found.append(Weighed(action, worth))
        return found if len(found) > 1 else []

    def _looks(self, legal: Sequence[Look]) -> list[Weighed[LudwigAction]]:
        """Weighs a look into each stack: by the best of the rooms that it may hold, or by its end."""
        base = float(judged(self._now.as_it_is(), self._outlook)[0])
        if self._view.last_round or self._thinking.over:
            return [Weighed(action, base + self._emptied(action.size, 2)) for action in legal]
        stacks = dict(self._view.stacks)
        hidden = {action.size: self._coming.of_size(action.size) for action in legal}
        worths = self._next_with(
            [room for rooms in hidden.values() for room in rooms],
            lambda room: self._outlook.with_laid(size := _size(room), min(2, stacks[size])),
            _PRICES[0],
        )
        found: list[Weighed[LudwigAction]] = []
        for action in legal:
            rooms = hidden[action.size]
            hopes = sorted([max(base, worths[room]) for room in rooms], reverse=True)
            found.append(Weighed(action, _likely_best(hopes, stacks[action.size])))
        return found

    def _next_with(
        self, rooms: Sequence[int], outlook_with: Callable[[int], Outlook], price: int
    ) -> dict[int, float]:
        """Returns the castle's value next turn with each of these rooms, bought at a price."""
        ground = self._now.ground
        spots = ground.places(rooms)
        money = np.full(len(spots), max(0, self._now.money - price))
        castles = ground.after(spots, money, NOTHING, corridor_used=False)
        worths = dict.fromkeys(rooms, NOWHERE)
        for size in {_size(room) for room in rooms}:
            of_size = [room for room in rooms if _size(room) == size]
            rows = np.flatnonzero(np.isin(spots.tile, of_size))
            if len(rows):
                values = judged(castles[rows], outlook_with(of_size[0]).later())
                best = _best_of_each(spots.tile[rows], values, len(tables.NAMES))
                worths.update({room: float(values[best[room]]) for room in of_size if best[room] >= 0})
        return worths

    def _emptied(self, size: int, fewer: int) -> float:
        """Returns the value of taking rooms out of a stack in the last round."""
        own = int(self._now.as_it_is().sizes[0, SIZES.index(size)])
        left = dict(self._view.stacks)[size]
        return float(EMPTY_STACK_POINTS * own if left <= fewer else own * fewer / (10 * left))

    def _puts(self, legal: Sequence[Put]) -> list[Weighed[LudwigAction]]:
        """Weighs rooms put on the deck: they come next and prolong the game; in the last round they empty
        stacks."""
        view, base = self._view, self._now.as_it_is()
        size = view.looking
        assert size is not None
        numbers = {action: [room for room in (action.first, action.second) if room] for action in legal}
        if view.last_round or self._thinking.over:
            now = float(judged(base, self._outlook)[0])
            return [
                Weighed(action, now + self._emptied(size, len(rooms))) for action, rooms in numbers.items()
            ]
        outlooks = [self._outlook.with_laid(size, count) if count else self._outlook for count in range(3)]
        at_sight = [float(judged(base, outlook)[0]) for outlook in outlooks]
        seen = [tables.NUMBER[room] for room in view.stack_seen]
        worths = {
            (count, price): self._next_with(seen, lambda _, count=count: outlooks[count], price)  # type: ignore[misc]
            for count, price in ((1, _PRICES[0]), (2, _PRICES[0]), (2, _PRICES[1]))
        }
        found: list[Weighed[LudwigAction]] = []
        for action, rooms in numbers.items():
            count = len(rooms)
            hopes = [at_sight[count]]
            for room, price in zip(rooms, _PRICES, strict=False):
                hopes.append(worths[count, price][tables.NUMBER[room]])
            *_, other, best = sorted([at_sight[count], *hopes])
            found.append(Weighed(action, best + SECOND * (other - at_sight[count])))
        return found


def _size(room: int) -> int:
    return SIZES[int(tables.SIZE[room])]


def _likely_best(hopes: Sequence[float], drawn: int) -> float:
    """Returns the expected best of `drawn` of these hopes, drawn at random; the hopes fall."""
    number = len(hopes)
    ways = comb(number, drawn)
    return sum(hope * comb(number - 1 - at, drawn - 1) for at, hope in enumerate(hopes)) / ways


def _first_of(legal: tuple[LudwigAction, ...], also: tuple[LudwigAction, ...]) -> tuple[LudwigAction, ...]:
    """Returns cards, chosen rewards and looks into stacks first: they cost nothing and may help in an extra
    turn; then the free corridor."""
    for kinds in (("draw",), ("choose",), ("look",), ("take", "decline")):
        found = tuple(action for action in legal if action.kind in kinds)
        if found:
            return (*found, *(action for action in also if action.kind not in kinds))
    return legal


class Coming:
    """The rooms that may come next."""

    def __init__(self, view: View) -> None:
        self._laid = [tables.NUMBER[laid.room] for laid in view.deck if laid.room][: len(_PRICES)]
        on_deck = {laid.room for laid in view.deck}
        self._hidden: dict[int, list[int]] = {size: [] for size in SIZES}
        for room in view.unseen:
            if room not in on_deck:
                self._hidden[_size(tables.NUMBER[room])].append(tables.NUMBER[room])
        self._cards = []
        for size, left in view.stacks:
            begun = (SMALL_COUNT if size in SMALL else LARGE_COUNT)[view.seats]
            self._cards.append(max(0, CARDS_PER_SIZE - (begun - left)) if left else 0)

    def of_size(self, size: int) -> list[int]:
        """Returns the unseen rooms of a size."""
        return self._hidden[size]

    def market(self, rng: random.Random) -> list[int]:
        """Returns a next market, by the cards that are left: own rooms on the deck come first. -1: no
        room."""
        rooms, cards = [*self._laid], [*self._cards]
        while len(rooms) < len(_PRICES) and any(cards):
            (index,) = rng.choices(range(len(SIZES)), cards)
            cards[index] -= 1
            left = [room for room in self._hidden[SIZES[index]] if room not in rooms]
            if left:
                rooms.append(rng.choice(left))
        return rooms + [-1] * (len(_PRICES) - len(rooms))
