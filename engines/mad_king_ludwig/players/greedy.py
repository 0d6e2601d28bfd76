"""A computer player that takes what promises most at once and looks no further."""

from __future__ import annotations

import random
from collections.abc import Mapping

from engines.mad_king_ludwig.actions import (
    EMPTY,
    Buy,
    Choose,
    Keep,
    Look,
    LudwigAction,
    Put,
    Start,
    Take,
)
from engines.mad_king_ludwig.data import PASS_MONEY, TILES
from engines.mad_king_ludwig.drafting import as_it_lies, opened
from engines.mad_king_ludwig.placing import spots
from engines.mad_king_ludwig.plan import plan_of
from engines.mad_king_ludwig.players.prospect import (
    BONUS_CARD,
    EXTRA_TURN,
    FREE_CORRIDOR,
    LOOK,
    Prospect,
)
from engines.mad_king_ludwig.rewards import ACTIVITY_POINTS, OUTDOOR_MONEY
from engines.mad_king_ludwig.scoring import bonus_points, of_sizes, scored_again
from engines.mad_king_ludwig.view import View

FOYER = 4
"""More doors to build on are worth more than completing the foyer sooner."""
PAID_TO_RIVAL = 0.25
"""What a rival's thousand marks hurt, as a share of what an own thousand is worth."""
CARD_HOPE: Mapping[str, float] = {
    "type_corridor": 5,
    "type_living": 5,
    "type_sleeping": 5,
    "type_utility": 5,
    "type_food": 5,
    "type_activity": 4,
    "type_outdoor": 4,
    "type_downstairs": 3,
    "all_types": 5,
    "all_sizes": 1,
    "hallways": 2.5,
    "stairs": 3,
    "external_entrances": 4,
    "completed": 4,
    "square_rooms": 3,
    "round_rooms": 3,
    "coins": 2,
}
"""What a bonus card brings in a whole game; the cards of single sizes bring about as much as the rest."""
SIZE_CARD_HOPE = 3.5


def choose_greedily(
    view: View, legal: tuple[LudwigAction, ...], rng: random.Random, budget: float
) -> LudwigAction:
    """The action that promises most by points, rewards, favors and money."""
    if view.phase == "price":
        return _price(view)
    seat = view.seat
    assert seat is not None
    prospect = Prospect(view, seat)
    if view.phase == "reward":
        legal = _next_reward(legal)
    return max(legal, key=lambda action: _worth(prospect, action))


def _next_reward(legal: tuple[LudwigAction, ...]) -> tuple[LudwigAction, ...]:
    """Cards, chosen rewards and looks into stacks first: they cost nothing and may help in an extra turn.
    Between a free corridor and an extra turn it is the one that promises more.
    """
    for kinds in (("draw",), ("choose",), ("look",)):
        found = tuple(action for action in legal if action.kind in kinds)
        if found:
            return found
    return legal


def _worth(prospect: Prospect, action: LudwigAction) -> float:
    view = prospect.view
    match action:
        case Start():
            return (action.foyer == FOYER) - (_card_worth(prospect, action.back) if action.back else 0)
        case Buy() | Take():
            return _placing(prospect, action)
        case Choose():
            return _reward(prospect, action)
        case Look():
            return _stack(prospect, action.size)
        case Put():
            return sum(_stack(prospect, TILES[room].area) for room in (action.first, action.second) if room)
        case Keep():
            return _card_worth(prospect, action.card)
        case _ if action.kind == "pass":
            castle = view.castles[prospect.seat]
            plan = prospect.own_plan()
            return prospect.of_castle(plan, castle.money) + prospect.money(PASS_MONEY)
        case _ if action.kind == "extra":
            return prospect.of_castle(prospect.own_plan(), view.castles[prospect.seat].money) + EXTRA_TURN
        case _ if action.kind == "decline":
            return prospect.of_castle(prospect.own_plan(), view.castles[prospect.seat].money)
        case _:
            return float("inf")  # drawing bonus cards costs nothing


def _placing(prospect: Prospect, action: Buy | Take) -> float:
    view = prospect.view
    castle = view.castles[prospect.seat]
    assert action.spot is not None
    price = coins = 0
    if action.kind == "buy":
        offer = view.offer_of(action.tile)
        price, coins = offer.price, offer.coins
    worth = prospect.of_placement(prospect.own_plan(), action.spot, castle.money + coins - price)
    worth += prospect.money(coins - price)
    if prospect.seat != view.builder:
        worth -= PAID_TO_RIVAL * prospect.money(price) / max(1, view.seats - 1)
    return worth


def _card_worth(prospect: Prospect, card: str) -> float:
    """The card's points now and what the rest of the game may add."""
    castle = prospect.view.castles[prospect.seat]
    now = bonus_points(card, plan_of(castle.placements), castle.money) if castle.tiles else 0
    return now + CARD_HOPE.get(card, SIZE_CARD_HOPE) * (1 - prospect.progress)


def _reward(prospect: Prospect, action: Choose) -> float:
    """What a downstairs reward is worth when it is taken as this one."""
    match action.reward:
        case "activity":
            return ACTIVITY_POINTS
        case "living":
            plan = prospect.own_plan()
            number = next(n for n, placed in enumerate(plan.tiles) if placed.tile == action.room)
            return scored_again(plan, number)
        case "outdoor":
            return prospect.money(OUTDOOR_MONEY)
        case "food":
            return EXTRA_TURN
        case "utility":
            return BONUS_CARD
        case "corridor":
            return FREE_CORRIDOR
        case _:
            return LOOK


def _stack(prospect: Prospect, size: int) -> float:
    """What it is worth to bring the stack of a size nearer to its end: own rooms of it against others'."""
    left = dict(prospect.view.stacks)[size]
    counts = [of_sizes(plan_of(castle.placements), (size,)) for castle in prospect.view.castles]
    others = [count for seat, count in enumerate(counts) if seat != prospect.seat]
    return (counts[prospect.seat] - max(others, default=0)) / (1 + left)


def _price(view: View) -> LudwigAction:
    """The more the others would pay for a room, the dearer it gets."""
    rivals = [Prospect(view, seat) for seat in range(view.seats) if seat != view.builder]
    rooms = [offer.room for offer in view.market if offer.room]
    wanted = {room: max(_demand(prospect, room) for prospect in rivals) for room in rooms}
    rising = sorted(rooms, key=lambda room: (wanted[room], room))
    numbers = {offer.room: str(number) for number, offer in enumerate(view.market, 1)}
    draft = "".join(numbers[room] for room in rising).rjust(len(view.market), EMPTY)
    return opened(draft, as_it_lies(draft))


def _demand(prospect: Prospect, room: str) -> float:
    """What a room brings at its best place, its coins included; nothing where it does not fit."""
    castle = prospect.view.castles[prospect.seat]
    plan = plan_of(castle.placements)
    best = prospect.of_best(plan, spots(plan, room), castle.money)
    if best is None:
        return -10.0
    return best - prospect.of_castle(plan, castle.money) + prospect.money(prospect.view.offer_of(room).coins)
