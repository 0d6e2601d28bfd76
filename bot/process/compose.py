"""The composition root: builds the core, then every discovered feature, into one `Runtime`."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from functools import partial
from typing import Protocol

import discord
from discord import app_commands

from bot import features
from bot.delivery.bursts import AT_ONCE, HUMAN, Bursts
from bot.delivery.ownership import LeaseHolder
from bot.delivery.publisher import Publisher
from bot.delivery.reminders import Reminders
from bot.features.contract import SOON, Core, Parts, Sub
from bot.process.clock import Clock
from bot.process.garbage import collect
from bot.process.invalidation import PeerListener
from bot.process.schedule import Schedule
from bot.settings import Settings
from bot.store import Store
from bot.store.owned import Owners
from bot.tables.actors import TableLimits
from bot.tables.outbox import Outbox
from bot.tables.personal.core_tables import core_owned
from bot.tables.personal.forgetting import Forgetting
from bot.tables.personal.retention import Retention
from bot.tables.preferences import Preferences
from bot.tables.tables import Tables
from bot.tables.waiting.idle import IdleTables, Patience
from bot.tables.waiting.role_call import RoleCall
from bot.tables.waiting.stand_ins import StandIns
from bot.time_units import DAY, HOUR
from bot.ui.board.opening import Opening
from bot.ui.board.warm_up import WarmUp
from bot.ui.faces import hosted
from bot.ui.interactions.admission import Admission
from bot.ui.interactions.command_groups import command_groups
from bot.ui.interactions.command_texts import CatalogueTranslator, register
from bot.ui.interactions.command_tree import Commands
from bot.ui.interactions.double_taps import DoubleTaps
from bot.ui.interactions.outside import keep_to_servers
from bot.ui.interactions.router import Router
from bot.ui.interactions.table_picker import TablePicker
from bot.ui.interactions.verb import by_id
from bot.ui.panel.assemble import PanelAssembly
from bot.ui.panel.catch_up import CatchUp
from bot.ui.panel.deciding import Deciding
from bot.ui.panel.open_panels import OpenPanels
from bot.ui.panel.words_first import WordsFirst
from bot.ui.setting import SettingRows
from bot.ui.slots import Slots
from bot.ui.stage.discord_stage import DiscordStage
from bot.ui.stage.greetings import Greetings
from bot.ui.stage.guilds import Servers
from bot.work.backlog import Backlog
from bot.work.drawers import Drawers, how_many
from bot.work.drawing import Studio
from bot.work.drawn_lately import DrawnLately
from bot.work.thinking import Thinkers, Thinking

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Mode:
    """How a process runs. Tests change it if time is not real time."""

    warm_up: bool = True
    """Whether pictures are drawn before they are needed."""
    scheduled: bool = True
    """Whether jobs run by the clock."""
    prepared: bool = False
    """Whether the data file has already been created and migrated."""
    apart: bool = True
    """Whether computer players think in their own processes."""
    real_time: bool = True
    """Whether interaction ids contain the real time of the press."""


class Client(Protocol):
    """The part of the client that the composition uses."""

    @property
    def guilds(self) -> Sequence[discord.Guild]: ...
    def ours(self, guild: int) -> bool: ...


@dataclass(frozen=True)
class Runtime:
    """Everything that runs in one process."""

    resources: AsyncExitStack
    store: Store
    tables: Tables
    preferences: Preferences
    admission: Admission
    router: Router
    publisher: Publisher
    reminders: Reminders
    schedule: Schedule
    retention: Retention
    forgetting: Forgetting
    warm_up: WarmUp
    thinking: Thinking
    peers: PeerListener | None
    """The other processes, if several can share the database."""


async def compose(
    client: discord.Client, ours: Client, settings: Settings, mode: Mode, resources: AsyncExitStack
) -> Runtime:
    """Open the data file, build everything and register the commands."""
    opening_store = Store.open(settings.data, prepared=mode.prepared, timed=settings.health_port is not None)
    store = await resources.enter_async_context(opening_store)
    clock = Clock(settings.clock)
    drawers = Drawers(most) if mode.apart and (most := how_many(settings.drawers)) else None
    if drawers is not None:
        resources.push_async_callback(drawers.close)
    lately = DrawnLately()
    answering, publishing = (Studio(name, drawers, lately) for name in ("answers", "published"))
    for studio in (answering, publishing):
        resources.callback(studio.close)
    backlog = Backlog([queue.queue_length for queue in (answering, publishing, drawers) if queue is not None])
    thinkers = Thinkers(settings.thinkers)
    resources.push_async_callback(thinkers.close)
    thinking: Thinking = thinkers if mode.apart else publishing
    warm_up = WarmUp(publishing, hosted() if mode.warm_up else (), thinkers.prepare if mode.apart else None)
    outbox = Outbox()
    lease_holder = LeaseHolder(store.leases, outbox, ours.ours) if store.leases else None
    bounds = TableLimits(settings.tables_per_server, settings.tables_per_person)
    preferences = Preferences(store.people)
    patience = Patience(settings.idle_lobby_days, settings.idle_table_days, settings.reopen_days)
    tables = Tables(store, bounds, clock, outbox=outbox, preferences=preferences, reopened=patience.reopened)
    peers = None
    if lease_holder is not None and store.news:
        peers = PeerListener(store.news, lease_holder, tables, preferences)
        resources.push_async_callback(peers.stop)
    stand_ins = StandIns(tables, store, preferences, clock)
    slots, setting_rows = Slots(), SettingRows()
    owners = Owners(core_owned(shared=store.leases is not None))
    catch_up = CatchUp(tables, answering)
    panels = PanelAssembly(preferences, WordsFirst(preferences), catch_up, slots)
    open_panels = OpenPanels(tables.presence, panels)
    servers = Servers(client, ours.ours)
    stage = DiscordStage(client, servers, publishing, open_panels, panels, slots)
    greetings = Greetings(servers, stage)
    resources.callback(greetings.stop)
    forgetting = Forgetting(tables, store, preferences, greetings.absent, owners)
    retention = Retention(
        tables,
        store,
        owners,
        preferences,
        clock,
        days=settings.keep_days,
        lost_days=settings.keep_lost_server_days,
        current_guilds=lambda: {guild.id for guild in ours.guilds},
        ours=ours.ours,
    )
    core = Core(
        settings=settings,
        store=store,
        database=store.database,
        owners=owners,
        tables=tables,
        preferences=preferences,
        clock=clock,
        answering=answering,
        publishing=publishing,
        thinking=thinking,
        stage=stage,
        servers=servers,
        stand_ins=stand_ins,
        role_call=RoleCall(preferences, clock),
        forgetting=forgetting,
        greetings=greetings,
        opening=Opening(tables, greetings, warm_up, preferences, slots, backlog),
        open_panels=open_panels,
        panels=panels,
        deciding=Deciding(tables, answering, stage, panels),
        catch_up=catch_up,
        picker=TablePicker(tables),
        slots=slots,
        setting_rows=setting_rows,
    )
    parts = [built(core, feature.build(core), resources) for feature in features.modules()]
    admission = Admission() if mode.real_time else Admission(lambda: 0.0)
    router = Router(
        by_id(verb for part in parts for verb in part.verbs),
        tables,
        open_panels,
        DoubleTaps(settings.double_tap),
        admission,
    )
    resources.callback(router.stop)
    await register_commands(await command_tree(client, preferences, parts), store, settings)
    publisher = Publisher(
        tables,
        outbox,
        store,
        stage,
        thinking,
        bursts=Bursts(human=HUMAN if mode.real_time and settings.clock is None else AT_ONCE),
        holder=lease_holder,
        followers=slots.followers,
    )
    resources.push_async_callback(publisher.stop)
    reminders = Reminders(tables, store, stage, preferences, clock)
    schedule = Schedule(clock, partial(peers.is_leader, reminders) if peers is not None else None)
    schedule.add("reminders", SOON, reminders.look)
    schedule.add("those who are away", SOON, stand_ins.look)
    schedule.add("wishes", SOON, lambda: tables.undo.expire_requests(answering))
    schedule.add("older rules", HOUR, tables.older_rules.tell_all)
    schedule.add("idle tables", HOUR, IdleTables(tables, store, clock, patience).look)
    for job in (job for part in parts for job in part.jobs):
        schedule.add(job.name, job.every, job.run, everywhere=job.everywhere)
    schedule.add("garbage", HOUR, lambda: collect(lambda: admission.is_calm), everywhere=True)
    schedule.add("old rows", HOUR, lambda: retention.sweep_rows(clock()))
    schedule.add("what is kept no longer", DAY, lambda: retention.sweep_tables(clock()))
    schedule.add("lost servers", DAY, lambda: retention.sweep_servers(clock()), everywhere=True)
    if peers is not None and store.leases:
        schedule.add("who asked to be forgotten", HOUR, forgetting.go_on)
    resources.push_async_callback(schedule.stop)
    if settings.health_port:
        from bot.process.health import serve_metrics  # only operators who ask for it pay for it

        await resources.enter_async_context(
            serve_metrics(client, store, thinkers, settings.health_host, settings.health_port)
        )
    return Runtime(
        resources,
        store,
        tables,
        preferences,
        admission,
        router,
        publisher,
        reminders,
        schedule,
        retention,
        forgetting,
        warm_up,
        thinking,
        peers,
    )


def built(core: Core, parts: Parts, resources: AsyncExitStack) -> Parts:
    """Register what a feature adds to the core."""
    if parts.slot is not None:
        core.slots.add(parts.slot)
    core.setting_rows.add(parts.settings)
    core.owners.add(*parts.owned)
    if parts.stop is not None:
        resources.callback(parts.stop)
    return parts


async def command_tree(client: discord.Client, preferences: Preferences, parts: Sequence[Parts]) -> Commands:
    """Returns the slash commands of all features, in their groups."""
    tree, groups = Commands(client, preferences), command_groups()
    await tree.set_translator(CatalogueTranslator())
    for group in groups.values():
        tree.add_command(group)
    for command in (command for part in parts for command in part.commands):
        if isinstance(command, Sub):
            groups[command.group].add_command(command.command)
        else:
            tree.add_command(command)
    return tree


async def register_commands(tree: Commands, store: Store, settings: Settings) -> None:
    """Register the commands with Discord, for user accounts too if the settings and the portal allow it."""
    if settings.user_install:
        try:
            await register(tree, store)
            return
        except app_commands.CommandSyncFailure as error:
            log.error(
                "event=user_install_off Discord does not let people add the bot to their accounts: %s",
                error,
            )
    for command in tree.get_commands():
        keep_to_servers(command)
    await register(tree, store)
