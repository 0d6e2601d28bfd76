"""The daily castle in one private message: its start, the game with a real table's panel, and its result.

It keeps nothing in memory: each button encodes the day, the try and the number of decisions made, and the
press itself names the player.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import discord

from bot.features.daily_castle.cards import TODAY, DailyBoards, draw_share, legend, symbols
from bot.features.daily_castle.daily_buttons import (
    ANEW,
    BEGIN,
    BOARD,
    OPEN,
    PRACTICE,
    SHOW,
    TABLE,
    BesidePanel,
    TryOfDay,
    beside_press,
    panel_address,
    share_press,
)
from bot.features.daily_castle.service import PLAYER, DailyCastle, Day, Try, streak
from bot.features.daily_castle.store import DailyResult
from bot.tables.names import clean_name
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.texts import Translator, translator
from bot.ui.cards.card import GOLD, Button, Card, Picture
from bot.ui.cards.links import moment
from bot.ui.faces import face_of, import_face
from bot.ui.interactions.access import may_write
from bot.ui.interactions.click import Click
from bot.ui.interactions.outside import home_of, is_chat
from bot.ui.interactions.reply import Reply, public_language
from bot.ui.panel.assemble import BEGINNING, PanelAssembly
from bot.ui.panel.questions import Path
from bot.work.drawing import Studio
from engines.core.score import signed

MOST_NEWS = 6
"""The number of lines about computer players' moves since the person's last decision."""


@dataclass(frozen=True)
class AtDaily:
    """A person's game of the day."""

    day: Day
    game: Try

    @property
    def table(self) -> Table:
        return self.game.table

    @property
    def seat(self) -> int:
        return PLAYER

    @property
    def which(self) -> TryOfDay:
        return TryOfDay.of(self.day.date, practice=self.game.row.practice)


class DailyCastleHandlers:
    """One method for the command and for each verb."""

    def __init__(
        self, castle: DailyCastle, boards: DailyBoards, panels: PanelAssembly, studio: Studio
    ) -> None:
        self._castle = castle
        self.boards = boards
        self._panels = panels
        self._studio = studio
        self._sharing: set[int] = set()
        """People whose result is being posted; a second tap does nothing."""

    async def open(self, reply: Reply) -> Card:
        """Returns the card for the person's progress in today's castle: not begun, playing, or finished."""
        day = await self._castle.today()
        attempt = await self._castle.find(reply.person, day, practice=False)
        if attempt is None:
            return await self._before(day, reply)
        return await self._card(AtDaily(day, attempt), reply)

    async def go(self, click: Click) -> Card:
        """Carries out the request of a button next to the panel."""
        target: BesidePanel = click.argument
        reply, day = click.reply, await self._castle.today()
        if target.what == BOARD:
            return await self.boards.card(reply, target.board)
        if target.what == SHOW:
            return await self.boards.shown_to_all(reply, target.board)
        if target.which is None:
            return await self.open(reply)
        _check_day(target.which, day)
        rated = await self._castle.find(reply.person, day, practice=False)
        if target.what == BEGIN:
            began = rated or await self._castle.begin(reply.person, day, practice=False)
            return await self._card(AtDaily(day, began), reply)
        if target.what == TABLE:
            return await self._whole(await self._attempt_of(target.which, day, reply), reply)
        if (rated is None or not rated.over) and not await self._castle.had_rated(reply.person.id, day):
            raise Refusal("daily-official-first")
        attempt = None
        if target.what == PRACTICE:
            attempt = await self._castle.find(reply.person, day, practice=True)
        if attempt is None or attempt.over:
            attempt = await self._castle.begin(reply.person, day, practice=True)
        return await self._card(AtDaily(day, attempt), reply)

    # The walk through the panel

    async def find(self, click: Click) -> AtDaily:
        return await self._attempt_of(click.argument.which, await self._castle.today(), click.reply)

    async def is_current(self, at: AtDaily, click: Click) -> bool:
        return at.game.row.seq == click.press.seq and not at.game.over

    async def show(self, at: AtDaily, click: Click, path: Path) -> Card:
        return await self._card(at, click.reply, path)

    async def act(self, at: AtDaily, click: Click, action: str) -> Card:
        guild = home_of(click.reply.interaction) or 0
        after = await self._castle.act(at.game, click.press.seq, action, click.person, guild)
        return await self._card(AtDaily(at.day, after), click.reply)

    async def show_outdated(self, at: AtDaily, click: Click) -> Card:
        return await self._card(at, click.reply, note=click.words("learn-old-button"))

    async def _attempt_of(self, which: TryOfDay, day: Day, reply: Reply) -> AtDaily:
        """The person's own game that a button is about."""
        _check_day(which, day)
        attempt = await self._castle.find(reply.person, day, practice=which.practice)
        if attempt is None:
            raise Refusal("daily-over")
        return AtDaily(day, attempt)

    async def share(self, click: Click) -> Card:
        """Posts the result of the rated try publicly, without revealing the deal."""
        interaction, day = click.reply.interaction, await self._castle.today()
        if not _has_others(interaction):
            raise Refusal("daily-over")
        _check_day(click.argument, day)
        if interaction.guild_id is not None and not may_write(interaction):
            raise Refusal("no-voice")
        result = await self._castle.store.result(click.person.id, day.name)
        if result is None:
            raise Refusal("daily-unfinished")
        place = interaction.guild_id or interaction.channel_id or 0
        if address := await self._castle.shared_at(click.person.id, day, place):
            return (await self.open(click.reply)).with_note(
                click.words("daily-shared-before", address=address)
            )
        words = translator(public_language(interaction))
        lines = [
            words(
                "daily-shared",
                name=clean_name(click.person.name),
                date=words.day(day.date),
                game=words(day.game.key),
            )
        ]
        lines += await self._result_lines(result, home_of(interaction), words)
        title = clean_name(click.person.name)
        first = await self._is_first(result, home_of(interaction))
        drawn = await self._studio.run(draw_share, title, result, first, words)
        play = Button(words("daily-play"), beside_press(OPEN))
        picture = Picture(drawn, f"castellan-daily-{day.name}.png", "\n".join(lines))
        if click.person.id in self._sharing:
            raise Refusal("already-done")
        self._sharing.add(click.person.id)
        try:
            card = Card("\n".join(lines), picture, rows=((play,),), colour=GOLD)
            address = await click.reply.publish(card)
            if address:
                await self._castle.note_shared(click.person.id, day, place, address)
        finally:
            self._sharing.discard(click.person.id)
        note = click.words("shown-to-all" if address else "daily-kept-private")
        return (await self.open(click.reply)).with_note(note)

    # Its cards

    async def _before(self, day: Day, reply: Reply) -> Card:
        """Returns the card that describes today's game before the person begins it."""
        words = reply.words
        others = day.form.seats - 1
        company = words("daily-with", count=others) if others else words("daily-alone")
        had = await self._castle.had_rated(reply.person.id, day)
        text = [
            _title(day, words),
            f"**{company}**",
            _length(day, words),
            words("daily-had" if had else "daily-intro"),
            words("daily-changes", ends=moment(day.ends, "t"), left=moment(day.ends)),
            f"-# {words('daily-fair', hash=day.commitment)}",
        ]
        first = Button(words("daily-begin"), beside_press(BEGIN, TryOfDay.of(day.date)), "success")
        if had:
            first = Button(words("daily-practice"), beside_press(PRACTICE, TryOfDay.of(day.date)), "primary")
        return Card("\n".join(text), rows=((first, self.boards.button(words)),), colour=GOLD)

    async def _card(self, at: AtDaily, reply: Reply, path: Path = BEGINNING, note: str = "") -> Card:
        """The panel, or how it ended."""
        day, game, words = at.day, at.game, reply.words
        await import_face(game.table.game.key, self._studio)
        if game.over:
            return await self._ending(game, day, reply)
        heading = [
            _title(day, words),
            f"-# {words('daily-practicing' if game.row.practice else 'daily-official')}",
        ]
        card = await self._panels.panel(
            game.table,
            PLAYER,
            words,
            self._studio,
            path,
            heading="\n".join(filter(None, (*heading, note, *self._news(game, words)))),
            picture=f"daily-{day.name}-{game.row.seq}.png",
            address=panel_address(at.which, game.row.seq),
        )
        if not card.untouched:
            return card
        beside = [Button(words("daily-table"), beside_press(TABLE, at.which))]
        if game.row.practice:
            beside.append(Button(words("daily-leave-practice"), beside_press(OPEN)))
        return replace(card, rows=(*card.rows, tuple(beside)))

    async def _whole(self, at: AtDaily, reply: Reply) -> Card:
        """Returns the whole table, which only this person can see."""
        words, table = reply.words, at.table
        await import_face(table.game.key, self._studio)
        status, picture = await self._studio.run(_status_and_picture, at.game, at.day, words)
        back = beside_press(PRACTICE if at.which.practice else BEGIN, at.which)
        if await self._panels.words_first.wanted_by(reply.person.id):
            status = await self._studio.run(
                face_of(table.game.key).in_words, table.view(PLAYER), table.names, words
            )
        text = "\n".join([_title(at.day, words), status])
        return Card(text, picture, rows=((Button(words("back"), back, "primary"),),))

    def _news(self, attempt: Try, words: Translator) -> list[str]:
        """Returns captions for the person's last decision and everything since."""
        face, names = face_of(attempt.table.game.key), attempt.table.names
        lines = [line for events in attempt.news if (line := face.caption(events, names, words))]
        return [f"-# {line}" for line in lines[-MOST_NEWS:]]

    async def _ending(self, attempt: Try, day: Day, reply: Reply) -> Card:
        words, row = reply.words, attempt.row
        text = [_title(day, words)]
        if attempt.result is not None:
            text += await self._result_lines(attempt.result, home_of(reply.interaction), words)
        else:
            text.append(f"-# {words('daily-practicing')}")
        first = attempt.result is None or await self._is_first(attempt.result, home_of(reply.interaction))
        ranking, picture = await self._studio.run(_ranking_and_picture, attempt, day, words, first)
        which = TryOfDay.of(day.date, practice=row.practice)
        more = beside_press(ANEW if row.practice else PRACTICE, which)
        practice = None if row.practice else await self._castle.find(reply.person, day, practice=True)
        goes_on = practice is not None and not practice.over
        buttons = [Button(words("daily-practice-on" if goes_on else "daily-practice"), more)]
        if row.practice:
            buttons.append(Button(words("daily-leave-practice"), beside_press(OPEN)))
        if attempt.result is not None and _has_others(reply.interaction):
            buttons.insert(0, Button(words("daily-share"), share_press(which), "primary"))
        buttons.append(self.boards.button(words, TODAY))
        text.append(ranking)
        return Card("\n".join(filter(None, text)), picture, rows=(tuple(buttons),), colour=GOLD)

    async def _is_first(self, result: DailyResult, guild: int | None) -> bool:
        """Returns whether the result is the day's best, in its server or otherwise anywhere."""
        here = guild if guild == result.guild else None
        place, _ = await self._castle.store.standing(here, result.day, result.points)
        return place == 1

    async def _result_lines(self, result: DailyResult, guild: int | None, words: Translator) -> list[str]:
        """Describes a result without revealing the deal."""
        store = self._castle.store
        lines = [symbols(result.marks), words("daily-points", points=result.points)]
        par = await store.par(result.day)
        if par is not None:
            lines.append(words("daily-par", par=str(par), apart=signed(result.points - par)))
        if guild is not None and guild == result.guild:
            place, count = await store.standing(guild, result.day, result.points)
            lines.append(words("daily-place-here", place=str(place), count=count))
        place, count = await store.standing(None, result.day, result.points)
        lines.append(words("daily-place-everywhere", place=str(place), count=count))
        days = streak(await store.days_of(result.user), (await self._castle.today()).date)
        if days > 1:
            lines.append(words("daily-streak", count=days))
        return [*lines, f"-# {legend(words)}"]


def _has_others(interaction: discord.Interaction) -> bool:
    """Returns whether other people can read the place: true except in private messages with the bot."""
    return interaction.guild_id is not None or is_chat(interaction)


def _title(day: Day, words: Translator) -> str:
    return f"### {words('daily-title', date=words.day(day.date), game=words(day.game.key))}"


def _check_day(which: TryOfDay, day: Day) -> None:
    if not which.is_on(day.date):
        raise Refusal("daily-over")


def _status_and_picture(attempt: Try, day: Day, words: Translator) -> tuple[str, Picture]:
    """The line about the seats to act, and the public picture of the table."""
    face, table = face_of(attempt.table.game.key), attempt.table
    view = table.view(None)
    data = face.pictures.public(view, table.names, words)
    alt = face.alt(view, table.names, words)
    picture = Picture(data, f"daily-{day.name}-{attempt.row.seq}-table.png", alt)
    return face.status(view, table.names, words), picture


def _length(day: Day, words: Translator) -> str:
    """Returns a game's usual length, for the card before it begins."""
    length = words("daily-length", presses=str(day.form.presses))
    return length if day.form.turns is None else f"{words('daily-turns', turns=str(day.form.turns))} {length}"


def _ranking_and_picture(attempt: Try, day: Day, words: Translator, first: bool) -> tuple[str, Picture]:
    """Returns the final ranking and the picture of the end. A solo player who was not first that day gets no
    crown: the picture is their castle."""
    face, table = face_of(attempt.table.game.key), attempt.table
    view = table.view(PLAYER)
    if len(table.seats) == 1 and not first:
        data = face.own_board(view, PLAYER, table.names, words)
        alt = face.own_alt(view, PLAYER, table.names, words)
        return "", Picture(data, f"daily-{day.name}-end.png", alt)
    data = face.pictures.result(view, table.names, words, date=words.day(day.date))
    picture = Picture(data, f"daily-{day.name}-end.png", face.alt(view, table.names, words))
    return face.standings(view, table.names, words), picture
