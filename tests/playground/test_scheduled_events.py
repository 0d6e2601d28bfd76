"""Scheduled events: permissions, accepted bodies, and gateway events."""

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import pytest

from playground.clock import ManualClock
from playground.driver import Playground
from playground.permissions import Permission
from tests.playground.raw import Raw
from tests.playground.tiny_bot import Running, TinyBot
from tests.support.waiting import PATIENCE

EVENING = timedelta(hours=5)


class Planner(TinyBot):
    """Hears of scheduled events."""

    def __init__(self) -> None:
        super().__init__(discord.Intents(guilds=True, guild_scheduled_events=True))
        self.heard: asyncio.Queue[str] = asyncio.Queue()

    async def on_scheduled_event_create(self, event: discord.ScheduledEvent) -> None:
        self.heard.put_nowait(f"new: {event.name}")

    async def on_scheduled_event_update(
        self, before: discord.ScheduledEvent, after: discord.ScheduledEvent
    ) -> None:
        self.heard.put_nowait(f"{before.status.name} to {after.status.name}: {after.name}")

    async def on_scheduled_event_delete(self, event: discord.ScheduledEvent) -> None:
        self.heard.put_nowait(f"gone: {event.name}")


@pytest.fixture
async def planner(pg: Playground) -> AsyncIterator[Planner]:
    pg.channel("general")
    allow(pg, Permission.CREATE_EVENTS)
    bot = Planner()
    async with Running(pg, bot):
        yield bot


def allow(pg: Playground, *permissions: Permission) -> None:
    role = pg.role("Castellan")
    for permission in permissions:
        pg.set_role(role, Permission(role.permissions) | permission)


async def castle_night(guild: discord.Guild, name: str = "Castle night") -> discord.ScheduledEvent:
    begin = datetime.now(UTC) + EVENING
    return await guild.create_scheduled_event(
        name=name,
        description="Bring a castle",
        start_time=begin,
        end_time=begin + EVENING,
        location="#games",
        entity_type=discord.EntityType.external,
        privacy_level=discord.PrivacyLevel.guild_only,
    )


async def test_an_event_is_planned_listed_begun_ended_and_told_of(pg: Playground, planner: Planner) -> None:
    guild = planner.guilds[0]
    event = await castle_night(guild)
    assert (event.name, event.location, event.user_count) == ("Castle night", "#games", 0)
    assert [one.name for one in await guild.fetch_scheduled_events()] == ["Castle night"]
    assert [(one.name, one.description) for one in pg.events()] == [("Castle night", "Bring a castle")]
    await event.edit(name="Castle evening")
    event = await event.start()
    event = await event.end()
    assert pg.events() == []
    with pytest.raises(discord.HTTPException) as refused:
        await (await guild.fetch_scheduled_event(event.id)).edit(name="too late")
    assert refused.value.code == 180000
    await event.delete()
    with pytest.raises(discord.NotFound) as missing:
        await guild.fetch_scheduled_event(event.id)
    assert missing.value.code == 10070
    told = [await asyncio.wait_for(planner.heard.get(), PATIENCE) for _ in range(5)]
    assert told == [
        "new: Castle night",
        "scheduled to scheduled: Castle evening",
        "scheduled to active: Castle evening",
        "active to completed: Castle evening",
        "gone: Castle evening",
    ]


async def test_a_server_tells_of_its_events_when_the_bot_comes(pg: Playground, planner: Planner) -> None:
    await castle_night(planner.guilds[0])
    again = Planner()
    async with Running(pg, again):
        assert [one.name for one in again.guilds[0].scheduled_events] == ["Castle night"]


async def test_who_is_interested_can_be_asked_for(pg: Playground, planner: Planner) -> None:
    event = await castle_night(planner.guilds[0])
    ann, bob, eve = (pg.person(name) for name in ("Ann", "Bob", "Eve"))
    [planned] = pg.events()
    for person in (bob, ann, eve):
        person.show_interest(planned)
    eve.show_interest(planned, interested=False)
    assert {user.name async for user in event.users()} == {"ann", "bob"}
    assert (await planner.guilds[0].fetch_scheduled_event(event.id, with_counts=True)).user_count == 2


async def test_planning_takes_a_permission_and_more_for_others_events(
    pg: Playground, raw: Raw, planner: Planner
) -> None:
    role = pg.role("Castellan")
    guild = planner.guilds[0]
    event = await castle_night(guild)
    pg.set_role(role, Permission(role.permissions) & ~Permission.CREATE_EVENTS)
    for attempt in (castle_night(guild), event.edit(name="mine"), event.delete()):
        with pytest.raises(discord.Forbidden) as refused:
            await attempt
        assert refused.value.code == 50013
    allow(pg, Permission.CREATE_EVENTS)
    pg.events()[0].creator_id = pg.person("Ann").id
    with pytest.raises(discord.Forbidden):
        await event.edit(name="not mine")
    allow(pg, Permission.MANAGE_EVENTS)
    await event.edit(name="a manager's")
    assert [one.name for one in pg.events()] == ["a manager's"]


async def test_a_hundred_events_are_enough(pg: Playground, raw: Raw) -> None:
    allow(pg, Permission.CREATE_EVENTS)
    path = f"/guilds/{pg.world.guild.id}/scheduled-events"
    for _ in range(100):
        assert (await raw("POST", path, planned()))[0] == 200
    status, body = await raw("POST", path, planned())
    assert (status, body["code"]) == (400, 30038)


def planned(**changed: Any) -> dict[str, Any]:
    begin = datetime.now(UTC) + EVENING
    whole = {
        "name": "Castle night",
        "privacy_level": 2,
        "entity_type": 3,
        "entity_metadata": {"location": "#games"},
        "scheduled_start_time": begin.isoformat(),
        "scheduled_end_time": (begin + EVENING).isoformat(),
    } | changed
    return {key: value for key, value in whole.items() if value != "missing"}


@pytest.mark.parametrize(
    "changed",
    [
        {"name": ""},
        {"name": "x" * 101},
        {"description": "x" * 1001},
        {"privacy_level": 1},
        {"entity_type": 4},
        {"entity_type": 2},
        {"entity_metadata": {"location": ""}},
        {"entity_metadata": None},
        {"scheduled_start_time": "missing"},
        {"scheduled_start_time": "tomorrow"},
        {"scheduled_start_time": "2020-01-01T00:00:00+00:00"},
        {"scheduled_end_time": None},
        {"scheduled_end_time": "2020-01-01T00:00:00+00:00"},
    ],
)
async def test_what_cannot_be_planned_is_refused(
    pg: Playground, raw: Raw, wrong_requests: None, changed: dict[str, Any]
) -> None:
    allow(pg, Permission.CREATE_EVENTS)
    path = f"/guilds/{pg.world.guild.id}/scheduled-events"
    status, body = await raw("POST", path, planned(**changed))
    assert (status, body["code"]) == (400, 50035)
    assert pg.events() == []


async def test_an_event_in_a_voice_channel_needs_the_permission_there(pg: Playground, raw: Raw) -> None:
    allow(pg, Permission.CREATE_EVENTS)
    hall = pg.channel("hall", "voice")
    path = f"/guilds/{pg.world.guild.id}/scheduled-events"
    here = planned(entity_type=2, channel_id=str(hall.id), entity_metadata=None)
    assert (await raw("POST", path, here))[0] == 200
    pg.revoke(Permission.CREATE_EVENTS, hall)
    status, body = await raw("POST", path, here)
    assert (status, body["code"]) == (403, 50013)


async def test_an_event_that_began_can_still_be_changed(
    clock: ManualClock, timed: Playground, raw: Raw
) -> None:
    allow(timed, Permission.CREATE_EVENTS)
    path = f"/guilds/{timed.world.guild.id}/scheduled-events"
    _, event = await raw("POST", path, planned())
    clock.advance(6 * 3600)
    status, changed = await raw("PATCH", f"{path}/{event['id']}", {"status": 2, "description": "now"})
    assert (status, changed["status"], changed["description"]) == (200, 2, "now")
    status, body = await raw("PATCH", f"{path}/{event['id']}", {"status": 4})
    assert (status, body["code"]) == (400, 50035)
