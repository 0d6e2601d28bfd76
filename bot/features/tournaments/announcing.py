"""Posts about tournaments, each once: cards, pictures, films, the scheduled event and the champion's role."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import discord

from bot.delivery.undelivered import Undelivered
from bot.features.contract import Core
from bot.features.tournaments.cards import (
    TournamentCards,
    mark_of,
    name_of,
    percent,
    post_card,
    public_words,
    standings_text,
)
from bot.features.tournaments.rules.forms import places
from bot.features.tournaments.scene import Scene
from bot.tables.refusal import Refusal
from bot.texts import Translator
from bot.ui.board.board import date_of
from bot.ui.cards.card import Picture
from bot.ui.stage.http_errors import delivering

log = logging.getLogger(__name__)

EVENT_HOURS = 24
"""Discord wants an end of an event that takes place outside of its voice channels."""


class Announcer:
    """Posts in the channels of tournaments."""

    def __init__(self, core: Core, cards: TournamentCards) -> None:
        self._core = core
        self._cards = cards

    async def post(self, scene: Scene, what: str, *, maybe_posted: bool) -> int:
        if what == "event":
            return await self._schedule(scene, maybe_posted=maybe_posted)
        card, users = post_card(scene, what, public_words(scene))
        channel = scene.home.channel
        if maybe_posted:
            found = await self._core.stage.find(channel, mark_of(card))
            if found is not None:
                return found
        if what.startswith("standings-"):
            card = replace(card, picture=await self._picture(scene))
        return await self._core.stage.post(channel, card, f"{scene.id}-{what}", silent=not users, users=users)

    async def refresh(self, scene: Scene) -> None:
        self._cards.refresh(scene)

    async def film(self, scene: Scene, table_id: str | None) -> None:
        if table_id is not None:
            with suppress(Refusal):  # a table that can't be read has no film
                await self._core.slots.film(await self._core.tables.get(table_id), scene.home.channel)

    async def crown(self, scene: Scene, users: Sequence[int], former: Sequence[int]) -> None:
        role = scene.tournament.plan.champion
        if role is None:
            return
        try:
            server = await self._core.servers.of(scene.home.guild)
            if server is None or not server.me.guild_permissions.manage_roles:
                return
            for user, wins in [*((one, False) for one in former), *((one, True) for one in users)]:
                if wins or user not in users:
                    async with delivering(f"the champion's role in {scene.home.guild}"):
                        member = await server.guild.fetch_member(user)
                        change = member.add_roles if wins else member.remove_roles
                        await change(discord.Object(role), reason=scene.id)
        except Undelivered as error:  # the role is never required
            log.info("event=role_not_given tournament %s: the role was not given: %s", scene.id, error)

    async def call_off_event(self, scene: Scene) -> None:
        event = scene.tournament.posts.get("event")
        if not event:
            return
        try:
            server = await self._core.servers.of(scene.home.guild)
            if server is not None:
                async with delivering(f"the event {event}"):
                    found = await server.guild.fetch_scheduled_event(event)
                    await found.delete()
        except Undelivered as error:
            log.info("event=event_not_removed tournament %s: its event stays: %s", scene.id, error)

    async def _schedule(self, scene: Scene, *, maybe_posted: bool) -> int:
        """Make a scheduled event; returns 0 where the bot may not: the card names the date anyway."""
        plan, words = scene.tournament.plan, public_words(scene)
        try:
            server = await self._core.servers.of(scene.home.guild)
            if server is None or plan.begins is None or not server.me.guild_permissions.create_events:
                return 0
            name = f"{words('tournament-title', game=words(plan.game))} · {scene.id}"
            async with delivering(f"the event of tournament {scene.id}"):
                if maybe_posted:
                    for event in await server.guild.fetch_scheduled_events(with_counts=False):
                        if event.name == name:
                            return event.id
                begins = datetime.fromtimestamp(plan.begins, UTC)
                channel = server.place(scene.home.channel)
                made = await server.guild.create_scheduled_event(
                    name=name,
                    start_time=begins,
                    end_time=begins + timedelta(hours=EVENT_HOURS),
                    entity_type=discord.EntityType.external,
                    privacy_level=discord.PrivacyLevel.guild_only,
                    location=f"#{channel.name}" if channel is not None else server.guild.name,
                )
                return made.id
        except Undelivered as error:
            log.info("event=event_not_made tournament %s has no event: %s", scene.id, error)
            return 0

    async def _picture(self, scene: Scene) -> Picture:
        """Draws the standings after the last round that is over."""
        words, number = public_words(scene), len(scene.tournament.finished)
        server = await self._core.servers.of(scene.home.guild)
        where = server.guild.name if server is not None else ""
        drawn = await self._core.publishing.run(
            _draw, scene, where, date_of(self._core.clock(), words), words
        )
        return Picture(drawn, f"castellan-cup-{scene.id}-{number}.png", standings_text(scene, words))


def _draw(scene: Scene, where: str, date: str, words: Translator) -> bytes:
    """The picture of the standings."""
    from render import club

    lines, group = [], 0
    for place in places(scene.tournament):
        title = words("standings-group", group=place.group) if place.group != group else ""
        group = place.group
        name = name_of(scene, place.player)
        shown = club.CupLine(
            place.rank, name, f"{percent(place.average)}%", f"{percent(place.average_wins)}%", title
        )
        lines.append(shown)
    plan, number = scene.tournament.plan, len(scene.tournament.finished)
    beside = words("standings-title", round=number, rounds=0)
    return club.cup(club.Cup(words(plan.game), beside, tuple(lines), where, date), words)
