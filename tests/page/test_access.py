"""Access to the page, and its endpoints' answers to bad input: a clear 4xx, and nothing changes."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
from pydantic import TypeAdapter

from playground.driver import Playground
from playground.permissions import Permission
from playground.world import State
from tests.page.stage import KEY
from tests.playground.tiny_bot import TinyBot, board

pytestmark = pytest.mark.asyncio(loop_scope="session")

Json = dict[str, Any]
STATE = TypeAdapter(State)


class Visitor:
    """Requests by hand, with the right key and origin unless a test says otherwise."""

    def __init__(self, pg: Playground, session: aiohttp.ClientSession) -> None:
        self.pg = pg
        self.session = session
        self.ann = str(pg.person("Ann").id)
        self.general = str(pg.general.id)
        self.cookie = {"Cookie": f"playground_{pg.server.port}={KEY}"}
        self.headers = {**self.cookie, "Origin": pg.base_url}

    async def do(self, action: str, body: object, headers: dict[str, str] | None = None) -> tuple[int, Json]:
        sent = {**(self.headers if headers is None else headers), "Content-Type": "application/json"}
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        url = f"{self.pg.base_url}/page/do/{action}"
        async with self.session.post(url, data=data, headers=sent) as response:
            return response.status, await response.json()

    async def get(self, path: str, headers: dict[str, str] | None = None) -> tuple[int, str]:
        sent = self.headers if headers is None else headers
        async with self.session.get(self.pg.base_url + path, headers=sent) as response:
            return response.status, await response.text()

    def everything(self) -> bytes:
        return STATE.dump_json(self.pg.world.state)


@pytest_asyncio.fixture(loop_scope="session")
async def visitor(pg: Playground) -> AsyncIterator[Visitor]:
    async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as session:
        yield Visitor(pg, session)


async def test_without_the_key_nothing_is_shown_or_done(visitor: Visitor) -> None:
    before = visitor.everything()
    wrong = {"Cookie": f"playground_{visitor.pg.server.port}=wrong", "Origin": visitor.pg.base_url}
    for headers in ({}, wrong):
        for path in ("/", "/?key=wrong", "/page/people", "/page/history", "/page/pins", "/page/socket"):
            status, text = await visitor.get(path, headers)
            assert status == 403
            assert "key" in text
        said = {"as": visitor.ann, "channel": visitor.general, "text": "hello"}
        assert (await visitor.do("say", said, {**headers, "Origin": visitor.pg.base_url}))[0] == 403
    assert visitor.everything() == before


async def test_the_key_in_the_address_opens_the_page_and_is_kept_in_a_strict_cookie(visitor: Visitor) -> None:
    async with visitor.session.get(f"{visitor.pg.base_url}/?key={KEY}") as response:
        assert response.status == 200
        cookie = response.headers["Set-Cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Strict" in cookie
        assert response.headers["Content-Security-Policy"].startswith("default-src 'self';")
        assert response.headers["Referrer-Policy"] == "no-referrer"
        text = await response.text()
    assert "http" not in text
    assert KEY not in text


@pytest.mark.parametrize(
    "origin", [None, "null", "http://evil.example", "https://127.0.0.1", "http://127.0.0.1:1"]
)
async def test_another_site_can_neither_post_nor_listen(visitor: Visitor, origin: str | None) -> None:
    before = visitor.everything()
    headers = {**visitor.cookie, **({"Origin": origin} if origin else {})}
    said = {"as": visitor.ann, "channel": visitor.general, "text": "hello"}
    status, answer = await visitor.do("say", said, headers)
    assert (status, answer) == (403, {"error": "Only the page itself may do that."})
    url = f"{visitor.pg.base_url}/page/socket?as={visitor.ann}"
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await visitor.session.ws_connect(url, headers=headers)
    assert refused.value.status == 403
    assert visitor.everything() == before


async def test_a_file_comes_from_the_page_alone_and_is_not_too_large(visitor: Visitor) -> None:
    url = f"{visitor.pg.base_url}/page/upload?as={visitor.ann}&name=plan.txt"
    own = {**visitor.cookie, "Origin": visitor.pg.base_url}
    for headers, size, expected in (
        ({}, 1, 403),
        (visitor.cookie, 1, 403),
        ({**visitor.cookie, "Origin": "http://evil.example"}, 1, 403),
        (own, 10 * 1024 * 1024 + 1, 413),
        (own, 10 * 1024 * 1024, 200),
    ):
        async with visitor.session.post(url, data=bytes(size), headers=headers) as response:
            assert response.status == expected
    async with visitor.session.post(url.replace(str(visitor.ann), "1"), data=b"x", headers=own) as response:
        assert response.status == 404


async def test_another_name_of_this_machine_is_refused(visitor: Visitor) -> None:
    for host in ("evil.example", f"evil.example:{visitor.pg.server.port}"):
        headers = {**visitor.cookie, "Host": host, "Origin": f"http://{host}"}
        for path in (f"/?key={KEY}", "/page/people", "/page/static/app.js", f"/page/socket?as={visitor.ann}"):
            assert (await visitor.get(path, headers))[0] == 403


async def test_it_listens_on_loopback_only(pg: Playground) -> None:
    assert pg.server._socket.getsockname()[0] == "127.0.0.1"


GOOD: dict[str, Json] = {
    "say": {"as": "ann", "channel": "general", "text": "hello"},
    "command": {"as": "ann", "channel": "general", "command": "quiet", "values": {}},
    "complete": {
        "as": "ann",
        "channel": "general",
        "command": "table new",
        "values": {"game": "k"},
        "focused": "game",
    },
    "press": {"as": "ann", "message": "board", "custom_id": "whisper"},
    "choose": {"as": "ann", "message": "board", "custom_id": "pick", "values": ["A"]},
    "add-person": {"name": "Eve", "locale": "pl"},
    "change-person": {"as": "ann", "locale": "ru", "dms_open": False},
    "change-server": {"locale": "ru"},
    "fail": {"status": 429, "count": 1},
    "permit": {"channel": "general", "permission": "ATTACH_FILES", "granted": False},
}
BAD: list[tuple[str, Json, int]] = [
    ("say", {"as": "1"}, 404),
    ("say", {"as": "bot"}, 404),
    ("say", {"as": 7}, 400),
    ("say", {"as": None}, 400),
    ("say", {"as": "٣"}, 400),
    ("say", {"channel": "99"}, 404),
    ("say", {"channel": "secret"}, 404),
    ("say", {"text": ""}, 400),
    ("say", {"text": " \n"}, 400),
    ("say", {"text": "x" * 2001}, 400),
    ("say", {"text": ["hello"]}, 400),
    ("say", {"more": 1}, 400),
    ("command", {"command": ""}, 400),
    ("command", {"command": "  "}, 400),
    ("command", {"command": "nothing"}, 409),
    ("command", {"command": "table"}, 409),
    ("command", {"command": "table new", "values": {}}, 409),
    ("command", {"values": {"game": "x"}}, 409),
    ("command", {"values": {"game": {"id": "x"}}}, 400),
    ("command", {"values": []}, 400),
    ("complete", {"focused": "other"}, 400),
    ("complete", {"command": "quiet", "values": {"game": ""}}, 409),
    ("press", {"message": "99"}, 404),
    ("press", {"message": "private"}, 404),
    ("press", {"custom_id": "nothing"}, 409),
    ("press", {"custom_id": "off"}, 409),
    ("press", {"custom_id": "pick"}, 409),
    ("press", {"custom_id": "x" * 101}, 400),
    ("choose", {"values": []}, 409),
    ("choose", {"values": ["Z"]}, 409),
    ("choose", {"values": ["A", "B"]}, 409),
    ("choose", {"values": ["A", "A"]}, 400),
    ("choose", {"custom_id": "draw"}, 409),
    ("add-person", {"name": ""}, 400),
    ("add-person", {"name": " x"}, 400),
    ("add-person", {"name": "x" * 33}, 400),
    ("add-person", {"name": "ann"}, 409),
    ("add-person", {"locale": "xx"}, 400),
    ("add-person", {"dms_open": "yes"}, 400),
    ("change-person", {"locale": "de"}, 400),
    ("change-person", {"as": "bot"}, 404),
    ("change-server", {"locale": None}, 400),
    ("fail", {"status": 200}, 400),
    ("fail", {"count": 0}, 400),
    ("fail", {"count": 1000}, 400),
    ("fail", {"count": "1"}, 400),
    ("permit", {"permission": "ADMINISTRATOR"}, 400),
    ("permit", {"permission": "NOTHING"}, 404),
    ("permit", {"channel": "99"}, 404),
    ("permit", {"granted": 1}, 400),
]


class RemindedSeat:
    """The ids that the bodies above name."""

    def __init__(self, visitor: Visitor, shown: int, private: int, secret: int) -> None:
        self._ids = {
            "ann": visitor.ann,
            "general": visitor.general,
            "bot": str(visitor.pg.world.bot.id),
            "board": str(shown),
            "private": str(private),
            "secret": str(secret),
        }

    def __call__(self, body: Json) -> Json:
        ids = ("as", "channel", "message")
        return {k: self._ids.get(v, v) if k in ids and isinstance(v, str) else v for k, v in body.items()}


@pytest_asyncio.fixture(loop_scope="session")
async def named(visitor: Visitor, bot: TinyBot) -> RemindedSeat:
    """A board in #general, a message that only Борис sees, and a channel that is hidden from all."""
    pg = visitor.pg
    boris = pg.person("Борис")
    general = bot.get_channel(pg.general.id)
    posted = await general.send(view=board("A board"))  # type: ignore[union-attr]
    private = await (await boris.slash("quiet")).message()
    secret = pg.channel("secret")
    nobody = Permission.VIEW_CHANNEL
    pg.world.overwrite(secret, pg.world.guild.id, allow=Permission(0), deny=nobody)
    return RemindedSeat(visitor, posted.id, private.id, secret.id)


async def test_bad_input_is_refused_with_a_sentence_and_changes_nothing(
    visitor: Visitor, named: RemindedSeat, bot: TinyBot
) -> None:
    for action, change, expected in BAD:
        before, seen = visitor.everything(), len(bot.seen)
        status, answer = await visitor.do(action, named({**GOOD[action], **change}))
        assert (action, change, status) == (action, change, expected)
        assert list(answer) == ["error"]
        assert len(answer["error"]) > 10
        assert (visitor.everything(), len(bot.seen)) == (before, seen)


async def test_what_is_not_json_not_known_or_too_long_is_refused(visitor: Visitor) -> None:
    before = visitor.everything()
    said = {"as": visitor.ann, "channel": visitor.general, "text": "hello"}
    for action, body, expected in (
        ("say", b"", 400),
        ("say", b"{", 400),
        ("say", b"[]", 400),
        ("say", b"\xff", 400),
        ("say", {**said, "text": "x" * 70_000}, 413),
        ("nothing", said, 404),
    ):
        status, answer = await visitor.do(action, body)
        assert (action, status) == (action, expected)
        assert answer["error"]
    url = f"{visitor.pg.base_url}/page/do/say"
    async with visitor.session.post(url, data={"as": visitor.ann}, headers=visitor.headers) as response:
        assert response.status == 415
    for path in (
        "/page/history",
        "/page/history?as=x&channel=1",
        f"/page/history?as={visitor.ann}&channel=1",
    ):
        assert 400 <= (await visitor.get(path))[0] < 500
    assert (await visitor.get("/page/static/app.py"))[0] == 404
    assert visitor.everything() == before


async def test_the_good_bodies_are_good(visitor: Visitor, named: RemindedSeat) -> None:
    """This shows that each bad body above is refused for its one fault."""
    for action, body in GOOD.items():
        status, answer = await visitor.do(action, named(body))
        assert (action, status) == (action, 200), answer
