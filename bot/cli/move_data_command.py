"""`castellan move-data FROM TO`: all data between a file and PostgreSQL, or from file to file."""

from __future__ import annotations

import argparse
import sys

from bot.store import BadAddress, StoreError, where_of

HELP = (
    "Copy everything between a data file and PostgreSQL, in either direction; can be taken up when stopped."
)


def arguments(parser: argparse.ArgumentParser) -> None:
    what = "a file, or postgresql://user@host/database (the password also from PGPASSWORD or ~/.pgpass)"
    parser.add_argument("source", metavar="FROM", help=what)
    parser.add_argument("target", metavar="TO", help="the same; it must be empty, or a copy that was stopped")


def run(arguments: argparse.Namespace) -> int:
    """0 when both sides are the same, 1 when they differ, 2 when it can't be done."""
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
