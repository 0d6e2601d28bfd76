"""Two processes carry on one tournament in one database."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from bot.store import Store
from bot.tables.retry import VersionConflict
from tests.service.test_tournaments import DIRECTOR, PLAN, House, Posts, entered, play_round
from tests.support.times import Clock

BOTH_DATABASES = True


async def test_two_processes_open_each_round_once(store: Store) -> None:
    clock, posts = Clock(), Posts()
    houses = [House(store, clock), House(store, clock)]
    tournament = await entered(houses[0], 6)
    await houses[0].tournaments.begin(tournament, DIRECTOR)

    async def try_it(house: House) -> None:
        with suppress(VersionConflict):  # the other one was quicker
            await house.tournaments.carry_on(tournament, posts)

    for _ in range(6):
        for _ in range(8):
            await asyncio.gather(*map(try_it, houses))
        scene = await houses[0].tournaments.scene(tournament)
        if scene.tournament.phase == "over":
            break
        for house in houses:
            house.tables.forget()
        await play_round(houses[0], tournament)
        houses[1].tables.forget()
    assert scene.tournament.phase == "over"
    assert len(scene.tournament.rounds) == PLAN.rounds
    opened = await store.database.rows("SELECT count(*) FROM tables")
    assert opened[0][0] == sum(len(one.tables) for one in scene.tournament.rounds)
