"""What the panel asks while everybody builds: tasks and cells in the order of the picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engines.between_two_castles.actions import BetweenAction, Decision, Placement
from engines.core.panel import Ask, Option, narrow

ELSEWHERE = "elsewhere"
"""The question whether a proposed tile shall lie where it was proposed, or on which other cell."""

Gain = Callable[[BetweenAction], int | None]


def ask_for_task(
    legal: Sequence[BetweenAction], answers: Sequence[str], gain: Gain, marks: Sequence[str]
) -> Ask | None:
    """The next question: of a proposal with one tile to place all answers at once, else task and cell."""
    actions = _as_drawn(legal)
    if _is_one_tile_to_agree_on(actions, len(marks)):
        return _ask_where(actions, answers, gain, marks)
    return narrow(actions, answers, gain, marks)  # type: ignore[arg-type]


def _as_drawn(legal: Sequence[BetweenAction]) -> list[BetweenAction]:
    """Tasks as they come; the cells of each from the top down, every row from the left."""
    tasks = [action.parts[0][1] for action in legal]
    number = {task: index for index, task in enumerate(dict.fromkeys(tasks))}

    def place(action: BetweenAction) -> tuple[int, int, int]:
        y, x = (-action.y, action.x) if isinstance(action, Placement) else (0, 0)
        return number[action.parts[0][1]], y, x

    return sorted(legal, key=place)


def _is_one_tile_to_agree_on(actions: Sequence[BetweenAction], most: int) -> bool:
    """A proposal lies there, and whatever is answered to it, the same tile goes to the same castle."""
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


def _where(action: Placement) -> str:
    return action.task if action.stance == "accept" else f"{action.task}.{action.x},{action.y}"


def is_task(legal: Sequence[BetweenAction]) -> bool:
    """Whether it is about the castles: not a hand to choose from, nor Ludwig's tiles."""
    return bool(legal) and isinstance(legal[0], Decision)
