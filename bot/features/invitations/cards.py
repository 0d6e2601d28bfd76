"""The invitation as a message, and its answers: Join and No, thanks."""

from __future__ import annotations

import discord

from bot.delivery.undelivered import Undelivered
from bot.features.contract import Core
from bot.features.invitations.service import Invitations
from bot.store import TableRow
from bot.tables.actors import Person
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.texts import Translator, translator
from bot.ui.cards.card import Button, Card, Choice, Link, Menu
from bot.ui.cards.links import jump_link
from bot.ui.interactions.click import Click
from bot.ui.interactions.outside import home_of
from bot.ui.interactions.press import NO_TABLE, Press, is_table_id
from bot.ui.interactions.reply import Reply
from bot.ui.interactions.table_picker import table_label
from bot.ui.stage.http_errors import delivering

INVITE, ACCEPT, DECLINE = "invite", "accept", "decline"


class InvitationCards:
    """Handles the context menu entry and the buttons of invitations."""

    def __init__(self, core: Core, invitations: Invitations) -> None:
        self._core = core
        self._invitations = invitations

    async def from_menu(self, reply: Reply, member: discord.Member) -> Card:
        """Invites a member to the person's lobby; if they sit in several, a menu asks which."""
        guild = home_of(reply.interaction)
        if guild is None:
            raise Refusal("only-in-server")
        if member.bot:
            raise Refusal("no-person")
        if member.id == reply.person.id:
            raise Refusal("invites-oneself")
        lobbies = await self._invitations.lobbies(reply.person, guild)
        if not lobbies:
            raise Refusal("no-lobby-to-invite")
        if len(lobbies) > 1:
            return _which(lobbies, member.id, reply.words)
        return await self._invite(lobbies[0].id, reply, member)

    async def chosen(self, click: Click) -> Card:
        """The lobby was chosen; the button names the person."""
        guild = home_of(click.reply.interaction)
        if guild is None or len(click.values) != 1 or not is_table_id(click.values[0]):
            raise Refusal("unknown-button")
        member = await self._member(guild, click.argument)
        return await self._invite(click.values[0], click.reply, member)

    async def _invite(self, table_id: str, reply: Reply, member: discord.Member | None) -> Card:
        row = await self._core.tables.row(table_id)
        if row.guild != home_of(reply.interaction):
            raise Refusal("unknown-table")
        if member is None or not await self._sees(row, member):
            raise Refusal("cannot-see-table", venue=f"<#{row.channel}>")
        table, maybe_sent = await self._invitations.invite(table_id, reply.person, member.id)
        name = next(seat.name for seat in table.seats if seat.user == reply.person.id)
        written = await self._send(table, name, member.id, maybe_sent=maybe_sent)
        await self._invitations.note_sent(table_id, member.id)
        return Card(reply.words("invited" if written else "invited-by-mention", name=f"<@{member.id}>"))

    async def _send(self, table: Table, inviter: str, invited: int, *, maybe_sent: bool) -> bool:
        """Write to the person; mention them at the lobby and return False if they take no messages.

        If a crash may have come after the message was sent, search for it first.
        """
        stage, button = self._core.stage, _press(ACCEPT, table.id)
        settings = await self._core.preferences.of(invited)
        nonce = f"{table.id}-i{invited & 0xFFFFFFFFFF:x}"
        if settings.private_messages:
            card = _card(table, inviter, translator(settings.lang or table.row.lang))
            unless = button if maybe_sent else None
            if await stage.write_to(invited, card, nonce, unless=unless) is not None:
                return True
        mention = f"<@{invited}>"
        if not maybe_sent or await stage.find(table.row.channel, button, mention) is None:
            card = _card(table, inviter, translator(table.row.lang), mention=mention)
            await stage.post(table.row.channel, card, nonce, users=[invited])
        return False

    async def accept(self, click: Click) -> Card:
        """Sit down, also from a private message; the person still has to see the table's channel."""
        table_id: str = click.argument
        await self._invitations.check_invited(table_id, click.person.id)
        row = await self._core.tables.row(table_id)
        member = await self._member(row.guild, click.person.id)
        if member is None or not await self._sees(row, member):
            raise Refusal("unknown-table")
        person = Person(member.id, member.display_name, lang=click.person.lang)
        table = await self._core.tables.lobby.join(table_id, person, click.request)
        self._core.greetings.send(table, person, click.reply)
        await self._core.slots.sat_down(table, click.reply)
        await self._withdraw(click)
        posts = await self._core.store.posts(table.id)
        text = click.words("accepted", game=click.words(table.game.key), venue=f"<#{row.channel}>")
        address = jump_link(row.guild, row.channel, posts.lobby)
        return Card(text, rows=((Link(click.words("go-to-table"), address),),))

    async def decline(self, click: Click) -> Card:
        await self._invitations.check_invited(click.argument, click.person.id)
        await self._invitations.note_sent(click.argument, click.person.id)
        await self._withdraw(click)
        return Card(click.words("declined"))

    async def _withdraw(self, click: Click) -> None:
        """Delete the mention at the lobby, which has its answer; a private message becomes the answer."""
        message = click.reply.interaction.message
        if message is not None and not click.reply.on_private_message:
            await self._core.stage.withdraw(f"{message.channel.id}/{message.id}")

    async def _member(self, guild: int, user: int) -> discord.Member | None:
        """Returns a server's member with their roles; None if the user is not in the server."""
        server = await self._core.servers.of(guild)
        if server is None:
            return None
        try:
            async with delivering("asking about a member"):
                return await server.guild.fetch_member(user)
        except Undelivered as error:
            if isinstance(error.__cause__, discord.NotFound):
                return None
            raise

    async def _sees(self, row: TableRow, member: discord.Member) -> bool:
        """Returns whether a member can see a table's channel; private threads are closed to newcomers."""
        server, place = await self._core.servers.at(row.guild, row.channel)
        if isinstance(place, discord.Thread):
            if place.is_private() or server is None:
                return False
            place = server.place(place.parent_id)
        return isinstance(place, discord.abc.GuildChannel) and place.permissions_for(member).view_channel


def _which(lobbies: list[TableRow], invited: int, words: Translator) -> Card:
    choices = tuple(Choice(table_label(row, words), row.id) for row in lobbies)
    menu = Menu(Press(NO_TABLE, 0, INVITE, str(invited)).id, words("invite-which"), choices)
    return Card(words("invite-which"), rows=(menu,))


def _card(table: Table, inviter: str, words: Translator, mention: str = "") -> Card:
    facts = {"inviter": inviter, "game": words(table.game.key), "venue": f"<#{table.row.channel}>"}
    text = words("invitation", **facts)
    if mention:
        text = f"{mention} {text}"
    join = Button(words("join"), _press(ACCEPT, table.id), "success")
    return Card(text, rows=((join, Button(words("no-thanks"), _press(DECLINE, table.id))),))


def _press(verb: str, table_id: str) -> str:
    return Press(NO_TABLE, 0, verb, table_id).id
