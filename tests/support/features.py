"""The parts of all features, built on a core that does nothing: verbs, slots and commands as values."""

from __future__ import annotations

from functools import cache
from typing import Any
from unittest.mock import MagicMock

import discord

from bot import features
from bot.features.contract import Parts
from bot.process.compose import command_tree
from bot.ui.interactions.command_tree import Commands
from bot.ui.interactions.table_picker import TablePicker
from bot.ui.interactions.verb import Verb, by_id
from bot.ui.setting import SettingRows
from bot.ui.slots import Slots


@cache
def all_parts() -> dict[str, Parts]:
    """Returns the parts of every feature found, by its name."""
    core: Any = MagicMock(picker=TablePicker(MagicMock()))
    return {feature.__name__.split(".")[-2]: feature.build(core) for feature in features.modules()}


@cache
def all_verbs() -> dict[str, Verb]:
    return by_id(verb for parts in all_parts().values() for verb in parts.verbs)


def slots_on(**known: Any) -> Slots:
    """Returns the slots of all features, built on a core that has these parts."""
    core: Any = MagicMock(picker=TablePicker(MagicMock()), **known)
    found = (feature.build(core).slot for feature in features.modules())
    return Slots(*sorted((slot for slot in found if slot is not None), key=lambda slot: slot.order))


def all_slots() -> Slots:
    slots = Slots()
    for parts in all_parts().values():
        if parts.slot is not None:
            slots.add(parts.slot)
    return slots


def all_settings() -> SettingRows:
    rows = SettingRows()
    for parts in all_parts().values():
        rows.add(parts.settings)
    return rows


async def all_commands() -> Commands:
    """Returns the slash commands as they are registered, with their translator."""
    nothing: Any = None
    client = discord.Client(intents=discord.Intents.none())
    return await command_tree(client, nothing, list(all_parts().values()))
