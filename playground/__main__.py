"""`python -m playground serve`: the local Discord as a process; `play`: with its page and a bot on it."""

import argparse
import asyncio
import logging
import signal
import sys
from pathlib import Path

from playground.model import ChannelKind
from playground.play import CannotPlay, play
from playground.server import Server

PEOPLE = (("Ann", "en-US"), ("Boris", "ru"), ("Celina", "pl"), ("Dora", "en-US"))


async def serve(port: int, token: str, data: Path | None, record: Path | None) -> None:
    server = Server(port=port, token=token, data=data, record=record)
    if not any(server.world.channels(ChannelKind.TEXT)):
        server.world.create_channel("general")
        for name, locale in PEOPLE:
            server.world.add_user(name, locale=locale)
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    await server.start()
    sys.stdout.write(f"REST {server.rest_url}\ngateway {server.gateway_url}\n")
    sys.stdout.flush()
    await stopped.wait()
    await server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m playground", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    serving = commands.add_parser("serve", help="serve until interrupted")
    serving.add_argument("--port", type=int, default=8100, help="0 takes a free one")
    serving.add_argument("--token", default="playground", help="what the bot logs in with")
    serving.add_argument("--data", type=Path, help="a JSON file that keeps the world")
    serving.add_argument("--record", type=Path, help="append every REST request to this file")
    playing = commands.add_parser("play", help="serve with the page, and run a bot, until interrupted")
    playing.add_argument("--data", type=Path, required=True, help="a folder that keeps everything")
    playing.add_argument("--port", type=int, help="0 takes a free one")
    playing.add_argument("bot", nargs="+", metavar="COMMAND", help="after --: what starts the bot")
    arguments = parser.parse_args()
    if arguments.command == "play":
        logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
        try:
            asyncio.run(play(arguments.data, arguments.bot, arguments.port))
        except CannotPlay as error:
            sys.exit(str(error))
        return
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    asyncio.run(serve(arguments.port, arguments.token, arguments.data, arguments.record))


if __name__ == "__main__":
    main()
