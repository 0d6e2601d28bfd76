"""The client: passes the gateway events of one process to its runtime."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from contextlib import AsyncExitStack
from typing import Any

import discord
import yarl

from bot.process.compose import Mode, Runtime, compose
from bot.process.gate import guard
from bot.process.invitation import invitation
from bot.process.request_budget import RequestBudget, limit_requests
from bot.process.sessions import Sessions
from bot.settings import Settings
from bot.shards import is_ours
from bot.store import StoreAway
from bot.texts import load_formatting
from bot.ui.cards.card import NOBODY
from bot.ui.interactions.press import is_table_id

log = logging.getLogger(__name__)

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot joins no voice channel

QUIET = 5.0
"""Seconds after the start before pictures are drawn ahead: the outbox of an earlier run comes first."""
APPLICATION = "application"
"""The fact with the id of the bot that used the data file before."""


class Castellan(discord.Client):
    """The client with one shard. It needs no privileged intent and keeps no members or messages in memory."""

    def __init__(self, settings: Settings, mode: Mode = Mode(), **shards: Any) -> None:  # noqa: B008
        super().__init__(
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            max_ratelimit_timeout=None,  # otherwise a long bucket is refused even with requests left
            allowed_mentions=NOBODY,
            guild_ready_timeout=0.05 if settings.api else 2.0,
            **shards,
        )
        self._settings = settings
        self._mode = mode
        self.runtime: Runtime | None = None
        """Set by the setup; None before."""
        self._resources = AsyncExitStack()
        guard(self._connection.parsers, self._takes_in)
        if mode.real_time:
            limit_requests(self.http, RequestBudget())
        self._sessions = Sessions(self._buckets)
        self._publishing = False
        self._is_ending = False
        self._running: asyncio.Task[Any] | None = None
        self._coming_up: asyncio.Task[Any] | None = None
        self._tidying: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Build the runtime before the first event comes."""
        self._running = asyncio.current_task()
        self.runtime = runtime = await compose(self, self, self._settings, self._mode, self._resources)
        if runtime.peers is not None and runtime.store.leases:
            self._sessions.take = runtime.store.leases.pass_through

    def ours(self, guild: int) -> bool:
        """Whether a server belongs to this process."""
        return True

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Start sessions in turn: Discord allows one per five seconds in each of its buckets."""
        if (self.runtime is None or self.runtime.peers is None) and shard_id is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self._sessions.wait(shard_id or 0)

    async def _buckets(self) -> int:
        """Returns the number of buckets in which sessions may start at the same time."""
        _, _, limit = await self.http.get_bot_gateway()
        log.info("event=sessions_left %d gateway sessions are left today", limit["remaining"])
        return limit["max_concurrency"]

    async def on_ready(self) -> None:
        """Called for every new connection; the first one starts publishing.

        With several shards it is called once all of them are ready. A Ctrl-C at the very moment in which the
        session began is noticed only here: `asyncio.wait_for` may swallow it.
        """
        if self._running is not None and self._running.cancelling():
            await self.close()
            return
        self._coming_up = asyncio.current_task()
        log.info("event=ready ready as %s in %d servers", self.user, len(self.guilds))
        if not self._publishing:
            log.info("event=invitation invite the bot: %s", invitation(self.application_id))
        if self.runtime is not None and not self._publishing:
            self._publishing = True
            await self._begin(self.runtime)
        self._take_up()

    async def _begin(self, runtime: Runtime) -> None:
        """Start publishing and the schedule."""
        log.info("event=started started with %.2f s of processor time", time.process_time())
        gc.freeze()  # these objects stay: checking them again would block the loop for 50 ms
        asyncio.get_running_loop().run_in_executor(None, load_formatting)
        try:
            runtime.warm_up.prepare(await runtime.tables.games_played(), after=QUIET)
            await self._close_lost(runtime)
        except StoreAway as error:
            log.warning(
                "event=lost_servers_delayed tables of lost servers are closed at the next start: %s", error
            )
        except Exception:
            if self._is_ending:  # stopped during the start
                return
            log.exception(
                "event=lost_servers_failed tables of lost servers could not be closed; the next start retries"
            )
        if runtime.peers is None:  # with several processes the leader does it
            await runtime.reminders.come_up()
            self._tidying = asyncio.create_task(self._tidy(runtime), name="tidying")
        await runtime.publisher.start()
        if runtime.peers is not None:
            runtime.peers.start(runtime.publisher)
        if self._mode.scheduled:
            runtime.schedule.start()
        for guild in self.guilds:
            await self._move_into_threads(guild)

    @staticmethod
    async def _tidy(runtime: Runtime) -> None:
        """Finish what an earlier run was stopped at: ratings, and requests to be forgotten."""
        await runtime.tables.ratings.count_quietly()
        try:
            await runtime.forgetting.go_on()
        except Exception:
            log.exception("event=erasure_failed a person's data could not be erased; the next start retries")

    async def _close_lost(self, runtime: Runtime) -> None:
        """Close tables of servers that removed the bot while it was not running.

        This needs the same bot to have used the file before: another bot is in other servers.
        """
        if await runtime.store.fact(APPLICATION) == str(self.application_id):
            await runtime.retention.compare({guild.id for guild in self.guilds})
        await runtime.store.set_fact(APPLICATION, str(self.application_id))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The server has removed the bot; discord.py reports outages as another event."""
        if self.runtime is not None:
            closed = await self.runtime.retention.lose(guild.id)
            log.info("event=server_lost removed from server %d: %d tables closed", guild.id, closed)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Invited, or back again: the stored data of the server stays."""
        if self.runtime is not None:
            await self.runtime.retention.find(guild.id)

    async def on_thread_create(self, thread: discord.Thread) -> None:
        """Move a table into its thread, which was made too late for the start of the game."""
        table_id = thread.name.rpartition(" ")[2]
        if self.runtime is not None and thread.owner_id == thread.guild.me.id and is_table_id(table_id):
            self.runtime.publisher.move(table_id, thread.id)

    async def _move_into_threads(self, guild: discord.Guild) -> None:
        """Move tables into threads that were made while the bot was not connected."""
        if self.runtime is not None and guild.threads:
            try:
                waiting = await self.runtime.tables.beside_threads(guild.id)
            except StoreAway as error:
                log.warning(
                    "event=late_threads_skipped server %d: its late threads are not looked up: %s",
                    guild.id,
                    error,
                )
                return
            for thread in guild.threads:
                if thread.name.rpartition(" ")[2] in waiting:
                    await self.on_thread_create(thread)

    async def on_resumed(self) -> None:
        self._take_up()

    async def on_shard_ready(self, shard_id: int) -> None:
        self._take_up()

    async def on_guild_available(self, guild: discord.Guild) -> None:
        self._take_up()
        if self._publishing:
            await self._move_into_threads(guild)

    async def on_guild_channel_update(self, before: object, after: object) -> None:
        self._take_up()

    async def on_guild_role_update(self, before: object, after: object) -> None:
        self._take_up()

    async def on_thread_update(self, before: object, after: object) -> None:
        self._take_up()

    def _take_up(self) -> None:
        """Retry outbox items: something has changed that they may have waited for."""
        if self.runtime is not None:
            self.runtime.publisher.take_up()

    def _takes_in(self, interaction: int, user: int) -> bool:
        return self.runtime is not None and self.runtime.admission.takes_in(interaction, user)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Route commands through the tree and everything else through the router."""
        if self.runtime is not None:
            await self.runtime.router.route(interaction)

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Run the handlers of an event. Once the client is closed, there is no loop to run them."""
        if not self.is_closed():
            super().dispatch(event, *args, **kwargs)

    async def close(self) -> None:
        self._is_ending = True
        if self.runtime is not None:
            self.runtime.warm_up.stop()
        for task in (self._tidying, self._coming_up):
            if task is not None:  # it would find everything closed
                task.cancel()
                await asyncio.wait([task])
        await self._resources.aclose()
        await super().close()


class ShardedCastellan(Castellan, discord.AutoShardedClient):
    """The client with several shards; other processes may have the rest."""

    def ours(self, guild: int) -> bool:
        return is_ours(guild, self.shard_count, None if self.shard_ids is None else tuple(self.shard_ids))


def castellan(settings: Settings, mode: Mode = Mode()) -> Castellan:  # noqa: B008
    """Returns the client that the settings ask for; BadSettings if they contradict themselves."""
    shards = settings.sharding
    if shards.is_one:
        return Castellan(settings, mode)
    ids = None if shards.ids is None else list(shards.ids)
    return ShardedCastellan(settings, mode, shard_count=shards.count, shard_ids=ids)


def point_at(settings: Settings) -> None:
    """Use the playground on this machine instead of Discord."""
    if settings.api:
        discord.http.Route.BASE = settings.api
    if settings.gateway:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.gateway)
