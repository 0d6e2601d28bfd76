"""`castellan play`: a small Discord on this machine with a page to try the bot, and the bot on it."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import sys
from pathlib import Path

HELP = "try the bot on a small Discord on this machine; no token is needed"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--data",
        type=Path,
        default=Path("data/playground"),
        help="a folder that keeps everything (%(default)s)",
    )
    parser.add_argument("--port", type=int, help="of the page; 0 takes a free one")


def run(arguments: argparse.Namespace) -> int:
    from playground.play import CannotPlay, play

    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    folder: Path = arguments.data.absolute()
    os.environ["CASTELLAN_DATA"] = str(folder / "castellan.sqlite3")
    os.environ["CASTELLAN_CLOCK"] = str(folder / "clock")
    try:
        asyncio.run(play(folder, [sys.executable, "-m", "bot", "run"], arguments.port))
    except CannotPlay as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0
