"""A small discord.py bot that does one thing of each kind, for the local Discord to be tried on."""

import asyncio
import io
from collections.abc import Awaitable, Callable
from typing import Any, cast

import discord
import yarl
from discord import app_commands, ui

from playground.driver import Playground
from tests.support.waiting import PATIENCE

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4"
    "890000000d4944415478da63fcffff3f0300050001ff5c1e0b600000000049454e44ae426082"
)
Handler = Callable[[discord.Interaction[discord.Client], str], Awaitable[None]]


def data_of(interaction: discord.Interaction[discord.Client]) -> dict[str, Any]:
    return cast(dict[str, Any], interaction.data or {})


def picture(name: str = "board.png") -> discord.File:
    return discord.File(io.BytesIO(PNG), filename=name, description="A board")


def board(text: str, *, filename: str | None = None) -> ui.LayoutView:
    """A Components V2 message with buttons, a menu and perhaps a picture."""
    view = ui.LayoutView(timeout=None)
    container: ui.Container[ui.LayoutView] = ui.Container(ui.TextDisplay(text))
    if filename:
        gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery(
            discord.MediaGalleryItem(f"attachment://{filename}", description="A board")
        )
        container.add_item(gallery)
    buttons: ui.ActionRow[ui.LayoutView] = ui.ActionRow(
        ui.Button(label="Draw", custom_id="draw"),
        ui.Button(label="Ask", custom_id="ask"),
        ui.Button(label="Whisper", custom_id="whisper"),
        ui.Button(label="Off", custom_id="off", disabled=True),
    )
    menu: ui.Select[ui.LayoutView] = ui.Select(
        custom_id="pick",
        options=[discord.SelectOption(label=letter, value=letter) for letter in "ABC"],
    )
    menus: ui.ActionRow[ui.LayoutView] = ui.ActionRow(menu)
    container.add_item(buttons).add_item(menus)
    view.add_item(container)
    view.stop()
    return view


class TinyBot(discord.Client):
    """Answers `/board`, `/quiet`, `/slow`, `/complete` and every component by its custom_id;
    a test adds handlers of its own to `handlers`."""

    def __init__(
        self, intents: discord.Intents | None = None, *, heartbeat_timeout: float = 60.0, **shards: Any
    ) -> None:
        super().__init__(
            intents=intents or discord.Intents(guilds=True),
            guild_ready_timeout=0.05,
            max_ratelimit_timeout=30,
            heartbeat_timeout=heartbeat_timeout,
            **shards,
        )
        self.tree = app_commands.CommandTree(self)
        self.seen: list[discord.Interaction[discord.Client]] = []
        self.errors: list[discord.HTTPException] = []
        self.handlers: dict[str, Handler] = {
            "draw": self.draw,
            "ask": self.ask,
            "whisper": self.whisper,
            "pick": self.pick,
            "form": self.form,
        }
        self._add_commands()

    def _add_commands(self) -> None:
        group = app_commands.Group(name="table", description="Tables")

        @group.command(name="new", description="Open a table")
        async def new(interaction: discord.Interaction[discord.Client], game: str) -> None:
            await interaction.response.send_message(view=board(f"A table of {game}"))

        @new.autocomplete("game")
        async def games(
            interaction: discord.Interaction[discord.Client], typed: str
        ) -> list[app_commands.Choice[str]]:
            known = ("kingdomino", "dragon castle")
            return [app_commands.Choice(name=g, value=g) for g in known if g.startswith(typed)]

        @app_commands.command(name="quiet", description="Answer in private")
        async def quiet(interaction: discord.Interaction[discord.Client]) -> None:
            await interaction.response.send_message(f"hello {interaction.locale}", ephemeral=True)

        @app_commands.command(name="slow", description="Answer later")
        async def slow(interaction: discord.Interaction[discord.Client]) -> None:
            await interaction.response.defer(ephemeral=True, thinking=True)
            await interaction.followup.send("first")
            await interaction.followup.send("second", ephemeral=True)

        @app_commands.command(name="run", description="What the test says")
        async def run(interaction: discord.Interaction[discord.Client]) -> None:
            await self.handlers["run"](interaction, "")

        self.tree.add_command(group)
        self.tree.add_command(quiet)
        self.tree.add_command(slow)
        self.tree.add_command(run)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """discord.py waits five seconds here before it identifies again; a test need not."""

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction[discord.Client]) -> None:
        self.seen.append(interaction)
        custom_id = str(data_of(interaction).get("custom_id", ""))
        handler = self.handlers.get(custom_id)
        if handler is None:
            return
        try:
            await handler(interaction, custom_id)
        except discord.HTTPException as error:
            self.errors.append(error)

    async def draw(self, interaction: discord.Interaction[discord.Client], _: str) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(
            view=board("Drawn", filename="board.png"), attachments=[picture()]
        )

    async def whisper(self, interaction: discord.Interaction[discord.Client], _: str) -> None:
        await interaction.response.send_message(view=board("Only you"), ephemeral=True)

    async def ask(self, interaction: discord.Interaction[discord.Client], _: str) -> None:
        modal = ui.Modal(title="A question", custom_id="form", timeout=None)
        field: ui.TextInput[ui.Modal] = ui.TextInput(custom_id="name", max_length=20)
        modal.add_item(ui.Label(text="Your name", component=field))
        modal.stop()
        await interaction.response.send_modal(modal)

    async def form(self, interaction: discord.Interaction[discord.Client], _: str) -> None:
        value = data_of(interaction)["components"][0]["component"]["value"]
        await interaction.response.send_message(f"hello {value}", ephemeral=True)

    async def pick(self, interaction: discord.Interaction[discord.Client], _: str) -> None:
        values = data_of(interaction)["values"]
        await interaction.response.edit_message(view=board(f"Picked {values}"))


class ShardedBot(TinyBot, discord.AutoShardedClient):
    """The same with several shards, or some of them."""


class Running:
    """A bot that is logged in on a playground, in a task of this process."""

    def __init__(self, playground: Playground, bot: TinyBot) -> None:
        self._playground = playground
        self._bot = bot
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> TinyBot:
        discord.http.Route.BASE = self._playground.rest_url
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(self._playground.gateway_url)
        self._task = asyncio.create_task(self._bot.start(self._playground.token))
        ready = asyncio.create_task(self._bot.wait_until_ready())
        await asyncio.sleep(0)
        await asyncio.wait({self._task, ready}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        if self._task.done():
            ready.cancel()
            self._task.result()
        assert self._bot.is_ready()
        return self._bot

    async def __aexit__(self, *_: object) -> None:
        await self._bot.close()
        if self._task:
            await asyncio.wait({self._task}, timeout=PATIENCE)


def run(rest_url: str, gateway_url: str, token: str) -> None:
    """In a process of its own."""
    discord.http.Route.BASE = rest_url
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_url)
    TinyBot().run(token, log_handler=None)
