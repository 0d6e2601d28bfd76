"""`castellan run`: runs the bot with the settings from the environment and `.env`."""

from __future__ import annotations

import argparse
import asyncio
import sys

import aiohttp
import discord

from bot import logs
from bot.process.client import castellan, point_at
from bot.process.compose import Mode
from bot.process.garbage import keep_out_of_the_way
from bot.settings import BadSettings, Settings, load
from bot.store import StoreAway, Unreachable, UnusableFile, alone_with, prepare

HELP = "run the bot until you stop it, with the settings from the environment and .env"
EXAMPLES = {
    "castellan": "does the same",
    "castellan run": "connects to Discord; Ctrl-C stops it",
    "CASTELLAN_LOG_FORMAT=json castellan run": "changes one setting; .env.example explains all of them",
}
EXITS = {
    0: "it was stopped",
    1: "Discord or the database can't be reached, or an unexpected error; trying again may help",
    2: "the settings or the database can't be used; trying again will not help",
}
SWITCH_SECONDS = 0.001
"""How soon a drawing thread gives way to the event loop: a click is answered in several such steps."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Adds none: everything is a setting."""


async def connect(settings: Settings, *, prepared: bool = False) -> None:
    sys.setswitchinterval(SWITCH_SECONDS)
    keep_out_of_the_way()
    async with castellan(settings, Mode(prepared=prepared)) as client:
        await client.start(settings.discord_token.get_secret_value())


def run(arguments: argparse.Namespace | None = None) -> int:
    """Runs the bot until it is stopped; returns the exit code.

    If the bot can't start, prints why, and returns 2, or 1 if trying again may help.
    """
    try:
        settings = load()
        logs.set_up(settings.log_level, settings.log_format)
        with alone_with(settings.data):
            prepare(settings.data)
            point_at(settings)
            asyncio.run(connect(settings, prepared=True))
    except Unreachable as error:
        sys.stderr.write(f"{error}\n")
        return 1
    except StoreAway as error:
        sys.stderr.write(f"The database was lost during the start: {error}. Start again.\n")
        return 1
    except (BadSettings, UnusableFile) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    except discord.LoginFailure:
        sys.stderr.write("Discord does not accept DISCORD_TOKEN: copy the bot's token again into .env.\n")
        return 2
    except aiohttp.ClientConnectionError as error:
        sys.stderr.write(f"Discord can't be reached: {error}. Check the network and start again.\n")
        return 1
    except KeyboardInterrupt:
        return 0
    return 0
