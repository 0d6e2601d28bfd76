"""The contract of a feature: a package below `bot/features` whose `feature.py` has `build(core) -> Parts`.

The bot discovers features automatically. They know nothing of each other and use only what `Core` holds.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from discord import app_commands

from bot.settings import Settings
from bot.store import Store
from bot.store.database import Database
from bot.store.owned import Owned, Owners
from bot.tables.personal.forgetting import Forgetting
from bot.tables.preferences import Preferences
from bot.tables.tables import Tables
from bot.tables.waiting.role_call import RoleCall
from bot.tables.waiting.stand_ins import StandIns
from bot.ui.board.opening import Opening
from bot.ui.interactions.table_picker import TablePicker
from bot.ui.interactions.verb import Verb
from bot.ui.panel.assemble import PanelAssembly
from bot.ui.panel.catch_up import CatchUp
from bot.ui.panel.deciding import Deciding
from bot.ui.panel.open_panels import OpenPanels
from bot.ui.setting import PersonSetting, ServerSetting, SettingRows
from bot.ui.slots import Slot, Slots
from bot.ui.stage.discord_stage import DiscordStage
from bot.ui.stage.greetings import Greetings
from bot.ui.stage.guilds import Servers
from bot.work.drawing import Studio
from bot.work.thinking import Thinking

SOON = 20.0
"""Seconds between two runs of jobs for which a user may be waiting."""


@dataclass(frozen=True)
class Core:
    """Everything that a feature may use."""

    settings: Settings
    store: Store
    database: Database
    """The port of the database, for a feature's own queries: its `store` module."""
    owners: Owners
    """The owners of all SQL tables."""
    tables: Tables
    preferences: Preferences
    clock: Callable[[], float]
    answering: Studio
    """Draws answers that people wait for."""
    publishing: Studio
    """Draws what is published, and everything that may take long."""
    thinking: Thinking
    stage: DiscordStage
    servers: Servers
    stand_ins: StandIns
    role_call: RoleCall
    forgetting: Forgetting
    greetings: Greetings
    opening: Opening
    open_panels: OpenPanels
    panels: PanelAssembly
    deciding: Deciding
    catch_up: CatchUp
    picker: TablePicker
    slots: Slots
    setting_rows: SettingRows


Command: TypeAlias = app_commands.Command[Any, ..., Any]


@dataclass(frozen=True)
class Sub:
    """A command below one of the groups `/table`, `/me`, `/server` and `/tournament`."""

    group: str
    command: Command


@dataclass(frozen=True)
class Job:
    """Work by the clock. Of several processes one does it for all, unless it runs `everywhere`."""

    name: str
    every: float
    """Seconds of the bot's clock between two runs."""
    run: Callable[[], Awaitable[object]]
    everywhere: bool = False


@dataclass(frozen=True)
class Parts:
    """Everything that a feature adds to the bot."""

    verbs: Sequence[Verb] = ()
    commands: Sequence[Command | Sub | app_commands.ContextMenu] = ()
    """Slash commands, and entries of the context menus of people and messages: Discord takes five of each."""
    jobs: Sequence[Job] = ()
    settings: Sequence[PersonSetting | ServerSetting] = ()
    """Rows of `/me settings` and `/server settings`."""
    slot: Slot | None = None
    owned: Sequence[Owned] = ()
    """The SQL tables that the feature owns."""
    stop: Callable[[], None] | None = None
    """Ends the feature's background work when the bot stops."""
