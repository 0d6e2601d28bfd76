"""The state of a game and the values it is made of: castles with their purses, the market, a turn."""

from __future__ import annotations

from typing import Literal, NamedTuple

from pydantic import TypeAdapter

from engines.core.chance import Chance
from engines.mad_king_ludwig.data import Favor, Placed, Type
from engines.mad_king_ludwig.options import LudwigOptions

Source = Literal["printed", "own_effect", "set_off", "reward_activity", "reward_living"]
Phase = Literal["foyer", "cards", "start", "price", "buy", "reward", "look", "bonus", "over"]
"""The pending decision: the foyer (all at once), the bonus card that goes back (all at once; games that began
by version 2 decide both together, in "start"), prices, a purchase, the next reward, rooms from a stack, the
bonus card to keep."""


NOBODY = -1
"""In place of a seat."""


class Gain(NamedTuple):
    """Points that were scored when a tile was placed: why, and which tile brought them."""

    source: Source
    tile: int
    points: int


class Slot(NamedTuple):
    """A slot of the market: the room on it and the coins on that room, in marks."""

    room: str | None
    coins: int = 0


class DeckRoom(NamedTuple):
    """A room that lies face down on the room deck, and who put it there."""

    room: str
    seat: int


class Castle(NamedTuple):
    """The possessions of a seat. The tiles are () until the foyer is chosen."""

    tiles: tuple[Placed, ...]
    money: int
    cards: tuple[str, ...]
    """Bonus cards: a secret until the end."""
    start: int
    """Points at the start, by the order of play."""
    gains: tuple[Gain, ...] = ()

    @property
    def points(self) -> int:
        """The place of the swan on the score track."""
        return self.start + sum(gain.points for gain in self.gains)


class Reward(NamedTuple):
    """A completion reward that waits, and the tile that brings it; a downstairs reward may have several
    tiles to choose from, because they were completed together.
    """

    kind: Type
    tiles: tuple[int, ...]


class LastTurn(NamedTuple):
    """The last turn with a decision in it, finished or running: what the picture marks."""

    seat: int
    action: Literal["buy", "pass"]
    placed: tuple[int, ...] = ()
    """The numbers of the tiles placed in it, free corridors included."""
    price: int = 0
    gain: int = 0


class Interrupted(NamedTuple):
    """A turn whose rewards wait while an extra turn is played within it."""

    extra: int
    corridor_used: bool
    rewards: tuple[Reward, ...]
    last: LastTurn | None
    """The last turn as it was when interrupted."""


class Turn(NamedTuple):
    """The seat in turn and the rest of its turn."""

    seat: int
    extra: int = 0
    """Extra turns that were earned in this turn and not begun."""
    corridor_used: bool = False
    """The corridor reward is taken only once in a turn."""
    rewards: tuple[Reward, ...] = ()
    looking: int | None = None
    """The size of the stack that is being looked into."""
    offer: tuple[str, ...] = ()
    """Bonus cards of which one is kept."""
    interrupted: tuple[Interrupted, ...] = ()
    """The turns within which this extra turn is played, the innermost last."""


class State(NamedTuple):
    """A game. The order of stacks and decks is not in it: what is drawn comes by `chance`."""

    options: LudwigOptions
    seats: int
    chance: Chance
    phase: Phase
    round: int
    last_round: bool
    builder: int
    """The master builder; `NOBODY` until the foyers are chosen."""
    turn: Turn
    market: tuple[Slot, ...]
    settled: tuple[int, ...]
    """Nothing since version 2 of the rules, where all rooms move freely: its place in stored games stays."""
    stacks: tuple[tuple[str, ...], ...]
    """The rooms of each size's stack, in the order of `data`."""
    aside: tuple[tuple[str, ...], ...]
    """The rooms of each size that are out of the game, unseen."""
    hallways: int
    stairs: int
    deck_rooms: tuple[DeckRoom, ...]
    """Rooms on top of the room deck, the top one first."""
    cards: tuple[int, ...]
    """Room cards of each size among which the deck lies: the others are out of the game, unseen."""
    cards_left: int
    """Cards in the deck."""
    discard: tuple[int, ...]
    """Room cards of each size on the discard pile."""
    discarded: tuple[str, ...]
    """Rooms that left the game face up."""
    favors: tuple[Favor, ...]
    bonus_deck: tuple[str, ...]
    bonus_under: tuple[str, ...]
    """Bonus cards that were put under the deck, the first to come first."""
    castles: tuple[Castle, ...]
    last: LastTurn | None = None
    rules: int = 2
    """The version of the rules that the game began by; a game stored without it is one of version 2."""

    def with_castle(self, seat: int, castle: Castle) -> State:
        """The state with a seat's castle changed."""
        return self._replace(castles=(*self.castles[:seat], castle, *self.castles[seat + 1 :]))


STATE_ADAPTER: TypeAdapter[State] = TypeAdapter(State)
