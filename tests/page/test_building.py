"""Places and servers built by a POST each: what is wrong is refused with a sentence and changes nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from copy import deepcopy

import aiohttp
import pytest
import pytest_asyncio

from playground.driver import Playground
from playground.model import ChannelKind, Json
from tests.page.conftest import KEY

pytestmark = pytest.mark.asyncio(loop_scope="session")

GOOD: dict[str, Json] = {
    "spoil": {"how": "slow", "count": 2},
    "let-go": {},
    "throttle": {"name": "threads", "on": True},
    "forget-nonces": {},
    "restore-rights": {},
    "add-channel": {"as": "ann", "guild": "guild", "kind": "private-channel", "name": "hall"},
    "start-thread": {"as": "ann", "channel": "general", "kind": "private-thread", "name": "secret"},
    "open-post": {"as": "ann", "channel": "forum", "title": "Join me", "text": "now", "tags": ["open"]},
    "change-thread": {"as": "ann", "channel": "thread", "deed": "lock"},
    "thread-member": {"as": "ann", "channel": "thread", "who": "boris", "inside": True},
    "add-server": {"as": "ann", "name": "Elsewhere"},
    "server": {"as": "ann", "guild": "guild", "deed": "outage"},
    "delete-place": {"as": "ann", "channel": "thread"},
}
BAD: list[tuple[str, Json, int]] = [
    ("spoil", {"how": "nicely"}, 400),
    ("spoil", {"count": 0}, 400),
    ("throttle", {"name": "nothing"}, 404),
    ("throttle", {"on": "yes"}, 400),
    ("add-channel", {"kind": "castle"}, 400),
    ("add-channel", {"name": ""}, 400),
    ("add-channel", {"name": "x" * 61}, 400),
    ("add-channel", {"guild": "99"}, 404),
    ("add-channel", {"as": "99"}, 404),
    ("start-thread", {"channel": "forum"}, 409),
    ("start-thread", {"channel": "hidden"}, 404),
    ("open-post", {"channel": "general"}, 409),
    ("open-post", {"tags": ["nothing"]}, 409),
    ("open-post", {"tags": []}, 409),
    ("open-post", {"text": " "}, 400),
    ("change-thread", {"channel": "general"}, 409),
    ("change-thread", {"deed": "burn"}, 400),
    ("thread-member", {"who": "99"}, 404),
    ("thread-member", {"channel": "general"}, 409),
    ("thread-member", {"inside": 1}, 400),
    ("add-server", {"name": "Playground"}, 409),
    ("server", {"guild": "99"}, 404),
    ("server", {"deed": "burn"}, 400),
    ("delete-place", {"channel": "hidden"}, 404),
    ("delete-place", {"channel": "dm"}, 409),
]


class Visitor:
    """Asks as the page does, and knows the names of what there is."""

    def __init__(self, pg: Playground, session: aiohttp.ClientSession) -> None:
        self._pg = pg
        self._session = session
        ann, boris = pg.person("Ann"), pg.person("Борис")
        forum = pg.channel("tables", "forum", tags=["open"], require_tag=True)
        self._ids = {
            "ann": ann.id,
            "boris": boris.id,
            "guild": pg.world.guild.id,
            "general": pg.general.id,
            "forum": forum.id,
            "hidden": pg.channel("hidden", private_to=[boris]).id,
            "thread": ann.start_thread("table").id,
            "dm": ann.dm.id,
        }

    async def do(self, action: str, body: Json) -> tuple[int, Json]:
        named = {
            key: str(self._ids.get(value, value))
            if key in ("as", "guild", "channel", "who") and isinstance(value, str)
            else value
            for key, value in body.items()
        }
        url = f"{self._pg.base_url}/page/do/{action}"
        headers = {"Origin": self._pg.base_url}
        async with self._session.post(url, json=named, headers=headers) as response:
            return response.status, await response.json()


@pytest_asyncio.fixture(loop_scope="session")
async def visitor(pg: Playground) -> AsyncIterator[Visitor]:
    cookies = {f"playground_{pg.server.port}": KEY}
    async with aiohttp.ClientSession(cookies=cookies) as session:
        yield Visitor(pg, session)


async def test_bad_input_changes_nothing(pg: Playground, visitor: Visitor) -> None:
    for action, change, expected in BAD:
        before = deepcopy(pg.world.state)
        status, answer = await visitor.do(action, {**GOOD[action], **change})
        assert (action, change, status) == (action, change, expected), answer
        assert len(answer["error"]) > 10
        assert pg.world.state == before
        assert pg.world.throttles.on == {}


async def test_the_good_bodies_do_what_they_say(pg: Playground, visitor: Visitor) -> None:
    made = {}
    for action, body in GOOD.items():
        status, answer = await visitor.do(action, body)
        assert (action, status) == (action, 200), answer
        made[action] = answer.get("channel")
    world = pg.world
    assert world.channel(int(made["add-channel"] or 0)).name == "hall"
    assert world.channel(int(made["start-thread"] or 0)).kind == ChannelKind.PRIVATE_THREAD
    post = world.channel(int(made["open-post"] or 0))
    assert (post.name, len(post.applied_tags), post.message_ids) == ("Join me", 1, [post.id])
    assert [thread.name for thread in pg.threads()] == ["secret"]
    assert world.guild_of(world.channel(int(made["add-server"] or 0))) is pg.guild("Elsewhere")
    assert world.guild.unavailable
    assert world.throttles.on == {"threads": (50, 300.0)}
