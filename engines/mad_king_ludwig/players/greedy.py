"""The greedy player: takes the action with the best immediate prospect and looks no further."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from engines.core.players import Weighed
from engines.mad_king_ludwig.actions import (
    EMPTY,
    Back,
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
    Ahead,
    Board,
    prospect,
)
from engines.mad_king_ludwig.rewards import ACTIVITY_POINTS, OUTDOOR_MONEY
from engines.mad_king_ludwig.scoring import bonus_points, of_sizes, scored_again
from engines.mad_king_ludwig.view import View

FOYER = 4
"""More doors to build on are worth more than completing the foyer sooner."""
PAID_TO_RIVAL = 0.25
"""The harm of a thousand marks for a rival, as a share of the value of one's own thousand."""
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
"""The points of a bonus card over a whole game; cards of single sizes score about as much as the rest."""
SIZE_CARD_HOPE = 3.5


def choose_greedily(
    view: View, legal: tuple[LudwigAction, ...], rng: random.Random, budget: float
) -> LudwigAction:
    """Returns the action with the best prospect by points, rewards, favors and money."""
    return weigh_greedily(view, legal, rng, budget)[0].action


def weigh_greedily(
    view: View, legal: tuple[LudwigAction, ...], rng: random.Random, budget: float
) -> Sequence[Weighed[LudwigAction]]:
    """Returns the actions by their prospect; as master builder its order of the market alone."""
    if view.phase == "price":
        return [Weighed(_price(view), 0.0)]
    seat = view.seat
    assert seat is not None
    ahead = Ahead(view, seat)
    if view.phase == "reward":
        legal = _next_reward(legal)
    weighed = [Weighed(action, _worth(ahead, action)) for action in legal]
    return sorted(weighed, key=lambda one: -one.points)


def _next_reward(legal: tuple[LudwigAction, ...]) -> tuple[LudwigAction, ...]:
    """Takes cards, chosen rewards and looks into stacks first: they are free and may help in an extra turn.

    Between a free corridor and an extra turn it takes the one with the better prospect.
    """
    for kinds in (("draw",), ("choose",), ("look",)):
        found = tuple(action for action in legal if action.kind in kinds)
        if found:
            return found
    return legal


def _worth(ahead: Ahead, action: LudwigAction) -> float:
    match action:
        case Start():
            return (action.foyer == FOYER) - (_card_worth(ahead, action.back) if action.back else 0)
        case Back():
            return -_card_worth(ahead, action.card)
        case Buy() | Take():
            return _placing(ahead, action)
        case Choose():
            return _reward(ahead, action)
        case Look():
            return _stack(ahead, action.size)
        case Put():
            return sum(_stack(ahead, TILES[room].area) for room in (action.first, action.second) if room)
        case Keep():
            return _card_worth(ahead, action.card)
        case _ if action.kind == "pass":
            return prospect(ahead.own, ahead) + ahead.money(PASS_MONEY)
        case _ if action.kind == "extra":
            return prospect(ahead.own, ahead) + EXTRA_TURN
        case _ if action.kind == "decline":
            return prospect(ahead.own, ahead)
        case _:
            return float("inf")  # drawing bonus cards costs nothing


def _placing(ahead: Ahead, action: Buy | Take) -> float:
    view = ahead.view
    castle = view.castles[ahead.seat]
    assert action.spot is not None
    price = coins = 0
    if action.kind == "buy":
        offer = view.offer_of(action.tile)
        price, coins = offer.price, offer.coins
    worth = ahead.of_placement(ahead.own.plan, action.spot, castle.money + coins - price)
    worth += ahead.money(coins - price)
    if ahead.seat != view.builder:
        worth -= PAID_TO_RIVAL * ahead.money(price) / max(1, view.seats - 1)
    return worth


def _card_worth(ahead: Ahead, card: str) -> float:
    """Returns the card's points now plus those that the rest of the game may add."""
    castle = ahead.view.castles[ahead.seat]
    now = bonus_points(card, plan_of(castle.placements), castle.money) if castle.tiles else 0
    return now + CARD_HOPE.get(card, SIZE_CARD_HOPE) * (1 - ahead.progress)


def _reward(ahead: Ahead, action: Choose) -> float:
    """Returns the value of a downstairs reward when it is taken as this one."""
    match action.reward:
        case "activity":
            return ACTIVITY_POINTS
        case "living":
            plan = ahead.own.plan
            number = next(n for n, placed in enumerate(plan.tiles) if placed.tile == action.room)
            return scored_again(plan, number)
        case "outdoor":
            return ahead.money(OUTDOOR_MONEY)
        case "food":
            return EXTRA_TURN
        case "utility":
            return BONUS_CARD
        case "corridor":
            return FREE_CORRIDOR
        case _:
            return LOOK


def _stack(ahead: Ahead, size: int) -> float:
    """Returns the value of bringing a size's stack nearer to its end: own rooms of it against others'."""
    left = dict(ahead.view.stacks)[size]
    counts = [of_sizes(plan_of(castle.placements), (size,)) for castle in ahead.view.castles]
    others = [count for seat, count in enumerate(counts) if seat != ahead.seat]
    return (counts[ahead.seat] - max(others, default=0)) / (1 + left)


def _price(view: View) -> LudwigAction:
    """Orders the rooms so that those for which the others would pay more cost more."""
    rivals = [Ahead(view, seat) for seat in range(view.seats) if seat != view.builder]
    rooms = [offer.room for offer in view.market if offer.room]
    wanted = {room: max(_demand(ahead, room) for ahead in rivals) for room in rooms}
    rising = sorted(rooms, key=lambda room: (wanted[room], room))
    numbers = {offer.room: str(number) for number, offer in enumerate(view.market, 1)}
    draft = "".join(numbers[room] for room in rising).rjust(len(view.market), EMPTY)
    return opened(draft, as_it_lies(draft))


def _demand(ahead: Ahead, room: str) -> float:
    """Returns the value of a room at its best place, its coins included; negative if it does not fit."""
    castle = ahead.view.castles[ahead.seat]
    plan = plan_of(castle.placements)
    best = ahead.of_best(plan, spots(plan, room), castle.money)
    if best is None:
        return -10.0
    return best - prospect(Board(plan, castle.money), ahead) + ahead.money(ahead.view.offer_of(room).coins)
