"""The panel's questions about the place of a tile: all ways on one sheet if they are few, else door, then
way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from engines.core.action import FOLLOWING
from engines.core.panel import Ask, Option, narrow
from engines.mad_king_ludwig.actions import LudwigAction, Placing, Put
from engines.mad_king_ludwig.view import View

SHEET = 6
"""The most ways that are drawn side by side; each is its own preview, so a press places the tile."""
APART = "."
"""Separates door and way in the answer of a sheet."""

Gain = Callable[[LudwigAction], int | None]


def ask_for_spot(
    legal: Sequence[LudwigAction], answers: Sequence[str], gain: Gain, marks: Sequence[str]
) -> Ask | None:
    """Returns the next question of a purchase or a reward; options without a tile come last."""
    if answers and APART in answers[-1]:
        return _from_sheet(legal, answers, gain, marks)
    ask = narrow(sorted(legal, key=_tiles_left_out), answers, gain, marks)  # type: ignore[arg-type]
    if ask is None or ask.question not in ("door", "way"):
        return ask
    actions = [action for option in ask.options for action in option.actions]
    if len(actions) > SHEET and ask.question == "door":
        return ask
    options = tuple(
        Option(mark, _door_and_way(action), gain(action), (action,))  # type: ignore[arg-type]
        for mark, action in zip(marks, actions, strict=False)
    )
    return replace(ask, question=FOLLOWING, options=options)


def by_price(view: View, ask: Ask, marks: Sequence[str]) -> Ask:
    """Returns the tiles from the cheapest on, those of one price as listed; other options get no mark."""
    tiles = [option for option in ask.options if isinstance(option.actions[0], Placing)]
    tiles.sort(key=lambda option: view.offer_of(option.answer).price)
    marked = [replace(option, mark=mark) for option, mark in zip(tiles, marks, strict=False)]
    others = [replace(option, mark="") for option in ask.options if option not in tiles]
    return replace(ask, options=(*marked, *others))


def _tiles_left_out(action: LudwigAction) -> int:
    """Sorts options without a tile after the tiles: passing, declining and laying fewer rooms."""
    if isinstance(action, Put):
        return (action.first, action.second).count(None)
    return action.kind == "pass" or action.kind == "decline"


def _door_and_way(action: object) -> str:
    assert isinstance(action, Placing)
    return f"{action.x},{action.y}{action.side}{APART}{action.way}"


def _from_sheet(
    legal: Sequence[LudwigAction], answers: Sequence[str], gain: Gain, marks: Sequence[str]
) -> Ask | None:
    """Returns the one action that an answer of a sheet stands for."""
    before = ask_for_spot(legal, answers[:-1], gain, marks)
    for option in before.options if before else ():
        if option.answer == answers[-1] and before is not None:
            return Ask("confirm", (), (*before.chosen, option.answer), tuple(answers), option.actions[0])
    return None
