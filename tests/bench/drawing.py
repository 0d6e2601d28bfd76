"""The time to draw and encode the pictures of every game, at its fullest table."""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from bot.texts import DEFAULT, translator
from bot.ui.faces import face_of, hosted
from engines.core.chance import SEED_DIGITS
from engines.core.panel import LETTERS
from engines.registry import game
from render.core import redrawn
from render.core.names import sample_names
from tests.bench.rows import Effort, Row, at_share, median
from tests.bench.targets import target

WARM = 1
"""The number of times that a picture is drawn before its time counts."""
MOST_QUESTIONS = 5
"""The number of questions of a decision that are looked at: drafts have no end."""
LONGEST = 10_000
"""More than the number of decisions of any game."""
BEGINNING, TURNS, HALF = 12, 24, 0.5
"""Decisions before the first turn that is compared, the number of those, and the share that they may cost."""


def drawing(effort: Effort) -> list[Row]:
    """Table, closer look and panel over a game of the best computer player; the processor's time."""
    rows = []
    for key in hosted():
        title = translator(DEFAULT)(key)
        for kind, times in _times(key, effort(40, 1), effort(LONGEST, 4)).items():
            rows.append(
                target(key, f"{kind}_ms").row(f"drawing {title}, {kind}, 95 %", at_share(times, 0.95))
            )
        share = _share_after_a_turn(key, effort(BEGINNING, 1), effort(TURNS, 1))
        rows.append(Row(f"drawing {title}, public after a turn, to all of it", share, "×", "at most", HALF))
        share = _share_after_an_answer(key, effort(BEGINNING, 1), effort(TURNS, 1))
        rows.append(Row(f"drawing {title}, panel after an answer, to all of it", share, "×", "at most", HALF))
    return rows


def _share_after_a_turn(key: str, beginning: int, turns: int) -> float:
    """Returns the time for a public picture after a turn, by the time without the picture before it."""
    its_game, pictures, words = game(key), face_of(key).pictures, translator(DEFAULT)
    names = sample_names(its_game.seats[-1])
    states = list(itertools.islice(_played_out(key), beginning, beginning + turns + 1))
    views = [its_game.view(state, None) for state in states]
    drawings = [partial(pictures.public, view, names, words) for view in views]
    return _share(itertools.pairwise(drawings))


def _share_after_an_answer(key: str, beginning: int, turns: int) -> float:
    """Returns the time for a panel after an answer, by the time without the panel before it."""
    states = itertools.islice(_played_out(key), beginning, beginning + turns)
    return _share(pair for state in states for pair in itertools.pairwise(_panels(key, state)))


def _panels(key: str, state: Any) -> Iterator[Callable[[], bytes]]:
    """Yields the drawings of the questions of one decision, each answered by its middle option."""
    its_game, pictures, words = game(key), face_of(key).pictures, translator(DEFAULT)
    names, seat = sample_names(its_game.seats[-1]), its_game.to_act(state)[0]
    view, legal = its_game.view(state, seat), its_game.legal(state, seat)
    answers: tuple[str, ...] = ()
    for _ in range(MOST_QUESTIONS):
        ask = its_game.ask(legal, answers, partial(its_game.forecast, view))
        if ask is None:
            return
        shown = replace(ask, options=ask.options[: len(LETTERS)])
        yield partial(pictures.panel, view, seat, shown, names, words)
        middle = shown.options[len(shown.options) // 2 :][: ask.count] or shown.options
        if not middle:
            return
        answers = (*ask.asked, *(option.answer for option in middle))


def _share(pairs: Iterable[tuple[Callable[[], bytes], Callable[[], bytes]]]) -> float:
    """Returns the median time for a pair's second picture behind the first, by that without the first."""
    after, whole = [], []
    for before, draw in pairs:
        with redrawn.with_nothing_before():
            whole.append(_milliseconds(draw))
        with redrawn.with_nothing_before():
            before()
            after.append(_timed(draw))
    return median(after) / median(whole)


def _times(key: str, moments: int, most: int) -> dict[str, list[float]]:
    """Returns the milliseconds of each kind of picture at `moments` of a game's first `most` decisions."""
    its_game, pictures, words = game(key), face_of(key).pictures, translator(DEFAULT)
    states = list(itertools.islice(_played_out(key), most))
    names = sample_names(its_game.seats[-1])
    times: dict[str, list[float]] = {"public": [], "closeup": [], "panel": []}
    for state in states[:: max(1, len(states) // moments)][:moments]:
        seat = its_game.to_act(state)[0]
        view = its_game.view(state, seat)
        times["public"].append(_milliseconds(partial(pictures.public, view, names, words)))
        times["closeup"].append(_milliseconds(partial(pictures.closeup, view, seat, names, words)))
        if ask := its_game.ask(its_game.legal(state, seat), (), lambda _: None):
            shown = replace(ask, options=ask.options[: len(LETTERS)])
            times["panel"].append(_milliseconds(partial(pictures.panel, view, seat, shown, names, words)))
    return times


def _milliseconds(draw: Callable[[], bytes]) -> float:
    """Returns the time of a picture that is drawn whole, with its sprites known."""
    for _ in range(WARM):
        draw()
    redrawn.forget()
    return _timed(draw)


def _timed(draw: Callable[[], bytes]) -> float:
    begin = time.process_time()
    draw()
    return (time.process_time() - begin) * 1000


def _played_out(key: str) -> Iterator[Any]:
    """The states of a game that the best computer player plays against itself, the end left out."""
    its_game, rng = game(key), random.Random(1)
    player = its_game.players["greedy"]
    state = its_game.setup(its_game.options_type(), its_game.seats[-1], "1" * SEED_DIGITS)
    while due := its_game.to_act(state):
        yield state
        view, legal = its_game.view(state, due[0]), its_game.legal(state, due[0])
        state = its_game.apply(state, due[0], player(view, legal, rng, 0.1)).state
