"""Late positions of any game, and all pictures that are shown in them: with long names, in every language."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from importlib import import_module
from typing import Any, NamedTuple

from bot.texts import LANGUAGES, translator
from engines.core.contract import AnyGame
from engines.core.panel import LETTERS
from tests.recorded import recorded
from tests.soak import SOAK

LATE = (0.6, 0.7, 0.78, 0.84, 0.9, 0.94, 0.97, 0.99)
"""The progress of the games in the drawn positions; the end is always among them."""
MOST_CHOICES = 3000
"""Decisions with more choices are orders of everything, which players draft."""
LONG_NAMES = (
    "Wolfgangus Maximilian von Hohena",
    "Małgorzata Brzęczyszczykiewicz W",
    "Константин Константинопольский Ю",
    "Ann",
    "Tomáš Wielkopolski Łabędź Żółty 2",
    "Zoë",
    "ШИРОКИЙ ЩУКИН ЖЮЖ ШШШШШШШШШШШШШ",
)


class Position(NamedTuple):
    """A state, and how it is drawn."""

    state: Any
    lang: str
    names: tuple[str, ...]


def late_positions(
    game: AnyGame, games: int, each: int, seat_counts: Sequence[int] = (), **options: Any
) -> Iterator[Position]:
    """Yields some positions of each of `games` games, greedy and random, of all seat counts in turn.

    Only `make soak` has greedy players at the table; other runs take their recorded games, and games with
    variants are random.
    """
    rng = random.Random(3)
    counts = seat_counts or game.seats
    for number in range(games):
        seats = counts[-1 - number % len(counts)]
        greedy = number % 2 == 0 and (SOAK or not options)
        at_hand = recorded(game.key, seats) if greedy and not SOAK else ()
        states = at_hand[0] if at_hand else _play(game, seats, number, greedy=greedy, **options)
        for share in (*rng.sample(LATE, each - 1), 1.0):
            turn = rng.randrange(len(LONG_NAMES))
            names = LONG_NAMES[turn:] + LONG_NAMES[:turn]
            state = states[min(int(len(states) * share), len(states) - 1)]
            yield Position(state, rng.choice(LANGUAGES), names[:seats])


def _play(game: AnyGame, seats: int, seed: int, *, greedy: bool, **options: Any) -> Sequence[Any]:
    rng = random.Random(seed)
    player = game.players["greedy"]
    states = [game.setup(game.options_type.model_validate(options), seats, f"{seed:032x}")]
    while due := game.to_act(states[-1]):
        state, seat = states[-1], rng.choice(due)
        legal = game.legal(state, seat)
        action = player(game.view(state, seat), legal, rng, 0.02) if greedy else _random(legal, rng)
        states.append(game.apply(state, seat, action).state)
    return states


def _random(legal: Any, rng: random.Random) -> Any:
    """Returns any action that builds, if there is one: passing shows nothing."""
    building = [action for action in legal if len(action.parts) > 1] if len(legal) < MOST_CHOICES else []
    return rng.choice(building or legal)


def pictures_of(game: AnyGame, position: Position) -> Iterator[tuple[str, Callable[[], object]]]:
    """Yields every picture that is shown in a position, by its kind."""
    state, lang, names = position
    pictures = import_module(f"render.{game.key}")
    words, view = translator(lang), game.view(state, None)
    rng = random.Random(len(repr(state)))
    if not game.to_act(state):
        yield "result", lambda: pictures.result(view, names, words, date="16 November 2026", table="Friday")
        yield from _account(game, view, names, words)
        return
    yield "public", lambda: pictures.public(view, names, words)
    seat = rng.randrange(len(names))
    yield "closeup", lambda: pictures.closeup(view, seat, names, words)
    yield from _questions(game, position, rng.choice(game.to_act(state)), rng)


def _account(game: AnyGame, view: Any, names: Any, said: Any) -> Iterator[tuple[str, Callable[[], object]]]:
    """The second page of a result, where a game has one."""
    try:
        account = import_module(f"render.{game.key}.account")
    except ModuleNotFoundError:
        return
    yield "account", lambda: account.result_account(view, names, said)


def _questions(
    game: AnyGame, position: Position, seat: int, rng: random.Random
) -> Iterator[tuple[str, Callable[[], object]]]:
    """The panel with each of its questions, answered at random."""
    view, legal = game.view(position.state, seat), game.legal(position.state, seat)
    if len(legal) > MOST_CHOICES:
        return
    words, panel = translator(position.lang), import_module(f"render.{game.key}").panel
    answers: tuple[str, ...] = ()
    asked: set[str] = set()
    while ask := game.ask(legal, answers, lambda action: game.forecast(view, action)):
        if ask.question in asked:  # a draft that is changed again
            return
        asked.add(ask.question)
        page = len(LETTERS)
        shown = replace(ask, options=ask.options[:page], others=ask.options[page:])
        yield "panel", lambda shown=shown: panel(view, seat, shown, position.names, words)  # type: ignore[misc]
        if not ask.options:
            return
        chosen = rng.sample(ask.options[:page], ask.count)
        answers = (*ask.asked, *(option.answer for option in chosen))
