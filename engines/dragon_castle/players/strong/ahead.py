"""One turn further: the player's next turn after each of the best ways to play this one.

Hidden tiles are drawn from the unseen ones, with the same draws for all ways. Ingenuity plays by its rules,
rivals take a pair if there is one. The next turn is then judged like this one.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from engines.core.thinking import Thinking
from engines.dragon_castle.actions import DragonCastleAction
from engines.dragon_castle.castle import lowered, surface, twins
from engines.dragon_castle.data import COUNTDOWN_POINTS, DISCARD_POINTS
from engines.dragon_castle.ingenuity import first_pick, twin
from engines.dragon_castle.players.strong.boards import LETTERS, Boards, counted, joined, ways_to_put
from engines.dragon_castle.players.strong.features import outlooks_of
from engines.dragon_castle.players.strong.network import judged
from engines.dragon_castle.players.strong.outlook import Course, Outlook, after_turn
from engines.dragon_castle.state import Castle
from engines.dragon_castle.taking import PAIR_ROOM

KEPT = 3
"""The number of best realms, after each next tile or pair, that are judged for each way to get it."""
DRAWS_ALONE = 4
DRAWS_WITH_OTHERS = 8
"""The number of draws of the uncovered tiles and of the rivals' choices."""
DRAWN = 16
"""The number of tiles per draw: more than are uncovered in a round."""
SUMMONING = 0.5
"""The probability that a rival summons the Dragon if that is possible."""
ALIKE = 2
"""The approximate number of next tiles or pairs of one type that are examined."""
NO_TILE: tuple[int, ...] = ()


class Line(NamedTuple):
    """A way to play the turn: the action now, the realm at the turn's end and the course then."""

    action: DragonCastleAction
    board: Boards
    course: Course
    took: str
    """The letters of the tiles that were taken."""
    worth: float
    """Its value without looking ahead."""


class Table(NamedTuple):
    """The order of turns, and the shrines in the supply."""

    seats: int
    seat: int
    first: int
    supply: int
    unseen: tuple[str, ...]


def look_further(
    lines: Sequence[Line], table: Table, rng: random.Random, thinking: Thinking
) -> list[float] | None:
    """Returns the value of each line by the next turn, or None if there is no time for that."""
    draws = DRAWS_ALONE if table.seats == 1 else DRAWS_WITH_OTHERS
    piles = [rng.sample(table.unseen, min(DRAWN, len(table.unseen))) for _ in range(draws)]
    seeds = [rng.random() for _ in piles]
    turns = [_NextTurn(line) for line in lines]
    drawn = 0
    for pile, seed in zip(piles, seeds, strict=True):
        for line, turn in zip(lines, turns, strict=True):
            if thinking.over:
                break
            course = _until_next_turn(line, table, iter(pile), random.Random(seed))
            turn.add(course, table.supply)
        else:
            drawn += 1
            continue
        break
    if not drawn:
        return None
    expected = []
    for turn in turns:
        if thinking.over:
            return None
        expected.append(turn.worth(drawn))
    return expected


def _until_next_turn(line: Line, table: Table, pile: Iterator[str], rng: random.Random) -> Course | None:
    """Returns the course at the player's next turn; None if the game is over before that."""
    castle = line.course.castle
    for cell, (height, top) in enumerate(zip(castle.heights, castle.tops, strict=True)):
        if height and not top:
            tops = castle.tops
            castle = castle._replace(tops=(*tops[:cell], next(pile, ""), *tops[cell + 1 :]))
    course = line.course._replace(castle=castle)
    if table.seats == 1:
        if not course.last_round:
            course = _ingenuity(course, line.took, pile)
        return None if course.last_round else course._replace(round=course.round + 1)
    for step in range(1, table.seats + 1):
        seat = (table.seat + step) % table.seats
        if seat == table.first:
            if course.last_round:
                return None
            course = course._replace(round=course.round + 1)
        if seat != table.seat:
            course = _rival(course, pile, rng)
    return course


def _taken(castle: Castle, cell: int, pile: Iterator[str]) -> Castle:
    return lowered(castle, cell, next(pile, "") if castle.heights[cell] > 1 else "")


def _ingenuity(course: Course, took: str, pile: Iterator[str]) -> Course:
    castle = course.castle
    pick = first_pick(castle, took)
    if pick is None:
        return course.with_token_taken()
    face, castle = castle.tops[pick.cell], _taken(castle, pick.cell, pile)
    second = twin(castle, face)
    return course._replace(castle=castle if second is None else _taken(castle, second, pile))


def _rival(course: Course, pile: Iterator[str], rng: random.Random) -> Course:
    castle = course.castle
    level, cells = surface(castle)
    if level <= 1 and (not cells or rng.random() < SUMMONING):
        return course.with_token_taken()
    known = [cell for cell in cells if castle.tops[cell]]
    if not known:
        return course
    paired = [(cell, other) for cell in known if (other := twins(castle, cell))]
    if paired:
        first, others = paired[int(rng.random() * len(paired))]
        castle = _taken(castle, first, pile)
        return course._replace(castle=_taken(castle, others[int(rng.random() * len(others))], pile))
    return course._replace(castle=_taken(castle, known[int(rng.random() * len(known))], pile))


class _NextTurn:
    """The turn after a line: all its ways in all draws, judged at once."""

    def __init__(self, line: Line) -> None:
        self.board = line.board
        self.room = int(counted(line.board.spots)[0])
        self.outlook = after_turn(line.course, line.took)
        self.over = float(line.board.points[0])
        self.outlooks: list[Outlook] = []
        self.ways: list[tuple[int, tuple[int, ...]]] = []
        """By outlook: the draw, and the types of the placed tiles; none for a summons or a discard."""
        self.points: list[int] = []
        self.draws = 0
        self.ended: list[int] = []

    def add(self, course: Course | None, supply: int) -> None:
        """Adds one more draw: every possible beginning of the turn in it."""
        draw = self.draws
        self.draws += 1
        if course is None:
            self.ended.append(draw)
            return
        castle = course.castle
        level, cells = surface(castle)
        if level <= 1:
            self._way(draw, NO_TILE, COUNTDOWN_POINTS, after_turn(course.with_token_taken(), ""))
        seen: Counter[tuple[int, int]] = Counter()
        for cell in cells:
            face = castle.tops[cell]
            if not face:
                continue
            kind = LETTERS.index(face[0])
            after = course.without(cell)
            seen[kind, 1] += 1
            if seen[kind, 1] <= ALIKE:
                single = after_turn(after, face[0])
                if self.room and supply:
                    self._way(draw, (kind,), 0, single)
                if single.over or not self.room or not supply:
                    self._way(draw, NO_TILE, DISCARD_POINTS, single)
            if self.room >= PAIR_ROOM and seen[kind, PAIR_ROOM] < ALIKE:
                for other in twins(castle, cell):
                    seen[kind, PAIR_ROOM] += 1
                    self._way(draw, (kind, kind), 0, after_turn(after.without(other), face[0]))

    def _way(self, draw: int, kinds: tuple[int, ...], points: int, outlook: Outlook) -> None:
        self.ways.append((draw, kinds))
        self.points.append(points)
        self.outlooks.append(outlook)

    def worth(self, draws: int) -> float:
        """Returns the mean value of the best way in each of the first draws."""
        best = np.full(draws, self.over)
        if self.ways:
            boards, starts = self._after_tiles({kinds for _, kinds in self.ways})
            rows: list[int] = []
            which: list[int] = []
            for number, (_, kinds) in enumerate(self.ways):
                start, count = starts[kinds]
                rows += range(start, start + count)
                which += [number] * count
            many = boards.take(rows)
            index = np.array(which)
            values = judged(many, outlooks_of(self.outlooks, index)) + np.array(self.points)[index]
            of_draw = np.array([draw for draw, _ in self.ways])[index]
            best[:] = -np.inf
            kept = of_draw < draws
            np.maximum.at(best, of_draw[kept], values[kept])
            best[np.isneginf(best)] = self.over
        return float(best.mean())

    def _after_tiles(
        self, wanted: set[tuple[int, ...]]
    ) -> tuple[Boards, dict[tuple[int, ...], tuple[int, int]]]:
        """Returns the best realms after each of these tiles or pairs, and their positions."""
        order = sorted(wanted)
        parts = [
            ways_to_put(self.board.with_more(pool=len(kinds) == 1), kinds).boards if kinds else self.board
            for kinds in order
        ]
        values = judged(joined(parts), outlooks_of([self.outlook]))
        starts: dict[tuple[int, ...], tuple[int, int]] = {}
        kept, begin, stand = [], 0, 0
        for kinds, part in zip(order, parts, strict=True):
            best = begin + np.argsort(-values[begin : begin + part.number], kind="stable")[:KEPT]
            kept.append(best)
            starts[kinds] = stand, len(best)
            begin, stand = begin + part.number, stand + len(best)
        return joined(parts).take(np.concatenate(kept)), starts
