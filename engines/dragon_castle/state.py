"""The state of a game and what it is made of: castle, realms, the running turn, what the last one did.

Castle, realm and turn hold only what everybody sees. What lies under a stack's top is nowhere: it is drawn
from the tiles that nobody has seen when it is uncovered.
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
"""A face-down tile of which nobody has noted what it was."""


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
    """One seat's grid and what lies beside it. All tiles but a face-up top lie face down."""

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
    their own where it was none of a type. Nothing depends on it but pictures. In a game that was stored
    without it, UNKNOWN stands for what was turned before; () where nothing was turned."""

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
    """Where the turn goes on after a Spirit's effect."""
    checked: Phase | None = None
    """Where the turn goes on after the check of the sets; None: it ends."""
    touched: tuple[int, ...] = ()
    """What the Spirit in effect did so far: where Strength put tiles, which tile Wind turned."""
    open_set: tuple[int, ...] = ()
    """The set that was turned last and may still get shrines."""
    allowed: int = 0
    """How many more shrines it may get."""
    turned: tuple[int, ...] = ()
    """All cells consolidated in this turn."""
    unfinished: tuple[tuple[tuple[int, ...], int], ...] = ()
    """Sets that may get shrines once those are done that a Spirit brought meanwhile, and how many each."""
    bound: tuple[tuple[int, ...], ...] = ()
    """The sets that were ready when Strength was called at the check: its moves must keep them whole."""


@replaced_often
class LastTurn(NamedTuple):
    """What the last turn did, finished or running: what the picture marks. Cells are (row, column)."""

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
    """Ingenuity: the wish that its first tile met."""


@replaced_often
class State(NamedTuple):
    """A game. What is still to be uncovered is not in it: that comes from `unseen` by `chance`."""

    options: DragonCastleOptions
    seats: int
    chance: Chance
    spirits: tuple[Spirit, ...]
    dragons: tuple[Dragon, ...]
    castle: Castle
    unseen: tuple[str, ...]
    """The tiles under the tops, all together, in the order of `data.TILES`."""
    supply: int
    """Shrines that nobody has."""
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
    """The realm of the seat whose turn it is."""
    return state.realms[state.turn.seat]


def with_own(state: State, realm: Realm) -> tuple[Realm, ...]:
    """All realms, this one in place of the realm of the seat whose turn it is."""
    seat = state.turn.seat
    return (*state.realms[:seat], realm, *state.realms[seat + 1 :])


def account(state: State) -> LastTurn:
    """What the running turn did so far: nothing before its first tile, summons or Spirit."""
    turn = state.turn
    return LastTurn(turn.seat) if turn.phase == "act" and not turn.used else state.last[0]


STATE_ADAPTER: TypeAdapter[State] = TypeAdapter(State)
