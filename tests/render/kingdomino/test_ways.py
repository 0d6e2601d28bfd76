"""The letters of the ways in which a domino can lie are read like a text: from the left, line by line."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial

from bot.texts import translator
from engines.core.action import FOLLOWING
from engines.core.panel import Ask
from engines.kingdomino.game import Kingdomino
from engines.kingdomino.options import KingdominoOptions
from engines.kingdomino.view import View
from render.core.names import sample_names
from render.kingdomino import panel
from tests.render.recording import Drawn, recording

GAME = Kingdomino()
DOWNWARDS = 2


def questions_of_ways(seed: int) -> Iterator[tuple[View, int, Ask]]:
    """All questions of a random game in which way a domino lies, with more than one answer."""
    rng = random.Random(seed)
    state = GAME.setup(KingdominoOptions(), 2, f"{seed:032x}")
    while due := GAME.to_act(state):
        legal = GAME.legal(state, due[0])
        view = GAME.view(state, due[0])
        asked: tuple[str, ...] = ()
        while (ask := GAME.ask(legal, asked, partial(GAME.forecast, view))) and ask.options:
            if ask.question == FOLLOWING and len(ask.options) > 1:
                yield view, due[0], ask
            asked = (*ask.asked, rng.choice(ask.options).answer)
        state = GAME.apply(state, due[0], rng.choice(legal)).state


def test_letters_of_ways_are_in_reading_order() -> None:
    looked = below_each_other = 0
    for view, seat, ask in questions_of_ways(3):
        with recording() as pictures:
            panel(view, seat, ask, sample_names(2), translator("en"))
        on_the_lot, in_the_list = marks_of(ask, pictures[0].drawn)
        assert [one.text for one in in_the_list] == [option.mark for option in ask.options]
        assert [one.text for one in on_the_lot] == sorted(one.text for one in on_the_lot)
        looked += 1
        below_each_other += len({round(one.box.y / 20) for one in on_the_lot}) >= DOWNWARDS
    assert looked > 5
    assert below_each_other > 3


def marks_of(ask: Ask, drawn: list[Drawn]) -> tuple[list[Drawn], list[Drawn]]:
    """The marks of all answers, on the kingdom and in the list below it, from top to bottom."""
    letters = {option.mark for option in ask.options}
    marks = [one for one in drawn if one.kind == "text" and one.mark and one.text in letters]
    marks = [one for one in marks if not one.printed]
    half = len(letters)
    ordered = sorted(marks, key=lambda one: (round(one.box.y / 20), one.box.x))
    assert len(ordered) == 2 * half
    return ordered[:half], ordered[half:]
