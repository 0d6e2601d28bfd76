"""Ratings: every rated game is counted once, in the order of their ends; all can be recomputed.

OpenSkill's Plackett–Luce model gives each player a strength (mu) and its uncertainty (sigma). People see one
whole number, which rises as the rating becomes more certain.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import cache
from typing import Any

from bot.store import Counted, Store, StoreAway, Strength

log = logging.getLogger(__name__)

START: Strength = (25.0, 25.0 / 3.0)
"""The rating of a new player: the default of Plackett–Luce."""
BASE, SCALE = 1000, 40
"""The displayed rating of a new player, and the points per unit of strength."""


def shown(strength: Strength) -> int:
    """Returns a rating as people see it: the strength that the player almost certainly has at least."""
    mu, sigma = strength
    return max(0, round(BASE + SCALE * (mu - 3 * sigma)))


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce  # only where something is rated

    return PlackettLuce(mu=START[0], sigma=START[1])


def rate(befores: Sequence[Strength | None], places: Sequence[int]) -> list[Counted]:
    """Rates one game from the players' ratings and places."""
    model = _model()
    strengths = [before or START for before in befores]
    teams = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma in strengths]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [
        Counted(before, (float(player.mu), float(player.sigma)))
        for before, [player] in zip(strengths, rated, strict=True)
    ]


class Ratings:
    """Counts finished games, each exactly once even if the bot is stopped in between."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._counting = asyncio.Lock()

    async def count(self) -> int:
        """Count the rated games that are over and not counted yet; returns how many there were."""
        async with self._counting:
            table_ids = await self._store.results.uncounted()
            if table_ids:
                await asyncio.to_thread(_model)  # the first time, the library is imported
            for table_id in table_ids:
                await self._store.results.count(table_id, rate)
            return len(table_ids)

    async def count_quietly(self) -> None:
        """Count after a game has ended. A failure does not affect the move: the next round tries again."""
        try:
            await self.count()
        except StoreAway as error:
            log.warning("event=ratings_delayed ratings are computed later: %s", error)
        except Exception:
            log.exception("event=ratings_failed ratings could not be computed; they are retried")
