"""Directors of tournaments: people who manage events, and members with the role that the server chose."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord

from bot.features.tournaments.command import DIRECTORS, Directing
from bot.tables.preferences import ServerSettings
from bot.texts import translator
from tests.service.playing import refused

ROLE = SimpleNamespace(id=70, mention="<@&70>", is_default=lambda: False)


class Chosen:
    """A server's settings."""

    def __init__(self) -> None:
        self.settings = ServerSettings()

    async def of_server(self, guild: int) -> ServerSettings:
        return self.settings

    async def change_server(self, guild: int, **changes: Any) -> None:
        self.settings = ServerSettings.model_validate({"of_features": changes})


def reply(*roles: Any, guild: int | None = 1, **allowed: bool) -> Any:
    user = SimpleNamespace(roles=roles)
    permissions = discord.Permissions(**allowed)
    interaction = SimpleNamespace(guild_id=guild, permissions=permissions, user=user)
    return SimpleNamespace(interaction=interaction, words=translator("en"))


async def test_directors_manage_events_or_have_the_role_that_the_server_chose() -> None:
    chosen = Chosen()
    directing = Directing(cast(Any, SimpleNamespace(preferences=chosen)), *cast(Any, (None, None, None)))
    check, choose = directing.check_director, directing.choose_directors
    await check(reply(manage_events=True))
    with refused("no-director"):
        await check(reply(ROLE))
    with refused("only-in-server"):
        await check(reply(guild=None))
    with refused("not-choosing-directors"):
        await choose(reply(manage_events=True), cast(Any, ROLE))
    card = await choose(reply(manage_guild=True), cast(Any, ROLE))
    assert ROLE.mention in card.text
    assert DIRECTORS.of(chosen.settings) == ROLE.id
    await check(reply(ROLE))
    await check(reply(manage_events=True))
    with refused("no-director"):
        await check(reply())
    await choose(reply(manage_guild=True), None)
    with refused("no-director"):
        await check(reply(ROLE))
