"""Draws a game's first pictures ahead: they also draw its sprites, and no player should wait for that.

Only games in use are rehearsed: those with open tables at the start, and any other when its first table is
opened. Afterwards the workers that compute moves learn of the game, too.
"""

from __future__ import annotations

import asyncio
import gc
import random
from collections.abc import Callable, Iterable
from typing import Any

from bot.texts import DEFAULT, translator
from bot.ui.faces import face_of, import_face
from bot.work.background import Background
from bot.work.drawing import Studio
from bot.work.fair_queue import Importance, lower
from engines.core.chance import ANY_SEED
from engines.core.contract import AnyGame
from engines.registry import game


class WarmUp:
    """Rehearses each of the games once, in the background."""

    def __init__(
        self, studio: Studio, games: Iterable[str], thinkers: Callable[[Iterable[str]], None] | None = None
    ) -> None:
        self._studio = studio
        self._thinkers = thinkers
        self._left = set(games)
        self._drawing = Background()

    def prepare(self, keys: Iterable[str], after: float = 0.0) -> None:
        """Starts drawing these games ahead, `after` seconds from now."""
        remaining = [key for key in keys if key in self._left]
        if remaining:
            self._left.difference_update(remaining)
            self._drawing.start(self._rehearse(remaining, after), "rehearse")

    async def idle(self) -> None:
        """Waits until nothing is being drawn ahead."""
        await self._drawing.idle()

    def stop(self) -> None:
        self._drawing.stop()

    async def _rehearse(self, keys: Iterable[str], after: float) -> None:
        lower(Importance.REHEARSAL)
        for key in keys:
            await import_face(key, self._studio)
        gc.freeze()  # games that are here now stay: to look through them again would hold the loop
        await asyncio.sleep(after)
        for key in keys:
            await rehearse(key, self._studio)
        if self._thinkers is not None:
            self._thinkers(keys)


async def rehearse(key: str, studio: Studio) -> None:
    """Draws one picture of each kind; requested pictures come first in between."""
    from render.core.names import sample_names  # what draws is imported with the first picture

    words = translator(DEFAULT)
    engine = await studio.run(game, key)
    seats = engine.seats[-1]
    state = await studio.run(_late_state, engine, seats)
    seat = engine.to_act(state)[0]
    view, names, pictures = engine.view(state, seat), sample_names(seats), face_of(key).pictures
    await studio.draw(pictures.public, engine.view(state, None), names, words)
    await studio.draw(pictures.closeup, view, seat, names, words)
    if ask := engine.ask(engine.legal(state, seat), (), lambda action: None):
        await studio.draw(pictures.panel, view, seat, ask, names, words)


def _late_state(engine: AnyGame, seats: int) -> Any:
    """Returns a state late in a game that was played at random."""
    rng = random.Random(1)
    states = [engine.setup(engine.options_type(), seats, ANY_SEED)]
    while due := engine.to_act(states[-1]):
        action = rng.choice(engine.legal(states[-1], due[0]))
        states.append(engine.apply(states[-1], due[0], action).state)
    return states[len(states) * 3 // 4]
