"""The strong player."""

from __future__ import annotations

import random
from collections.abc import Iterator

from engines.core.players import Weighed
from engines.mad_king_ludwig.actions import Buy, Choose, Keep, Look, LudwigAction, Put, Start, Take
from engines.mad_king_ludwig.data import FOYERS, PASS_MONEY, TILES, Placed
from engines.mad_king_ludwig.placing import spots
from engines.mad_king_ludwig.plan import Plan, plan_of
from engines.mad_king_ludwig.players.bargain import order_of
from engines.mad_king_ludwig.players.greedy import _price, _stack
from engines.mad_king_ludwig.players.prospect import Prospect
from engines.mad_king_ludwig.players.value import After, Outlook, Waiting
from engines.mad_king_ludwig.rewards import ACTIVITY_POINTS, OUTDOOR_MONEY
from engines.mad_king_ludwig.scoring import scored_again
from engines.mad_king_ludwig.view import View

def own_plan(outlook: Outlook) -> Plan:
    return plan_of(outlook.view.castles[outlook.seat].placements)


def after_of(outlook: Outlook, plan: Plan, action: LudwigAction) -> After | None:
    view, waiting = outlook.view, outlook.waiting
    money = view.castles[outlook.seat].money
    match action:
        case Buy():
            offer = view.offer_of(action.tile)
            return outlook.placed(plan, action.spot, money + offer.coins - offer.price, waiting)
        case Take():
            free = outlook.placed(plan, action.spot, money, waiting._replace(corridor=0))
            return free._replace(waiting=free.waiting._replace(corridor=0))
        case Choose():
            return chosen(plan, money, waiting._replace(choose=waiting.choose - 1), action)
        case _ if action.kind == "pass":
            return After(0, plan, money + PASS_MONEY, waiting)
        case _ if action.kind == "decline":
            return After(0, plan, money, waiting._replace(corridor=0))
        case _ if action.kind == "extra":
            return After(0, plan, money, waiting)
    return None


def chosen(plan: Plan, money: int, waiting: Waiting, action: Choose) -> After:
    after = After(0, plan, money, waiting)
    match action.reward:
        case "activity":
            return after._replace(points=ACTIVITY_POINTS)
        case "living":
            number = next(n for n, placed in enumerate(plan.tiles) if placed.tile == action.room)
            return after._replace(points=scored_again(plan, number))
        case "outdoor":
            return after._replace(money=money + OUTDOOR_MONEY)
        case "food":
            return after._replace(waiting=waiting._replace(extra=waiting.extra + 1))
        case "utility":
            return after._replace(waiting=waiting._replace(draw=waiting.draw + 1))
        case "corridor":
            return after._replace(waiting=waiting._replace(corridor=1))
        case _:
            return after._replace(waiting=waiting._replace(look=waiting.look + 1))


def demand(outlook: Outlook, plan: Plan, money: int, room: str, most: int = 40) -> float | None:
    """What a room brings at its best place, for nothing, beside the castle without it."""
    found = spots(plan, room)
    if len(found) > most:
        found = found[:: 1 + len(found) // most]
    empty = Waiting()
    return max((outlook.of(outlook.placed(plan, spot, money, empty)) for spot in found), default=None)


def weigh_simply(view: View, legal: tuple[LudwigAction, ...], rng: random.Random) -> list[Weighed[LudwigAction]]:
    seat = view.seat
    assert seat is not None
    if view.phase == "price":
        return [Weighed(order_of(view), 0.0)]
    outlook = Outlook(view, seat)
    if view.phase == "start":
        return rank(Weighed(a, _start(outlook, a)) for a in legal)
    plan = own_plan(outlook)
    money = view.castles[seat].money
    if view.phase == "bonus":
        now = After(0, plan, money, outlook.waiting)
        return rank(Weighed(a, outlook.of(now, (*view.hand, a.card))) for a in legal)
    if view.phase == "look":
        return rank(_puts(outlook, plan, legal))
    for kind in ("draw", "choose", "look"):
        found = tuple(action for action in legal if action.kind == kind)
        if found:
            legal = found
            break
    if legal[0].kind == "draw":
        return [Weighed(legal[0], 0.0)]
    if legal[0].kind == "look":
        return rank(Weighed(a, _stack_hope(outlook, plan, a.size, rng)) for a in legal)
    return rank(Weighed(a, outlook.of(after)) for a in legal if (after := after_of(outlook, plan, a)))


def rank(found):
    return sorted(found, key=lambda one: -one.points)


def _start(outlook: Outlook, action: Start) -> float:
    plan = plan_of((Placed(FOYERS[action.foyer], 0, 0, 0),))
    hand = tuple(card for card in outlook.hand if card != action.back)
    return outlook.of(After(0, plan, 15000, Waiting()), hand)


def _stack_hope(outlook: Outlook, plan: Plan, size: int, rng: random.Random) -> float:
    view = outlook.view
    if view.last_round:
        return _stack(Prospect(view, outlook.seat), size)
    money = view.castles[outlook.seat].money
    rooms = [room for room in view.unseen if TILES[room].size == size]
    left = dict(view.stacks)[size]
    values = [demand(outlook, plan, money, room, 12) for room in rng.sample(rooms, min(3, left, len(rooms)))]
    base = outlook.of(After(0, plan, money, Waiting()))
    return max((v if v is not None else base) for v in values) + min(left, 2)


def _puts(outlook: Outlook, plan: Plan, legal) -> Iterator[Weighed[LudwigAction]]:
    view = outlook.view
    money = view.castles[outlook.seat].money
    base = outlook.of(After(0, plan, money, Waiting()))
    if view.last_round:
        p = Prospect(view, outlook.seat)
        for a in legal:
            yield Weighed(a, sum(_stack(p, TILES[room].area) for room in (a.first, a.second) if room))
        return
    worth = {}
    for room in view.stack_seen:
        v = demand(outlook, plan, money, room, 20)
        worth[room] = max(0.0, v - base if v is not None else 0.0)
    for a in legal:
        first = worth[a.first] if a.first else 0.0
        second = worth[a.second] if a.second else 0.0
        if view.seats == 1:
            yield Weighed(a, max(first, second * 0.8) + 0.1 * second + 3 * (bool(a.first) + bool(a.second)))
        else:
            yield Weighed(a, first + 0.5 * second)


def choose_simply(view, legal, rng, budget):
    return weigh_simply(view, legal, rng)[0].action


FINALISTS = 8
WORLDS = 20

class Next:
    """What the next turn brings to a castle, by room and price."""

    def __init__(self, outlook: Outlook, after: After) -> None:
        self.outlook = outlook
        self.after = after
        self.known: dict[str, After | None] = {}
        money = after.money
        plan = after.plan
        self.waiting = after.waiting
        values = [outlook.of(After(after.points, plan, money + PASS_MONEY, self.waiting))]
        for tile in ("hallway_ground", "hallway_downstairs", "stairs"):
            if money >= 3000 and outlook.view.left_of(tile):
                best = self.best(tile)
                if best:
                    values.append(outlook.of(best._replace(money=best.money - 3000)))
        self.least = max(values)

    def best(self, tile: str) -> After | None:
        if tile not in self.known:
            found = None
            most = -1e9
            for spot in spots(self.after.plan, tile):
                placed = self.outlook.placed(self.after.plan, spot, self.after.money, self.waiting)
                worth = self.outlook.of(placed)
                if worth > most:
                    found, most = placed._replace(points=placed.points + self.after.points), worth
            self.known[tile] = found
        return self.known[tile]

    def of(self, market: list[tuple[str, int, int]]) -> float:
        most = self.least
        for room, price, coins in market:
            if self.after.money + coins < price:
                continue
            best = self.best(room)
            if best:
                most = max(most, self.outlook.of(best._replace(money=best.money - price + coins)))
        return most


def settled(outlook: Outlook, after: After, market: list[tuple[str, int, int]]) -> After:
    """Take the free corridor, play the extra turns on the market as it is."""
    while True:
        if after.waiting.corridor:
            plain = after._replace(waiting=after.waiting._replace(corridor=0))
            best, most = plain, outlook.of(plain)
            o = outlook
            for tile in ("hallway_ground", "hallway_downstairs", "stairs"):
                if outlook.view.left_of(tile):
                    for spot in spots(after.plan, tile):
                        placed = o.placed(after.plan, spot, after.money, plain.waiting)
                        placed = placed._replace(points=placed.points + after.points, waiting=placed.waiting._replace(corridor=0))
                        worth = o.of(placed)
                        if worth > most:
                            best, most = placed, worth
            after = best
        elif after.waiting.extra:
            base = after._replace(waiting=after.waiting._replace(extra=after.waiting.extra - 1))
            best = base._replace(money=base.money + PASS_MONEY)
            most = outlook.of(best)
            had = {placed.tile for placed in base.plan.tiles}
            for room, price, coins in [*market, ("hallway_ground", 3000, 0), ("stairs", 3000, 0)]:
                if base.money + coins < price or (room in had and TILES[room].size):
                    continue
                for spot in spots(base.plan, room):
                    placed = outlook.placed(base.plan, spot, base.money + coins - price, base.waiting)
                    placed = placed._replace(points=placed.points + base.points)
                    worth = outlook.of(placed)
                    if worth > most:
                        best, most = placed, worth
            after = best
        else:
            return after


def next_market(view: View, rng: random.Random) -> list[tuple[str, int, int]]:
    from engines.mad_king_ludwig.data import PRICES, SIZES, CARDS_PER_SIZE, SMALL, SMALL_COUNT, LARGE_COUNT
    rooms = [laid.room for laid in view.deck if laid.room]
    left = dict(view.stacks)
    unseen = {size: [room for room in view.unseen if TILES[room].size == size] for size in SIZES}
    cards = {}
    for size in SIZES:
        begun = (SMALL_COUNT if size in SMALL else LARGE_COUNT)[view.seats]
        cards[size] = max(0, CARDS_PER_SIZE - (begun - left[size])) if left[size] else 0
    while len(rooms) < 3:
        total = sum(cards.values())
        if not total:
            break
        at = rng.randrange(total)
        for size in SIZES:
            at -= cards[size]
            if at < 0:
                break
        cards[size] -= 1
        if unseen[size]:
            room = rng.choice(unseen[size])
            unseen[size].remove(room)
            rooms.append(room)
    return [(room, price, 0) for room, price in zip(rooms[:3], PRICES[view.seats])]


def weigh_alone(view, legal, rng, finalists=FINALISTS, worlds=WORLDS):
    first = weigh_simply(view, legal, rng)
    if view.phase not in ("buy", "reward") or len(first) < 2 or first[0].action.kind in ("look", "draw"):
        return first
    outlook = Outlook(view, view.seat)
    plan = own_plan(outlook)
    market = [(offer.room, offer.price, offer.coins) for offer in view.market if offer.room]
    later = outlook.later()
    tried = []
    for one in first[:finalists]:
        if one.action.kind == "extra":
            after = after_of(outlook, plan, one.action)
        else:
            after = after_of(outlook, plan, one.action)
        after = settled(outlook, after, market)
        tried.append((one.action, after))
    if view.last_round:
        return rank(Weighed(a, outlook.of(after)) for a, after in tried)
    nexts = [Next(later, after) for _, after in tried]
    sums = [0.0] * len(tried)
    for _ in range(worlds):
        coming = next_market(view, rng)
        for i, n in enumerate(nexts):
            sums[i] += n.of(coming)
    return rank(Weighed(a, sums[i] / worlds) for i, (a, _) in enumerate(tried))

def choose_strongly(view, legal, rng, budget):
    if len(legal)==1: return legal[0]
    return weigh_alone(view, legal, rng)[0].action
