"""Settings of people and servers, kept in memory, and how often they were asked for."""

from __future__ import annotations


class KeptSettings:
    def __init__(self) -> None:
        self.people: dict[int, str] = {}
        self.servers: dict[int, str] = {}
        self.asked = 0

    async def settings(self, user: int) -> str | None:
        self.asked += 1
        return self.people.get(user)

    async def set_settings(self, user: int, settings: str) -> None:
        self.people[user] = settings

    async def server_settings(self, guild: int) -> str | None:
        self.asked += 1
        return self.servers.get(guild)

    async def set_server_settings(self, guild: int, settings: str) -> None:
        self.servers[guild] = settings
