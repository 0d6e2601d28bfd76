"""The REST API as one application: authorization, faults, recording, refusals, and 501 for the rest."""

import json
import logging
from collections.abc import Awaitable, Callable

from aiohttp import web

from playground.errors import Refusal
from playground.faults import Fault, Faults
from playground.model import Json
from playground.recording import Recording
from playground.rest import account, channels, guilds, pins, scheduled_events, threads, webhooks
from playground.rest.call import Call, read_body
from playground.throttles import VIA
from playground.world import World

PREFIX = "/api/v10"
ROUTES = [
    *account.ROUTES,
    # A channel's pins come before its messages: otherwise their path would match a message's.
    *pins.ROUTES,
    *channels.ROUTES,
    *threads.ROUTES,
    *guilds.ROUTES,
    *scheduled_events.ROUTES,
    *webhooks.ROUTES,
]
# The token in these paths is the key: they need no Authorization header.
OPEN_PATHS = ("/interactions/", "/webhooks/")

NOBODY_LISTENS = 499

log = logging.getLogger(__name__)


class RestApi:
    """Discord's REST API over one world."""

    def __init__(
        self, world: World, token: str, for_bots: Callable[[], Json], faults: Faults, recording: Recording
    ) -> None:
        """`for_bots` returns the gateway's address and limits."""
        self._world = world
        self._token = token
        self._for_bots = for_bots
        self._faults = faults
        self._recording = recording
        self.unimplemented: list[str] = []

    def add_to(self, app: web.Application) -> None:
        for method, path, function in ROUTES:
            app.router.add_route(method, PREFIX + path, self._handler(function))
        app.router.add_route("GET", PREFIX + "/gateway", self._handler(self._gateway))
        app.router.add_route("GET", PREFIX + "/gateway/bot", self._handler(self._gateway_bot))
        app.router.add_route("*", PREFIX + "/{path:.*}", self._handler(None))
        app.router.add_get("/unimplemented", self._list_unimplemented)

    def _gateway(self, call: Call) -> object:
        return {"url": self._for_bots()["url"]}

    def _gateway_bot(self, call: Call) -> object:
        return self._for_bots()

    async def _list_unimplemented(self, request: web.Request) -> web.Response:
        return _answer(200, self.unimplemented)

    def _handler(
        self, function: Callable[[Call], object] | None
    ) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def handle(request: web.Request) -> web.Response:
            path = request.path.removeprefix(PREFIX)
            fault = self._faults.take(request.method, path)
            headers: dict[str, str] = {}
            try:
                if fault is not None and fault.cut in ("before", "within"):
                    return await _broken_off(request, fault)
                body, uploads = await read_body(request)
                self._recording.add(
                    request.method,
                    request.path_qs.removeprefix(PREFIX),
                    body,
                    [upload.filename for upload in uploads],
                )
                if fault is not None and not fault.done:
                    await fault.hold()
                    if _gone(request):
                        # The client has given up: a request that hung never took effect.
                        return _cut(request)
                    if fault.status:
                        return _answer(fault.status, fault.body(), fault.headers())
                self._check_token(request, path)
                if function is None:
                    return self._not_here(f"{request.method} {path}")
                headers, verdict = self._world.throttles.count(request.method, path)
                if verdict is not None:
                    return _answer(429, verdict.body(), headers)
                call = Call(self._world, request.match_info, request.query, body, uploads)
                result = function(call)
            except Refusal as refusal:
                log.info("%s %s refused: %s", request.method, path, refusal)
                return _answer(refusal.status, refusal.body(), headers | _refusal_headers(refusal))
            if fault is not None:
                if fault.cut == "after":
                    return _cut(request)
                if fault.done:
                    await fault.hold()
                if fault.status:
                    return _answer(fault.status, fault.body(), fault.headers())
            if result is None:
                return web.Response(status=204, headers=_LIMITS | headers)
            return _answer(200, result, headers)

        return handle

    def _check_token(self, request: web.Request, path: str) -> None:
        if path.startswith(OPEN_PATHS):
            return
        if request.headers.get("Authorization") != f"Bot {self._token}":
            raise Refusal(0)

    def _not_here(self, what: str) -> web.Response:
        log.warning("not implemented: %s", what)
        self.unimplemented.append(what)
        return _answer(501, {"message": f"The playground has no {what}", "code": 0})


async def _broken_off(request: web.Request, fault: Fault) -> web.Response:
    """Resets the connection before the body was read, or in the middle of it."""
    if fault.cut == "within":
        wanted, got = (request.content_length or 2) // 2, 0
        while got < wanted and (chunk := await request.content.readany()):
            got += len(chunk)
    return _cut(request)


def _cut(request: web.Request) -> web.Response:
    """Resets the connection; the response is not sent, its status is for the page's journal."""
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=NOBODY_LISTENS)


def _gone(request: web.Request) -> bool:
    return request.transport is None or request.transport.is_closing()


# Generous, so that discord.py never waits by itself while nothing is throttled.
_LIMITS = {
    "X-RateLimit-Limit": "10000",
    "X-RateLimit-Remaining": "9999",
    "X-RateLimit-Reset-After": "1.000",
}


def _refusal_headers(refusal: Refusal) -> dict[str, str]:
    return VIA if refusal.status == 429 else {}


def _answer(status: int, body: object, headers: dict[str, str] | None = None) -> web.Response:
    """Returns JSON with the bare content type: discord.py does not parse one that names a charset."""
    return web.Response(
        status=status,
        body=json.dumps(body).encode(),
        headers={**_LIMITS, **(headers or {}), "Content-Type": "application/json"},
    )
