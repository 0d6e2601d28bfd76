"""What can be seen of a game of Kingdomino. All of it but the order of the stack is open."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.score import Result, ScoreLine
from engines.kingdomino.model import Half, KingdominoOptions, Placement


@dataclass(frozen=True)
class Area:
    """Edge-connected squares of one terrain, in reading order."""

    terrain: str
    squares: tuple[tuple[int, int], ...]
    crowns: int

    @property
    def points(self) -> int:
        return len(self.squares) * self.crowns


@dataclass(frozen=True)
class KingdomView:
    """One seat's kingdom; squares are (x right, y down) with the castle on (0, 0)."""

    seat: int
    placements: tuple[Placement, ...]
    """In the order they were laid: domino number and the squares of its first and second half."""
    squares: dict[tuple[int, int], Half]
    """Every placed square with its terrain and crowns, the castle left out."""
    box: tuple[int, int, int, int]
    """Smallest and largest x and y: (x0, y0, x1, y1), the castle included."""
    areas: tuple[Area, ...]
    points: int
    """If the game ended now, bonuses included."""
    discarded: tuple[int, ...]
    """Numbers of the dominoes that could not be placed."""


@dataclass(frozen=True)
class Slot:
    """A domino in a line and whose king stands on it."""

    domino: int
    seat: int | None
    state: str
    """"free", "claimed" (waits for its turn), "due" (is being placed), "done" (placed or discarded)."""


@dataclass(frozen=True)
class LastTurn:
    """The last finished or running turn: what the gold outline marks."""

    seat: int
    placed: Placement | None
    gain: int
    discarded: int | None
    claimed: int | None


@dataclass(frozen=True)
class View:
    """What everybody may see, for one seat or for a spectator."""

    seat: int | None
    options: KingdominoOptions
    seats: int
    size: int
    """Side of the grid: 5, or 7 in a Mighty Duel."""
    phase: str
    """"claim", "place" or "over"."""
    to_act: tuple[int, ...]
    due: int | None
    """The domino to be placed now, or whose king now claims (None while first claims are made)."""
    round: int
    rounds: int
    game_number: int
    """1 to 3 in a Dynasty, else 1."""
    games: int
    kingdoms: tuple[KingdomView, ...]
    current: tuple[Slot, ...]
    """The line that is being placed; () while first claims are made."""
    next: tuple[Slot, ...]
    """The line that is being claimed; () in the last round."""
    unclaimed_kings: tuple[int, ...]
    """First claims: the seats still to claim, the one who is due first."""
    stack: tuple[int, ...]
    """The dominoes that may still come, ascending (public: all others have been seen or left out unseen)."""
    stack_left: int
    """How many dominoes are still to be drawn in this game."""
    last: LastTurn | None
    lines: tuple[ScoreLine, ...]
    scores: tuple[int, ...]
    """Points of each seat if everything ended now; in a Dynasty the earlier games included."""
    earlier: tuple[tuple[int, ...], ...]
    """Dynasty: each earlier game's points by seat."""
    result: Result | None
    """Set when the game is over."""
