"""The command `castellan`, which is `python -m bot` too: each module here is a subcommand, found by looking.

`castellan move-data` is the module `move_data_command`. A subcommand has `HELP`, one sentence; `arguments`,
which adds what it takes to a parser; and `run`, which does it and gives the exit code. Only the one that is
asked for is imported, so that the bot starts quickly.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from pkgutil import iter_modules
from typing import Protocol, cast

PROGRAM = "castellan"
_SUFFIX = "_command"
DEFAULT = "run"


class Command(Protocol):
    """What a module of a subcommand holds."""

    HELP: str

    def arguments(self, parser: argparse.ArgumentParser) -> None: ...

    def run(self, arguments: argparse.Namespace) -> int: ...


def names() -> list[str]:
    """The subcommands, as they are typed."""
    modules = (module.name for module in iter_modules(__path__))
    return sorted(name.removesuffix(_SUFFIX).replace("_", "-") for name in modules)


def command(name: str) -> Command:
    """The subcommand of that name."""
    return cast(Command, import_module(f"{__name__}.{name.replace('-', '_')}{_SUFFIX}"))


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says; without a subcommand, run the bot."""
    argv = list(sys.argv[1:] if arguments is None else arguments)
    if not argv:
        argv = [DEFAULT]
    if argv[0] == "--version":
        argv[0] = "version"
    if argv[0] in names():
        chosen = command(argv[0])
        parser = argparse.ArgumentParser(prog=f"{PROGRAM} {argv[0]}", description=chosen.HELP)
        chosen.arguments(parser)
        return chosen.run(parser.parse_args(argv[1:]))
    parser = argparse.ArgumentParser(
        prog=PROGRAM,
        description=f"Castle-building board games on Discord. Without a command: {DEFAULT}.",
        epilog=f"`{PROGRAM} COMMAND --help` explains one of them.",
    )
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for name in names():
        commands.add_parser(name, help=command(name).HELP, add_help=False)
    parser.parse_args(argv)  # says what is wrong, or helps, and ends here
    return 2
