"""The value of each step of a turn: the realm after its best continuation, the castle after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from engines.dragon_castle import actions as a
from engines.dragon_castle.castle import twins
from engines.dragon_castle.data import COUNTDOWN_POINTS, DISCARD_POINTS, shrine_points
from engines.dragon_castle.grid import Cell
from engines.dragon_castle.players.strong.ahead import Line
from engines.dragon_castle.players.strong.boards import LETTERS, Boards, Ways, boards_of, ways_to_put
from engines.dragon_castle.players.strong.features import outlooks_of
from engines.dragon_castle.players.strong.network import judged
from engines.dragon_castle.players.strong.outlook import (
    Course,
    Outlook,
    after_turn,
    course_of,
    letters_of,
    seen,
)
from engines.dragon_castle.realm import room, with_shrine
from engines.dragon_castle.state import Realm, State, own_realm
from engines.dragon_castle.taking import PAIR_ROOM

Points = NDArray[np.float64]

KEPT = 4
"""The number of best realms kept after a turn: for other tiles that lead there, to look further."""
DISCARD_TURNS = 3.0
"""A tile is discarded only with about this few turns left, or without room: the training played that way."""


class Steps:
    """The steps that the seat whose turn it is may take now."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.realm = own_realm(state)
        self.course = course_of(state)
        self.board = boards_of([self.realm])
        self.room = room(self.realm)
        self.lines: list[Line] = []
        """The best ways found to play the turn, in no order."""
        self._best: dict[str, Boards] = {}

    def judge(self, legal: Sequence[a.DragonCastleAction]) -> dict[a.DragonCastleAction, float]:
        """Returns the value of each of these actions: the seat's expected points at the end."""
        match self.state.turn.phase:
            case "act":
                for action in legal:
                    self._first(action)
            case "finish":
                for action in legal:
                    self._second(action)
            case "place":
                return self._placing([action for action in legal if isinstance(action, a.Place)])
            case _:
                self._building(legal)
        found: dict[a.DragonCastleAction, float] = {}
        for line in self.lines:
            found[line.action] = max(line.worth, found.get(line.action, line.worth))
        return found

    def worth_after(self, state: State, seat: int) -> float:
        """Returns the value of a seat's realm at the end of its turn; alone, Ingenuity has moved already.

        Tiles uncovered during the turn count as unknown.
        """
        course = course_of(state)
        before = self.course.castle.heights
        tops = [
            top if height == now else ""
            for top, height, now in zip(course.castle.tops, course.castle.heights, before, strict=True)
        ]
        castle = course.castle._replace(tops=tuple(tops))
        realm = state.realms[seat]
        course = course._replace(castle=castle, unseen=self.course.unseen, round=self.course.round)
        return float(judged(boards_of([realm]), outlooks_of([seen(course)]))[0])

    def _took(self, *more: str) -> str:
        return letters_of((*self.state.turn.took, *more))

    def _as_it_is(self, action: a.DragonCastleAction, points: int, course: Course, took: str) -> None:
        board = self.board.with_more(points=points)
        worth = float(judged(board, outlooks_of([after_turn(course, took)]))[0])
        self.lines.append(Line(action, board, course, took, worth))

    def _first(self, action: a.DragonCastleAction) -> None:
        """Judges the best visible ways to finish."""
        if not isinstance(action, a.Take):
            self._as_it_is(action, COUNTDOWN_POINTS, self.course.with_token_taken(), "")
            return
        cell = self._castle_cell(action.cell)
        face = self.course.castle.tops[cell]
        course, took = self.course.without(cell), self._took(face)
        if self._may_discard(after_turn(course, took)):
            self._as_it_is(action, DISCARD_POINTS, course, took)
        if self.state.supply and self.room:
            self._put_best(action, (face,), course, took)
        if self.room >= PAIR_ROOM:
            for other in twins(self.course.castle, cell):
                self._put_best(action, (face, face), course.without(other), took)

    def _castle_cell(self, cell: Cell) -> int:
        return cell[0] * self.course.castle.columns + cell[1]

    def _may_discard(self, outlook: Outlook) -> bool:
        no_room = self.room < PAIR_ROOM or not self.state.supply
        return outlook.over or outlook.turns < DISCARD_TURNS or no_room

    def _second(self, action: a.DragonCastleAction) -> None:
        hand, course = self.state.turn.hand, self.course
        if isinstance(action, a.Pair):
            cell = self._castle_cell(action.cell)
            face = course.castle.tops[cell]
            self._put_best(action, (*hand, face), course.without(cell), self._took(face))
        elif isinstance(action, a.TakeShrine):
            self._put_best(action, hand, course, self._took())
        elif self._may_discard(after_turn(course, self._took())):
            self._as_it_is(action, DISCARD_POINTS, course, self._took())

    def _put_best(
        self, action: a.DragonCastleAction, faces: tuple[str, ...], course: Course, took: str
    ) -> None:
        """Puts these tiles where they are best; a single one comes with a shrine."""
        outlook, shrines = after_turn(course, took), int(len(faces) == 1)
        key = letters_of(faces)
        if key not in self._best:
            ways = self._ways(faces, shrines)
            values = judged(ways.boards, outlooks_of([outlook]))
            self._best[key] = ways.boards.take(np.argsort(-values, kind="stable")[:KEPT])
        boards = self._best[key]
        self._remember(action, boards, course, took, judged(boards, outlooks_of([outlook])))

    def _remember(
        self,
        action: a.DragonCastleAction,
        boards: Boards,
        course: Course,
        took: str,
        values: Points,
    ) -> None:
        for way in range(boards.number):
            self.lines.append(Line(action, boards.take([way]), course, took, float(values[way])))

    def _ways(self, faces: Sequence[str], shrines: int) -> Ways:
        kinds = [LETTERS.index(face[0]) for face in faces]
        return ways_to_put(self.board.with_more(pool=shrines), kinds)

    def _placing(self, legal: Sequence[a.Place]) -> dict[a.DragonCastleAction, float]:
        """Returns the value of each tile on each cell, with the other one on its best cell then."""
        hand, course, took = self.state.turn.hand, self.course, self._took()
        ways = self._ways(hand, 0)
        values = judged(ways.boards, outlooks_of([after_turn(course, took)]))
        letters, columns = letters_of(hand), self.realm.columns
        alike = len(set(letters)) == 1
        steps: dict[tuple[str, int], list[a.DragonCastleAction]] = {}
        for action in legal:
            cell = action.cell[0] * columns + action.cell[1]
            steps.setdefault((action.face[0], cell), []).append(action)
        best: dict[a.DragonCastleAction, float] = {}
        for way in np.argsort(-values, kind="stable").tolist():
            first, second = int(ways.first[way]), int(ways.second[way])
            begins = {(letters[0], first), (letters[-1], second)} | (
                {(letters[0], second)} if alike else set()
            )
            for begin in sorted(begins):
                for step in steps.get(begin, ()):
                    if step not in best:
                        best[step] = float(values[way])
                        board = ways.boards.take([way])
                        self.lines.append(Line(step, board, course, took, best[step]))
        return best

    def _building(self, legal: Sequence[a.DragonCastleAction]) -> None:
        """Judges each cell for a shrine, with the best one for the next, and building none."""
        turn, realm, took = self.state.turn, self.realm, self._took()
        outlook = after_turn(self.course, took)
        for action in legal:
            ends = [realm]
            if isinstance(action, a.Build):
                built = _built(realm, action.cell[0] * realm.columns + action.cell[1])
                ends = [*_with_more(built, turn.open_set, turn.allowed - 1)]
            boards = boards_of(ends)
            self._remember(action, boards, self.course, took, judged(boards, outlooks_of([outlook])))


def _built(realm: Realm, cell: int) -> Realm:
    return with_shrine(realm, cell, True)._replace(pool=realm.pool - 1)


def _with_more(realm: Realm, cells: tuple[int, ...], allowed: int) -> Iterator[Realm]:
    """Yields the realm as it is, and with one more shrine where it is worth most at once."""
    yield realm
    bare = [cell for cell in cells if not realm.shrines[cell] and not realm.faces[cell]]
    if allowed > 0 and realm.pool and bare:
        highest = max(shrine_points(realm.heights[cell]) for cell in bare)
        for cell in bare:
            if shrine_points(realm.heights[cell]) == highest:
                yield _built(realm, cell)
