"""`castellan ratings`: count all ratings anew from the games that are stored."""

from __future__ import annotations

import argparse
import asyncio
import sys

from bot.settings import BadSettings, Settings, load
from bot.store import Store, StoreError, alone_with, prepare
from bot.tables.rating.recompute_ratings import Rebuilt, rebuild

HELP = "count all ratings anew from the games that are stored (--rebuild); stop the bot first"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--rebuild", action="store_true", required=True, help="tell the results anew and count all of them"
    )


def run(arguments: argparse.Namespace) -> int:
    """0 and a line that says what was counted; 2 and a sentence where that can't be done."""
    try:
        settings = load()
        with alone_with(settings.data):
            prepare(settings.data)
            done = asyncio.run(_rebuild(settings))
    except (BadSettings, StoreError) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    sys.stdout.write(f"{done.games} finished games were looked through, {done.rated} rated ones counted.\n")
    if done.unreadable:
        sys.stdout.write(f"{done.unreadable} of them can't be read and count as they were noted.\n")
    return 0


async def _rebuild(settings: Settings) -> Rebuilt:
    async with Store.open(settings.data, prepared=True, patient=True) as store:
        return await rebuild(store)
