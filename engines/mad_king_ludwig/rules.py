"""The course of a game: the start, pricing, purchases, rounds and the end. Rewards are in `rewards`.

Every function takes a state and gives a new one. What follows by itself is done by `proceed`, so a state
always awaits a choice. Events are collected in a list on the way; their kinds are listed in `events`.
"""

from __future__ import annotations

from engines.core.errors import IllegalAction
from engines.core.event import Event
from engines.mad_king_ludwig import events
from engines.mad_king_ludwig.actions import Buy, Start, Take, named, spot_of
from engines.mad_king_ludwig.data import FOYERS, HALLWAYS, PASS_MONEY, PRICES, STAIRS, solo_rank
from engines.mad_king_ludwig.market import (
    add_coins,
    clear_market,
    fill_market,
    in_stock,
    price_of,
    unsettled,
    without,
)
from engines.mad_king_ludwig.model import LastTurn, State, Turn
from engines.mad_king_ludwig.placing import check_placement
from engines.mad_king_ludwig.plan import Placed, bonds, extended, numbers_in, plan_of
from engines.mad_king_ludwig.rewards import earned, settle, use_corridor
from engines.mad_king_ludwig.scoring import placement_gains
from engines.mad_king_ludwig.standings import result_of

MOST_ROUNDS = 50
"""Ruling: this round is the last even if cards are left, so that a table where all pass comes to an end."""


def due_seats(state: State) -> tuple[int, ...]:
    """The foyers are chosen by all at once; else it is one seat's turn."""
    if state.phase == "over":
        return ()
    if state.phase == "start":
        return tuple(seat for seat, castle in enumerate(state.castles) if not castle.tiles)
    return (state.builder if state.phase == "price" else state.turn.seat,)


def start(state: State, seat: int, action: Start, log: list[Event]) -> State:
    """Lay the foyer and keep two of three bonus cards; alone there are two and no choice."""
    castle = state.castles[seat]
    if action.foyer not in FOYERS:
        raise IllegalAction("no_such_foyer", foyer=action.foyer)
    if action.back is None and state.seats > 1:
        raise IllegalAction("card_to_put_back", seat=seat)
    if action.back is not None and (state.seats == 1 or action.back not in castle.cards):
        raise IllegalAction("not_your_card", card=action.back)
    kept = tuple(card for card in castle.cards if card != action.back)
    back = (action.back,) if action.back else ()
    log += (events.cards_kept(seat, kept, back), events.started(seat, action.foyer))
    foyer = (Placed(FOYERS[action.foyer], 0, 0, 0),)
    state = state.with_castle(seat, castle._replace(tiles=foyer, cards=kept))
    state = state._replace(bonus_under=(*state.bonus_under, *back))
    if due_seats(state):
        return state
    rooms = [slot.room for slot in state.market if slot.room]
    log.append(events.new_round(1, state.builder, rooms, state.last_round))
    return _begin_round(state)


def _begin_round(state: State) -> State:
    """The master builder prices the rooms; alone they keep the slots they came to."""
    if state.seats == 1:
        return state._replace(phase="buy", turn=Turn(0))
    return state._replace(phase="price", settled=(), turn=Turn(state.builder))


def open_market(state: State, log: list[Event]) -> State:
    """The prices stand; the seat at the master builder's left is first to buy."""
    log.append(events.market_open(state.builder, state.market, PRICES[state.seats]))
    return state._replace(phase="buy", settled=(), turn=Turn((state.builder + 1) % state.seats))


def has_prices_left(state: State) -> bool:
    """Whether some room may still be moved."""
    free = unsettled(state)
    return len(free) > 1 and any(state.market[index].room for index in free)


def pass_turn(state: State, log: list[Event]) -> State:
    """Take 5000 marks from the bank."""
    seat = state.turn.seat
    castle = state.castles[seat]
    money = castle.money + PASS_MONEY
    log.append(events.passed(seat, PASS_MONEY, money))
    state = state.with_castle(seat, castle._replace(money=money))
    return state._replace(phase="reward", last=LastTurn(seat, "pass"))


def is_affordable(state: State, tile: str) -> bool:
    """Whether the seat whose turn it is has the price of a tile on sale, its coins included."""
    price, coins = price_of(state, tile)
    return state.castles[state.turn.seat].money + coins >= price


def buy(state: State, action: Buy, log: list[Event]) -> State:
    """Pay the master builder, or as master builder the bank, and place the tile at once.

    Coins on a room pay for it first; what is left of them the buyer keeps.
    """
    seat = state.turn.seat
    price, coins = price_of(state, action.tile)
    if not is_affordable(state, action.tile):
        raise IllegalAction("too_expensive", tile=action.tile, price=price)
    spot = _checked(state, action)
    castle = state.castles[seat]
    paid_to = None if seat == state.builder else state.builder
    money = castle.money + coins - price
    log.append(events.bought(seat, action.tile, price, coins, paid_to, money))
    state = without(state, action.tile).with_castle(seat, castle._replace(money=money))
    if paid_to is not None:
        builder = state.castles[paid_to]
        state = state.with_castle(paid_to, builder._replace(money=builder.money + price))
    return _place(state._replace(last=LastTurn(seat, "buy", price=price)), spot, log)


def take(state: State, action: Take, log: list[Event]) -> State:
    """Corridor reward: place a free hallway or stairs."""
    if action.tile not in (*HALLWAYS, STAIRS):
        raise IllegalAction("no_corridor", tile=action.tile)
    if not in_stock(state, action.tile):
        raise IllegalAction("sold_out", tile=action.tile)
    state = use_corridor(state)
    spot = _checked(state, action)
    return _place(without(state, action.tile), spot, log)


def _checked(state: State, action: Buy | Take) -> Placed:
    """The spot of a placement that is legal and named by its first common entrance."""
    spot = spot_of(action)
    plan = plan_of(state.castles[state.turn.seat].tiles)
    check_placement(plan, spot)
    if named(action.kind, plan, spot) != action:
        raise IllegalAction("other_door", tile=action.tile)
    return spot


def _place(state: State, spot: Placed, log: list[Event]) -> State:
    """Score the tile (steps 1 to 3) and note the rewards of all tiles that it completed."""
    turn = state.turn
    castle = state.castles[turn.seat]
    before = plan_of(castle.tiles)
    found = bonds(before, spot)
    after = extended(before, spot, found)
    gains = placement_gains(after, found)
    completed = numbers_in(after.done & ~before.done)
    log.append(events.placed(turn.seat, spot, after, gains, completed))
    castle = castle._replace(tiles=after.tiles, gains=castle.gains + gains)
    assert state.last is not None
    last = state.last._replace(
        placed=(*state.last.placed, len(before.tiles)),
        gain=state.last.gain + sum(gain.points for gain in gains),
    )
    rewards = turn.rewards + earned(before, after, completed)
    state = state.with_castle(turn.seat, castle)
    return state._replace(phase="reward", turn=turn._replace(rewards=rewards), last=last)


def proceed(state: State, log: list[Event]) -> State:
    """Do what follows by itself until somebody has to choose or the game is over."""
    while state.phase == "reward":
        state = settle(state, log)
        if state.phase != "reward" or state.turn.rewards:
            return state
        state = _next_turn(state, log)
    return state


def _next_turn(state: State, log: list[Event]) -> State:
    """Extra turns come before the next seat; the master builder is the last of a round."""
    turn = state.turn
    if turn.extra:
        log.append(events.extra_turn(turn.seat, turn.extra - 1))
        return state._replace(phase="buy", turn=Turn(turn.seat, extra=turn.extra - 1))
    if turn.seat != state.builder:
        return state._replace(phase="buy", turn=Turn((turn.seat + 1) % state.seats))
    state = clear_market(state, log) if state.seats == 1 else add_coins(state, log)
    if state.last_round:
        return _end_game(state, log)
    state = state._replace(round=state.round + 1, builder=(state.builder + 1) % state.seats)
    state, rooms = fill_market(state)
    state = state._replace(last_round=state.last_round or state.round >= MOST_ROUNDS)
    log.append(events.new_round(state.round, state.builder, rooms, state.last_round))
    return _begin_round(state)


def _end_game(state: State, log: list[Event]) -> State:
    over = state._replace(phase="over", turn=Turn(state.builder))
    result = result_of(over)
    rank = solo_rank(result.standings[0].points) if state.seats == 1 else None
    log.append(events.game_over(result, rank))
    return over
