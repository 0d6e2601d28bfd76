"""The REST API as one application: who may call it, faults, recording, refusals, and 501 for the rest."""

import json
import logging
from collections.abc import Awaitable, Callable

from aiohttp import web

from playground.errors import Refusal
from playground.faults import Fault, Faults
from playground.recording import Recording
from playground.rest import account, channels, guilds, threads, webhooks
from playground.rest.call import Call, read_body
from playground.world import World

PREFIX = "/api/v10"
ROUTES = [
    *account.ROUTES,
    *channels.ROUTES,
    *threads.ROUTES,
    *guilds.ROUTES,
    *webhooks.ROUTES,
]
# The token in these paths is the key: no Authorization header is asked for.
OPEN_PATHS = ("/interactions/", "/webhooks/")

log = logging.getLogger(__name__)


class RestApi:
    """Discord's REST API over one world."""

    def __init__(
        self, world: World, token: str, gateway_url: str, faults: Faults, recording: Recording
    ) -> None:
        self._world = world
        self._token = token
        self._gateway_url = gateway_url
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
        return {"url": self._gateway_url}

    def _gateway_bot(self, call: Call) -> object:
        start = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
        return {"url": self._gateway_url, "shards": 1, "session_start_limit": start}

    async def _list_unimplemented(self, request: web.Request) -> web.Response:
        return _answer(200, self.unimplemented)

    def _handler(
        self, function: Callable[[Call], object] | None
    ) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def handle(request: web.Request) -> web.Response:
            path = request.path.removeprefix(PREFIX)
            fault: Fault | None = None
            try:
                body, uploads = await read_body(request)
                self._recording.add(
                    request.method,
                    request.path_qs.removeprefix(PREFIX),
                    body,
                    [upload.filename for upload in uploads],
                )
                fault = self._faults.take(request.method, path)
                if fault is not None:
                    await fault.hold()
                    if fault.status and not fault.done:
                        return _answer(fault.status, fault.body(), fault.headers())
                self._check_token(request, path)
                if function is None:
                    return self._not_here(f"{request.method} {path}")
                call = Call(self._world, request.match_info, request.query, body, uploads)
                result = function(call)
            except Refusal as refusal:
                log.info("%s %s refused: %s", request.method, path, refusal)
                return _answer(refusal.status, refusal.body(), _refusal_headers(refusal))
            if fault is not None and fault.status:
                return _answer(fault.status, fault.body(), fault.headers())
            return web.Response(status=204, headers=_LIMITS) if result is None else _answer(200, result)

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


# Generous, so that discord.py never waits on its own account: rate limits are made by faults.
_LIMITS = {
    "X-RateLimit-Limit": "10000",
    "X-RateLimit-Remaining": "9999",
    "X-RateLimit-Reset-After": "1.000",
}


def _refusal_headers(refusal: Refusal) -> dict[str, str]:
    return {"Via": "1.1 playground"} if refusal.status == 429 else {}


def _answer(status: int, body: object, headers: dict[str, str] | None = None) -> web.Response:
    """JSON with the bare content type: discord.py does not parse one that names a charset."""
    return web.Response(
        status=status,
        body=json.dumps(body).encode(),
        headers={**_LIMITS, **(headers or {}), "Content-Type": "application/json"},
    )
