"""Compares the fast model's castles with the engine's and the player's, decision by decision.

Fair and random players play by the rules, alone and with others. For castles along the way the model must
find as many places for each tile as the rules, and compute the same points and the same numbers for the
castle as it is and with one tile more. The model's steps between decisions (market, prices, decks) are not
compared.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np

from engines.core.chance import random_seed
from engines.mad_king_ludwig.data import BONUS_CARDS, FAVORS, FOYERS, TILES, Placed
from engines.mad_king_ludwig.game import GAME
from engines.mad_king_ludwig.plan import plan_of
from engines.mad_king_ludwig.players.strong import tables
from engines.mad_king_ludwig.players.strong.boards import Ground, Spots
from engines.mad_king_ludwig.players.strong.features import describe
from engines.mad_king_ludwig.players.strong.outlook import Outlook, OutlookBeside, outlook_beside, outlook_of
from engines.mad_king_ludwig.players.strong.waiting import Waiting, waiting_in
from engines.mad_king_ludwig.state import State
from training.fast_model import compiled, output

FOR_SALE = [name for name in TILES if name not in FOYERS.values()]
TRIED = 10
"""The number of placements tried in each castle."""
CLOSE = 1e-4
EVERY = 3
"""One of this many positions is compared."""
A_GAME = 150
"""At least this many positions are compared for each game that is asked for."""


def compare(folder: Path, games: int, *flags: str) -> int:
    """Plays this many games of either kind; returns how many positions were compared."""
    alone = compiled("mad_king_ludwig", "train", folder / "alone", *flags)
    beside = compiled("mad_king_ludwig", "train", folder / "beside", *flags, "-DBESIDE_OTHERS")
    return compare_states(alone, states(games, EVERY)) + compare_states(beside, states_beside(games, EVERY))


def states(games: int, every: int) -> Iterator[State]:
    """Yields states of games that fair and random players play alone, after the foyer is placed."""
    rng = random.Random(6)
    for game in range(games):
        state = GAME.setup(GAME.options_type(), 1, random_seed(rng))
        for number in itertools.count():
            if not GAME.to_act(state):
                break
            if number % every == 1 % every and state.castles[0].tiles:
                yield state
            legal = GAME.legal(state, 0)
            level = GAME.players[("fair", "random")[game % 2]]
            state = GAME.apply(state, 0, level(GAME.view(state, 0), legal, rng, 1.0)).state


def states_beside(games: int, every: int) -> Iterator[State]:
    """Yields states of games that fair and random players play at tables of two to four."""
    rng = random.Random(7)
    for game in range(games):
        seats = 2 + game % 3
        state = GAME.setup(GAME.options_type(), seats, random_seed(rng))
        for number in itertools.count():
            due = GAME.turn_order(state)
            if not due:
                break
            if number % every == 1 % every and state.phase not in ("foyer", "cards", "price"):
                yield state
            level = GAME.players[("fair", "fair", "random")[(due[0] + game) % 3]]
            action = level(GAME.view(state, due[0]), GAME.legal(state, due[0]), rng, 1.0)
            state = GAME.apply(state, due[0], action).state


def compare_states(program: Path, found: Iterator[State]) -> int:
    """Asks `train check` about positions and the placements in them; returns how many."""
    rng = random.Random(8)
    rows: list[list[float]] = []
    wanted: list[list[float]] = []
    for state in found:
        seat = state.turn.seat
        view = GAME.view(state, seat)
        castle = view.castles[seat]
        tiles = castle.placements
        outlook = outlook_of(view) if state.seats == 1 else outlook_beside(view, seat)
        ground, waiting = Ground(plan_of(tiles)), waiting_in(view)
        money = castle.money // 1000
        places = ground.places(range(len(FOR_SALE)))
        told, sure = describe(ground.as_it_is(money, waiting), outlook)
        counts = np.bincount(places.tile, minlength=len(FOR_SALE))
        rows.append(_position(outlook, tiles, money, waiting, (-1, 0, 0, 0)))
        wanted.append([*sure, *told[0], *counts])
        tried = rng.sample(range(len(places)), min(TRIED, len(places)))
        some: Spots = places[np.array(tried, dtype=np.int64)]
        used = outlook.corridor_used
        after = ground.after(some, np.full(len(some), money), waiting, corridor_used=used)
        told, sure = describe(after, outlook)
        for which in range(len(some)):
            tile, x, y, rot = some.placed(which)
            rows.append(_position(outlook, tiles, money, waiting, (tables.NUMBER[tile], x, y, rot)))
            wanted.append([sure[which], *told[which]])
    text = "\n".join(" ".join(map(str, row)) for row in rows)
    lines = output(program, "check", text=text)
    assert len(lines) == len(wanted)
    for line, expected in zip(lines, wanted, strict=True):
        assert np.allclose([*map(float, line.split())], expected, rtol=CLOSE, atol=CLOSE)
    return len(lines)


def _position(
    outlook: Outlook, tiles: Sequence[Placed], money: int, waiting: Waiting, spot: tuple[int, ...]
) -> list[float]:
    """Returns a position in the format that `train check` reads."""
    return [
        outlook.turns,
        *(outlook.coming, outlook.laid, outlook.hallways, outlook.stairs, outlook.cards_left),
        sum(1 << BONUS_CARDS.index(card) for card in outlook.hand),
        int(outlook.corridor_used),
        *outlook.stacks,
        *outlook.supply,
        *(_others(outlook) if isinstance(outlook, OutlookBeside) else ()),
        *(money, *waiting, len(tiles)),
        *(part for tile, *rest in tiles for part in (tables.NUMBER[tile], *rest)),
        *spot,
    ]


def _others(outlook: OutlookBeside) -> Iterator[float]:
    yield from (outlook.seats, outlook.place, len(outlook.contests))
    for contest in outlook.contests:
        yield FAVORS.index(contest.favor)
        for rival in contest.rivals:
            yield from rival
