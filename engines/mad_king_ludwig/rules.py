"""The course of a game: setup, the seats that are due, legal actions and their consequences.

Every function takes a state and returns a new one. `proceed` does all automatic steps, so a state always
awaits a choice. Functions append events to a list; `events` lists their kinds. Rewards are in `rewards`.
"""

from __future__ import annotations

from collections.abc import Iterable

from engines.core.chance import Chance
from engines.core.contract import Step, check_seats
from engines.core.errors import BadSetup, IllegalAction
from engines.core.event import Event
from engines.mad_king_ludwig import events, rewards
from engines.mad_king_ludwig.actions import PASS, Back, Buy, LudwigAction, Start, Take, spot_of
from engines.mad_king_ludwig.data import (
    BONUS_CARDS,
    CARD_SEATS,
    CARDS_PER_SEAT,
    CARDS_PER_SIZE,
    FAVORS,
    FOYERS,
    HALLWAYS,
    LARGE_COUNT,
    NEVER_TOGETHER,
    PASS_MONEY,
    PRICES,
    ROOMS,
    SIDES,
    SIZES,
    SMALL,
    SMALL_COUNT,
    STAIRS,
    START_MONEY,
    TILES,
    Favor,
    Placed,
    solo_rank,
)
from engines.mad_king_ludwig.market import (
    add_coins,
    affordable,
    clear_market,
    fill_market,
    in_stock,
    is_affordable,
    price_of,
    pricings,
    rearrange,
    without,
)
from engines.mad_king_ludwig.options import LudwigOptions
from engines.mad_king_ludwig.placing import check_placement, first_door, places
from engines.mad_king_ludwig.plan import numbers_in, plan_of
from engines.mad_king_ludwig.rulings import MOST_ROUNDS
from engines.mad_king_ludwig.scoring import placement_gains, result_of
from engines.mad_king_ludwig.state import NOBODY, Castle, LastTurn, Phase, Slot, State, Turn

SEATS = range(1, 5)
VERSION = 3
"""The rules that new games are played by: since version 3 the foyer is chosen before the master builder and
the bonus cards are known, and a corridor reward waits for an extra turn (`rewards`).
"""
STARTING: tuple[Phase, ...] = ("foyer", "cards", "start")
"""All decide at their own time."""
PHASES: dict[str, Phase] = {
    "back": "cards",
    "order": "price",
    "leave": "price",
    "buy": "buy",
    "pass": "buy",
    "take": "reward",
    "decline": "reward",
    "choose": "reward",
    "look": "reward",
    "draw": "reward",
    "extra": "reward",
    "put": "look",
    "keep": "bonus",
}
"""When each action is taken."""
DEALT_CARDS = 3
SOLO_CARDS = 2


def set_up(options: LudwigOptions, seats: int, seed: str) -> State:
    """Favors, stacks and room deck; alone without favors. The rest is dealt once all have their foyers."""
    check_seats(seats, SEATS)
    favors, chance = _reveal_favors(options, 0 if seats == 1 else seats, Chance(seed))
    stacks, aside = [], []
    for size in SIZES:
        rooms = [room.id for room in ROOMS if room.size == size]
        count = (SMALL_COUNT if size in SMALL else LARGE_COUNT)[seats]
        taken, rest, chance = chance.sample(rooms, count)
        stacks.append(_in_order(taken))
        aside.append(rest)
    bonus_deck = cards_in_play(options)
    needed = _hand_size(seats) * seats
    if len(bonus_deck) < needed:
        raise BadSetup("too_few_bonus_cards", needed=needed)
    return State(
        options=options,
        seats=seats,
        chance=chance,
        phase="foyer",
        round=1,
        last_round=False,
        builder=NOBODY,
        turn=Turn(NOBODY),
        market=(Slot(None),) * len(PRICES[seats]),
        settled=(),
        stacks=tuple(stacks),
        aside=tuple(aside),
        hallways=SMALL_COUNT[seats],
        stairs=LARGE_COUNT[seats],
        deck_rooms=(),
        cards=(CARDS_PER_SIZE,) * len(SIZES),
        cards_left=CARDS_PER_SEAT * CARD_SEATS[seats],
        discard=(0,) * len(SIZES),
        discarded=(),
        favors=favors,
        bonus_deck=bonus_deck,
        bonus_under=(),
        castles=(Castle((), START_MONEY, (), 0),) * seats,
        rules=VERSION,
    )


def _hand_size(seats: int) -> int:
    """Returns the number of bonus cards that each player is dealt."""
    return SOLO_CARDS if seats == 1 else DEALT_CARDS


def deal(state: State, phase: Phase) -> State:
    """Draws the first master builder and deals the players' bonus cards and the first market."""
    seats = state.seats
    builder, chance = state.chance.below(seats)
    bonus_deck = state.bonus_deck
    castles = []
    for seat, castle in enumerate(state.castles):
        hand, bonus_deck, chance = chance.sample(bonus_deck, _hand_size(seats))
        cards = tuple(sorted(hand, key=BONUS_CARDS.index))
        castles.append(castle._replace(cards=cards, start=(seat - builder) % seats))
    state = state._replace(
        chance=chance,
        phase=phase,
        builder=builder,
        turn=Turn(builder),
        bonus_deck=bonus_deck,
        castles=tuple(castles),
    )
    return fill_market(state)[0]


def begun_by(version: int, first: State) -> State:
    """The first state as version 2 of the rules has it: everything is dealt."""
    return deal(first._replace(rules=version), "start")


def cards_in_play(options: LudwigOptions) -> tuple[str, ...]:
    """Players may leave bonus cards in the box before the game, as they may leave favors there."""
    left_out = {*options.cards_left_out, *options.size_cards_left_out}
    return tuple(card for card in BONUS_CARDS if card not in left_out)


def _in_order(rooms: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(room.id for room in ROOMS if room.id in rooms)


def _reveal_favors(options: LudwigOptions, count: int, chance: Chance) -> tuple[tuple[Favor, ...], Chance]:
    """One for each seat; of "completed" and "incomplete" the later one is replaced."""
    left: tuple[str, ...] = tuple(favor for favor in FAVORS if favor not in options.left_out)
    shown: list[str] = []
    while len(shown) < count:
        if not left:
            raise BadSetup("too_few_favors", needed=count)
        (favor,), left, chance = chance.sample(left, 1)
        if not (favor in NEVER_TOGETHER and NEVER_TOGETHER.intersection(shown)):
            shown.append(favor)
    return tuple(shown), chance  # type: ignore[arg-type]


def to_act(state: State) -> tuple[int, ...]:
    """The foyers are chosen by all at once, and so are bonus cards; else it is one seat's turn."""
    if state.phase == "over":
        return ()
    if state.phase in ("foyer", "start"):
        return tuple(seat for seat, castle in enumerate(state.castles) if not castle.tiles)
    if state.phase == "cards":
        return tuple(seat for seat, castle in enumerate(state.castles) if len(castle.cards) == DEALT_CARDS)
    return (state.builder if state.phase == "price" else state.turn.seat,)


def asks_again(state: State, seat: int) -> bool:
    """In the last round those who have had their turn are done; the master builder's is the last."""
    if state.phase in ("over", *STARTING, "price") or not state.last_round:
        return state.phase != "over"

    def place(of: int) -> int:
        return (of - state.builder - 1) % state.seats

    return place(seat) >= place(state.turn.seat)


def legal(state: State, seat: int) -> tuple[LudwigAction, ...]:
    """Returns all actions of a seat, in one order for the whole game; () if the seat is not due."""
    if seat not in to_act(state):
        return ()
    match state.phase:
        case "foyer":
            return tuple(Start(foyer=foyer) for foyer in FOYERS)
        case "cards":
            return tuple(Back(card=card) for card in state.castles[seat].cards)
        case "start":
            return _starts(state, seat)
        case "price":
            return pricings(state)
        case "buy":
            return _purchases(state)
        case _:
            return rewards.choices(state)


def apply(state: State, seat: int, action: LudwigAction) -> Step[State]:
    """An action and what follows it by itself; IllegalAction says why it can't be done."""
    if state.phase == "over":
        raise IllegalAction("game_over")
    if seat not in to_act(state):
        raise IllegalAction("not_due", seat=seat)
    starts = action.kind == "start" and state.phase in ("foyer", "start")
    if not starts and PHASES.get(action.kind) != state.phase:
        raise IllegalAction("wrong_phase", phase=state.phase)
    log: list[Event] = []
    after = proceed(_done(state, seat, action, log), log)
    return Step(after, tuple(log), _ends_turn(state, after))


def _done(state: State, seat: int, action: LudwigAction, log: list[Event]) -> State:
    """The state after what the action itself does."""
    match action.kind:
        case "start" if state.phase == "foyer":
            return choose_foyer(state, seat, action, log)
        case "start":
            return start(state, seat, action, log)
        case "back":
            return put_back(state, seat, action, log)
        case "order":
            return open_market(rearrange(state, action), log)
        case "leave":
            return open_market(state, log)
        case "buy":
            return buy(state, action, log)
        case "pass":
            return pass_turn(state, log)
        case "take":
            return take(state, action, log)
        case "decline":
            return rewards.decline(state, log)
        case "choose":
            return rewards.choose(state, action, log)
        case "look":
            return rewards.look(state, action, log)
        case "draw":
            return rewards.draw(state, log)
        case "extra":
            return rewards.begin_extra_turn(state, log)
        case "put":
            return rewards.put(state, action, log)
        case "keep":
            return rewards.keep(state, action, log)


def _ends_turn(before: State, after: State) -> bool:
    """The table sees the start and the prices when they are done, and a turn with all its rewards."""
    if before.phase in (*STARTING, "price"):
        return after.phase != before.phase
    return after.phase not in ("reward", "look", "bonus")


def _starts(state: State, seat: int) -> tuple[LudwigAction, ...]:
    cards: Iterable[str | None] = state.castles[seat].cards if state.seats > 1 else (None,)
    return tuple(Start(foyer=foyer, back=card) for foyer in FOYERS for card in cards)


def _purchases(state: State) -> tuple[LudwigAction, ...]:
    """Pass, or put any tile that the seat whose turn it is can pay to any of its places."""
    plan = plan_of(state.castles[state.turn.seat].tiles)
    found: list[LudwigAction] = [PASS]
    for tile in affordable(state):
        found += places(plan, tile).placements("buy")
    return tuple(found)


def choose_foyer(state: State, seat: int, action: Start, log: list[Event]) -> State:
    """Places the foyer. After the last one, draws the master builder and deals the bonus cards; a solo player
    has no card to put back.
    """
    if action.foyer not in FOYERS or action.back is not None:
        raise IllegalAction("no_such_foyer", foyer=action.foyer)
    log.append(events.started(seat, action.foyer))
    state = _with_foyer(state, seat, action.foyer)
    if to_act(state):
        return state
    state = deal(state, "cards")
    if state.seats == 1:
        return _open(state, log)
    log.append(events.dealt(state.builder, DEALT_CARDS))
    return state


def _with_foyer(state: State, seat: int, foyer: int) -> State:
    tiles = (Placed(FOYERS[foyer], 0, 0, 0),)
    return state.with_castle(seat, state.castles[seat]._replace(tiles=tiles))


def put_back(state: State, seat: int, action: Back, log: list[Event]) -> State:
    """Keep two of three bonus cards; the other goes face down under the deck."""
    castle = state.castles[seat]
    if action.card not in castle.cards:
        raise IllegalAction("not_your_card", card=action.card)
    kept = tuple(card for card in castle.cards if card != action.card)
    log += (events.cards_kept(seat, kept, (action.card,)), events.cards_chosen(seat, len(kept)))
    state = state.with_castle(seat, castle._replace(cards=kept))
    state = state._replace(bonus_under=(*state.bonus_under, action.card))
    return state if to_act(state) else _open(state, log)


def start(state: State, seat: int, action: Start, log: list[Event]) -> State:
    """By version 2 of the rules: lay the foyer and keep two of three bonus cards; alone there are two and no
    choice.
    """
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
    state = _with_foyer(state.with_castle(seat, castle._replace(cards=kept)), seat, action.foyer)
    state = state._replace(bonus_under=(*state.bonus_under, *back))
    return state if to_act(state) else _open(state, log)


def _open(state: State, log: list[Event]) -> State:
    """The first round begins."""
    rooms = [slot.room for slot in state.market if slot.room]
    log.append(events.new_round(1, state.builder, rooms, state.last_round))
    return _begin_round(state, log)


def _begin_round(state: State, log: list[Event]) -> State:
    """The master builder prices the rooms, if there are any; alone they keep the slots they came to."""
    if state.seats == 1:
        return state._replace(phase="buy", turn=Turn(0))
    if not any(slot.room for slot in state.market):
        return open_market(state, log)
    return state._replace(phase="price", turn=Turn(state.builder))


def open_market(state: State, log: list[Event]) -> State:
    """The prices stand; the seat at the master builder's left is first to buy."""
    log.append(events.market_open(state.builder, state.market, PRICES[state.seats]))
    return state._replace(phase="buy", settled=(), turn=Turn((state.builder + 1) % state.seats))


def pass_turn(state: State, log: list[Event]) -> State:
    """Take 5000 marks from the bank."""
    seat = state.turn.seat
    castle = state.castles[seat]
    money = castle.money + PASS_MONEY
    log.append(events.passed(seat, PASS_MONEY, money))
    state = state.with_castle(seat, castle._replace(money=money))
    return state._replace(phase="reward", last=LastTurn(seat, "pass"))


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
    state = rewards.use_corridor(state)
    spot = _checked(state, action)
    return _place(without(state, action.tile), spot, log)


def _checked(state: State, action: Buy | Take) -> Placed:
    """The spot of a placement that is legal and named by its first common entrance."""
    spot = spot_of(action)
    plan = plan_of(state.castles[state.turn.seat].tiles)
    if spot not in places(plan, spot.tile):
        check_placement(plan, spot)
    met = first_door(plan, spot)
    assert met is not None
    (door, way) = met[0].door, met[1]
    if (door.x, door.y, SIDES[door.side], way) != (action.x, action.y, action.side, action.way):
        raise IllegalAction("other_door", tile=action.tile)
    return spot


def _place(state: State, spot: Placed, log: list[Event]) -> State:
    """Score the tile (steps 1 to 3) and note the rewards of all tiles that it completed."""
    turn = state.turn
    castle = state.castles[turn.seat]
    before, after = plan_of(castle.tiles), plan_of((*castle.tiles, spot))
    gains = placement_gains(after)
    completed = numbers_in(after.done & ~before.done)
    log.append(events.placed(turn.seat, spot, after, gains, completed))
    castle = castle._replace(tiles=after.tiles, gains=castle.gains + gains)
    assert state.last is not None
    last = state.last._replace(
        placed=(*state.last.placed, len(before.tiles)),
        gain=state.last.gain + sum(gain.points for gain in gains),
    )
    turn = turn._replace(rewards=turn.rewards + rewards.earned(before, after, completed))
    state = state.with_castle(turn.seat, castle)
    return state._replace(phase="reward", turn=turn, last=last)


def proceed(state: State, log: list[Event]) -> State:
    """Does all automatic steps until a seat has to choose or the game is over."""
    while state.phase == "reward":
        state = rewards.settle(state, log)
        if state.phase != "reward" or (state.turn.rewards and not rewards.wait_for_extra_turn(state)):
            return state
        state = _next_turn(state, log)
    return state


def _next_turn(state: State, log: list[Event]) -> State:
    """Extra turns come before the next seat; the master builder is the last of a round."""
    turn = state.turn
    if turn.extra:
        return rewards.begin_extra_turn(state, log)
    if turn.interrupted:
        return rewards.resume_turn(state)
    if turn.seat != state.builder:
        return state._replace(phase="buy", turn=Turn((turn.seat + 1) % state.seats))
    state = clear_market(state, log) if state.seats == 1 else add_coins(state, log)
    if state.last_round:
        return _end_game(state, log)
    state = state._replace(round=state.round + 1, builder=(state.builder + 1) % state.seats)
    state, rooms = fill_market(state)
    state = state._replace(last_round=state.last_round or state.round >= MOST_ROUNDS)
    log.append(events.new_round(state.round, state.builder, rooms, state.last_round))
    return _begin_round(state, log)


def _end_game(state: State, log: list[Event]) -> State:
    over = state._replace(phase="over", turn=Turn(state.builder))
    result = result_of(over)
    rank = solo_rank(result.standings[0].points) if state.seats == 1 else None
    log.append(events.game_over(result, rank))
    return over


def bound(options: LudwigOptions, seats: int) -> int:
    """Prices and purchases of all rounds; each tile may bring a reward of three steps and a turn."""
    turns = 2 * seats + MOST_ROUNDS * (1 + seats)
    return turns + 4 * (len(TILES) + 15)


def secret(state: State, seat: int) -> str | None:
    """Bonus cards to choose from, and a stack that is being looked into."""
    hidden = ("look", "bonus") if state.seats == 1 else ("cards", "start", "look", "bonus")
    if state.phase not in hidden or seat not in to_act(state):
        return None
    castle = state.castles[seat]
    turn = state.turn
    depth = f".{len(turn.interrupted)}" if turn.interrupted else ""
    return f"{state.phase[0]}{len(castle.tiles)}.{len(turn.rewards)}.{len(castle.cards)}{depth}"
