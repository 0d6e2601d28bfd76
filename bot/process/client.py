"""The bot put together: client, store, service, publisher, router, commands."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from functools import partial
from typing import Any

import discord
import yarl

from bot.delivery.ownership import Sharing
from bot.delivery.publisher import Publisher
from bot.delivery.reminders import Reminders
from bot.features.club.cards import Clubhouse
from bot.features.club.service import Club
from bot.features.coach.cards import Coaching
from bot.features.coach.levels_card import Company
from bot.features.daily_castle.announcements import Evenings
from bot.features.daily_castle.cards import DailyBoards, EveningPosts
from bot.features.daily_castle.command import daily_command
from bot.features.daily_castle.daily_handlers import DailyHall
from bot.features.daily_castle.service import DailyCastle
from bot.features.film.filming import Filming
from bot.features.following.cards import Following
from bot.features.info.command import info_commands
from bot.features.lessons.command import learn_command
from bot.features.lessons.lesson_handlers import Learning
from bot.features.lessons.lesson_offer import FirstTime
from bot.features.my_tables.digest import DailyLists
from bot.features.playing.presses import Presses
from bot.features.privacy.forgetting import Forgetting
from bot.features.privacy.retention import Keeping
from bot.features.rematch.rematch_handlers import Again
from bot.features.settings.me_command import MeCommands
from bot.features.settings.own import Own
from bot.features.settings.server_command import ServerCommands
from bot.features.table_commands.command import TableCommands
from bot.features.table_commands.table_handlers import Deeds
from bot.process.clock import Clock
from bot.process.invalidation import Fellows
from bot.process.schedule import Rounds
from bot.process.sessions import Sessions
from bot.process.shards import is_ours
from bot.settings import Settings
from bot.store import Store, StoreAway
from bot.tables.actors import Bounds
from bot.tables.outbox import Duties
from bot.tables.preferences import Preferences
from bot.tables.tables import Tables
from bot.tables.waiting.idle import Patience, Sleeping
from bot.tables.waiting.pace import DAY, HOUR
from bot.tables.waiting.stand_ins import Away
from bot.ui.board.opening import Opening
from bot.ui.board.warm_up import Rehearsal
from bot.ui.faces import hosted
from bot.ui.interactions.command_texts import CatalogueTranslator, register
from bot.ui.interactions.command_tree import Commands
from bot.ui.interactions.double_taps import Taps
from bot.ui.interactions.press import is_table_id
from bot.ui.interactions.reply import heed
from bot.ui.interactions.router import PRESSES, Router
from bot.ui.panel.catch_up import Since
from bot.ui.panel.open_panels import Panels
from bot.ui.panel.words_first import WordsFirst
from bot.ui.stage.discord_stage import DiscordStage
from bot.ui.stage.greetings import Greetings
from bot.ui.stage.guilds import Servers
from bot.work.drawing import Studio
from bot.work.thinking import Thinkers, Thinking

log = logging.getLogger(__name__)

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here

QUIET = 5.0
"""Seconds after the start before pictures are drawn ahead: what an earlier run left undone comes first."""
SOON = 20.0
"""Seconds between two looks at what has to be done by the clock."""
APPLICATION = "application"
"""The fact that tells which bot has used the data file before."""


class Castellan(discord.Client):
    """The client with one shard. It needs no privileged intent and keeps no members or messages in memory."""

    def __init__(
        self,
        settings: Settings,
        *,
        rehearsing: bool = True,
        rounds: bool = True,
        prepared: bool = False,
        apart: bool = True,
        **shards: Any,
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            max_ratelimit_timeout=None,  # else a long bucket is refused even with requests left
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=0.05 if settings.api else 2.0,
            **shards,
        )
        self._settings = settings
        self._sessions = Sessions(self._buckets)
        self._prepared = prepared  # whether the data file is
        self._goes_round = rounds  # not where time is no real time and every timer is waited for
        self._resources = AsyncExitStack()
        self._publisher: Publisher | None = None
        self._reminders: Reminders | None = None
        self._rounds: Rounds | None = None
        self._fellows: Fellows | None = None  # where several processes can share the database
        self._answer_studio = Studio("answers")  # for people who wait for an answer
        self._publish_studio = Studio("published")  # for what is published
        self._thinkers = Thinkers(settings.thinkers)
        self._thinks_apart = apart  # in processes of their own; not where time is no real time
        self._rehearsal = Rehearsal(
            self._publish_studio, hosted() if rehearsing else (), self._thinkers.prepare if apart else None
        )
        self._tables: Tables | None = None
        self._store: Store | None = None
        self._router: Router | None = None
        self._publishing = False
        self._is_ending = False
        self._forgetting: Forgetting | None = None
        self._keeping: Keeping | None = None
        self.daily_lists: Callable[[float], Awaitable[int]] | None = None
        self._running: asyncio.Task[Any] | None = None
        self._coming_up: asyncio.Task[Any] | None = None
        self._tidying: asyncio.Task[None] | None = None
        self.tree = Commands(self)

    async def setup_hook(self) -> None:
        """Open the data file and register the commands, before the first event comes."""
        self._running = asyncio.current_task()
        settings = self._settings
        store = self._store = await self._resources.enter_async_context(
            Store.open(settings.data, prepared=self._prepared, timed=settings.health_port is not None)
        )
        for studio in (self._answer_studio, self._publish_studio):
            self._resources.callback(studio.close)
        self._resources.push_async_callback(self._thinkers.close)
        thinking: Thinking = self._thinkers if self._thinks_apart else self._publish_studio
        duties = Duties()
        sharing = Sharing(store.leases, duties, self.ours) if store.leases else None
        bounds = Bounds(settings.tables_per_server, settings.tables_per_person)
        clock = Clock(settings.clock)
        preferences = self.tree.preferences = Preferences(store.people)
        patience = Patience(settings.idle_lobby_days, settings.idle_table_days, settings.reopen_days)
        tables = self._tables = Tables(
            store, bounds, clock, duties=duties, preferences=preferences, reopened=patience.reopened
        )
        if sharing is not None and store.leases and store.news:
            self._sessions.take = store.leases.pass_through
            self._fellows = Fellows(store.news, sharing, tables, preferences)
            self._resources.push_async_callback(self._fellows.stop)
        words_first = WordsFirst(preferences)
        away = Away(tables, store, preferences, clock)
        since = Since(tables, self._answer_studio)
        panels = Panels(tables.presence, words_first, since=since)
        servers = Servers(self, self.ours)
        stage = DiscordStage(self, servers, self._publish_studio, panels, words_first)
        greetings = Greetings(servers, stage)
        self._resources.callback(greetings.stop)
        filming = Filming(tables, store, self._publish_studio, stage)
        self._resources.callback(filming.stop)
        deeds = Deeds(tables, self._answer_studio, greetings, filming, panels, words_first, since)
        castle = DailyCastle(store, thinking, self._answer_studio, clock)
        forgetting = self._forgetting = Forgetting(
            tables, store, preferences, greetings.absent, castle.forget
        )
        own = Own(tables, store, preferences, forgetting, bounds, stage, away)
        lists = self.daily_lists = DailyLists(store, preferences, own.lists.send_daily).daily_lists
        self._keeping = Keeping(
            tables,
            store,
            preferences,
            clock,
            days=settings.keep_days,
            lost_days=settings.keep_lost_server_days,
            known=lambda: {guild.id for guild in self.guilds},
            ours=self.ours,
        )
        coaching = Coaching(tables, thinking, self._publish_studio)
        self._resources.callback(coaching.stop)
        club = Clubhouse(tables, Club(store, preferences), preferences, self._answer_studio)
        stage.feats = club.fallen
        company = Company(tables, thinking, self._answer_studio, coaching)
        first_time = FirstTime(store, preferences)
        opening = Opening(tables, greetings, self._rehearsal, preferences, first_time)
        learning = Learning(opening, words_first, self._answer_studio)
        boards = DailyBoards(castle, preferences, self._answer_studio)
        daily = DailyHall(castle, boards, words_first, self._answer_studio)
        evenings = EveningPosts(castle, boards, stage, servers)
        presses = Presses(
            tables,
            self._answer_studio,
            stage,
            greetings,
            deeds,
            words_first,
            own,
            away,
            company,
            Again(tables, stage, greetings, preferences),
            Following(tables, store),
            since,
            club,
            learning,
            first_time,
            daily,
        )
        self._router = Router(presses, panels, Taps(settings.double_tap))
        await self.tree.set_translator(CatalogueTranslator())
        self.tree.add_command(TableCommands(tables, store, deeds, opening))
        self.tree.add_command(MeCommands(own, club))
        self.tree.add_command(ServerCommands(own, club))
        self.tree.add_command(learn_command(learning))
        self.tree.add_command(daily_command(daily))
        for command in info_commands(self._answer_studio):
            self.tree.add_command(command)
        await register(self.tree, store)
        self._publisher = Publisher(tables, duties, store, stage, thinking, holder=sharing)
        self._resources.push_async_callback(self._publisher.stop)
        self._reminders = Reminders(tables, store, stage, preferences, clock)
        self._rounds = Rounds(clock)
        self._rounds.add("reminders", SOON, self._reminders.look)
        self._rounds.add("those who are away", SOON, away.look)
        self._rounds.add("wishes", SOON, lambda: tables.taking_back.see_to_wishes(self._answer_studio))
        self._rounds.add("idle tables", HOUR, Sleeping(tables, store, clock, patience).look)
        self._rounds.add("daily lists", HOUR, lambda: lists(clock()))
        told = Evenings(castle, preferences, evenings, servers.is_lost)
        self._rounds.add("the daily castle in the evening", SOON, told.look)
        self._rounds.add("daily castles of before", HOUR, castle.sweep)
        self._rounds.add("ratings", SOON, tables.ratings.count)
        self._rounds.add("what is kept no longer", DAY, self._sweep)
        self._rounds.add("lost servers", DAY, self._sweep_servers, everywhere=True)
        self._resources.push_async_callback(self._rounds.stop)
        if self._fellows is not None and store.leases:
            self._rounds.may = partial(self._fellows.goes_round, self._reminders)
            self._rounds.add("who asked to be forgotten", HOUR, forgetting.go_on)
            self._rounds.add("leases of long ago", DAY, store.leases.sweep)
        if settings.health_port:
            from bot.process.health import telling  # nobody else pays for it

            await self._resources.enter_async_context(
                telling(self, store, self._thinkers, settings.health_host, settings.health_port)
            )

    def ours(self, guild: int) -> bool:
        """Whether a server belongs to this process."""
        return True

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Sessions begin in turn: Discord takes one in five seconds in each of its buckets."""
        if self._fellows is None and shard_id is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self._sessions.wait(shard_id or 0)

    async def _buckets(self) -> int:
        """In how many buckets sessions begin beside each other."""
        _, _, limit = await self.http.get_bot_gateway()
        log.info("%d sessions may be begun today", limit["remaining"])
        return limit["max_concurrency"]

    async def on_ready(self) -> None:
        """Called for every new connection; publishing begins with the first and goes on from there.

        With several shards it is called once all of them are ready. A Ctrl-C that came in the very moment in
        which the session began is known here only: `asyncio.wait_for` may swallow it.
        """
        if self._running is not None and self._running.cancelling():
            await self.close()
            return
        self._coming_up = asyncio.current_task()
        log.info("ready as %s in %d servers", self.user, len(self.guilds))
        if self._publisher is not None and not self._publishing:
            self._publishing = True
            log.info("started with %.2f s of processor time", time.process_time())
            gc.freeze()  # what is here now stays: to look through it again would hold the loop for 50 ms
            try:
                if self._tables is not None:
                    self._rehearsal.prepare(await self._tables.games_played(), after=QUIET)
                await self._close_lost()
            except StoreAway as error:  # it is waited for like everywhere; what was lost stays so
                log.warning("tables of lost servers were not closed (%s); the next start tries again", error)
            except Exception:
                if self._is_ending:  # stopped while it came up
                    return
                log.exception("tables of lost servers were not closed; the next start tries again")
            if self._fellows is None:
                await self._begin_alone()
            await self._publisher.start()
            if self._fellows is not None:
                self._fellows.start(self._publisher)
            if self._goes_round and self._rounds is not None:
                self._rounds.start()
            for guild in self.guilds:
                await self._move_into_threads(guild)
        self._take_up()

    async def _begin_alone(self) -> None:
        """What the only process does at its start; of several, whoever goes round does it."""
        if self._reminders is not None:
            await self._reminders.come_up()
        self._tidying = asyncio.create_task(self._tidy(), name="tidying")

    async def _tidy(self) -> None:
        """Count what was rated and forget whoever has asked for it before the bot was stopped."""
        if self._forgetting is None or self._tables is None:
            return
        await self._tables.ratings.count_quietly()
        try:
            await self._forgetting.go_on()
        except Exception:
            log.exception("somebody is not forgotten yet; the next start tries again")

    async def _sweep(self) -> None:
        if self._keeping is not None and self._tables is not None:
            await self._keeping.sweep_tables(self._tables.now())

    async def _sweep_servers(self) -> None:
        if self._keeping is not None and self._tables is not None:
            await self._keeping.sweep_servers(self._tables.now())

    async def _close_lost(self) -> None:
        """Tables of servers that the bot was thrown out of while it was not running.

        Only if the same bot has used the file before: another one is in other servers.
        """
        if self._keeping is None or self._store is None:
            return
        if await self._store.fact(APPLICATION) == str(self.application_id):
            await self._keeping.compare({guild.id for guild in self.guilds})
        await self._store.set_fact(APPLICATION, str(self.application_id))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Thrown out; a server that is only not available for a while is told of otherwise."""
        if self._keeping is not None:
            closed = await self._keeping.lose(guild.id)
            log.info("no longer in server %d: %d tables closed", guild.id, closed)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Invited, or back again: what is stored of the server stays."""
        if self._keeping is not None:
            await self._keeping.find(guild.id)

    async def on_thread_create(self, thread: discord.Thread) -> None:
        """A thread of ours that has come too late to begin in it: the table moves there."""
        table_id = thread.name.rpartition(" ")[2]
        if self._publisher is not None and thread.owner_id == thread.guild.me.id and is_table_id(table_id):
            self._publisher.move(table_id, thread.id)

    async def _move_into_threads(self, guild: discord.Guild) -> None:
        """Threads that came while nobody was there to hear of it."""
        if self._tables is not None and guild.threads:
            try:
                waiting = await self._tables.beside_threads(guild.id)
            except StoreAway as error:
                log.warning("late threads of server %d are not looked for: %s", guild.id, error)
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
        """Something has changed that a duty may have waited for."""
        if self._publisher is not None:
            self._publisher.take_up()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Commands go through the tree; everything else through the one router."""
        if self._router is not None and self.tree.preferences is not None:
            if interaction.type in PRESSES:
                await heed(interaction, self.tree.preferences)
            await self._router.route(interaction)

    async def close(self) -> None:
        self._is_ending = True
        self._rehearsal.stop()
        for task in (self._tidying, self._coming_up):
            if task is not None:  # what it does would find everything closed
                task.cancel()
                await asyncio.wait([task])
        await self._resources.aclose()
        await super().close()


class ShardedCastellan(Castellan, discord.AutoShardedClient):
    """The client with several shards, or with some of them: other processes have the others."""

    def ours(self, guild: int) -> bool:
        return is_ours(guild, self.shard_count, None if self.shard_ids is None else tuple(self.shard_ids))


def castellan(settings: Settings, **how: Any) -> Castellan:
    """The client that the settings ask for; BadSettings where they contradict themselves."""
    shards = settings.sharding
    if shards.is_one:
        return Castellan(settings, **how)
    ids = None if shards.ids is None else list(shards.ids)
    return ShardedCastellan(settings, shard_count=shards.count, shard_ids=ids, **how)


def point_at(settings: Settings) -> None:
    """Speak to the playground on this machine instead of Discord."""
    if settings.api:
        discord.http.Route.BASE = settings.api
    if settings.gateway:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.gateway)
