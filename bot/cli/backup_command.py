"""`castellan backup TARGET`: a copy of the running bot's data, as a file."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bot.settings import BadSettings, place_of_data
from bot.store import StoreError

HELP = "Copy the data of CASTELLAN_DATA to a new file while the bot runs; the file can be used or moved."


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("target", metavar="TARGET", type=Path, help="the file to make; it must not be there")


def run(arguments: argparse.Namespace) -> int:
    """0 when the backup is whole, 2 when it can't be made."""
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
