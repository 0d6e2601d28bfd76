"""The visible parts of a game of Dragon Castle: only the tiles under the tops of the stacks are hidden."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from engines.core.score import Result, ScoreLine, total
from engines.dragon_castle import rules
from engines.dragon_castle.castle import layout_of, long_free, surface, twins
from engines.dragon_castle.data import FACES, TYPE_OF, Dragon, Phase, Spirit, Type
from engines.dragon_castle.grid import Cell, position, positions
from engines.dragon_castle.options import DragonCastleOptions
from engines.dragon_castle.realm import groups
from engines.dragon_castle.scoring import result_of, score_lines, solo_points, solo_rank
from engines.dragon_castle.state import Castle, LastTurn, Realm, State, Turn


class Stack(NamedTuple):
    """A cell of the castle or of a realm: its height and its top."""

    height: int
    face: str
    """The face of the top tile; "" if it lies face down or there is none."""
    shrine: bool = False


@dataclass(frozen=True)
class Group:
    """Connected face-up tiles of one type: four or more make a set."""

    type: Type
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class CastleView:
    """The castle from above; `cells[r][c]`, row 0 in the north, column 0 in the west."""

    cells: tuple[tuple[Stack, ...], ...]
    top_level: int
    tiles: int
    """The number of tiles left, visible or not."""
    available: tuple[Cell, ...]
    """Tops with a free long side."""
    first: tuple[Cell, ...]
    """The available ones on the top level: a turn begins with one of them, Spirits aside."""
    twins: tuple[tuple[Cell, tuple[Cell, ...]], ...]
    """For each first tile the identical ones that would visibly be available after it."""


@dataclass(frozen=True)
class RealmView:
    """One seat's realm; `cells[r][c]`."""

    seat: int
    cells: tuple[tuple[Stack, ...], ...]
    groups: tuple[Group, ...]
    """All connected face-up tiles of one type, by their first cell."""
    pool: int
    """Shrines to build."""
    set_points: int
    discard_points: int
    countdown: int
    """Countdown tokens, two points each."""
    points: int
    """The points if the game ended now, Dragons included."""
    backs: tuple[str, ...] = ()
    """As in the engine's realm: the types that the face-down tiles of each cell were turned as, from
    below."""

    def turned_as(self, cell: Cell) -> str:
        """Returns the letter of the type that the top back of a cell was turned as, "" if unknown."""
        number = cell[0] * len(self.cells[0]) + cell[1]
        letter = self.backs[number][-1:] if self.backs else ""
        return letter if letter in TYPE_OF else ""


@dataclass(frozen=True)
class View:
    """The public facts of a game, for one seat or for a spectator."""

    seat: int | None
    options: DragonCastleOptions
    seats: int
    spirits: tuple[Spirit, ...]
    dragons: tuple[Dragon, ...]
    phase: Phase
    to_act: tuple[int, ...]
    round: int
    last_round: bool
    first: int
    """The first player."""
    castle: CastleView
    unseen: tuple[tuple[str, int], ...]
    """The number of unseen tiles of each face: they lie under the tops, in unknown places."""
    supply: int
    laid_out: int
    """Countdown tokens on the track, the last one on the "!"."""
    stacked: int
    """Countdown tokens in the stack at its left end."""
    hand: tuple[str, ...]
    """The tiles that were taken in this turn and are still to be placed."""
    open_set: tuple[Cell, ...]
    """The set that was just turned and may get shrines."""
    allowed: int
    """The number of further shrines."""
    pending: Spirit | None
    """The Spirit that was paid for and is still to be used."""
    used: tuple[Spirit, ...]
    """Spirits that were activated in this turn."""
    realms: tuple[RealmView, ...]
    ingenuity: tuple[str, ...]
    """Alone: the tiles that the Dragon of Ingenuity took, in order."""
    ingenuity_countdown: int
    last: tuple[LastTurn, ...]
    """The last turn, finished or running; alone, the human's and then Ingenuity's."""
    turn: Turn
    """The running turn in the engine's own terms."""
    scores: tuple[int, ...]
    lines: tuple[ScoreLine, ...]
    solo_points: int | None
    """Alone: the points that determine the rank."""
    solo_rank: str | None
    """Alone: the rank if the game ended now."""
    result: Result | None
    """Set when the game is over."""
    rules: int
    """The version of the rules that the game is played by."""

    @property
    def footprint(self) -> frozenset[Cell]:
        """Returns the cells of the castle that had a stack at the start."""
        return _footprint(self.options, self.seats)

    @property
    def first_taken(self) -> Cell | None:
        """Returns the cell of the castle that the first tile of the running turn was taken from."""
        first = self.turn.first
        return None if first is None else position(first, len(self.castle.cells[0]))


@lru_cache(maxsize=64)
def _footprint(options: DragonCastleOptions, seats: int) -> frozenset[Cell]:
    return frozenset(
        (row, column)
        for row, heights in enumerate(layout_of(options, seats))
        for column, height in enumerate(heights)
        if height
    )


def build_view(state: State, seat: int | None) -> View:
    """Returns everything but the seed, which determines the next uncovered tiles."""
    to_act = rules.to_act(state)
    lines = score_lines(state)
    turn, unseen = state.turn, Counter(state.unseen)
    return View(
        seat=seat,
        options=state.options,
        seats=state.seats,
        spirits=state.spirits,
        dragons=state.dragons,
        phase=turn.phase,
        to_act=to_act,
        round=state.round,
        last_round=state.last_round,
        first=state.first,
        castle=_castle_view(state.castle),
        unseen=tuple((face, unseen[face]) for face in FACES if face in unseen),
        supply=state.supply,
        laid_out=state.laid_out,
        stacked=state.stacked,
        hand=turn.hand,
        open_set=positions(turn.open_set, state.realms[0].columns),
        allowed=turn.allowed,
        pending=turn.pending,
        used=turn.used,
        realms=tuple(
            realm_view(number, realm, total(lines, number)) for number, realm in enumerate(state.realms)
        ),
        ingenuity=state.ingenuity,
        ingenuity_countdown=state.ingenuity_countdown,
        last=state.last,
        turn=turn,
        scores=tuple(total(lines, number) for number in range(state.seats)),
        lines=lines,
        solo_points=solo_points(state) if state.seats == 1 else None,
        solo_rank=solo_rank(state),
        result=None if to_act else result_of(state),
        rules=state.rules,
    )


def _castle_view(castle: Castle) -> CastleView:
    columns = castle.columns
    stacks = [Stack(height, top) for height, top in zip(castle.heights, castle.tops, strict=True)]
    seen = surface(castle)
    return CastleView(
        cells=tuple(tuple(stacks[start : start + columns]) for start in range(0, len(stacks), columns)),
        top_level=seen.top_level,
        tiles=sum(castle.heights),
        available=positions(long_free(castle), columns),
        first=positions(seen.first, columns),
        twins=tuple(
            (position(cell, columns), positions(twins(castle, cell), columns)) for cell in seen.first
        ),
    )


def realm_view(seat: int, realm: Realm, points: int) -> RealmView:
    """Returns a seat's realm with its points."""
    columns = realm.columns
    stacks = [
        Stack(height, face, shrine)
        for height, face, shrine in zip(realm.heights, realm.faces, realm.shrines, strict=True)
    ]
    return RealmView(
        seat=seat,
        cells=tuple(tuple(stacks[start : start + columns]) for start in range(0, len(stacks), columns)),
        groups=tuple(
            Group(TYPE_OF[letter], positions(sorted(cells), columns)) for letter, cells in groups(realm)
        ),
        pool=realm.pool,
        set_points=realm.set_points,
        discard_points=realm.discard_points,
        countdown=realm.countdown,
        points=points,
        backs=realm.backs,
    )
