"""`python -m playground play`: the local Discord with its page, and a bot on it, until Ctrl-C."""

import asyncio
import fcntl
import os
import secrets
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from pydantic import ValidationError

from playground.bot_process import BotProcess
from playground.model import ChannelKind
from playground.page import Page
from playground.server import Server
from playground.world import World

PORT = 8100
PEOPLE = (("Ann", "en-US"), ("Борис", "ru"), ("Celina", "pl"), ("Dan", "en-US"))
CHANNELS = ("general", "games")


class CannotPlay(Exception):
    """The start failed; its text is one sentence with the reason and the remedy."""


async def play(folder: Path, command: Sequence[str], port: int | None = None) -> None:
    """Serves until interrupted. The world, the key and the bot's log live in `folder`."""
    with _only_one(folder):
        server = _server(port, folder / "world.json")
        _furnish(server.world)
        environment = {
            "DISCORD_TOKEN": server.token,
            "DISCORD_API": server.rest_url,
            "DISCORD_GATEWAY": server.gateway_url,
        }
        bot = BotProcess(command, environment, folder / "bot.log")
        page = Page(server, _key(folder / "key"), bot, folder / "clock")
        stopped = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            asyncio.get_running_loop().add_signal_handler(number, stopped.set)

        def ended(code: int) -> None:
            name = server.world.bot.name
            page.journal.write("trouble", f"{name} ended by itself with code {code}")
            page.live.bot_changed()
            _tell(f"The bot ended by itself with code {code}. The end of {folder}/bot.log:\n{bot.last_words}")

        bot.ended = ended
        await server.start()
        try:
            await bot.start()
            _tell(
                f"A Discord on this machine is running, with {server.world.bot.name} on it. Open\n\n"
                f"    {page.address}\n\n"
                "and choose a person; another tab can be another person. Ctrl-C stops it.\n"
                f"Everything, including the bot's log, stays in {folder} until you delete that folder."
            )
            await stopped.wait()
        except FileNotFoundError:
            raise CannotPlay(f"There is no command {command[0]!r} to start the bot with.") from None
        finally:
            await bot.stop()
            await server.stop()
    _tell("Stopped.")


def _server(port: int | None, data: Path) -> Server:
    """Returns a server on the usual port, so that open tabs find it again; on a free one if that is taken."""
    token = secrets.token_urlsafe(24)
    try:
        return Server(port=PORT if port is None else port, token=token, data=data)
    except ValidationError:
        raise CannotPlay(f"The world in {data} can't be read: delete that folder to start again.") from None
    except OSError as error:
        if port is not None:
            raise CannotPlay(f"Port {port} can't be used: {error.strerror}.") from None
        return Server(port=0, token=token, data=data)


def _furnish(world: World) -> None:
    if any(world.channels(ChannelKind.TEXT)):
        return
    for channel in CHANNELS:
        world.create_channel(channel)
    for name, locale in PEOPLE:
        world.add_user(name, locale=locale)


def _key(file: Path) -> str:
    """Returns the address's key: random, but stored in the folder, so that open tabs stay valid."""
    if not file.exists():
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as out:
            out.write(secrets.token_urlsafe(24))
    return file.read_text().strip()


@contextmanager
def _only_one(folder: Path) -> Iterator[None]:
    """Locks the folder: two playgrounds over one folder would overwrite each other's world."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise CannotPlay(f"A playground is already running on {folder}: open its page.") from None
        yield


def _tell(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()
