"""Seats that change hands: stand-ins of a chosen level, returns, seats taken, tables that wake up."""

from __future__ import annotations

from bot.features.contract import Core
from bot.tables.levels import levels
from bot.tables.table import Table
from bot.texts import Translator
from bot.ui.cards.card import Button, Card
from bot.ui.interactions.click import Click
from bot.ui.interactions.press import Press


class StandInHandlers:
    """One method for each verb."""

    def __init__(self, core: Core) -> None:
        self._play = core.tables.play
        self._stand_ins = core.stand_ins
        self._deciding = core.deciding

    async def stand_in(self, click: Click) -> Card:
        """Lets a computer player decide for a late player. The person who asks chooses its level, except at a
        rated table."""
        seat, level = click.argument
        before = await self._deciding.table(click)
        if not level and not before.terms.rated and len(levels(before.game)) > 1:
            await self._play.check_stand_in(click.table, click.person, seat)
            return stand_in_card(before, seat, click.words)
        after = await self._play.stand_in(click.table, click.person, seat, click.request, level or None)
        name, computer = before.seats[seat].name, after.stand_in_name(seat)
        return Card(click.words("stand-in-begins", name=name, computer=computer))

    async def come_back(self, click: Click) -> Card:
        """The person decides again; the answer is their panel."""
        await self._stand_ins.come_back_to(click.table, click.person.id, click.request)
        return (await self._deciding.turn(click)).with_note(click.words("welcome-back"))

    async def take_seat(self, click: Click) -> Card:
        """Seats a person in a seat that another player has left; the answer is their panel."""
        await self._play.take_seat(click.table, click.person, click.argument, click.request)
        return (await self._deciding.turn(click)).with_note(click.words("seat-is-yours"))

    async def reopen(self, click: Click) -> Card:
        """Reopens a table that was closed for inactivity."""
        await self._play.reopen(click.table, click.person, click.request)
        return Card(click.words("reopened", table=click.table))


def stand_in_card(table: Table, seat: int, words: Translator) -> Card:
    """Offers the levels, the strongest first, because the late player would want to be represented well."""
    strongest, *others = reversed(levels(table.game))

    def button(level: str) -> Button:
        press = Press(table.id, table.seq, "standin", f"{seat} {level}")
        chosen = level == strongest
        return Button(
            words("stand-in-level", level=words(f"level-{level}")),
            press.id,
            "primary" if chosen else "secondary",
        )

    text = words("stand-in-how-strong", name=table.seats[seat].name)
    return Card(text, rows=(tuple(map(button, (strongest, *others))),))
