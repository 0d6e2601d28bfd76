"""The page as routes on the local Discord's server."""

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from aiohttp import web
from pydantic import ValidationError

from playground.errors import CannotDo, Refusal
from playground.limits import FILE_BYTES
from playground.model import User
from playground.page import sight
from playground.page.access import HEADERS, NO_KEY, Access, Wrong, answer
from playground.page.actions import ACTIONS, Scene
from playground.page.bad_days import BadDays, Bot
from playground.page.building import Building
from playground.page.journal import Journal
from playground.page.live import Live
from playground.page.uploads import Uploads
from playground.rest.app import NOBODY_LISTENS, PREFIX
from playground.server import Server

STATIC = Path(__file__).parent / "static"
TYPES = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
BODY_BYTES = 64 * 1024
SOON_SECONDS = 0.1

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Page:
    """The page; put it on a server before it starts: `Page(server, key)`.

    `bot` can restart the bot, `clock` is the file that moves the bot's clock.
    """

    def __init__(self, server: Server, key: str, bot: Bot | None = None, clock: Path | None = None) -> None:
        self._world = server.world
        self.address = f"{server.base_url}/?key={key}"
        self.journal = Journal(server.world)
        self._bad_days = BadDays(server, self.journal, bot, clock)
        self.live = Live(server.world, self.journal, self._bad_days)
        building = Building(server.world, self.journal)
        self._scene = Scene(server.world, self.live, self._bad_days, building, Uploads())
        self._access = Access(server.port, key)
        self._html = (STATIC / "index.html").read_text(encoding="utf-8")
        self._files = {file.name: file.read_bytes() for file in STATIC.iterdir() if file.suffix in TYPES}
        app = server.app
        app.middlewares.append(self._watch)
        app.on_shutdown.append(self._shut_down)
        app.router.add_get("/", self._index)
        app.router.add_get("/page/static/{name}", _answering(self._static))
        app.router.add_get("/page/people", _answering(self._people))
        app.router.add_get("/page/history", _answering(self._history))
        app.router.add_get("/page/pins", _answering(self._pins))
        app.router.add_get("/page/socket", _answering(self._socket))
        app.router.add_post("/page/upload", _answering(self._upload))
        app.router.add_post("/page/do/{action}", _answering(self._do))

    async def _shut_down(self, app: web.Application) -> None:
        await self.live.close()

    @web.middleware
    async def _watch(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Records the bot's requests in the journal."""
        if not request.path.startswith(PREFIX):
            return await handler(request)
        began = time.monotonic()
        spoiling = self._bad_days.spoiling
        if spoiling:
            # A hanging request is shown while it hangs.
            asyncio.get_running_loop().call_later(SOON_SECONDS, self.live.bot_changed)
        response = await handler(request)
        path = request.path.removeprefix(PREFIX)
        self.journal.request(request.method, path, response.status, time.monotonic() - began)
        if typing := re.fullmatch(r"/channels/(\d+)/typing", path):
            self.live.typing(int(typing[1]))
        if response.status in (429, NOBODY_LISTENS, 500) or spoiling:
            self.live.bot_changed()
        return response

    async def _index(self, request: web.Request) -> web.Response:
        headers = {**HEADERS, "Cache-Control": "no-store"}
        try:
            self._access.check_host(request)
            if not self._access.admits(request):
                raise Wrong(403, NO_KEY)
        except Wrong as wrong:
            return web.Response(status=wrong.status, text=wrong.sentence, headers=headers)
        response = web.Response(text=self._html, content_type="text/html", headers=headers)
        self._access.remember(response)
        return response

    async def _static(self, request: web.Request) -> web.Response:
        self._access.check_host(request)
        name = request.match_info["name"]
        if name not in self._files:
            raise Wrong(404, "There is no such file.")
        headers = {**HEADERS, "Cache-Control": "no-cache"}
        kind = TYPES[Path(name).suffix]
        return web.Response(body=self._files[name], content_type=kind, charset="utf-8", headers=headers)

    async def _people(self, request: web.Request) -> web.Response:
        self._access.check(request)
        return answer({"users": sight.users(self._world)})

    async def _history(self, request: web.Request) -> web.Response:
        self._access.check(request)
        me = self._me(request)
        channel = self._scene.channel(_number(request, "channel"), me)
        before = _number(request, "before") if "before" in request.query else None
        return answer(sight.history(self._world, me, channel, before, self.live.dismissed))

    async def _pins(self, request: web.Request) -> web.Response:
        self._access.check(request)
        me = self._me(request)
        channel = self._scene.channel(_number(request, "channel"), me)
        return answer(sight.pinned(self._world, me, channel))

    async def _upload(self, request: web.Request) -> web.Response:
        """Stores a file for a form: its name in the address, its content as the body."""
        self._access.check_from_page(request)
        self._me(request)
        content = await _read(request, FILE_BYTES)
        return answer({"upload": self._scene.uploads.put(request.query.get("name", "")[:100], content)})

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        self._access.check_from_page(request)
        me = self._me(request)
        if request.headers.get("Upgrade", "").lower() != "websocket":
            raise Wrong(400, "This address is for a WebSocket.")
        return await self.live.serve(request, me)

    async def _do(self, request: web.Request) -> web.Response:
        self._access.check_from_page(request)
        action = ACTIONS.get(request.match_info["action"])
        if action is None:
            raise Wrong(404, "There is no such action.")
        if request.content_type != "application/json":
            raise Wrong(415, "The body must be JSON.")
        wanted = action.model_validate_json(await _read(request, BODY_BYTES))
        return answer(await wanted.run(self._scene))

    def _me(self, request: web.Request) -> User:
        return self._scene.person(_number(request, "as"))


async def _read(request: web.Request, most: int) -> bytes:
    """Returns the body, if it is not too long."""
    if (request.content_length or 0) > most:
        raise Wrong(413, "The body is too long.")
    raw = await request.content.read(most + 1)
    while len(raw) <= most and (more := await request.content.read(most)):
        raw += more
    if len(raw) > most:
        raise Wrong(413, "The body is too long.")
    return raw


def _number(request: web.Request, name: str) -> int:
    given = request.query.get(name, "")
    if not (given.isascii() and given.isdecimal() and len(given) <= 20):
        raise Wrong(400, f"{name}: must be an id.")
    return int(given)


def _answering(handler: Handler) -> Handler:
    """Wraps a handler: refusals become JSON, `{"error": sentence}`, always 4xx."""

    async def answered(request: web.Request) -> web.StreamResponse:
        try:
            return await handler(request)
        except Wrong as wrong:
            return answer({"error": wrong.sentence}, wrong.status)
        except CannotDo as reason:
            sentence = str(reason)
            return answer({"error": f"{sentence[:1].upper()}{sentence[1:]}."}, 409)
        except Refusal as refusal:
            return answer({"error": f"{refusal.sentence}."}, min(refusal.status, 499))
        except ValidationError as error:
            first = error.errors()[0]
            field = ".".join(str(part) for part in first["loc"]) or "body"
            return answer({"error": f"{field}: {first['msg']}."}, 400)

    return answered
