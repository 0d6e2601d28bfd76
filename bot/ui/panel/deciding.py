"""Deciding: the panel as its person asks for it, and what they do in it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.ui.board.board import captions
from bot.ui.cards.card import Card
from bot.ui.faces import import_face
from bot.ui.interactions.click import Click
from bot.ui.panel.answered import answered_card
from bot.ui.panel.assemble import BEGINNING, PanelAssembly
from bot.ui.panel.crossing import path_now, table_before
from bot.ui.panel.questions import Path, done_at_once
from bot.ui.stage.discord_stage import DiscordStage
from bot.ui.stage.venues import permission_names
from bot.work.drawing import Studio


@dataclass(frozen=True)
class AtTable:
    """A table, and the seat whose panel the person sees."""

    table: Table
    seat: int


class Deciding:
    """The panels of people who press at tables, and what other verbs need of them."""

    def __init__(self, tables: Tables, studio: Studio, stage: DiscordStage, panels: PanelAssembly) -> None:
        self._tables = tables
        self._studio = studio
        self._stage = stage
        self._panels = panels

    async def table(self, click: Click) -> Table:
        """The table that the press is about, with its game's face imported."""
        table = await self._tables.get(click.table)
        await import_face(table.game.key, self._studio)
        return table

    async def turn(self, click: Click, *notes: str) -> Card:
        """Returns the panel for the table's current state, however old the button is."""
        table = await self.table(click)
        seat = self.seat(table, click)
        table = await self._tables.after_computers(table, seat)
        if table.phase != "playing" or not table.seats[seat].stand_in:
            notes = (*notes, await self.warning(table, click))
        return await self.panel(table, seat, click, notes=notes, catch_up=True)

    async def panel(
        self,
        table: Table,
        seat: int,
        click: Click,
        path: Path = BEGINNING,
        *,
        notes: tuple[str, ...] = (),
        deeds: str = "",
        catch_up: bool = False,
        confirm_all: bool = False,
    ) -> Card:
        """The panel of a seat in the language of the person who pressed."""
        return await self._panels.panel(
            table,
            seat,
            click.words,
            self._studio,
            path,
            notes=notes,
            deeds=deeds,
            catch_up=catch_up,
            confirm_all=confirm_all,
        )

    async def warning(self, table: Table, click: Click) -> str:
        """The permissions that the bot lacks at the table's venue; "" if it lacks none."""
        venue = await self._tables.venue(table.id) or table.row.channel
        missing = await self._stage.missing_at(table, venue)
        if not missing:
            return ""
        permissions = permission_names(missing, click.words)
        return click.words("venue-closed", table=table.id, venue=f"<#{venue}>", permissions=permissions)

    # The walk through the panel

    async def find(self, click: Click) -> AtTable:
        table = await self.table(click)
        return AtTable(table, self.seat(table, click))

    async def is_current(self, at: AtTable, click: Click) -> bool:
        return await self._tables.play.still_good(at.table, at.seat, click.press.seq)

    async def show(self, at: AtTable, click: Click, path: Path) -> Card:
        try:
            return await self.panel(at.table, at.seat, click, path)
        except Refusal:
            if click.press.seq >= at.table.seq:
                raise
        return await self._show_crossed(at, click, path)

    async def _show_crossed(self, at: AtTable, click: Click, path: Path) -> Card:
        """Answers a press whose question has changed its form since: does or shows what was meant."""
        entries = await self._tables.entries(at.table.id, upto=at.table.seq)
        before = await self._studio.run(table_before, at.table, entries, click.press.seq)
        if before is None:
            raise Refusal("outdated")
        if click.values:  # a menu: its answer may be the whole decision
            confirm_all = await self._tables.preferences.confirms_all(click.person.id)
            action = await self._studio.run(done_at_once, before, at.seat, path, confirm_all=confirm_all)
            if action is not None:
                return await self.act(at, click, action)
        path_there = await self._studio.run(path_now, at.table, before, at.seat, path)
        if path_there is None:
            raise Refusal("outdated")
        return await self.panel(at.table, at.seat, click, path_there)

    async def act(self, at: AtTable, click: Click, action: str) -> Card:
        """Carry the decision out; the answer is the panel after it and after what computers do at once."""
        after = await self._tables.play.act(
            click.table, click.person, at.seat, click.press.seq, action, click.request
        )
        after = await self._tables.after_computers(after, at.seat)
        news = await self._tables.entries(after.id, after=at.table.seq, upto=after.seq)
        deeds = "\n".join(captions(after, news, click.words))
        seat = self.seat(after, click)
        if click.reply.interaction.guild_id is None and seat not in after.to_act:
            venue = await self._tables.venue(after.id) or after.row.channel
            answer = next(entry for entry in reversed(news) if entry.seat == at.seat)
            card = answered_card(after, venue, answer, click.words)
            return await self._panels.with_rest(card, after, click.person.id, None, click.words)
        return await self.panel(after, seat, click, notes=(await self.warning(after, click),), deeds=deeds)

    async def show_outdated(self, at: AtTable, click: Click) -> Card:
        return await self.as_it_is(at.table, at.seat, click)

    async def as_it_is(self, table: Table, seat: int, click: Click) -> Card:
        """Returns the current panel, with a note that the button was outdated."""
        return await self.panel(table, seat, click, notes=(click.words("panel-was-old"),))

    @staticmethod
    def seat(table: Table, click: Click) -> int:
        """The seat whose panel the person sees: one that is due comes first."""
        if table.phase == "lobby":
            raise Refusal("not-started")
        if table.phase == "ended":
            raise Refusal("table-over")
        seats = table.seats_of(click.person.id)
        if not seats:
            raise Refusal("not-playing")
        return next((seat for seat in seats if seat in table.to_act), seats[0])
