"""The bot put together: client, store, service, publisher, router, commands."""

from __future__ import annotations

import asyncio
import gc
import logging
from contextlib import AsyncExitStack

import discord
import yarl

from bot.commands.info import info_commands
from bot.commands.table import TableCommands
from bot.commands.translation import CatalogueTranslator, register
from bot.commands.tree import Commands
from bot.service.duties import Duties
from bot.service.people import Bounds
from bot.service.publisher import Publisher
from bot.service.studio import Studio
from bot.service.tables import Tables
from bot.settings import Settings
from bot.store import Store
from bot.ui.presses import Presses
from bot.ui.rehearsal import rehearse
from bot.ui.router import Router
from bot.ui.stage import DiscordStage

log = logging.getLogger(__name__)

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here

QUIET = 5.0
"""Seconds after start-up before pictures are drawn ahead: what an earlier run left comes first."""
LONGEST_WAIT = 30.0
"""Seconds to wait for a rate limit; a longer one is an error that the publisher tries again later."""


class Castellan(discord.Client):
    """The client. It needs no privileged intent and keeps no members or messages in memory."""

    def __init__(self, settings: Settings, *, rehearsing: bool = True) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            max_ratelimit_timeout=LONGEST_WAIT,
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=0.05 if settings.api else 2.0,
        )
        self._settings = settings
        self._rehearsing = rehearsing
        self._resources = AsyncExitStack()
        self._publisher: Publisher | None = None
        self._rehearsal: asyncio.Task[None] | None = None
        self._answer_studio = Studio()  # for who waits for an answer
        self._publish_studio = Studio()  # for what is published, and for computer players
        self._router: Router | None = None
        self._publishing = False
        self.tree = Commands(self)

    async def setup_hook(self) -> None:
        """Open the data file and register the commands, before the first event comes."""
        settings = self._settings
        store = await self._resources.enter_async_context(Store.open(settings.data))
        for studio in (self._answer_studio, self._publish_studio):
            self._resources.callback(studio.close)
        duties = Duties()
        bounds = Bounds(settings.tables_per_server, settings.tables_per_person)
        tables = Tables(store, bounds, duties=duties)
        stage = DiscordStage(self, self._publish_studio)
        self._router = Router(Presses(tables, self._answer_studio, stage))
        await self.tree.set_translator(CatalogueTranslator())
        self.tree.add_command(TableCommands(tables, store, self._answer_studio, stage))
        for command in info_commands(self._answer_studio):
            self.tree.add_command(command)
        await register(self.tree, store)
        self._publisher = Publisher(tables, duties, store, stage, self._publish_studio)
        self._resources.push_async_callback(self._publisher.stop)

    async def on_ready(self) -> None:
        """Connected, also anew: from the first time on, what is to be published is published."""
        log.info("ready as %s in %d servers", self.user, len(self.guilds))
        if self._publisher is not None and not self._publishing:
            self._publishing = True
            gc.freeze()  # what start-up made stays; looking through it would hold the loop for 50 ms
            if self._rehearsing:
                self._rehearsal = asyncio.create_task(self._rehearse(), name="rehearse")
            await self._publisher.start()

    async def _rehearse(self) -> None:
        await asyncio.sleep(QUIET)
        await rehearse(self._publish_studio)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Commands go through the tree; everything else through the one router."""
        if self._router is not None:
            await self._router.route(interaction)

    async def close(self) -> None:
        if self._rehearsal is not None:
            self._rehearsal.cancel()
        await self._resources.aclose()
        await super().close()


def point_at(settings: Settings) -> None:
    """Speak to another Discord than Discord's: the playground on this machine."""
    if settings.api:
        discord.http.Route.BASE = settings.api
    if settings.gateway:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.gateway)
