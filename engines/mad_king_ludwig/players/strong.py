"""The strong player: weighs every decision by what was learned about castles (`value`), and a purchase and
the prices also by what the others will buy then (`bargain`). Who plays alone thinks otherwise (`alone`).
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence

from engines.core.players import Weighed
from engines.core.thinking import Thinking
from engines.mad_king_ludwig.actions import Buy, Choose, Keep, Look, LudwigAction, Put, Start, Take
from engines.mad_king_ludwig.data import FOYERS, PASS_MONEY, START_MONEY, TILES, Placed
from engines.mad_king_ludwig.placing import spots
from engines.mad_king_ludwig.plan import Plan, plan_of
from engines.mad_king_ludwig.players.alone import weigh_alone
from engines.mad_king_ludwig.players.bargain import best_order, buyer, buyers_after, sold
from engines.mad_king_ludwig.players.ranking import before_the_rest
from engines.mad_king_ludwig.players.value import NOTHING, After, Outlook, Waiting
from engines.mad_king_ludwig.rewards import ACTIVITY_POINTS, OUTDOOR_MONEY
from engines.mad_king_ludwig.scoring import of_sizes, scored_again
from engines.mad_king_ludwig.view import View

FINALISTS = 6
"""So many tiles, each on its best place, are weighed against what the others buy then."""
DENIAL = 0.5
"""What the gain of all others together counts against an own one, divided by their number."""
SAMPLED = 3
"""So many rooms of a stack are imagined before one is looked into."""
FEW_PLACES = 12
"""So many places of an imagined room are looked at, of a room that is seen some more."""
MORE_PLACES = 20
SECOND = 0.5
"""What the second room put on the deck counts beside the first."""


def choose_strongly(
    view: View, legal: tuple[LudwigAction, ...], rng: random.Random, budget: float
) -> LudwigAction:
    """What promises the most points at the end."""
    return legal[0] if len(legal) == 1 else weigh(view, legal, rng, budget)[0].action


def weigh(
    view: View,
    legal: tuple[LudwigAction, ...],
    rng: random.Random,
    budget: float,
    also: tuple[LudwigAction, ...] = (),
) -> tuple[Weighed[LudwigAction], ...]:
    """The own points at the end that each action promises, the best first."""
    seat = view.seat
    assert seat is not None
    if view.seats == 1:
        found: Iterable[Weighed[LudwigAction]] = weigh_alone(view, legal, rng, budget, also)
    else:
        found = _weigh_beside_others(Outlook(view, seat), legal, rng, Thinking(budget), also)
    points = view.castles[seat].points
    ranked = sorted(found, key=lambda one: -one.points)
    return tuple(Weighed(action, points + worth) for action, worth in ranked)


def _weigh_beside_others(
    outlook: Outlook,
    legal: tuple[LudwigAction, ...],
    rng: random.Random,
    thinking: Thinking,
    also: tuple[LudwigAction, ...],
) -> Iterable[Weighed[LudwigAction]]:
    view = outlook.view
    match view.phase:
        case "price":
            return best_order(view, thinking, also)
        case "start":
            return [Weighed(action, _start(outlook, action)) for action in legal if isinstance(action, Start)]
        case "bonus":
            return [Weighed(action, _kept(outlook, action)) for action in legal if isinstance(action, Keep)]
        case "look":
            return _puts(outlook, [action for action in legal if isinstance(action, Put)], thinking)
        case "buy":
            return _beside_others(outlook, _turn(outlook, legal, rng, thinking, also), thinking, also)
        case _:
            return _turn(outlook, _next_reward(legal, also), rng, thinking, also)


def _next_reward(legal: tuple[LudwigAction, ...], also: tuple[LudwigAction, ...]) -> tuple[LudwigAction, ...]:
    """Cards, chosen rewards and looks into stacks first: they cost nothing and may help in an extra turn."""
    for kind in ("draw", "choose", "look"):
        found = tuple(action for action in legal if action.kind == kind)
        if found:
            return (*found, *(action for action in also if action.kind != kind))
    return legal


def _turn(
    outlook: Outlook,
    legal: Sequence[LudwigAction],
    rng: random.Random,
    thinking: Thinking,
    also: tuple[LudwigAction, ...],
) -> list[Weighed[LudwigAction]]:
    """Purchases and rewards. With little time only some of them are looked at, spread over all."""
    plan = outlook.plan
    found: list[Weighed[LudwigAction]] = []
    steps = max(1, len(legal) // FEW_PLACES)
    for action in (*also, *(one for first in range(steps) for one in legal[first::steps])):
        if found and thinking.over and action not in also:
            break
        if isinstance(action, Look):
            hope = 0.0 if thinking.over else _hope_of(outlook, action.size, rng)
            found.append(Weighed(action, outlook.of(_now(outlook)) + hope))
        else:
            found.append(Weighed(action, outlook.of(after_of(outlook, plan, action))))
    return sorted(dict.fromkeys(found), key=lambda one: -one.points)


def _beside_others(
    outlook: Outlook,
    found: list[Weighed[LudwigAction]],
    thinking: Thinking,
    also: tuple[LudwigAction, ...],
) -> list[Weighed[LudwigAction]]:
    """The best purchases, less what the others gain by them: the master builder the price, and those who buy
    later what is left for them.
    """
    view = outlook.view
    best: dict[str, Weighed[LudwigAction]] = {}
    for one in found:
        best.setdefault(one.action.tile if isinstance(one.action, Buy) else "", one)
    finalists = [*best.values()][:FINALISTS]
    finalists += [one for one in found if one.action in also and one not in finalists]
    later = buyers_after(view, outlook.seat, thinking)
    if later is None or thinking.over:
        return found
    builder = buyer(view, view.builder, ()) if outlook.seat != view.builder else None
    market = [(offer.room, offer.price, offer.coins) for offer in view.market if offer.room]
    share = DENIAL / (view.seats - 1)
    weighed = []
    for action, points in finalists:
        tile = action.tile if isinstance(action, Buy) else ""
        gains, paid = sold(later, [offer for offer in market if offer[0] != tile])
        if builder:
            gains.append(builder.income(paid + (view.offer_of(tile).price if tile else 0)))
        weighed.append(Weighed(action, points - share * sum(gains)))
    return before_the_rest(weighed, found)


def _now(outlook: Outlook) -> After:
    return After(0, outlook.plan, outlook.money, outlook.waiting)


def after_of(outlook: Outlook, plan: Plan, action: LudwigAction) -> After:
    """The castle after a purchase or a reward; as it is where an action only leads to another."""
    waiting, money = outlook.waiting, outlook.money
    match action:
        case Buy(spot=Placed() as spot):
            offer = outlook.view.offer_of(action.tile)
            return outlook.placed(plan, spot, money + offer.coins - offer.price, waiting)
        case Take(spot=Placed() as spot):
            placed = outlook.placed(plan, spot, money, waiting)
            return placed._replace(waiting=placed.waiting._replace(corridor=0))
        case Choose():
            return _chosen(plan, money, waiting._replace(choose=waiting.choose - 1), action)
        case _ if action.kind == "pass":
            return After(0, plan, money + PASS_MONEY, waiting)
        case _ if action.kind == "decline":
            return After(0, plan, money, waiting._replace(corridor=0))
    return After(0, plan, money, waiting)


def _chosen(plan: Plan, money: int, waiting: Waiting, action: Choose) -> After:
    """A downstairs room's reward taken as another."""
    after = After(0, plan, money, waiting)
    match action.reward:
        case "activity":
            return after._replace(points=ACTIVITY_POINTS)
        case "living":
            number = next(number for number, placed in enumerate(plan.tiles) if placed.tile == action.room)
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


def _start(outlook: Outlook, action: Start) -> float:
    plan = plan_of((Placed(FOYERS[action.foyer], 0, 0, 0),))
    hand = tuple(card for card in outlook.hand if card != action.back)
    return outlook.of(After(0, plan, START_MONEY, NOTHING), hand)


def _kept(outlook: Outlook, action: Keep) -> float:
    return outlook.of(_now(outlook), (*outlook.hand, action.card))


def _rise(outlook: Outlook, room: str, most: int) -> float:
    """How much more the castle promises with a room on the best of about so many of its places."""
    plan, money = outlook.plan, outlook.money
    found = spots(plan, room)
    found = found[:: 1 + len(found) // most]
    base = outlook.of(After(0, plan, money, NOTHING))
    return max([0.0, *(outlook.of(outlook.placed(plan, spot, money, NOTHING)) - base for spot in found)])


def _hope_of(outlook: Outlook, size: int, rng: random.Random) -> float:
    """What a look into a stack may bring: the best of some rooms that may lie there."""
    view = outlook.view
    if view.last_round:
        return _emptying(outlook, size)
    left = dict(view.stacks)[size]
    rooms = [room for room in view.unseen if TILES[room].size == size]
    drawn = rng.sample(rooms, min(SAMPLED, left, len(rooms)))
    return max([_rise(outlook, room, FEW_PLACES) for room in drawn], default=0.0) + min(left, 2)


def _emptying(outlook: Outlook, size: int) -> float:
    """What it is worth to bring a stack nearer to its end: own rooms of its size against others'."""
    view = outlook.view
    counts = [of_sizes(plan_of(castle.placements), (size,)) for castle in view.castles]
    own = counts.pop(outlook.seat)
    return (own - max(counts, default=0)) / (1 + dict(view.stacks)[size])


def _puts(outlook: Outlook, legal: Sequence[Put], thinking: Thinking) -> Iterator[Weighed[LudwigAction]]:
    """Rooms put on the deck come next: the best one first. In the last round they only empty the stack."""
    view = outlook.view
    base = outlook.of(_now(outlook))
    if view.last_round:
        for action in legal:
            rooms = [room for room in (action.first, action.second) if room]
            yield Weighed(action, base + sum(_emptying(outlook, TILES[room].area) for room in rooms))
        return
    rises = {room: 0.0 if thinking.over else _rise(outlook, room, MORE_PLACES) for room in view.stack_seen}
    for action in legal:
        first = rises[action.first] if action.first else 0.0
        second = rises[action.second] if action.second else 0.0
        yield Weighed(action, base + first + SECOND * second)
