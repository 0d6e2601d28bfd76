"""What the bot knows of a server: told by its own shards, or asked for where another process has it."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import discord

from bot.ui.deliveries import delivering

KEPT_SECONDS = 30.0
"""So long what was asked about a server is good for: nobody tells when it changes."""
_REMEMBERED = 200


class Servers:
    """The servers that tables stand in. Of its own ones the client is told everything."""

    def __init__(self, client: discord.Client, ours: Callable[[int], bool] = lambda guild: True) -> None:
        self._client = client
        self.ours = ours
        """Whether a server belongs to a shard of this process."""
        self._asked: OrderedDict[int, tuple[float, discord.Guild]] = OrderedDict()

    async def of(self, guild_id: int, *, fresh: bool = False) -> discord.Guild | None:
        """The server with its roles, channels, open threads and ourselves; None for one that is not there.

        One of another process's is asked about, anew if it has to be fresh; Undelivered when that fails.
        """
        known = self._client.get_guild(guild_id)
        if known is not None or self.ours(guild_id):
            return known
        asked, server = self._asked.get(guild_id, (0.0, None))
        if server is None or fresh or time.monotonic() - asked > KEPT_SECONDS:
            async with delivering(f"asking about server {guild_id}"):
                server = await self._ask(guild_id)
            self._asked[guild_id] = time.monotonic(), server
            self._asked.move_to_end(guild_id)
            while len(self._asked) > _REMEMBERED:
                self._asked.popitem(last=False)
        return server

    async def _ask(self, guild_id: int) -> discord.Guild:
        """The same as the gateway would have told."""
        http, user = self._client.http, self._client.user
        whole, channels, threads, me = await asyncio.gather(
            http.get_guild(guild_id, with_counts=False),
            http.get_all_guild_channels(guild_id),
            http.get_active_threads(guild_id),
            http.get_member(guild_id, user.id if user else 0),
        )
        told: Any = {**whole, "channels": channels, "threads": threads["threads"], "members": [me]}
        return discord.Guild(data=told, state=self._client._connection)

    async def place(self, guild_id: int, channel_id: int, *, fresh: bool = False) -> Any:
        """A channel or open thread of a server; None for one that is not there, or sleeps."""
        server = await self.of(guild_id, fresh=fresh)
        found = server.get_channel_or_thread(channel_id) if server is not None else None
        if found is None and not fresh and not self.ours(guild_id):  # it may have come since it was asked for
            return await self.place(guild_id, channel_id, fresh=True)
        return found

    def is_lost(self, guild_id: int) -> bool:
        """Whether the bot is not in a server that it would be told of."""
        return self.ours(guild_id) and self._client.get_guild(guild_id) is None

    async def look_for(self, guild_id: int, user: int) -> None:
        """Ask whether somebody is in a server; what Discord answers otherwise is raised."""
        await self._client.http.get_member(guild_id, user)
