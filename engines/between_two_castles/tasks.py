"""The panel's questions in the building phase: tasks and cells in the order of the picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engines.between_two_castles.actions import Add, BetweenAction, Decision, Keep, Placement
from engines.between_two_castles.data import Cell
from engines.between_two_castles.ring import SIDES, Side
from engines.core.panel import Ask, Option, narrow

ELSEWHERE = "elsewhere"
"""The question whether a proposed tile goes to the proposed cell or to which other one."""

SPOT = "spot"
"""The question of a bonus that places a tile: which tile on which cell, all answers together."""

Gain = Callable[[BetweenAction], int | None]


def ask_for_task(
    legal: Sequence[BetweenAction], answers: Sequence[str], gain: Gain, marks: Sequence[str]
) -> Ask | None:
    """Returns the next question: all answers at once for a bonus that places a tile and for a proposal with
    one tile; else task and cell."""
    actions = _as_drawn(legal)
    if _is_one_tile_to_agree_on(actions, len(marks)):
        return _ask_where(actions, answers, gain, marks)
    side = _side_of_bonus(actions, len(marks))
    if side and len(answers) < 2 and not (answers and _is_task_of(actions, answers[0])):
        return _ask_spot(actions, side, answers, gain, marks)
    return narrow(actions, answers, gain, marks)  # type: ignore[arg-type]


def _as_drawn(legal: Sequence[BetweenAction]) -> list[BetweenAction]:
    """Returns tasks in their order; the cells of each from the top down, every row from the left."""
    tasks = [action.parts[0][1] for action in legal]
    number = {task: index for index, task in enumerate(dict.fromkeys(tasks))}

    def place(action: BetweenAction) -> tuple[int, int, int]:
        y, x = (-action.y, action.x) if isinstance(action, Placement) else (0, 0)
        return number[action.parts[0][1]], y, x

    return sorted(legal, key=place)


def _is_one_tile_to_agree_on(actions: Sequence[BetweenAction], most: int) -> bool:
    """Returns whether there is a proposal, and every answer to it puts the same tile into the same castle."""
    placements = [action for action in actions if isinstance(action, Placement)]
    return (
        1 < len(placements) == len(actions) <= most
        and any(action.stance == "accept" for action in placements)
        and len({(action.side, action.tile) for action in placements}) == 1
    )


def _ask_where(
    actions: Sequence[BetweenAction], answers: Sequence[str], gain: Gain, marks: Sequence[str]
) -> Ask | None:
    placements = [action for action in actions if isinstance(action, Placement)]
    placements.sort(key=lambda action: (-action.y, action.x))
    options = tuple(
        Option(mark, _where(action), gain(action), (action,))
        for mark, action in zip(marks, placements, strict=False)
    )
    if not answers:
        return Ask(ELSEWHERE, options, (placements[0].side,), (), None)
    for option in options:
        if [option.answer] == [*answers]:
            return Ask("confirm", (), (option.answer,), (option.answer,), option.actions[0])
    return None


def _side_of_bonus(actions: Sequence[BetweenAction], most: int) -> Side | None:
    """Returns the first castle with a bonus that places a tile, if there is another choice too: another tile,
    or an action at the other castle.

    None if there are more cells than marks.
    """
    sides = {action.side for action in actions if isinstance(action, Decision)}
    for side in SIDES:
        cells: dict[str, set[Cell]] = {}
        for action in actions:
            if isinstance(action, Keep | Add) and action.side == side:
                cells.setdefault(action.tile, set()).add(action.cell)
        if len(cells) + len(sides) > 2 and cells and len(set().union(*cells.values())) <= most:
            return side
    return None


def _is_task_of(actions: Sequence[BetweenAction], answer: str) -> bool:
    """Returns whether an answer is a task that needs a cell: the cell is asked next."""
    return sum(action.parts[0][1] == answer for action in actions) > 1


def _ask_spot(
    actions: Sequence[BetweenAction], side: Side, answers: Sequence[str], gain: Gain, marks: Sequence[str]
) -> Ask | None:
    """Asks for every tile on every cell, with one mark per cell; then for the tasks at the other castle."""
    here = [action for action in actions if isinstance(action, Placement) and action.side == side]
    cells = sorted({action.cell for action in here}, key=lambda cell: (-cell[1], cell[0]))
    mark = dict(zip(cells, marks, strict=False))
    options = [Option(mark[action.cell], _where(action), gain(action), (action,)) for action in here]
    if is_one_list(options):
        options.sort(key=lambda option: -(option.gain or 0))
    tasks: dict[str, list[BetweenAction]] = {}
    for action in actions:
        if isinstance(action, Decision) and action.side != side:
            tasks.setdefault(action.task, []).append(action)
    options += [Option("", task, _best(done, gain), tuple(done)) for task, done in tasks.items()]
    if not answers:
        return Ask(SPOT, tuple(options), (side,), (), None)
    for option in options:
        if [option.answer] == [*answers] and len(option.actions) == 1:
            return Ask("confirm", (), (option.answer,), (option.answer,), option.actions[0])
    return None


def is_one_list(options: Sequence[Option]) -> bool:
    """Returns whether these answers place different tiles: one list has all of them, the best ones first."""
    placements = [option.actions[0] for option in options if option.mark]
    return len({action.tile for action in placements if isinstance(action, Placement)}) > 1


def _best(actions: Sequence[BetweenAction], gain: Gain) -> int | None:
    return max((points for points in map(gain, actions) if points is not None), default=None)


def _where(action: Placement) -> str:
    return action.task if action.stance == "accept" else f"{action.task}.{action.x},{action.y}"


def is_task(legal: Sequence[BetweenAction]) -> bool:
    """Returns whether the actions are about the castles: not about a hand, nor about Ludwig's tiles."""
    return bool(legal) and isinstance(legal[0], Decision)
