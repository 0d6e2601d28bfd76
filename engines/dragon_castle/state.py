"""The state of a game and its parts: castle, realms, the running turn, the effects of the last one.

Castle, realm and turn hold only public facts. The tiles under a stack's top are not stored: each is drawn
from the unseen tiles when it is uncovered.
"""

from __future__ import annotations

from typing import NamedTuple

from pydantic import TypeAdapter

from engines.core.chance import Chance
from engines.core.replacing import replaced_often
from engines.dragon_castle.data import Dragon, Phase, Spirit
from engines.dragon_castle.grid import Cell
from engines.dragon_castle.options import DragonCastleOptions

UNKNOWN = "?"
"""A face-down tile whose type was not recorded."""


class Castle(NamedTuple):
    """The stacks in the middle, cell by cell: how high each is and the face of its top ("": no stack)."""

    columns: int
    heights: tuple[int, ...]
    tops: tuple[str, ...]

    @property
    def rows(self) -> int:
        return len(self.heights) // self.columns


@replaced_often
class Realm(NamedTuple):
    """One seat's grid and its pool and tokens. All tiles but a face-up top lie face down."""

    columns: int
    heights: tuple[int, ...]
    faces: tuple[str, ...]
    """The top tile where it lies face up; "" where it lies face down or the cell is empty."""
    shrines: tuple[bool, ...]
    pool: int
    """Shrines that are not built yet."""
    set_points: int = 0
    discard_points: int = 0
    countdown: int = 0
    """Countdown tokens."""
    backs: tuple[str, ...] = ()
    """Cell by cell the types that the face-down tiles were turned as, from below: the letter of their set, or
    their own if it was no set of a type. Only pictures use it. In a game that was stored without it, UNKNOWN
    stands for tiles turned before; () if nothing was turned."""

    @property
    def rows(self) -> int:
        return len(self.heights) // self.columns


@replaced_often
class Turn(NamedTuple):
    """The running turn. Cells are numbers of `grid`."""

    seat: int
    phase: Phase = "act"
    first: int | None = None
    """The castle cell of the first tile."""
    hand: tuple[str, ...] = ()
    """Tiles that were taken and are not placed yet."""
    took: tuple[str, ...] = ()
    """The faces taken from the castle in this turn; Ingenuity copies their types."""
    used: tuple[Spirit, ...] = ()
    """Spirits that were activated."""
    pending: Spirit | None = None
    """A Spirit that was paid for and is still to be used."""
    resume: Phase = "sets"
    """The phase in which the turn continues after a Spirit's effect."""
    checked: Phase | None = None
    """The phase in which the turn continues after the check of the sets; None: it ends."""
    touched: tuple[int, ...] = ()
    """The cells of the Spirit in effect so far: where Strength put tiles, or the tile that Wind turned."""
    open_set: tuple[int, ...] = ()
    """The set that was turned last and may still get shrines."""
    allowed: int = 0
    """The number of further shrines that it may get."""
    turned: tuple[int, ...] = ()
    """All cells consolidated in this turn."""
    unfinished: tuple[tuple[tuple[int, ...], int], ...] = ()
    """Sets that may get shrines after those that a Spirit made in between, and how many each."""
    bound: tuple[tuple[int, ...], ...] = ()
    """The sets that were ready when Strength was called at the check: its moves must keep them whole."""


@replaced_often
class LastTurn(NamedTuple):
    """The effects of the last turn, finished or running, which the picture marks. Cells are (row, column)."""

    seat: int | None
    """None: the Dragon of Ingenuity."""
    action: str = ""
    """"pair", "shrine", "discard", "summon", "" while only the first tile was taken; Ingenuity: "tile"."""
    taken: tuple[Cell, ...] = ()
    """Cells of the castle, in the order they were taken from."""
    faces: tuple[str, ...] = ()
    placed: tuple[Cell, ...] = ()
    consolidated: tuple[Cell, ...] = ()
    built: tuple[Cell, ...] = ()
    spirit: Spirit | None = None
    gain: int = 0
    """Points for sets and discards."""
    why: str = ""
    """Ingenuity: the criterion by which it chose its first tile."""


@replaced_often
class State(NamedTuple):
    """A game. It does not hold the order of hidden tiles: they come from `unseen` by `chance`."""

    options: DragonCastleOptions
    seats: int
    chance: Chance
    spirits: tuple[Spirit, ...]
    dragons: tuple[Dragon, ...]
    castle: Castle
    unseen: tuple[str, ...]
    """The tiles under the tops, all together, in the order of `data.TILES`."""
    supply: int
    """Shrines that belong to no player."""
    laid_out: int
    """Countdown tokens on the track; taking the last one makes the round the last."""
    stacked: int
    """Countdown tokens in the stack."""
    first: int
    """The first player."""
    round: int
    last_round: bool
    turn: Turn
    realms: tuple[Realm, ...]
    ingenuity: tuple[str, ...] = ()
    """Alone: the tiles that the Dragon of Ingenuity took."""
    ingenuity_countdown: int = 0
    last: tuple[LastTurn, ...] = ()
    """The last turn; alone, the human's and Ingenuity's."""
    rules: int = 2
    """The version of the rules that the game began by; a game stored without it is one of version 2."""


def own_realm(state: State) -> Realm:
    """Returns the realm of the seat whose turn it is."""
    return state.realms[state.turn.seat]


def with_own(state: State, realm: Realm) -> tuple[Realm, ...]:
    """Returns all realms, with this one in place of the realm of the seat whose turn it is."""
    seat = state.turn.seat
    return (*state.realms[:seat], realm, *state.realms[seat + 1 :])


def account(state: State) -> LastTurn:
    """Returns the effects of the running turn so far: none before its first tile, summons or Spirit."""
    turn = state.turn
    return LastTurn(turn.seat) if turn.phase == "act" and not turn.used else state.last[0]


STATE_ADAPTER: TypeAdapter[State] = TypeAdapter(State)
