"""Club cards: a person's page, a server's leaderboard and its records; private until they are shared."""

from __future__ import annotations

import asyncio
import logging
import re
from dataclasses import dataclass, replace
from typing import Literal

import discord

from bot.features.club.club_words import fallen_lines, feat_pages, page_lines, rating_lines, top_lines
from bot.features.club.service import Club, PersonPage, TopLine
from bot.store import StoreAway
from bot.tables.names import clean_name
from bot.tables.preferences import Preferences
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.texts import Translator, translator
from bot.ui.board.board import date_of
from bot.ui.cards.card import CALM, GOLD, Button, Card, Choice, Menu, Picture, Row
from bot.ui.faces import face_of, hosted, import_face
from bot.ui.interactions.access import may_write
from bot.ui.interactions.click import Click
from bot.ui.interactions.codec import Codec
from bot.ui.interactions.outside import home_of
from bot.ui.interactions.press import NO_TABLE, Press
from bot.ui.interactions.reply import Reply, public_language
from bot.ui.slots import NONE, Slots
from bot.work.drawing import Studio
from engines.registry import game as game_of

log = logging.getLogger(__name__)

PAGE = 10
"""Lines on one page of a top list."""
_LOOK = re.compile(r"(page|top|feats)\.(\d{1,20})\.([a-z_0-9]*)\.(\d{1,4})\.([pw])")


@dataclass(frozen=True)
class ClubLook:
    """The content of a card, as its buttons encode it."""

    what: Literal["page", "top", "feats"]
    who: int = 0
    game: str = ""
    """"" means the most played game."""
    page: int = 0
    in_words: bool = False

    def press(self, verb: str = "club") -> str:
        return Press(NO_TABLE, 0, verb, LOOK.write(self)).id


def _read(text: str) -> ClubLook | None:
    match = _LOOK.fullmatch(text)
    if match is None:
        return None
    what, who, game, page, how = match.groups()
    return ClubLook(what, int(who), game, int(page), how == "w")  # type: ignore[arg-type]


def _write(look: ClubLook) -> str:
    return f"{look.what}.{look.who}.{look.game}.{look.page}.{'w' if look.in_words else 'p'}"


LOOK: Codec[ClubLook] = Codec(_read, _write)


def look_of(click: Click) -> ClubLook:
    """The look that a press asks for; a game chosen in the menu replaces the previous one."""
    look: ClubLook = click.argument
    if click.values:
        look = replace(look, game=click.values[0], page=0)
    if look.game and look.game not in hosted():
        raise Refusal("unknown-button")
    return look


class ClubCards:
    """Puts cards together for commands and presses."""

    def __init__(
        self, tables: Tables, club: Club, preferences: Preferences, studio: Studio, slots: Slots = NONE
    ) -> None:
        self._tables = tables
        self._slots = slots
        self._club = club
        self._preferences = preferences
        self._studio = studio

    async def first(self, reply: Reply, look: ClubLook) -> Card:
        """Returns the card that a command asks for; as text for a person whose settings prefer words."""
        in_words = (await self._preferences.of(reply.person.id)).words_first
        return await self._card(reply, replace(look, in_words=in_words), reply.words)

    async def look(self, click: Click) -> Card:
        """Another page, another game, words or picture."""
        return await self._card(click.reply, look_of(click), click.words)

    async def share(self, click: Click) -> Card:
        """Show to all what only this person has seen so far, in the language of the place."""
        interaction, look = click.reply.interaction, look_of(click)
        if home_of(interaction) is None or (look.what == "page" and look.who != click.person.id):
            raise Refusal("unknown-button")
        if not may_write(interaction):
            raise Refusal("no-voice")
        public = await self._card(click.reply, look, translator(public_language(interaction)), public=True)
        await click.reply.publish(public)
        card = await self._card(click.reply, look, click.words)
        return card.with_note(click.words("shown-to-all"))

    async def below_result(self, table: Table, words: Translator) -> list[str]:
        """Returns the lines below a result: the changes that the game made to ratings and records."""
        if table.phase != "over":
            return []
        return [*await self._ratings(table, words), *await self._fallen(table, words)]

    async def _ratings(self, table: Table, words: Translator) -> list[str]:
        """Returns the rating changes of a rated game, or the reason if stand-ins made too many decisions."""
        if not table.terms.rated:
            return []
        await self._tables.ratings.count_quietly()  # the result may be shown before it was counted
        if changes := await self._club.rating_changes(table.id):
            return rating_lines(changes, words)
        if names := await self._club.stood_in_for(table.id):
            return [words("not-rated-stood-in", names=", ".join(names))]
        return []

    async def _fallen(self, table: Table, words: Translator) -> list[str]:
        try:
            lines = fallen_lines(table.game.key, await self._club.fallen(table.id, table.game.feats), words)
            return [f"**{line}**" for line in lines]
        except StoreAway:
            raise  # the result is shown later, when the records can be read
        except Exception:  # the result is shown even if the records can't be computed
            log.exception(
                "event=records_failed table %s: the records of its result could not be computed", table.id
            )
            return []

    async def _card(self, reply: Reply, look: ClubLook, words: Translator, *, public: bool = False) -> Card:
        if look.what == "page":
            card = await self._page(reply, look, words, public=public)
        elif (guild := home_of(reply.interaction)) is None:
            raise Refusal("unknown-button")
        elif look.what == "top":
            card = await self._top(reply, look, guild, words, public=public)
        else:
            card = await self._feats(look, guild, words)
        return replace(card, rows=(), colour=GOLD) if public else card

    # A person's page

    async def _page(self, reply: Reply, look: ClubLook, words: Translator, *, public: bool) -> Card:
        interaction, me = reply.interaction, reply.person
        who = look.who or me.id
        page = await self._club.page(who, me.id, home_of(interaction), look.game or None)
        if page is None:
            return Card(words("stats-empty" if who == me.id else "stats-empty-of"))
        name = clean_name(me.name) if who == me.id else page.name
        look = replace(look, who=who, game=page.chosen)
        await import_face(page.chosen, self._studio)
        beside = await self._slots.page_lines(who, page.chosen, words)
        lines = [*page_lines(page, words), *beside]
        rows = self._rows(look, [one.key for one in page.games], words)
        if home_of(interaction) is not None and who == me.id:
            rows = _with_share(rows, look, words)
        title = f"### {name}"
        if look.in_words:
            return Card("\n".join([title, *lines]), rows=rows, colour=CALM)
        drawn = await self._studio.run(
            draw_page, page, name, _server(interaction), date_of(self._tables.now(), words), words
        )
        picture = Picture(drawn, f"castellan-page-{page.chosen}.png", "\n".join([title, *lines]))
        return Card(title, picture, "\n".join(f"-# {line}" for line in beside), rows)

    # A server's top and feats

    async def _top(
        self, reply: Reply, look: ClubLook, guild: int, words: Translator, *, public: bool
    ) -> Card:
        games = await self._club.games_of(guild)
        key = look.game or (games[0] if games else hosted()[0])
        everybody = await self._club.top(guild, key)
        pages = max(1, -(-len(everybody) // PAGE))
        look = replace(look, game=key, page=min(look.page, pages - 1))
        lines = everybody[look.page * PAGE : (look.page + 1) * PAGE]
        title = f"### {words('top-title', game=words(key))}"
        below = [] if public else [await self._own_place(reply.person.id, everybody, words)]
        text = "\n".join([title, *top_lines(lines, words)])
        rows = self._rows(look, games, words, pages=pages)
        if not everybody:
            return Card("\n".join([title, words("top-empty"), *filter(None, below)]), rows=rows[:1])
        rows = _with_share(rows, look, words)
        if look.in_words:
            return Card("\n".join([text, *filter(None, below)]), rows=rows)
        where, date = _server(reply.interaction), date_of(self._tables.now(), words)
        drawn = await self._studio.run(draw_top, words(key), lines, where, date, words)
        picture = Picture(drawn, f"castellan-top-{key}-{look.page + 1}.png", text)
        return Card(title, picture, "\n".join(filter(None, below)), rows)

    async def _own_place(self, user: int, everybody: list[TopLine], words: Translator) -> str:
        """Returns the viewer's own place, since that may be on another page."""
        if (await self._preferences.of(user)).hidden:
            return f"-# {words('top-hidden')}"
        own_line = next((line for line in everybody if line.user == user), None)
        if own_line is None:
            return ""
        return f"-# {words('top-yours', place=str(own_line.place), rating=str(own_line.rating))}"

    async def _feats(self, look: ClubLook, guild: int, words: Translator) -> Card:
        games = await self._club.games_of(guild)
        key = look.game or (games[0] if games else hosted()[0])
        await import_face(key, self._studio)
        engine = await asyncio.to_thread(game_of, key)  # the first time, it is imported
        pages = feat_pages(key, await self._club.feats(guild, key, engine.feats), words)
        look = replace(look, game=key, page=min(look.page, max(0, len(pages) - 1)), in_words=True)
        lines = pages[look.page] if pages else [words("records-empty")]
        rows = self._rows(look, games, words, pages=len(pages), drawn=False)
        if pages:
            rows = _with_share(rows, look, words)
        title = f"### {words('records-title', game=words(key))}"
        return Card("\n".join([title, *lines]), rows=rows)

    def _rows(
        self, look: ClubLook, games: list[str], words: Translator, *, pages: int = 1, drawn: bool = True
    ) -> tuple[Row, ...]:
        """The menu of games, the ways to other pages, and to words or picture."""
        rows: list[Row] = []
        if len(games) > 1:
            choices = tuple(Choice(words(key), key, chosen=key == look.game) for key in games[:25])
            menu = replace(look, game="", page=0)
            rows.append(Menu(menu.press(), words("stats-choose"), choices))
        buttons = []
        if pages > 1:
            before, after = replace(look, page=max(0, look.page - 1)), replace(look, page=look.page + 1)
            buttons = [
                Button(words("previous"), before.press(), disabled=look.page == 0),
                Button(words("next"), after.press(), disabled=look.page >= pages - 1),
            ]
        if drawn:
            other = replace(look, in_words=not look.in_words)
            buttons.append(Button(words("as-picture" if look.in_words else "in-words"), other.press()))
        return (*rows, tuple(buttons)) if buttons else tuple(rows)


def _with_share(rows: tuple[Row, ...], look: ClubLook, words: Translator) -> tuple[Row, ...]:
    share = Button(words("show-to-all"), look.press("share"), "primary")
    if rows and isinstance(rows[-1], tuple):
        return (*rows[:-1], (*rows[-1], share))
    return (*rows, (share,))


def _server(interaction: discord.Interaction) -> str:
    """The server's name, fit for a picture."""
    return clean_name(interaction.guild.name) if interaction.guild is not None else ""


def draw_page(page: PersonPage, name: str, where: str, date: str, words: Translator) -> bytes:
    """Draws a page; imports the drawing code only when it is needed."""
    from render import club

    face = face_of(page.chosen)
    games = tuple(
        club.GameLine(
            words(one.key),
            one.games,
            one.wins,
            one.best,
            None if one.mean is None else round(one.mean),
            one.rating,
            one.key == page.chosen,
        )
        for one in page.games
    )
    drawing = club.Page(
        name=name,
        games=games,
        opponents=tuple((one.name, one.games) for one in page.opponents),
        title=words(page.chosen),
        places=page.places,
        history=page.history,
        favourites=tuple((face.kind_name(kind, words), count) for kind, count in page.favourites),
        road=page.road,
        everywhere=page.everywhere,
        where=where,
        date=date,
    )
    return club.page(drawing, words)


def draw_top(title: str, lines: list[TopLine], where: str, date: str, words: Translator) -> bytes:
    """The picture of a page of a top."""
    from render import club

    ranked = tuple(club.Ranked(one.place, one.name, one.rating, one.games, one.wins) for one in lines)
    return club.top(club.Top(title, ranked, where, date), words)
