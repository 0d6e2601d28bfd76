"""Pictures drawn ahead: a process draws its sprites with its first pictures; nobody should wait for them."""

from __future__ import annotations

import random
from typing import Any

from bot.service.studio import Studio
from bot.texts import DEFAULT, words
from bot.ui.faces import face_of, hosted
from engines.core.chance import ANY_SEED
from engines.core.contract import AnyGame
from engines.core.panel import narrow
from engines.registry import game
from render.core.names import sample_names


async def rehearse(studio: Studio) -> None:
    """One picture of each kind of every game; between two of them whatever is asked for comes first."""
    its_words = words(DEFAULT)
    for key in hosted():
        its_game = game(key)
        seats = its_game.seats[-1]
        state = await studio.run(_late_state, its_game, seats)
        seat = its_game.to_act(state)[0]
        view, names, pictures = its_game.view(state, seat), sample_names(seats), face_of(key).pictures
        await studio.run(pictures.public, its_game.view(state, None), names, its_words)
        await studio.run(pictures.closeup, view, seat, names, its_words)
        if ask := narrow(its_game.legal(state, seat), (), lambda action: None):
            await studio.run(pictures.panel, view, seat, ask, names, its_words)


def _late_state(its_game: AnyGame, seats: int) -> Any:
    """Somebody's decision late in a game that was played at random."""
    rng = random.Random(1)
    states = [its_game.setup(its_game.options_type(), seats, ANY_SEED)]
    while due := its_game.to_act(states[-1]):
        action = rng.choice(its_game.legal(states[-1], due[0]))
        states.append(its_game.apply(states[-1], due[0], action).state)
    return states[len(states) * 3 // 4]
