"""The pieces of Dragon Castle: options, castle, realms, a turn and the state of a game.

Castle, realm and turn hold only what everybody sees. What lies under a stack's top is nowhere: it is drawn
from the tiles that nobody has seen when it is uncovered.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from pydantic import Field, TypeAdapter, ValidationInfo, field_validator

from engines.core.chance import Chance
from engines.core.contract import Options
from engines.dragon_castle.data import Dragon, Spirit
from engines.dragon_castle.decisions import REALM_COLUMNS, REALM_ROWS
from engines.dragon_castle.grid import Cell

CastleName = Literal[
    "standard",
    "standard_2p",
    "standard_3p",
    "standard_4p",
    "seasons",
    "thousand_towers",
    "barracks",
    "pillars_of_creation",
    "castle",
    "outpost",
    "plaza",
    "two_towers",
    "dragon_head",
    "monastery_at_the_abyss",
    "gates_of_destiny",
    "forbidden_city",
    "own",
]
Phase = Literal["act", "finish", "place", "sets", "build", "effect", "over"]
"""What is to be decided: the first tile, how to finish, where to put a tile, the sets at the check, a shrine
on the set just turned, what an activated Spirit does."""


class DragonCastleOptions(Options):
    """The castle, the cards and the variants."""

    castle: CastleName = Field(
        default="standard",
        description="The castle to take apart; standard is the one for the number of players.",
    )
    heights: str = Field(
        default="",
        description="An own castle, where that is chosen: rows of heights 0 to 3 with / between, 116 tiles.",
    )
    spirits: tuple[Spirit, ...] = Field(
        default=(), description="Spirit cards that are in the game for certain."
    )
    random_spirits: int = Field(
        default=0, ge=0, le=3, description="How many more Spirit cards are drawn at random."
    )
    dragons: tuple[Dragon, ...] = Field(
        default=(), description="Dragon cards that are in the game for certain."
    )
    random_dragons: int = Field(
        default=0, ge=0, le=3, description="How many more Dragon cards are drawn at random."
    )
    realm_rows: Literal[4, 5, 6] = Field(default=REALM_ROWS, description="How many rows each realm has.")
    realm_columns: Literal[5, 6] = Field(
        default=REALM_COLUMNS, description="How many columns each realm has."
    )
    shrines_break_ties: bool = Field(
        default=False, description="A tie that face-down stacks do not break goes to who has more shrines."
    )

    @field_validator("heights")
    @classmethod
    def _only_for_an_own_castle(cls, heights: str, info: ValidationInfo) -> str:
        return heights if info.data.get("castle") == "own" else ""

    @field_validator("spirits", "dragons")
    @classmethod
    def _each_card_once(cls, cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(dict.fromkeys(cards))


class Castle(NamedTuple):
    """The stacks in the middle, cell by cell: how high each is and the face of its top ("": no stack)."""

    columns: int
    heights: tuple[int, ...]
    tops: tuple[str, ...]

    @property
    def rows(self) -> int:
        return len(self.heights) // self.columns


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

    @property
    def rows(self) -> int:
        return len(self.heights) // self.columns


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


STATE_ADAPTER: TypeAdapter[State] = TypeAdapter(State)
