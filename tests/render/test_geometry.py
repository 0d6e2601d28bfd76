"""In no picture does a text, disc or pill lie over another, or type get too small."""

from __future__ import annotations

from importlib import import_module

import pytest

from bot.texts import LANGUAGES, translator
from bot.ui.faces import face_of, hosted
from engines.core.record import retold
from engines.registry import game as game_by_key
from engines.registry import keys
from render.core.box import Box
from render.core.canvas import Board
from render.film import frames as film
from render.film.chart import draw_chart, points_of
from tests.recorded import records
from tests.render.geometry import faults, faults_of_late_positions
from tests.render.positions import LONG_NAMES
from tests.render.recording import Picture, drawn_on, recording
from tests.soak import SOAK

GAMES, EACH = (60, 6) if SOAK else (2, 2)
"""The number of games of each game, and of positions of every one."""


@pytest.mark.parametrize("key", keys())
def test_nothing_lies_over_anything_and_all_type_can_be_read(key: str) -> None:
    found = faults_of_late_positions(game_by_key(key), GAMES, EACH)
    assert not found, "\n".join(found[:20])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", keys())
def test_the_pictures_of_the_rules_can_be_read(key: str, lang: str) -> None:
    with recording() as taken:
        import_module(f"render.{key}").rules(translator(lang))
    assert taken
    found = [f"{number}: {fault}" for number, picture in enumerate(taken, 1) for fault in faults(picture)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("key", hosted())
def test_what_stands_below_the_pictures_of_a_film_can_be_read(key: str) -> None:
    """Caption and points; the picture above them is the public one."""
    game, face = game_by_key(key), face_of(key)
    seats = game.seats[-1]
    names, words = LONG_NAMES[:seats], translator(LANGUAGES[-1])
    steps = list(retold(game, records(key, seats)[0]))
    shown = film.moments(game, steps, lambda events: face.caption(events, names, words))
    found = set()
    with recording():
        for moment in shown[1::3]:
            strip = film.draw_strip(moment, len(shown[-1].points))
            found |= set(faults(Picture(*strip.image.size, drawn_on(strip))))
    assert not found, "\n".join(sorted(found))


@pytest.mark.parametrize("key", hosted())
def test_the_points_below_a_turn_of_a_replay_can_be_read(key: str) -> None:
    game = game_by_key(key)
    steps = list(retold(game, records(key, game.seats[-1])[0]))
    points = [points_of(game, state) for state, _ in steps]
    width, found = film.SIZE[0], set()
    with recording():
        for at in range(0, len(points), max(1, len(points) // 8)):
            strip = Board(width, film.CHART)
            draw_chart(strip, points, len(points), Box(0, 0, width, film.CHART), at=at)
            found |= set(faults(Picture(*strip.image.size, drawn_on(strip))))
    assert not found, "\n".join(sorted(found))
