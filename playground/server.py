"""The whole local Discord on a loopback port: REST, gateway and uploads over one world."""

import asyncio
import socket
from pathlib import Path

from aiohttp import web

from playground import blobs, storage
from playground.clock import Clock, ManualClock
from playground.faults import Faults
from playground.gateway import Gateway
from playground.limits import FILE_BYTES, FILES
from playground.recording import Recording
from playground.rest.app import PREFIX, RestApi
from playground.state import Change
from playground.world import World

HOST = "127.0.0.1"
SAVE_SECONDS = 1.0
# Types that a browser may show from here; any other could carry a script, and is only downloaded.
SHOWN_TYPES = ("image/png", "image/gif", "image/jpeg", "image/webp", "text/plain")
NO_SNIFFING = {"X-Content-Type-Options": "nosniff"}


class Server:
    """Serves a world until stopped; with `data` it loads the world from there and saves it there."""

    def __init__(
        self,
        *,
        port: int = 0,
        token: str = "playground",
        clock: Clock | None = None,
        data: Path | None = None,
        record: Path | None = None,
        guild_locale: str = "en-US",
        privileged_intents: bool = False,
    ) -> None:
        self.token = token
        self._data = data
        self.world = World(
            clock,
            state=storage.load(data) if data else None,
            blobs=storage.attachments_folder(data) if data else None,
            guild_locale=guild_locale,
        )
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._socket.bind((HOST, port))
        self.port: int = self._socket.getsockname()[1]
        self.base_url = f"http://{HOST}:{self.port}"
        self.rest_url = self.base_url + PREFIX
        self.gateway_url = f"ws://{HOST}:{self.port}/gateway"
        self.world.base_url = self.base_url
        self.faults = Faults()
        self.recording = Recording(record)
        self.gateway = Gateway(self.world, token, self.gateway_url, privileged_intents=privileged_intents)
        self.rest = RestApi(self.world, token, self.gateway.for_bots, self.faults, self.recording)
        self.app = web.Application(client_max_size=FILES * FILE_BYTES + 1024 * 1024)
        self.rest.add_to(self.app)
        self.app.router.add_get("/gateway", self.gateway.handle)
        self.app.router.add_get("/attachments/{channel}/{attachment}/{name}", self._attachment)
        self._runner = web.AppRunner(self.app, access_log=None, shutdown_timeout=1.0)
        self._saving: asyncio.TimerHandle | None = None

    async def start(self) -> None:
        self.world.subscribe(self._changed)
        if isinstance(self.world.clock, ManualClock):
            self.world.clock.watchers.append(self.world.fail_unanswered)
        await self._runner.setup()
        await web.SockSite(self._runner, self._socket).start()

    async def stop(self) -> None:
        self.faults.clear()
        for connection in list(self.gateway.connections):
            await connection.socket.close(code=1001)
        await self._runner.cleanup()
        self.save()
        self.recording.close()
        self.world.close()

    def save(self) -> None:
        if self._saving is not None:
            self._saving.cancel()
            self._saving = None
        if self._data is not None:
            storage.save(self._data, self.world.state)

    def _changed(self, change: Change) -> None:
        loop = asyncio.get_running_loop()
        if change.name == "INTERACTION_CREATE":
            # A moment longer than the limit, since the loop's clock and the world's differ.
            loop.call_later(self.world.answer_seconds + 0.02, self.world.fail_unanswered)
        if self._data is not None and self._saving is None:
            self._saving = loop.call_later(SAVE_SECONDS, self.save)

    async def _attachment(self, request: web.Request) -> web.Response:
        name = request.match_info["name"]
        try:
            content = self.world.blobs.get(int(request.match_info["attachment"]))
        except (FileNotFoundError, ValueError):
            return web.Response(status=404)
        mime = blobs.content_type(name)
        if mime not in SHOWN_TYPES:
            mime = "application/octet-stream"
        return web.Response(body=content, content_type=mime, headers=NO_SNIFFING)
