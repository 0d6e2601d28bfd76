"""The yardstick: a discord.py bot that posts a button and answers its press with text."""

from __future__ import annotations

import os
from typing import Any

import discord
import yarl

LABEL = "Press"


class Answering(discord.ui.View):
    """The button, as discord.py's examples have it."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label=LABEL, custom_id="press")
    async def press(self, interaction: discord.Interaction, button: discord.ui.Button[Any]) -> None:
        await interaction.response.send_message("Pressed", ephemeral=True)


class BareBot(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)

    async def on_ready(self) -> None:
        await self.guilds[0].text_channels[0].send("A button", view=Answering())


def main() -> None:
    discord.http.Route.BASE = os.environ["DISCORD_API"]
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY"])
    BareBot().run(os.environ["DISCORD_TOKEN"], log_handler=None)


if __name__ == "__main__":
    main()
