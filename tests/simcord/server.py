"""A server with the bot on it, and tables that are played by pressing offered buttons."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

import discord
from pydantic import SecretStr
from simcord import ChannelHandle, Env, InteractionResult, MemberActor, ResponseMessage
from simcord.backend.errors import BackendError
from simcord.backend.models import Interaction
from simcord.backend.serializers import message_payload
from simcord.enums import InteractionType
from simcord.interactions import base_payload

from bot.process.client import Castellan
from bot.process.compose import Mode
from bot.settings import Settings
from tests.simcord.reading import (
    BUTTON,
    MENU,
    Seen,
    buttons,
    choices,
    components,
    labels,
    private,
    text,
    verb,
)

PATIENCE = 120.0
"""The most seconds that the bot may work on one press; no test depends on its speed."""

Chooser = Callable[[Sequence[str]], str]


def castellan(data: Path) -> Castellan:
    """Returns the real bot on that data file."""
    settings = _settings().model_copy(update={"data": data, "clock": data.with_name("clock")})
    return Castellan(settings, Mode(warm_up=False, scheduled=False, apart=False, real_time=False))


@cache
def _settings() -> Settings:
    return Settings(
        discord_token=SecretStr("nobody's"),
        tables_per_server=25,
        tables_per_person=5,
        double_tap=0,
        idle_lobby_days=7,
        idle_table_days=60,
        reopen_days=30,
        api=None,
        gateway=None,
    )


class Server:
    """A server with a channel for games."""

    def __init__(self, env: Env, data: Path) -> None:
        self.env = env
        self._data = data
        self._guild = env.create_guild("Castle")
        self.games = self.channel("games")
        self._mods = self._guild.create_role("Mods", permissions=discord.Permissions(manage_messages=True))
        self._presses: list[Mapping[str, Any]] = []
        env.backend.subscribers.append(self._remember)

    @property
    def guild_id(self) -> int:
        return self._guild.id

    def _remember(self, event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            self._presses.append(payload)

    def channel(self, name: str, **denied: bool) -> ChannelHandle:
        """A channel in which the bot lacks the permissions that are False."""
        me = self.env.bot.user
        assert me is not None
        overwrite = discord.PermissionOverwrite(**denied)
        return self._guild.create_text_channel(name, overwrites={me: overwrite} if denied else None)

    async def words_first(self, person: MemberActor) -> None:
        """Makes a person read words first: their panels say everything in words."""
        bot = self.env.bot
        assert isinstance(bot, Castellan)
        assert bot.runtime is not None
        await bot.runtime.tables.preferences.change(person.id, words_first=True)

    def person(self, name: str, *, moderator: bool = False, manager: bool = False) -> MemberActor:
        user = self.env.create_user(name.lower(), global_name=name)
        roles = [self._mods] if moderator else []
        if manager:
            manages = discord.Permissions(manage_guild=True)
            roles.append(self._guild.create_role("Managers", permissions=manages))
        return self._guild.add_member(user, roles=roles)

    def role(self, name: str, *, mentionable: bool = True) -> int:
        """A role that can be called."""
        return self._guild.create_role(name, mentionable=mentionable).id

    async def open(
        self, host: MemberActor, channel: ChannelHandle | None = None, *, game: str = "kingdomino"
    ) -> TableSeen:
        """A table in its lobby."""
        where = channel or self.games
        answer = private(await host.slash(where, "table new", game=game))
        return TableSeen(self.env, where, text(answer).split("**")[1])

    async def start(
        self, host: MemberActor, *others: MemberActor, computers: int = 0, game: str = "kingdomino"
    ) -> TableSeen:
        """A table whose game has begun."""
        table = await self.open(host, game=game)
        for person in others:
            await person.click(table.lobby, label="Join")
        for _ in range(computers):
            await host.click(table.lobby, label="+ Computer")
        await host.click(table.lobby, label="Start")
        return table

    async def later(self, seconds: float) -> None:
        """Moves the bot's clock ahead by `seconds` and runs the jobs that are due."""
        clock = self._data.with_name("clock")
        ahead = float(clock.read_text(encoding="utf-8")) if clock.exists() else 0.0
        clock.write_text(str(ahead + seconds), encoding="utf-8")
        bot = self.env.bot
        assert isinstance(bot, Castellan)
        assert bot.runtime is not None
        with self.env._bot_scope():  # otherwise SimCord does not wait for the jobs' work
            going_round = asyncio.create_task(bot.runtime.schedule.run_due_jobs())
        await going_round
        await self.env.settle()

    def now(self) -> float:
        """Returns the time of the bot's clock."""
        clock = self._data.with_name("clock")
        return time.time() + (float(clock.read_text(encoding="utf-8")) if clock.exists() else 0.0)

    async def stop(self) -> None:
        """Stops the bot at once; the server stays as it is."""
        await self.env.shutdown()
        await self.env.bot.close()

    async def restart(self) -> None:
        """Starts another bot on the same data file."""
        await self.stop()
        self.env.bot = castellan(self._data)
        await self.env.start()

    async def change_file(self, statement: str) -> None:
        """Stop the bot, change its data file and start it again."""
        await self.stop()
        with closing(sqlite3.connect(self._data)) as connection, connection:
            connection.execute(statement)
        self.env.bot = castellan(self._data)
        await self.env.start()

    async def change(self, table: TableSeen, changed: Callable[[str], str]) -> None:
        """Lets a running table continue from another state, made of the stored one."""
        await self.stop()
        with closing(sqlite3.connect(self._data)) as connection, connection:
            [stored] = connection.execute("SELECT state FROM tables WHERE id = ?", (table.id,)).fetchone()
            connection.execute("UPDATE tables SET state = ? WHERE id = ?", (changed(stored), table.id))
        self.env.bot = castellan(self._data)
        await self.env.start()

    async def patiently(self, seconds: float, action: Awaitable[object]) -> None:
        """Lets a person act; raises TimeoutError if the bot is not at rest after `seconds`."""
        self.env.settle_timeout = seconds
        try:
            await action
        finally:
            self.env.settle_timeout = PATIENCE

    async def deliver_again(self) -> None:
        """Delivers the last press once more, with the same id: Discord does that when in doubt."""
        self.env.backend.emit("INTERACTION_CREATE", self._presses[-1])
        await self.env.settle()

    async def at_once(self, person: MemberActor, message: Seen, custom_id: str) -> None:
        """Presses a button twice before the bot handles either press."""
        for _ in range(2):
            self._press(person, message, custom_id)
        await self.env.settle()

    def has(self, message: Seen) -> bool:
        """Whether a message is still there."""
        channel = message.channel_id if isinstance(message, ResponseMessage) else message.channel.id
        try:
            return bool(self.env.backend.get_message(channel, message.id))
        except BackendError:
            return False

    async def forge(self, person: MemberActor, message: Seen, custom_id: str) -> list[Any]:
        """Presses a button that is not on the message; returns the bot's first answers to the press."""
        before = len(self.env.http_requests)
        self._press(person, message, custom_id)
        await self.env.settle()
        made = self.env.http_requests[before:]
        return [request.json for request in made if request.path.endswith("/callback")]

    async def press(
        self, person: MemberActor, message: Seen, custom_id: str, values: Sequence[str] = ()
    ) -> InteractionResult:
        """Presses a button or chooses in a menu that the message has or had; returns what followed."""
        record = self._press(person, message, custom_id, values)
        await self.env.settle()
        return InteractionResult(self.env, record)

    def _press(
        self, person: MemberActor, message: Seen, custom_id: str, values: Sequence[str] = ()
    ) -> Interaction:
        backend = self.env.backend
        channel = message.channel_id if isinstance(message, ResponseMessage) else message.channel.id
        record, press = base_payload(
            backend,
            type=InteractionType.MESSAGE_COMPONENT,
            channel_id=channel,
            guild_id=self._guild.id,
            user_id=person.id,
            data={"custom_id": custom_id, "component_type": BUTTON}
            | ({"component_type": MENU, "values": list(values)} if values else {}),
        )
        record.source_message_id = message.id
        press["message"] = dict(message_payload(backend, backend.get_message(channel, message.id)))
        backend.emit("INTERACTION_CREATE", press)
        return record


class TableSeen:
    """A table as people see it: its lobby, its thread, its pictures."""

    def __init__(self, env: Env, channel: ChannelHandle, table_id: str) -> None:
        self._env = env
        self.channel = channel
        self.id = table_id

    @property
    def lobby(self) -> discord.Message:
        """The lobby's message as it is now."""
        title = f"table {self.id}"
        return next(message for message in self._posts(self.channel) if title in text(message))

    @property
    def venue(self) -> ChannelHandle:
        """The place where it is played: its thread, or the channel."""
        threads = (thread for thread in self.channel.threads if (thread.name or "").endswith(self.id))
        return next(threads, self.channel)

    @property
    def boards(self) -> list[discord.Message]:
        """The public pictures so far, oldest first."""
        mark = f"-{self.id}-"
        return [
            message
            for message in self._posts(self.venue)
            if any(mark in attachment.filename for attachment in message.attachments)
        ]

    @property
    def board(self) -> discord.Message:
        return self.boards[-1]

    @staticmethod
    def _posts(channel: ChannelHandle) -> list[discord.Message]:
        return [message for message in channel.history() if not message.flags.ephemeral]

    def due(self, *people: MemberActor) -> MemberActor:
        """Returns the person named below the newest picture; an absent person is named by a mention."""
        status = text(self.boards[-1]).rpartition("\n")[2]
        [person] = [
            person
            for person in people
            if f"<@{person.id}>" in status or str(person.user.global_name) in status
        ]
        return person

    @property
    def pinged(self) -> list[int]:
        """The ids of the people that the newest picture pinged."""
        return self._env.backend.get_message(self.venue.id, self.board.id).ping_user_ids

    @property
    def over(self) -> bool:
        return "Your turn" not in buttons(self.board)

    async def panel(self, person: MemberActor, board: Seen | None = None) -> ResponseMessage:
        """A private panel, freshly opened."""
        return private(await person.click(board or self.board, label="Your turn"))

    async def decide(self, person: MemberActor, choose: Chooser) -> ResponseMessage:
        """Opens the panel and presses on until it asks nothing more."""
        panel = await self.panel(person)
        while offered := labels(panel, "do") or [*choices(panel), *labels(panel, "ask")]:
            panel = await answer(person, panel, choose(offered))
        return panel

    async def claim_all(self, *people: MemberActor) -> MemberActor:
        """All players claim from the first line; returns the player who has to place then."""
        while labels(panel := await self.panel(person := self.due(*people)), "do"):
            await person.click(panel, label=labels(panel, "do")[0])
        return person

    async def log(self, person: MemberActor) -> str:
        """Returns the table's log, in words."""
        return text(private(await person.slash(self.venue, "table log")))


async def answer(person: MemberActor, panel: Seen, label: str) -> ResponseMessage:
    """Presses the button of that label, or chooses it in the panel's menu; returns the panel after that."""
    menu = choices(panel)
    if label in menu:
        custom_id, value = menu[label]
        return private(await person.select(panel, [value], custom_id=custom_id))
    return private(await person.click(panel, label=label))


def position(card: Seen, kind: str) -> str:
    """Returns the number of decisions before a private game's panel, whose verbs begin with `kind`."""
    ids = [part["custom_id"] for part in components(card) if "custom_id" in part]
    verbs = [f"{kind}{deed}" for deed in ("ask", "do", "pick")]
    return next((one.split(":")[2] for one in ids if verb(one) in verbs), "")


async def decide_alone(person: MemberActor, card: ResponseMessage, kind: str) -> ResponseMessage:
    """Presses the first button or choice of a private game until something is decided, or out of date.

    The answer to a decision shows what follows it.
    """
    before = position(card, kind)
    while position(card, kind) == before:
        offered = list(buttons(card).values())
        done = [one for one in offered if verb(one) == f"{kind}do"]
        menus = [part for part in components(card) if part["type"] == MENU]
        if menus and not done:
            values = [option["value"] for option in menus[0]["options"]][: menus[0]["min_values"]]
            card = private(await person.select(card, values, custom_id=menus[0]["custom_id"]))
        else:
            asked = [one for one in offered if verb(one) == f"{kind}ask" and " " in one]
            assert done or asked, (text(card), offered)
            card = private(await person.click(card, custom_id=(done or asked)[0]))
            assert not done or position(card, kind) != before
    return card


async def attachment(message: Seen) -> bytes:
    """The bytes of a message's only file."""
    [found] = message.attachments
    return await asyncio.wait_for(found.read(), PATIENCE)
