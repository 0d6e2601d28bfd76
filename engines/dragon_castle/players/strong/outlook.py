"""The castle's future for a realm: tiles that can be taken next, unseen tiles, the length of the game.

Alone, it is examined after the turn of the Dragon of Ingenuity, as far as that is predictable; with others
right after the player's own turn. The tile below a taken one is unknown: its stack then shows nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from engines.dragon_castle.castle import is_available, layout_of, long_free, lowered, showing, surface
from engines.dragon_castle.data import FACTIONS, SOLO_COUNTDOWN, SPECIALS, TYPE_OF
from engines.dragon_castle.players.prospect import TILES_A_TURN
from engines.dragon_castle.state import Castle, State

LETTERS = "".join(TYPE_OF)
USUAL_ROUNDS = 3
"""The weight, in rounds, of the usual pace against this table's own pace of taking the castle apart."""


class Outlook(NamedTuple):
    """A castle in numbers."""

    of_types: tuple[tuple[float, ...], ...]
    """For each type: tops, whether it can begin a turn, alone and as a pair, tiles available, unseen."""
    of_all: tuple[float, ...]
    turns: float
    """The approximate number of the player's own turns that are left."""
    over: bool
    """Whether the player has no turn left."""
    seats: int


class Course(NamedTuple):
    """The course of the game apart from the realms."""

    castle: Castle
    unseen: tuple[int, ...]
    """The number of unseen tiles of each type."""
    laid_out: int
    last_round: bool
    seats: int
    round: int
    above_at_first: int
    """The number of tiles above level 1 when the game began."""

    def without(self, cell: int) -> Course:
        """Returns the course once the top tile of a stack is gone."""
        return self._replace(castle=lowered(self.castle, cell, ""))

    def with_token_taken(self) -> Course:
        """Returns the course after a player summoned the Dragon."""
        return self._replace(
            laid_out=max(self.laid_out - 1, 0), last_round=self.last_round or self.laid_out == 1
        )


def course_of(state: State) -> Course:
    """Returns the course of the game as it is now."""
    letters = Counter(face[0] for face in state.unseen)
    unseen = tuple(letters[letter] for letter in LETTERS)
    above = sum(map(above_level_one, layout_of(state.options, state.seats)))
    return Course(state.castle, unseen, state.laid_out, state.last_round, state.seats, state.round, above)


def above_level_one(heights: tuple[int, ...]) -> int:
    """Returns the number of tiles that must go before the Dragon can be summoned."""
    return sum(heights) - len(heights) + heights.count(0)


def after_turn(course: Course, took: str) -> Outlook:
    """Returns the castle's outlook after a turn of the player that took tiles of these types (letters)."""
    if course.seats == 1 and not course.last_round:
        course = _after_ingenuity(course, took)
    return seen(course)


def _after_ingenuity(course: Course, took: str) -> Course:
    castle = course.castle
    top = surface(castle)
    if top.top_level <= 1:
        return course.with_token_taken()
    shown = [cell for cell in top.first if castle.tops[cell]]
    wishes = (took, "D", SPECIALS, FACTIONS)
    first = next((cell for wish in wishes for cell in shown if castle.tops[cell][0] in wish), None)
    if first is None:
        return course.without(top.first[0])
    face, course = castle.tops[first], course.without(first)
    castle = course.castle
    second = next((cell for cell in showing(castle, face) if is_available(castle, cell)), None)
    return course if second is None else course.without(second)


def seen(course: Course) -> Outlook:
    """Returns the castle's outlook as it is."""
    castle, seats, laid_out = course.castle, course.seats, course.laid_out
    heights, tops = castle.heights, castle.tops
    above = above_level_one(heights)
    usual = TILES_A_TURN * (seats + (seats == 1))
    pace = usual
    if seats > 1:
        pace = (course.above_at_first - above + USUAL_ROUNDS * usual) / (course.round + USUAL_ROUNDS)
    turns = above / pace + laid_out / seats
    available = [tops[cell] for cell in long_free(castle) if tops[cell]]
    level, cells = surface(castle)
    first = [tops[cell] for cell in cells if tops[cell]]
    paired = {face for face in first if available.count(face) > 1}
    shown, of_first = "".join(tops), "".join(first)
    of_paired, of_available = "".join(paired), "".join(available)
    hidden = sum(course.unseen) or 1
    of_types = tuple(
        [
            (
                shown.count(letter) / 8,
                float(letter in of_first),
                float(letter in of_paired),
                of_available.count(letter) / 4,
                3 * unseen / hidden,
            )
            for letter, unseen in zip(LETTERS, course.unseen, strict=True)
        ]
    )
    of_all = (
        turns / 15,
        min(1, turns / 5),
        min(1, turns / 2),
        laid_out / (SOLO_COUNTDOWN if seats == 1 else seats),
        float(level <= 1),
        len(paired) / 4,
        len(first) / 8,
        float(seats == 2),
        float(seats == 3),
        float(seats == 4),
        float(course.last_round),
    )
    return Outlook(of_types, of_all, turns, course.last_round, seats)


def letters_of(faces: Sequence[str]) -> str:
    """Returns the types of these tiles."""
    return "".join(face[0] for face in faces)
