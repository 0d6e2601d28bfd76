"""The facts of a game that a seat may know.

Hidden are bonus cards of others, rooms put face down on the deck by others, and the stacks except for the one
that this seat is looking into.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from engines.core.derived import Derived
from engines.core.score import Result, ScoreLine, total
from engines.mad_king_ludwig.data import (
    CORRIDOR_PRICE,
    HALLWAYS,
    PRICES,
    SIZES,
    STAIRS,
    TILES,
    Cell,
    DoorState,
    Placed,
    solo_rank,
)
from engines.mad_king_ludwig.forms import form_of
from engines.mad_king_ludwig.options import LudwigOptions
from engines.mad_king_ludwig.plan import Plan, door_states, plan_of
from engines.mad_king_ludwig.rules import to_act
from engines.mad_king_ludwig.scoring import area_of, favor_table, result_of, score_lines
from engines.mad_king_ludwig.state import Castle, Gain, LastTurn, Phase, State

KEPT = 128
"""The number of cached castle views: most of them do not change from one view to the next."""


@dataclass(frozen=True, slots=True)
class DoorView:
    """An entrance: the cell behind it, its outward side, its floor and whether it is joined, blocked,
    external or enclosed.
    """

    x: int
    y: int
    side: int
    downstairs: bool
    state: DoorState


@dataclass(frozen=True, slots=True)
class TileView:
    """A placed tile; `data.TILES` holds its printed properties."""

    placed: Placed
    doors: tuple[DoorView, ...]
    complete: bool
    linked: tuple[int, ...]
    """The numbers of the tiles it is connected with."""
    points: int
    """The points that this tile has scored so far, by itself and when others triggered it."""


@dataclass(frozen=True)
class CastleView(Derived):
    """One seat's castle and the things beside it."""

    seat: int
    tiles: tuple[TileView, ...]
    """In the order they were placed, the foyer first; () until it is chosen."""
    box: tuple[int, int, int, int]
    """Smallest and largest cell: (x0, y0, x1, y1)."""
    money: int
    points: int
    """The place on the score track."""
    cards: int
    """The number of bonus cards."""
    complete: int
    external_entrances: int
    area: int
    start: int
    gains: tuple[Gain, ...]

    @cached_property
    def placements(self) -> tuple[Placed, ...]:
        return tuple(tile.placed for tile in self.tiles)

    @cached_property
    def cells(self) -> frozenset[Cell]:
        """Returns the cells that its tiles take."""
        return plan_of(self.placements).cells


@dataclass(frozen=True)
class Offer:
    """A slot of the market."""

    price: int
    room: str | None
    coins: int


@dataclass(frozen=True)
class FavorView:
    """A king's favor now: amounts and points by seat."""

    favor: str
    amounts: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True)
class DeckView:
    """A room face down on the room deck: its back shows its size; only the seat that put it there knows
    it."""

    size: int
    room: str | None
    seat: int


@dataclass(frozen=True)
class RewardView:
    """A reward that waits for a choice, and the tiles (by number) that bring it."""

    kind: str
    tiles: tuple[int, ...]


@dataclass(frozen=True)
class View:
    """The facts that a seat, or a spectator, may know."""

    seat: int | None
    options: LudwigOptions
    seats: int
    phase: Phase
    to_act: tuple[int, ...]
    round: int
    last_round: bool
    builder: int
    turn: int
    """The seat in turn (in the start phase: the first master builder)."""
    extra_turns: int
    corridor_used: bool
    rewards: tuple[RewardView, ...]
    waiting: tuple[RewardView, ...]
    """The rewards taken after this extra turn: those of the turns that it interrupts."""
    waiting_turns: int
    """The extra turns among them."""
    market: tuple[Offer, ...]
    stacks: tuple[tuple[int, int], ...]
    """(size, rooms left) for every size."""
    unseen: tuple[str, ...]
    """The rooms that were never shown openly: in the stacks, on the deck or out of the game."""
    hallways: int
    stairs: int
    deck: tuple[DeckView, ...]
    """Rooms on top of the room deck, the top one first."""
    cards_left: int
    """Room cards in the deck; drawing the last one makes the round the last."""
    discarded: tuple[str, ...]
    """Rooms that left the game face up."""
    bonus_left: int
    favors: tuple[FavorView, ...]
    castles: tuple[CastleView, ...]
    hand: tuple[str, ...]
    """This seat's bonus cards; () for a spectator."""
    hands: tuple[tuple[str, ...], ...]
    """The bonus cards of all seats once the game is over, else ()."""
    offer: tuple[str, ...]
    """Bonus cards of which this seat keeps one."""
    looking: int | None
    """The size of the stack that is being looked into."""
    stack_seen: tuple[str, ...]
    """The rooms of that stack, for the seat that looks."""
    last: LastTurn | None
    lines: tuple[ScoreLine, ...]
    scores: tuple[int, ...]
    """Points of each seat as if the game ended now, bonus cards left out until it is over."""
    result: Result | None
    """Set when the game is over."""
    rank: str | None
    """Alone, when the game is over: the rank that was reached."""

    def offer_of(self, tile: str) -> Offer:
        """Returns the offer of a tile: a room of the market with its coins, or a hallway or stairs."""
        for offer in self.market:
            if offer.room == tile:
                return offer
        return Offer(CORRIDOR_PRICE, tile, 0)

    def left_of(self, tile: str) -> int:
        """Returns the number of hallways or stairs left."""
        assert tile in (*HALLWAYS, STAIRS)
        return self.stairs if tile == STAIRS else self.hallways


def build_view(state: State, seat: int | None) -> View:
    """Returns the facts that this seat may know."""
    lines = score_lines(state)
    over = state.phase == "over"
    turn = state.turn
    own_turn = seat is not None and seat == turn.seat
    result = result_of(state) if over else None
    return View(
        seat=seat,
        options=state.options,
        seats=state.seats,
        phase=state.phase,
        to_act=to_act(state),
        round=state.round,
        last_round=state.last_round,
        builder=state.builder,
        turn=turn.seat,
        extra_turns=turn.extra,
        corridor_used=turn.corridor_used,
        rewards=tuple(RewardView(reward.kind, reward.tiles) for reward in turn.rewards),
        waiting=tuple(
            RewardView(reward.kind, reward.tiles)
            for left in reversed(turn.interrupted)
            for reward in left.rewards
        ),
        waiting_turns=sum(left.extra for left in turn.interrupted),
        market=tuple(
            Offer(price, slot.room, slot.coins)
            for price, slot in zip(PRICES[state.seats], state.market, strict=True)
        ),
        stacks=tuple((size, len(stack)) for size, stack in zip(SIZES, state.stacks, strict=True)),
        unseen=_unseen(state),
        hallways=state.hallways,
        stairs=state.stairs,
        deck=tuple(
            DeckView(_size(laid.room), laid.room if laid.seat == seat else None, laid.seat)
            for laid in state.deck_rooms
        ),
        cards_left=state.cards_left,
        discarded=state.discarded,
        bonus_left=len(state.bonus_deck) + len(state.bonus_under),
        favors=tuple(
            FavorView(favor, tuple(amounts), tuple(points))
            for favor, (amounts, points) in favor_table(state).items()
        ),
        castles=tuple(_castle(number, castle) for number, castle in enumerate(state.castles)),
        hand=() if seat is None else state.castles[seat].cards,
        hands=tuple(castle.cards for castle in state.castles) if over else (),
        offer=turn.offer if own_turn else (),
        looking=turn.looking,
        stack_seen=state.stacks[SIZES.index(turn.looking)] if own_turn and turn.looking else (),
        last=state.last,
        lines=lines,
        scores=tuple(total(lines, number) for number in range(state.seats)),
        result=result,
        rank=solo_rank(result.standings[0].points) if result and state.seats == 1 else None,
    )


def _size(room: str) -> int:
    size = TILES[room].size
    assert size is not None
    return size


def _unseen(state: State) -> tuple[str, ...]:
    hidden = {room for group in (*state.stacks, *state.aside) for room in group}
    hidden.update(laid.room for laid in state.deck_rooms)
    return tuple(tile for tile in TILES if tile in hidden)


def printed_doors(tile: str, rot: int) -> tuple[DoorView, ...]:
    """Returns the doors of a tile that is not placed yet: all of them open."""
    return tuple(
        DoorView(door.x, door.y, door.side, bool(door.level), "external") for door in form_of(tile, rot).doors
    )


def tile_views(plan: Plan, gains: Sequence[Gain] = ()) -> tuple[TileView, ...]:
    """Returns the tiles of a plan with their doors, and the points that each has scored."""
    if not plan.tiles:
        return ()
    tiles = []
    for number, (placed, form, states) in enumerate(
        zip(plan.tiles, plan.forms, door_states(plan), strict=True)
    ):
        doors = [
            DoorView(placed.x + door.x, placed.y + door.y, door.side, bool(door.level), state)
            for door, state in zip(form.doors, states, strict=True)
        ]
        points = sum(gain.points for gain in gains if gain.tile == number)
        complete = bool(plan.done >> number & 1)
        tiles.append(TileView(placed, tuple(doors), complete, plan.linked(number), points))
    return tuple(tiles)


@lru_cache(maxsize=KEPT)
def _castle(seat: int, castle: Castle) -> CastleView:
    """Returns the public facts of a castle: of its bonus cards only the number."""
    plan = plan_of(castle.tiles)
    return CastleView(
        seat=seat,
        tiles=tile_views(plan, castle.gains),
        box=plan.box,
        money=castle.money,
        points=castle.points,
        cards=len(castle.cards),
        complete=len(plan.complete),
        external_entrances=plan.external_entrances,
        area=area_of(plan),
        start=castle.start,
        gains=castle.gains,
    )


def castle_of(tiles: tuple[Placed, ...]) -> CastleView:
    """Returns a made-up castle for an explanation."""
    return _castle(0, Castle(tiles=tiles, money=0, cards=(), start=0))
