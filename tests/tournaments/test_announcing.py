"""The scheduled event of a tournament and the champion's role: made where the bot may, never required."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.features.tournaments.announcing import Announcer
from bot.features.tournaments.rules.tournament import Plan, Tournament
from bot.features.tournaments.scene import Scene
from bot.features.tournaments.store import Home

ROLE = 77


class Refused(discord.Forbidden):
    """Discord's answer to a bot that may not do it."""

    def __init__(self) -> None:
        response = cast(Any, SimpleNamespace(status=403, reason="Forbidden", headers={}))
        super().__init__(response, {"code": 50013, "message": "Missing Permissions"})


@dataclass
class Event:
    id: int
    name: str
    guild: Guild

    async def delete(self) -> None:
        self.guild.events.remove(self)


@dataclass
class Guild:
    """A server as far as it concerns events and roles."""

    refuses: bool = False
    name: str = "Castle"
    events: list[Event] = field(default_factory=list)
    made: list[dict[str, Any]] = field(default_factory=list)
    holders: set[int] = field(default_factory=set)

    async def create_scheduled_event(self, **given: Any) -> Event:
        if self.refuses:
            raise Refused
        self.made.append(given)
        self.events.append(Event(500 + len(self.made), given["name"], self))
        return self.events[-1]

    async def fetch_scheduled_events(self, **_: Any) -> list[Event]:
        return self.events

    async def fetch_scheduled_event(self, number: int) -> Event:
        return next(event for event in self.events if event.id == number)

    async def fetch_member(self, user: int) -> Any:
        async def add(role: discord.Object, reason: str) -> None:
            assert role.id == ROLE
            if self.refuses:
                raise Refused
            self.holders.add(user)

        async def remove(role: discord.Object, reason: str) -> None:
            self.holders.discard(user)

        return SimpleNamespace(add_roles=add, remove_roles=remove)


def announcer(guild: Guild, **allowed: bool) -> Announcer:
    me = SimpleNamespace(guild_permissions=discord.Permissions(**allowed))
    server = SimpleNamespace(guild=guild, me=me, place=lambda channel: SimpleNamespace(name="games"))

    async def of(number: int) -> Any:
        return server

    return Announcer(cast(Any, SimpleNamespace(servers=SimpleNamespace(of=of))), cast(Any, None))


def scene(**posts: int) -> Scene:
    plan = Plan(game="kingdomino", seats=4, round_seconds=60.0, begins=2_000_000_000.0, champion=ROLE)
    return Scene(Home("ABCDEF", 1, 2, "en", 3), Tournament(plan, posts=posts), {}, [])


async def test_a_tournament_with_a_date_is_an_event_where_the_bot_may_make_one() -> None:
    guild = Guild()
    may = announcer(guild, create_events=True)
    number = await may.post(scene(), "event", maybe_posted=False)
    assert [event.id for event in guild.events] == [number]
    assert guild.made[0]["start_time"].timestamp() == 2_000_000_000.0
    assert guild.made[0]["location"] == "#games"
    assert await may.post(scene(), "event", maybe_posted=True) == number, "found again after a crash"
    assert len(guild.events) == 1
    await may.call_off_event(scene(event=number))
    assert guild.events == []


@pytest.mark.parametrize(("allowed", "refuses"), [(False, False), (True, True)])
async def test_without_events_the_card_alone_names_the_date(allowed: bool, refuses: bool) -> None:
    guild = Guild(refuses)
    assert await announcer(guild, create_events=allowed).post(scene(), "event", maybe_posted=False) == 0
    assert guild.made == []


async def test_the_champions_role_goes_from_the_former_one_to_the_winner() -> None:
    guild = Guild(holders={4, 5})
    await announcer(guild, manage_roles=True).crown(scene(), [5, 6], [4, 5])
    assert guild.holders == {5, 6}


@pytest.mark.parametrize(("allowed", "refuses"), [(False, False), (True, True)])
async def test_the_role_is_never_required(allowed: bool, refuses: bool) -> None:
    guild = Guild(refuses)
    await announcer(guild, manage_roles=allowed).crown(scene(), [6], [])
    assert guild.holders == set()
