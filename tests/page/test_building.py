"""Places and servers built by a POST each: wrong input is refused with a sentence and changes nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from copy import deepcopy

import aiohttp
import pytest
import pytest_asyncio

from playground import people
from playground.driver import Playground
from playground.installs import CommandKind
from playground.model import ChannelKind, Json, ScheduledEvent
from playground.permissions import Permission, in_guild
from tests.page.stage import KEY

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
    "delete-place": {"as": "ann", "channel": "thread"},
    "open-chat": {"as": "ann", "others": ["boris", "celina"], "name": "Three"},
    "use-on-user": {"as": "ann", "channel": "general", "name": "Invite", "user": "boris"},
    "use-on-message": {"as": "ann", "message": "said", "name": "Quote"},
    "interest": {"as": "ann", "guild": "guild", "event": "event", "interested": True},
    "permit-server": {"guild": "guild", "permission": "CREATE_EVENTS", "granted": True},
    "portal": {"user_install": False},
    "server": {"as": "ann", "guild": "guild", "deed": "outage"},
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
    ("delete-place", {"channel": "chat"}, 409),
    ("open-chat", {"others": []}, 400),
    ("open-chat", {"others": ["ann"]}, 409),
    ("open-chat", {"others": ["99"]}, 404),
    ("open-chat", {"others": ["boris"] * 10}, 400),
    ("use-on-user", {"name": "Nothing"}, 409),
    ("use-on-user", {"name": "Quote"}, 409),
    ("use-on-user", {"user": "99"}, 404),
    ("use-on-user", {"channel": "hidden"}, 404),
    ("use-on-message", {"message": "99"}, 404),
    ("use-on-message", {"name": "x" * 33}, 400),
    ("interest", {"event": "99"}, 404),
    ("interest", {"interested": "yes"}, 400),
    ("permit-server", {"permission": "ADMINISTRATOR"}, 404),
    ("permit-server", {"guild": "99"}, 404),
    ("portal", {"user_install": 1}, 400),
]


IDS = ("as", "guild", "channel", "who", "user", "message", "event")


class Visitor:
    """Asks as the page does, and knows the names of all places."""

    def __init__(self, pg: Playground, session: aiohttp.ClientSession) -> None:
        self._pg = pg
        self._session = session
        ann, boris = pg.person("Ann"), pg.person("Борис")
        celina = pg.person("Celina")
        forum = pg.channel("tables", "forum", tags=["open"], require_tag=True)
        pg.world.state.commands += [
            {"id": "1", "type": CommandKind.USER, "name": "Invite"},
            {"id": "2", "type": CommandKind.MESSAGE, "name": "Quote"},
        ]
        event = ScheduledEvent(pg.world.snowflakes.next(), "Castle night", ann.id, 3, 0.0)
        pg.world.guild.events[event.id] = event
        self._ids = {
            "ann": ann.id,
            "boris": boris.id,
            "guild": pg.world.guild.id,
            "general": pg.general.id,
            "forum": forum.id,
            "hidden": pg.channel("hidden", private_to=[boris]).id,
            "thread": ann.start_thread("table").id,
            "dm": ann.dm.id,
            "celina": celina.id,
            "chat": pg.chat(ann, boris).id,
            "said": people.say(pg.world, boris.user, pg.general, "hello").id,
            "event": event.id,
        }

    async def do(self, action: str, body: Json) -> tuple[int, Json]:
        def named_one(value: str) -> str:
            return str(self._ids.get(value, value))

        named = {key: named_one(value) if key in IDS else value for key, value in body.items()}
        if isinstance(body.get("others"), list):
            named["others"] = [named_one(one) for one in body["others"]]
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
    chat = world.channel(int(made["open-chat"] or 0))
    assert (chat.name, chat.kind, len(chat.people)) == ("Three", ChannelKind.GROUP, 3)
    names = [one.data["name"] for one in world.state.interactions.values()]
    assert names == ["Invite", "Quote"]
    [event] = world.guild.events.values()
    assert event.interested == [pg.person("Ann").id]
    assert in_guild(world.guild, world.bot.id) & Permission.CREATE_EVENTS
    assert not world.state.user_install
