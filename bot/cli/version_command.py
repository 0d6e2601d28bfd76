"""`castellan version`: prints the versions of the bot, the schemas, discord.py and Python."""

from __future__ import annotations

import argparse
import platform
import sys

from bot.version import VERSION

HELP = "print the version, and the schema that it writes"
EXAMPLES = {
    "castellan version": "if two versions print the same schema, you can go back from one to the other"
}
EXITS = {0: "always"}


def arguments(parser: argparse.ArgumentParser) -> None:
    """Adds none."""


def run(arguments: argparse.Namespace) -> int:
    import discord

    from bot.store.postgres.migrate import migrations as of_database
    from bot.store.sqlite.migrate import migrations as of_file

    sys.stdout.write(
        f"castellan {VERSION} (schema {of_file()[-1][0]}, on PostgreSQL {of_database()[-1][0]}, "
        f"discord.py {discord.__version__}, "
        f"Python {platform.python_version()})\n"
    )
    return 0
