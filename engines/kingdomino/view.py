"""The visible parts of a game of Kingdomino. Only the order of the stack is hidden."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from engines.core.derived import Derived
from engines.core.score import Result, ScoreLine, total
from engines.kingdomino.data import DOMINOES, Half, Placement
from engines.kingdomino.grid import squares
from engines.kingdomino.kingdom import BARE, Kingdom, with_placement
from engines.kingdomino.options import KingdominoOptions, games_of, size_of
from engines.kingdomino.rules import line_length, rounds_of, to_act
from engines.kingdomino.scoring import all_areas, points_of, result_of, score_lines
from engines.kingdomino.state import LastTurn, State

__all__ = ["Area", "KingdomView", "LastTurn", "Slot", "View", "build_view", "example_kingdom"]


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
class KingdomView(Derived):
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
    """The points so far; Middle Kingdom counts once the castle's place is final."""
    discarded: tuple[int, ...]
    """Numbers of the dominoes that could not be placed."""

    @cached_property
    def kingdom(self) -> Kingdom:
        """Returns the kingdom that is shown, for calls of the rules."""
        return _built(self.placements)._replace(discarded=self.discarded)


@dataclass(frozen=True)
class Slot:
    """A domino in a line and the owner of the king on it."""

    domino: int
    seat: int | None
    state: str
    """"free", "claimed" (waits for its turn), "due" (is being placed), "done" (placed or discarded)."""


@dataclass(frozen=True)
class View:
    """The public facts of a game, for one seat or for a spectator."""

    seat: int | None
    options: KingdominoOptions
    seats: int
    size: int
    """Side of the grid: 5, or 7 in a Mighty Duel."""
    phase: str
    """"claim", "place" or "over"."""
    to_act: tuple[int, ...]
    due: int | None
    """The domino to be placed now, or the one whose king now claims (None while first claims are made)."""
    round: int
    """From 1; first claims belong to the first round."""
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
    """First claims: the seats still to claim, the one that is due first, the others by seat."""
    stack: tuple[int, ...]
    """The dominoes that may still come, ascending (public: all others have been seen or left out unseen)."""
    stack_left: int
    """The number of dominoes still to be drawn in this game."""
    last: LastTurn | None
    lines: tuple[ScoreLine, ...]
    scores: tuple[int, ...]
    """Points of each seat so far; in a Dynasty the earlier games included."""
    earlier: tuple[tuple[int, ...], ...]
    """Dynasty: each earlier game's points by seat."""
    earlier_kingdoms: tuple[tuple[KingdomView, ...], ...]
    """Dynasty: each earlier game's kingdoms as they stood at its end."""
    result: Result | None
    """Set when the game is over."""

    @property
    def between_games(self) -> bool:
        """Returns whether the next game of a Dynasty is about to begin: its first line is being claimed."""
        return self.game_number > 1 and self.phase == "claim" and not self.current

    def told(self, seat: int) -> tuple[ScoreLine, ...]:
        """Returns a seat's lines for the final scoring.

        Sums up each game of a Dynasty, the last one too, before that game's own lines; lists a bonus that was
        played for and missed with 0.
        """
        earlier = [line for line in self.lines if line.seat == seat and line.source.startswith("game_")]
        lines = [line for line in self.lines if line.seat == seat and line not in earlier]
        if self.games > 1:
            last = ScoreLine(seat, f"game_{self.game_number}", total(lines, seat))
            earlier.append(last)
        sources = {line.source for line in lines}
        played = {"middle_kingdom": self.options.middle_kingdom, "harmony": self.options.harmony}
        missed = [ScoreLine(seat, name, 0) for name, on in played.items() if on and name not in sources]
        return (*earlier, *lines, *missed)


def build_view(state: State, seat: int | None) -> View:
    """Returns the view of a state; it is the same for every seat except for the field `seat`."""
    lines = score_lines(state)
    rounds = rounds_of(state.options, state.seats)
    laid_out = state.round + bool(state.next_line)
    return View(
        seat=seat,
        options=state.options,
        seats=state.seats,
        size=size_of(state.options),
        phase=state.phase,
        to_act=to_act(state),
        due=state.line[state.turn] if state.line else None,
        round=max(state.round, 1),
        rounds=rounds,
        game_number=state.game,
        games=games_of(state.options),
        kingdoms=_kingdoms(state.kingdoms, state.options),
        current=_current(state),
        next=tuple(
            Slot(domino, owner, "free" if owner is None else "claimed")
            for domino, owner in zip(state.next_line, state.next_owners, strict=True)
        ),
        unclaimed_kings=() if state.king is None else (state.king, *state.kings),
        stack=state.unseen,
        stack_left=(rounds - laid_out) * line_length(state.seats),
        last=state.last,
        lines=lines,
        scores=tuple(total(lines, each) for each in range(state.seats)),
        earlier=tuple(tuple(points_of(kingdom, state.options) for kingdom in game) for game in state.earlier),
        earlier_kingdoms=tuple(_kingdoms(game, state.options) for game in state.earlier),
        result=result_of(state) if state.phase == "over" else None,
    )


def _current(state: State) -> tuple[Slot, ...]:
    slots = []
    for turn, (domino, owner) in enumerate(zip(state.line, state.owners, strict=True)):
        if turn == state.turn:
            stand = "due" if state.phase == "place" else "done"
        else:
            stand = "done" if turn < state.turn else "claimed"
        slots.append(Slot(domino, owner, stand))
    return tuple(slots)


def _kingdoms(kingdoms: tuple[Kingdom, ...], options: KingdominoOptions) -> tuple[KingdomView, ...]:
    return tuple(_kingdom(seat, kingdom, options) for seat, kingdom in enumerate(kingdoms))


def _kingdom(seat: int, kingdom: Kingdom, options: KingdominoOptions) -> KingdomView:
    placed: dict[tuple[int, int], Half] = {}
    for placement in kingdom.placements:
        placed[placement.first], placed[placement.second] = DOMINOES[placement.domino]
    return KingdomView(
        seat=seat,
        placements=kingdom.placements,
        squares=placed,
        box=kingdom.box,
        areas=tuple(Area(area.terrain, squares(area.mask), area.crowns) for area in all_areas(kingdom)),
        points=points_of(kingdom, options),
        discarded=kingdom.discarded,
    )


def example_kingdom(seat: int, placements: tuple[Placement, ...]) -> KingdomView:
    """Returns a made-up kingdom for an explanation: a castle and just these dominoes."""
    return _kingdom(seat, _built(placements), KingdominoOptions())


def _built(placements: tuple[Placement, ...]) -> Kingdom:
    kingdom = BARE
    for placement in placements:
        kingdom = with_placement(kingdom, placement)
    return kingdom
