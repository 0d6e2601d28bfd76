"""`castellan backup TARGET`: copies the data of a running bot to a file."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bot.settings import BadSettings, place_of_data
from bot.store import StoreError

HELP = "copy all data to a new SQLite file, also while the bot runs"
EXAMPLES = {
    "castellan backup /var/backups/castellan.sqlite3": "copies the database of CASTELLAN_DATA to that file",
    "castellan backup castellan-$(date +%F).sqlite3": "names the copy after the day",
}
EXITS = {0: "the copy is complete", 2: "the copy could not be made; the message says why"}


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "target", metavar="TARGET", type=Path, help="the file to create; it must not exist yet"
    )


def run(arguments: argparse.Namespace) -> int:
    """Returns 0 if the backup is complete, 2 if it could not be made."""
    from bot.store.maintenance.backup import backup

    try:
        backup(place_of_data(), arguments.target, _tell)
    except (BadSettings, StoreError) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return 0


def _tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
