"""Restricts the page: only to this machine, only with the key, only from the page itself."""

import hmac
import json
from collections.abc import Mapping

from aiohttp import web

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
NO_KEY = "This page needs the address with the key that `make play` printed. Open that one."


class Wrong(Exception):
    """A rejected request: an HTTP status and a sentence that says why."""

    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status
        self.sentence = sentence


class Access:
    """Checks requests. The key comes in the address once and stays in a cookie of this port."""

    def __init__(self, port: int, key: str) -> None:
        self._hosts = (f"127.0.0.1:{port}", f"localhost:{port}")
        self._key = key
        self.cookie = f"playground_{port}"

    def check_host(self, request: web.Request) -> None:
        """Rejects other host names: they are a trick of other sites (DNS rebinding)."""
        if request.host not in self._hosts:
            raise Wrong(403, "The page answers on 127.0.0.1 only.")

    def check(self, request: web.Request) -> None:
        """Reading needs the key."""
        self.check_host(request)
        if not self._is_key(request.cookies.get(self.cookie, "")):
            raise Wrong(403, NO_KEY)

    def check_from_page(self, request: web.Request) -> None:
        """Also requires that the request comes from the page itself: for the socket and all changes."""
        self.check(request)
        if request.headers.get("Origin") != f"http://{request.host}":
            raise Wrong(403, "Only the page itself may do that.")

    def admits(self, request: web.Request) -> bool:
        """Returns whether the page may be shown: by the key in the address, or by the cookie."""
        return self._is_key(request.query.get("key", "")) or self._is_key(
            request.cookies.get(self.cookie, "")
        )

    def remember(self, response: web.Response) -> None:
        response.set_cookie(self.cookie, self._key, httponly=True, samesite="Strict", path="/")

    def _is_key(self, given: str) -> bool:
        return hmac.compare_digest(given.encode(), self._key.encode())


def answer(body: Mapping[str, object], status: int = 200) -> web.Response:
    """JSON with the page's headers."""
    text = json.dumps(body, ensure_ascii=False)
    headers = {**HEADERS, "Cache-Control": "no-store"}
    return web.Response(text=text, status=status, content_type="application/json", headers=headers)
