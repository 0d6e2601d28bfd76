"""`castellan ratings`: recalculates all ratings from the stored games."""

from __future__ import annotations

import argparse
import asyncio
import sys

from bot.settings import BadSettings, Settings, load
from bot.store import Store, StoreError, alone_with, prepare
from bot.tables.rating.recompute_ratings import Rebuilt, rebuild

HELP = "recalculate all ratings from the stored games; stop the bot first"
EXAMPLES = {"castellan ratings --rebuild": "recalculates everything and says how many games counted"}
EXITS = {0: "the ratings are recalculated", 2: "they could not be recalculated; the message says why"}


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--rebuild", action="store_true", required=True, help="derive all results and ratings again"
    )


def run(arguments: argparse.Namespace) -> int:
    """Prints what was recalculated and returns 0, or prints why not and returns 2."""
    try:
        settings = load()
        with alone_with(settings.data):
            prepare(settings.data)
            done = asyncio.run(_rebuild(settings))
    except (BadSettings, StoreError) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    sys.stdout.write(f"Read {done.games} finished games and counted {done.rated} rated ones.\n")
    if done.unreadable:
        sys.stdout.write(f"{done.unreadable} of them can't be read; their stored results count.\n")
    return 0


async def _rebuild(settings: Settings) -> Rebuilt:
    async with Store.open(settings.data, prepared=True, patient=True) as store:
        return await rebuild(store)
