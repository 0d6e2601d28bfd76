"""Questions with more answers than a page: the picture marks the answers of other pages as legal too."""

from __future__ import annotations

import random
from dataclasses import replace

from bot.texts import translator
from bot.ui.faces import face_of
from engines.core.chance import random_seed
from engines.core.contract import AnyGame
from engines.core.panel import Ask
from engines.registry import game
from render.core.names import sample_names
from tests.render.noting import pixels

SEATS = 2
AT_LEAST = 6
"""Answers; in a test two pages may be small."""


def questions(its_game: AnyGame, wanted: str, options: dict[str, bool]) -> list[tuple[object, int, Ask]]:
    """Returns some times when it is asked in a random game, with the seat's view."""
    rng, found = random.Random(5), list[tuple[object, int, Ask]]()
    state = its_game.setup(its_game.options_type(**options), SEATS, random_seed(rng))
    while len(found) < 3 and (due := its_game.to_act(state)):
        seat = due[0]
        legal, view = its_game.legal(state, seat), its_game.view(state, seat)
        ask = its_game.ask(legal, (), lambda action: None)
        if ask is not None and ask.question != wanted and len(ask.options) > 1 and ask.count == 1:
            ask = its_game.ask(legal, (ask.options[0].answer,), lambda action: None)
        if ask is not None and ask.question == wanted and len(ask.options) >= AT_LEAST:
            found.append((view, seat, its_game.arranged(view, ask)))
        state = its_game.apply(state, seat, rng.choice(legal)).state
    return found


def others_are_seen(key: str, question: str, **options: bool) -> bool:
    """Whether each answer of another page changes the picture of this one, unlike illegal ones."""
    asked = questions(game(key), question, options)
    assert len(asked) == 3
    for view, seat, ask in asked:
        half = len(ask.options) // 2
        page = replace(ask, options=ask.options[:half])
        drawn = {
            pixels(face_of(key).pictures.panel, view, seat, shown, sample_names(SEATS), translator("en"))
            for shown in (page, *(replace(page, others=(other,)) for other in ask.options[half:]))
        }
        if len(drawn) != 1 + len(ask.options[half:]):
            return False
    return True
