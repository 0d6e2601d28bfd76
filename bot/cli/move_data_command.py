"""`castellan move-data FROM TO`: copies all data between a file and PostgreSQL, or from file to file."""

from __future__ import annotations

import argparse
import sys

from bot.store import BadAddress, StoreError, where_of

HELP = "copy everything from a data file to PostgreSQL or back, while the bot is stopped"
EXAMPLES = {
    "castellan move-data data/castellan.sqlite3 postgresql://castellan@localhost/castellan": (
        "fills an empty database; run it again to resume after an interruption"
    ),
    "castellan move-data postgresql://castellan@localhost/castellan castellan.sqlite3": "goes the other way",
}
EXITS = {
    0: "both sides have the same contents",
    1: "the two sides differ",
    2: "the copy could not be made; the message says why",
}


def arguments(parser: argparse.ArgumentParser) -> None:
    what = "a file, or postgresql://user@host/database (the password can be in PGPASSWORD or ~/.pgpass)"
    parser.add_argument("source", metavar="FROM", help=what)
    parser.add_argument("target", metavar="TO", help="the same; it must be empty, or an interrupted copy")


def run(arguments: argparse.Namespace) -> int:
    """Returns 0 if both sides are the same, 1 if they differ, 2 if the copy could not be made."""
    from bot.store.maintenance.moving import NotTheSame, move

    try:
        move(where_of(arguments.source), where_of(arguments.target), _tell)
    except NotTheSame as error:
        sys.stderr.write(f"{error}\n")
        return 1
    except (BadAddress, StoreError) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return 0


def _tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
