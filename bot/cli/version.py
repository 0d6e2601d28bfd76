"""`castellan version`: which version this is, and of what."""

from __future__ import annotations

import argparse
import platform
import sys

from bot.version import VERSION

HELP = "say which version this is"


def arguments(parser: argparse.ArgumentParser) -> None:
    """It takes none."""


def run(arguments: argparse.Namespace) -> int:
    import discord

    from bot.store.migrate import migrations

    newest = migrations()[-1][0]
    sys.stdout.write(
        f"castellan {VERSION} (schema {newest}, discord.py {discord.__version__}, "
        f"Python {platform.python_version()})\n"
    )
    return 0
