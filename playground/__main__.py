"""`python -m playground serve`: the local Discord as a process; `play`: with its page and a bot on it;
`load`: with many people who press buttons, to measure a bot's capacity."""

import argparse
import asyncio
import logging
import signal
import sys
from pathlib import Path

from playground.load.run import Load, load
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


def add_load(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--servers", type=int, default=100)
    parser.add_argument(
        "--channels", type=int, default=1, help="in each server; tables are played in the first"
    )
    parser.add_argument(
        "--tables", type=int, default=200, help="stored tables; those that are not played are lobbies"
    )
    parser.add_argument("--playing", type=int, help="of them are played; all, when it is not said")
    parser.add_argument(
        "--presses-per-second", default="20", help="a rate, or several with commas, one by one"
    )
    parser.add_argument("--seconds", type=float, default=30.0, help="for each rate")
    parser.add_argument("--processes", type=int, default=1, help="of the bot, each with its share of shards")
    parser.add_argument("--data", help="a folder that keeps the bot's data and log, or postgresql://…")
    parser.add_argument("--game", default="kingdomino")
    parser.add_argument("--database-process", type=int, help="whose processor time is told too")
    parser.add_argument("--until-p95", type=float, help="milliseconds: one rate above them is the last one")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("bot", nargs="*", metavar="COMMAND", help="after --: what starts a bot, if not ours")


def wanted_load(arguments: argparse.Namespace) -> Load:
    rates = tuple(float(rate) for rate in arguments.presses_per_second.split(","))
    return Load(
        servers=arguments.servers,
        channels=arguments.channels,
        tables=arguments.tables,
        playing=min(arguments.tables, arguments.playing or arguments.tables),
        rates=rates,
        seconds=arguments.seconds,
        processes=arguments.processes,
        data=arguments.data,
        game=arguments.game,
        database=arguments.database_process,
        slowest=arguments.until_p95,
        command=arguments.bot,
    )


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
    loading = commands.add_parser("load", help="let many people press, and measure what a bot makes of it")
    add_load(loading)
    arguments = parser.parse_args()
    if arguments.command == "load":
        logging.basicConfig(level=logging.ERROR, format="%(levelname)s %(name)s: %(message)s")
        try:
            asyncio.run(load(wanted_load(arguments), as_json=arguments.json))
        except CannotPlay as error:
            sys.exit(str(error))
        return
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
