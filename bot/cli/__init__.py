"""The command `castellan`, also known as `python -m bot`. Each module here is a subcommand; none is listed.

`castellan move-data` is the module `move_data_command`. A subcommand has `HELP`, one sentence; `EXAMPLES`
and `EXITS`, which `--help` shows; `arguments`, which adds its arguments to a parser; and `run`, which does
the work and returns the exit code. Only the requested subcommand is imported, so that the bot starts quickly.
"""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from pkgutil import iter_modules
from typing import Protocol, cast

PROGRAM = "castellan"
_SUFFIX = "_command"
DEFAULT = "run"


class Command(Protocol):
    """The contents of a subcommand's module."""

    HELP: str
    EXAMPLES: Mapping[str, str]
    """Command lines, each with what it does."""
    EXITS: Mapping[int, str]
    """Exit codes, each with its meaning."""

    def arguments(self, parser: argparse.ArgumentParser) -> None: ...

    def run(self, arguments: argparse.Namespace) -> int: ...


def names() -> list[str]:
    """Returns the subcommands as people type them."""
    modules = (module.name for module in iter_modules(__path__))
    return sorted(name.removesuffix(_SUFFIX).replace("_", "-") for name in modules)


def command(name: str) -> Command:
    """Imports and returns a subcommand.

    Modules stay, so that looking for garbage among them would only cost time, now and later.
    """
    gc.disable()
    try:
        return cast(Command, import_module(f"{__name__}.{name.replace('-', '_')}{_SUFFIX}"))
    finally:
        gc.freeze()
        gc.enable()


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the subcommand of the command line, or the bot if there is none; returns the exit code."""
    argv = list(sys.argv[1:] if arguments is None else arguments)
    if not argv:
        argv = [DEFAULT]
    if argv[0] == "--version":
        argv[0] = "version"
    if argv[0] in names():
        chosen = command(argv[0])
        parser = argparse.ArgumentParser(
            prog=f"{PROGRAM} {argv[0]}",
            description=chosen.HELP,
            epilog=_explained(chosen),
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        chosen.arguments(parser)
        return chosen.run(parser.parse_args(argv[1:]))
    parser = argparse.ArgumentParser(
        prog=PROGRAM,
        description=f"A Discord bot that hosts castle-building board games. Without a command: {DEFAULT}.",
        epilog=f"`{PROGRAM} COMMAND --help` explains a command with examples. "
        f"To try the bot without a token, run `{PROGRAM} play`.",
    )
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for name in names():
        commands.add_parser(name, help=command(name).HELP, add_help=False)
    parser.parse_args(argv)  # prints the help or the error, and exits
    return 2


def _explained(chosen: Command) -> str:
    """Returns the examples and exit codes of a subcommand, for the end of its help."""
    examples = [f"  {line}\n      {what}" for line, what in chosen.EXAMPLES.items()]
    exits = [f"  {code}  {meaning}" for code, meaning in chosen.EXITS.items()]
    return "\n".join(["examples:", *examples, "", "exit codes:", *exits])
