"""Data about servers: from this process's shards, or fetched if another process has the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass

import discord
from cachetools import TTLCache

from bot.ui.stage.http_errors import delivering

KEPT_SECONDS = 30.0
"""Seconds for which fetched data of a server is used: no gateway events report its changes."""
_REMEMBERED = 200

Channel = discord.abc.GuildChannel | discord.Thread


@dataclass(frozen=True)
class Server:
    """A server with its channels, its open threads and ourselves in it."""

    guild: discord.Guild
    me: discord.Member
    places: Mapping[int, Channel] | None = None
    """The channels and threads that Discord listed on request; None where the guild's cache has them."""

    @property
    def unavailable(self) -> bool:
        return self.guild.unavailable

    def place(self, channel_id: int) -> Channel | None:
        if self.places is None:
            return self.guild.get_channel_or_thread(channel_id)
        return self.places.get(channel_id)

    def threads_of(self, channel: discord.TextChannel) -> Sequence[discord.Thread]:
        if self.places is None:
            return channel.threads
        threads = (place for place in self.places.values() if isinstance(place, discord.Thread))
        return [thread for thread in threads if thread.parent_id == channel.id]

    def rights_in(self, place: Channel) -> discord.Permissions:
        """The bot's permissions there; a thread has those of its channel."""
        if isinstance(place, discord.Thread) and self.places is not None:
            parent = self.places.get(place.parent_id)
            return discord.Permissions.none() if parent is None else parent.permissions_for(self.me)
        return place.permissions_for(self.me)


class Servers:
    """The servers of tables. The client receives all changes of those on its own shards."""

    def __init__(self, client: discord.Client, ours: Callable[[int], bool] = lambda guild: True) -> None:
        self._client = client
        self.ours = ours
        """Whether a server belongs to a shard of this process."""
        self._server_cache: TTLCache[int, Server] = TTLCache(_REMEMBERED, KEPT_SECONDS)

    async def of(self, guild_id: int, *, fresh: bool = False) -> Server | None:
        """Returns the server with its roles, channels, open threads and the bot's member; None if it is not
        there.

        Fetches a server of another process, unless it is cached and need not be `fresh`; raises Undelivered
        if that fails.
        """
        guild = self._client.get_guild(guild_id)
        if guild is not None or self.ours(guild_id):
            return None if guild is None else Server(guild, guild.me)
        if not fresh:
            with suppress(KeyError):  # one step: between a look and a read it may become too old
                return self._server_cache[guild_id]
        async with delivering(f"asking about server {guild_id}"):
            server = self._server_cache[guild_id] = await self._ask(guild_id)
        return server

    async def _ask(self, guild_id: int) -> Server:
        """Fetches the same data as the gateway would have sent."""
        guild = await self._client.fetch_guild(guild_id, with_counts=False)
        user = self._client.user
        channels, threads, me = await asyncio.gather(
            guild.fetch_channels(), guild.active_threads(), guild.fetch_member(user.id if user else 0)
        )
        return Server(guild, me, {place.id: place for place in (*channels, *threads)})

    async def at(
        self, guild_id: int, channel_id: int, *, fresh: bool = False
    ) -> tuple[Server, Channel] | tuple[None, None]:
        """A channel or open thread with its server; nothing for one that is not there, or sleeps."""
        server = await self.of(guild_id, fresh=fresh)
        place = server.place(channel_id) if server is not None else None
        if server is not None and place is not None:
            return server, place
        if not fresh and not self.ours(guild_id):  # it may have come since it was asked for
            return await self.at(guild_id, channel_id, fresh=True)
        return None, None

    def is_lost(self, guild_id: int) -> bool:
        """Returns whether the bot is not a member of a server that belongs to its own shards."""
        return self.ours(guild_id) and self._client.get_guild(guild_id) is None

    async def look_for(self, guild_id: int, user: int) -> None:
        """Fetches a server's member; raises Discord's error if the user is not there."""
        await self._client.http.get_member(guild_id, user)
