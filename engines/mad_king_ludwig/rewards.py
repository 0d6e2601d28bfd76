"""Completion rewards: which a placement earns, what they bring, and the choices in them.

Rewards without a choice are taken at once: neither their order nor that of the others matters for them.
The rest wait in the turn, the extra turns of food rooms among them, and the player says which comes next.
Since version 3 of the rules a free corridor that fits nowhere waits as well while an extra turn of the same
turn, owed or still to be chosen, may make room for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from engines.core.errors import IllegalAction
from engines.core.event import Event
from engines.mad_king_ludwig import actions, events
from engines.mad_king_ludwig.actions import (
    DECLINE,
    DRAW,
    EXTRA,
    Choose,
    Keep,
    Look,
    LudwigAction,
    Put,
)
from engines.mad_king_ludwig.data import BONUS_CARDS, SIZES, TYPES, Type
from engines.mad_king_ludwig.market import corridors_left
from engines.mad_king_ludwig.placing import places
from engines.mad_king_ludwig.plan import Plan, plan_of
from engines.mad_king_ludwig.scoring import scored_again
from engines.mad_king_ludwig.state import DeckRoom, Gain, Interrupted, Reward, State, Turn

ACTIVITY_POINTS = 5
OUTDOOR_MONEY = 10_000
DRAWN_CARDS = 2
MOST_PUT = 2
EVERY_DOWNSTAIRS = 2
"""Only every second completed downstairs room of a castle brings a reward."""
CORRIDOR_WAITS = 3
"""Since this version of the rules."""
ANY_REWARD: tuple[Type, ...] = tuple(kind for kind in TYPES if kind != "downstairs")
"""The rewards as which a downstairs room's reward may be taken."""


def earned(before: Plan, after: Plan, completed: tuple[int, ...]) -> tuple[Reward, ...]:
    """The rewards of the tiles that a placement completed; of downstairs rooms only every second brings one,
    and of several completed together the player says which.
    """
    rewards = [
        Reward(after.forms[number].tile.type, (number,))
        for number in completed
        if after.forms[number].tile.type != "downstairs"
    ]
    deep = tuple(number for number in completed if after.forms[number].tile.type == "downstairs")
    earlier = sum(before.forms[number].tile.type == "downstairs" for number in before.complete)
    count = (earlier + len(deep)) // EVERY_DOWNSTAIRS - earlier // EVERY_DOWNSTAIRS
    return (*rewards, *(Reward("downstairs", deep) for _ in range(count)))


def settle(state: State, log: list[Event]) -> State:
    """Take the rewards that need no choice and drop those that can't be taken.

    When drawing bonus cards is all that is left, they are drawn. An extra turn that is all that is left
    begins by itself, in `rules`.
    """
    rewards, state = state.turn.rewards, _with_turn(state, rewards=())
    for number, reward in enumerate(rewards):
        if reward.kind in _AT_ONCE:
            state = _taken(state, reward, log)
        elif _is_open(state, reward.kind) or _may_wait(state, reward.kind, rewards[number + 1 :]):
            state = _with_turn(state, rewards=(*state.turn.rewards, reward))
        else:
            reason = _why_lost(state, reward.kind)
            log.append(events.lost(state.turn.seat, reward.kind, _tile(state, reward), reason))
    left = state.turn.rewards
    if left and not state.turn.extra and all(reward.kind == "utility" for reward in left):
        state = draw(state, log)
        if state.phase == "reward":
            return settle(state, log)
    return state


_AT_ONCE = ("activity", "living", "outdoor", "food")
"""Of food the extra turn is counted at once and played whenever the player likes."""


def _with_turn(state: State, **changes: object) -> State:
    turn: Turn = state.turn._replace(**changes)  # type: ignore[arg-type]
    return state._replace(turn=turn)


def _tile(state: State, reward: Reward) -> str:
    return state.castles[state.turn.seat].tiles[reward.tiles[0]].tile


def _taken(state: State, reward: Reward, log: list[Event]) -> State:
    """Activity 5 points, living its points again, outdoor 10 000 marks, food an extra turn."""
    seat = state.turn.seat
    castle = state.castles[seat]
    number = reward.tiles[0]
    points = amount = 0
    if reward.kind == "activity":
        points = ACTIVITY_POINTS
        castle = castle._replace(gains=(*castle.gains, Gain("reward_activity", number, points)))
    elif reward.kind == "living":
        points = scored_again(plan_of(castle.tiles), number)
        castle = castle._replace(gains=(*castle.gains, Gain("reward_living", number, points)))
    elif reward.kind == "outdoor":
        amount = OUTDOOR_MONEY
        castle = castle._replace(money=castle.money + amount)
    else:
        state = _with_turn(state, extra=state.turn.extra + 1)
    log.append(events.rewarded(seat, reward.kind, _tile(state, reward), points, amount))
    last = state.last._replace(gain=state.last.gain + points) if state.last else None
    return state.with_castle(seat, castle)._replace(last=last)


def _is_open(state: State, kind: Type) -> bool:
    """Whether a reward with a choice can be taken now."""
    if kind == "corridor":
        waiting = any(reward.kind == "corridor" for reward in state.turn.rewards)
        if state.turn.corridor_used or waiting:
            return False
        return _fits(state)
    if kind == "sleeping":
        return any(state.stacks)
    if kind == "utility":
        return bool(state.bonus_deck or state.bonus_under)
    return True


def _why_lost(state: State, kind: Type) -> str:
    """Returns the reason why a reward with a choice can't be taken."""
    if kind == "sleeping":
        return "empty"
    if kind == "utility":
        return "no_cards"
    if state.turn.corridor_used or any(reward.kind == "corridor" for reward in state.turn.rewards):
        return "second"
    return "nowhere" if any(corridors_left(state)) else "sold_out"


def _may_wait(state: State, kind: Type, later: tuple[Reward, ...]) -> bool:
    """Whether a free corridor that fits nowhere may still be taken after an extra turn: one that is owed, or
    one that a food or downstairs room brings.
    """
    if state.rules < CORRIDOR_WAITS or kind != "corridor" or not any(corridors_left(state)):
        return False
    turn = state.turn
    if turn.corridor_used or any(reward.kind == "corridor" for reward in turn.rewards):
        return False
    return bool(turn.extra) or any(
        reward.kind in ("food", "downstairs") for reward in (*turn.rewards, *later)
    )


def _fits(state: State) -> bool:
    """Whether a hallway or stairs fits into the castle whose turn it is."""
    plan = plan_of(state.castles[state.turn.seat].tiles)
    return any(any(places(plan, tile).found.values()) for tile in corridors_left(state))


def wait_for_extra_turn(state: State) -> bool:
    """Whether nothing can be done but to play an extra turn, because a free corridor fits nowhere now."""
    turn = state.turn
    return bool(turn.extra) and all(reward.kind == "corridor" for reward in turn.rewards) and not _fits(state)


def choices(state: State) -> tuple[LudwigAction, ...]:
    """Returns the choices for the waiting rewards, the stack being looked into or the offered cards."""
    if state.phase == "look":
        return _puts(state)
    if state.phase == "bonus":
        return tuple(Keep(card=card) for card in state.turn.offer)
    waiting = {reward.kind for reward in state.turn.rewards}
    tiles = state.castles[state.turn.seat].tiles
    found: list[LudwigAction] = []
    if "corridor" in waiting and _fits(state):
        plan = plan_of(tiles)
        found.append(DECLINE)
        for tile in corridors_left(state):
            found += places(plan, tile).placements("take")
    if "downstairs" in waiting:
        found += (Choose(reward=kind, room=tiles[number].tile) for kind, number in downstairs_choices(state))
    if "sleeping" in waiting:
        found += (Look(size=size) for size, stack in zip(SIZES, state.stacks, strict=True) if stack)
    if "utility" in waiting:
        found.append(DRAW)
    if state.turn.extra:
        found.append(EXTRA)
    return tuple(found)


def begin_extra_turn(state: State, log: list[Event]) -> State:
    """Begins one extra turn at once: a new turn with its own buying, rewards and corridor limit.

    The rest of the turn in which it was earned waits until it is over.
    """
    turn = state.turn
    if not turn.extra:
        raise IllegalAction("no_such_reward", reward="food")
    log.append(events.extra_turn(turn.seat, turn.extra - 1))
    interrupted = turn.interrupted
    if turn.rewards or turn.extra > 1:
        left = Interrupted(turn.extra - 1, turn.corridor_used, turn.rewards, state.last)
        interrupted = (*interrupted, left)
    return state._replace(phase="buy", turn=Turn(turn.seat, interrupted=interrupted))


def resume_turn(state: State) -> State:
    """The extra turn is over: the rewards that waited are taken now."""
    *outer, left = state.turn.interrupted
    turn = Turn(state.turn.seat, left.extra, left.corridor_used, left.rewards, interrupted=tuple(outer))
    last = state.last
    if left.rewards and left.last and last:
        last = left.last._replace(placed=left.last.placed + last.placed, gain=left.last.gain + last.gain)
    return state._replace(phase="reward", turn=turn, last=last)


def _puts(state: State) -> tuple[LudwigAction, ...]:
    """None, one or two rooms of the stack, in any order of pointing: it is the order on the room deck, and
    in the last round, when none is needed, any order will do.
    """
    assert state.turn.looking is not None
    stack = state.stacks[SIZES.index(state.turn.looking)]
    pairs = permutations(stack, 2)
    return actions.put(), *map(actions.put, stack), *(actions.put(*pair) for pair in pairs)


def _without_reward(state: State, kind: Type) -> State:
    """The first waiting reward of a kind is being taken."""
    rewards = state.turn.rewards
    for index, reward in enumerate(rewards):
        if reward.kind == kind:
            return _with_turn(state, rewards=(*rewards[:index], *rewards[index + 1 :]))
    raise IllegalAction("no_such_reward", reward=kind)


def use_corridor(state: State) -> State:
    """A free tile is being taken: the corridor reward can't be taken again in this turn."""
    return _with_turn(_without_reward(state, "corridor"), corridor_used=True)


def decline(state: State, log: list[Event]) -> State:
    """The free tile is not wanted."""
    log.append(events.declined(state.turn.seat))
    return _without_reward(state, "corridor")


def downstairs_choices(state: State) -> Iterator[tuple[Type, int]]:
    """Yields the kinds as which the first waiting downstairs reward may be taken, each with a tile: that
    matters only for living, which scores the tile again."""
    for reward in state.turn.rewards:
        if reward.kind == "downstairs":
            for kind in ANY_REWARD:
                if kind in _AT_ONCE or _is_open(state, kind):
                    yield from ((kind, number) for number in reward.tiles[: None if kind == "living" else 1])
            return


def choose(state: State, action: Choose, log: list[Event]) -> State:
    """A downstairs room's reward becomes one of the other seven."""
    tiles = state.castles[state.turn.seat].tiles
    state_without = _without_reward(state, "downstairs")
    for kind, number in downstairs_choices(state):
        if kind == action.reward and tiles[number].tile == action.room:
            log.append(events.chosen(state.turn.seat, kind, action.room))
            reward = Reward(kind, (number,))
            if kind == "food":
                return begin_extra_turn(_taken(state_without, reward, log), log)
            return _with_turn(state_without, rewards=(*state_without.turn.rewards, reward))
    raise IllegalAction("not_to_choose", reward=action.reward, room=action.room)


def look(state: State, action: Look, log: list[Event]) -> State:
    """Sleeping: look secretly into a stack that is not empty."""
    state = _without_reward(state, "sleeping")
    if action.size not in SIZES or not state.stacks[SIZES.index(action.size)]:
        raise IllegalAction("empty_stack", size=action.size)
    log.append(events.looked(state.turn.seat, action.size))
    return _with_turn(state, looking=action.size)._replace(phase="look")


def put(state: State, action: Put, log: list[Event]) -> State:
    """Up to two rooms of the stack go face down on the room deck, in any order. In the last round they are
    laid face up on the discard instead: they never reach the market but help to empty the stack.
    """
    turn = state.turn
    assert turn.looking is not None
    number = SIZES.index(turn.looking)
    stack = state.stacks[number]
    rooms = tuple(room for room in (action.first, action.second) if room)
    if (action.second and not action.first) or len(set(rooms)) != len(rooms):
        raise IllegalAction("bad_rooms", count=len(rooms))
    for room in rooms:
        if room not in stack:
            raise IllegalAction("not_in_stack", room=room)
    if state.last_round:
        rooms = tuple(room for room in stack if room in rooms)
    rest = tuple(room for room in stack if room not in rooms)
    shown = rooms if state.last_round else ()
    log += (
        events.put_secretly(turn.seat, stack, rooms),
        events.put(turn.seat, turn.looking, len(rooms), shown),
    )
    state = state._replace(
        stacks=(*state.stacks[:number], rest, *state.stacks[number + 1 :]),
        discarded=state.discarded + shown,
        phase="reward",
    )
    if not state.last_round:
        laid = tuple(DeckRoom(room, turn.seat) for room in rooms)
        state = state._replace(deck_rooms=laid + state.deck_rooms)
    return _with_turn(state, looking=None)


def draw(state: State, log: list[Event]) -> State:
    """Utility: draw two bonus cards, or what there is; a single one is kept without a choice."""
    state = _without_reward(state, "utility")
    seat = state.turn.seat
    drawn: list[str] = []
    while len(drawn) < DRAWN_CARDS and (state.bonus_deck or state.bonus_under):
        if state.bonus_deck:
            (card,), rest, chance = state.chance.sample(state.bonus_deck, 1)
            state = state._replace(bonus_deck=rest, chance=chance)
        else:
            card, *under = state.bonus_under
            state = state._replace(bonus_under=tuple(under))
        drawn.append(card)
    offer = tuple(sorted(drawn, key=BONUS_CARDS.index))
    log.append(events.cards_drawn(seat, len(offer)))
    state = _with_turn(state, offer=offer)._replace(phase="bonus")
    return keep(state, Keep(card=offer[0]), log) if len(offer) == 1 else state


def keep(state: State, action: Keep, log: list[Event]) -> State:
    """Keep one of the cards that were drawn; the other goes face down under the deck."""
    seat, offer = state.turn.seat, state.turn.offer
    if action.card not in offer:
        raise IllegalAction("not_drawn", card=action.card)
    castle = state.castles[seat]
    castle = castle._replace(cards=(*castle.cards, action.card))
    back = tuple(card for card in offer if card != action.card)
    log += (
        events.cards_kept(seat, (action.card,), back),
        events.card_added(seat, len(castle.cards)),
    )
    state = _with_turn(state, offer=()).with_castle(seat, castle)
    return state._replace(phase="reward", bonus_under=state.bonus_under + back)
