"""Deciding: the panel as its person asks for it, and what they do in it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.features.coach.hints import hint_text
from bot.features.coach.levels_card import Company
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.ui.board.board import captions
from bot.ui.board.reminder_cards import stood_in_card
from bot.ui.cards.card import Card
from bot.ui.faces import import_face
from bot.ui.panel.answered import answered_card
from bot.ui.panel.catch_up import Since
from bot.ui.panel.questions import Path, done_at_once, panel_card
from bot.ui.panel.words_first import WordsFirst
from bot.ui.stage.discord_stage import DiscordStage
from bot.ui.stage.venues import named
from bot.work.drawing import Studio

if TYPE_CHECKING:
    from bot.features.playing.presses import Click


class Deciding:
    """One method for each verb that is answered with the person's panel."""

    def __init__(
        self,
        tables: Tables,
        studio: Studio,
        stage: DiscordStage,
        words_first: WordsFirst,
        company: Company,
        since: Since,
    ) -> None:
        self._tables = tables
        self._studio = studio
        self._stage = stage
        self._words_first = words_first
        self._company = company
        self._since = since

    async def table(self, click: Click) -> Table:
        """The table that the press is about, with its game's face at hand."""
        table = await self._tables.get(click.table)
        await import_face(table.game.key, self._studio)
        return table

    async def turn(self, click: Click) -> Card:
        """Open the panel as the table stands now; the button may be as old as it likes."""
        table = await self.table(click)
        seat = self._seat(table, click)
        if table.phase == "playing" and table.seats[seat].stand_in:
            return stood_in_card(table, click.words)
        card = await self._asked(table, seat, Path(), click)
        card = await self._since.panel(card, table, seat, click.words)
        warning = await self.warning(table, click)
        return await self._panel(card.with_note(warning) if warning else card, table, seat, click)

    async def _asked(self, table: Table, seat: int, path: Path, click: Click) -> Card:
        """The question of a seat, confirmed as its person wants it; while another decides there is none."""
        if table.phase == "playing" and table.seats[seat].stand_in:
            return stood_in_card(table, click.words)
        every = await self._words_first.preferences.confirms_every(click.person.id)
        return await panel_card(table, seat, path, click.words, self._studio, every=every)

    async def _panel(self, card: Card, table: Table, seat: int, click: Click) -> Card:
        """A panel with all its notes, as its person wants it."""
        return await self._words_first.panel(card, table, seat, click.words, self._studio)

    async def warning(self, table: Table, click: Click) -> str:
        """What the bot is not allowed to do at the table's venue, if the table can't be shown for that."""
        venue = await self._tables.venue(table.id) or table.row.channel
        missing = await self._stage.missing_at(table, venue)
        if not missing:
            return ""
        permissions = named(missing, click.words)
        return click.words("venue-closed", table=table.id, venue=f"<#{venue}>", permissions=permissions)

    async def ask(self, click: Click) -> Card:
        table = await self.table(click)
        seat = self._seat(table, click)
        if not await self._tables.play.still_good(table, seat, click.press.seq):
            return await self._as_it_is(table, seat, click)
        path = Path.read(click.press.argument)
        if click.values:
            path = replace(path, answers=(*path.answers, *click.values))
        try:
            card = await self._asked(table, seat, path, click)
        except Refusal:
            return await self._as_it_is(table, seat, click)
        return await self._panel(card, table, seat, click)

    async def hint(self, click: Click) -> Card:
        """What the strong player would do here: its answers are given, one press is left."""
        table = await self.table(click)
        seat = self._seat(table, click)
        due = seat in table.to_act and not table.seats[seat].stand_in
        if not due or not await self._tables.play.still_good(table, seat, click.press.seq):
            return await self._as_it_is(table, seat, click)
        hint = await self._company.hint(table, seat)
        path = Path(hint.answers or ())
        card = await panel_card(table, seat, path, click.words, self._studio, every=True)
        said = await self._studio.run(hint_text, hint, table, seat, click.words)
        return await self._panel(card.with_note(said), table, seat, click)

    async def pick(self, click: Click) -> Card:
        """An answer chosen in a menu: what it does at once is done, anything else is asked on."""
        table = await self.table(click)
        seat = self._seat(table, click)
        path = Path.read(click.press.argument)
        path = replace(path, answers=(*path.answers, *click.values))
        every = await self._words_first.preferences.confirms_every(click.person.id)
        action = await self._studio.run(done_at_once, table, seat, path, every=every)
        if action is None:
            return await self.ask(click)
        return await self.do(replace(click, press=replace(click.press, argument=action)))

    async def do(self, click: Click) -> Card:
        press = click.press
        table = await self.table(click)
        seat = self._seat(table, click)
        try:
            after = await self._tables.play.act(
                press.table, click.person, seat, press.seq, press.argument, click.request
            )
        except Refusal as refusal:
            if refusal.code not in ("stale-button", "not-your-turn", "illegal-action", "already-done"):
                raise
            return await self._as_it_is(await self.table(click), seat, click)
        news = await self._tables.entries(after.id, after=table.seq, upto=after.seq)
        done = "\n".join(captions(after, news, click.words))
        seat = self._seat(after, click)
        if click.reply.interaction.guild_id is None and seat not in after.to_act:
            venue = await self._tables.venue(after.id) or after.row.channel
            return answered_card(after, venue, news[-1], click.words)
        card = await self._asked(after, seat, Path(), click)
        notes = [note for note in (await self.warning(after, click), done) if note]
        return await self._panel(card.with_note("\n".join(notes)) if notes else card, after, seat, click)

    async def _as_it_is(self, table: Table, seat: int, click: Click) -> Card:
        """The panel as it is now, with a note that the button was an old one."""
        card = await self._asked(table, seat, Path(), click)
        return await self._panel(card.with_note(click.words("panel-was-old")), table, seat, click)

    async def told(self, table: Table, note: str, click: Click) -> Card:
        """The panel as it is now, below that sentence."""
        seat = self._seat(table, click)
        card = await self._asked(table, seat, Path(), click)
        return await self._panel(card.with_note(note), table, seat, click)

    @staticmethod
    def _seat(table: Table, click: Click) -> int:
        if table.phase == "lobby":
            raise Refusal("not-started")
        if table.phase == "ended":
            raise Refusal("table-over")
        mine = table.seats_of(click.person.id)
        if not mine:
            raise Refusal("not-playing")
        return next((seat for seat in mine if seat in table.to_act), mine[0])
