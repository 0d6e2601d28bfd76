"""`castellan play`: runs the bot on a small Discord on this machine, with a web page to try it."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import sys
from pathlib import Path

HELP = "try the bot on a small Discord on this machine, without a token"
EXAMPLES = {
    "castellan play": "prints the address of a web page; open it and type /table new",
    "castellan play --data /tmp/try --port 8200": "keeps everything in /tmp/try and uses port 8200",
}
EXITS = {0: "it was stopped with Ctrl-C", 1: "it could not start; the message says why"}


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--data",
        type=Path,
        default=Path("data/playground"),
        help="the folder that keeps everything (default: %(default)s)",
    )
    parser.add_argument("--port", type=int, help="the port of the page; 0 chooses a free one")


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
