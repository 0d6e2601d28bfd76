"""The one place where a player's panel is assembled: question, notes, what they missed, words first."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.preferences import Preferences
from bot.tables.table import Entry, Table
from bot.tables.waiting.proposal_remarks import remarks_to
from bot.texts import Translator
from bot.ui.board.board import remark_line
from bot.ui.board.reminder_cards import stood_in_card
from bot.ui.cards.card import Card
from bot.ui.panel.catch_up import CatchUp, with_catch_up
from bot.ui.panel.questions import PanelAddress, Path, panel_card
from bot.ui.panel.words_first import WordsFirst
from bot.ui.slots import NONE, Slots
from bot.work.drawing import Studio

BEGINNING = Path()


class PanelAssembly:
    """Assembles panels as their person has set them."""

    def __init__(
        self,
        preferences: Preferences,
        words_first: WordsFirst,
        since: CatchUp | None = None,
        slots: Slots = NONE,
    ) -> None:
        self.preferences = preferences
        self.words_first = words_first
        self._since = since
        self._slots = slots

    async def story(self, table: Table) -> list[Entry]:
        """Returns the whole log of a table; [] if it is not known."""
        return await self._since.story(table) if self._since is not None else []

    async def panel(
        self,
        table: Table,
        seat: int,
        words: Translator,
        studio: Studio,
        path: Path = BEGINNING,
        *,
        notes: Sequence[str] = (),
        deeds: str = "",
        catch_up: bool = False,
        confirm_all: bool = False,
        picture: str = "",
        heading: str = "",
        address: PanelAddress | None = None,
    ) -> Card:
        """Returns the panel of a seat; raises a Refusal if the path leads nowhere.

        `notes` are shown above it, `deeds` too if its person reads words first. `catch_up` adds the others'
        moves since the person's last decision, and `picture` is another file name for its picture. A game
        without a table has an `address` for its buttons and a `heading` above everything, including the board
        in words.
        """
        user = table.seats[seat].user
        if table.phase == "playing" and user is not None and table.seats[seat].stand_in:
            return _with_notes(stood_in_card(table, words), notes)
        confirm_all = confirm_all or await self.preferences.confirms_all(user)
        brief = not await self.words_first.wanted_by(user)
        since = await self._since.told(table, seat, words) if catch_up and self._since is not None else None
        card = await panel_card(
            table,
            seat,
            path,
            words,
            studio,
            confirm_all=confirm_all,
            extra=self._slots.panel_buttons(table, seat, words),
            beside=(since.button,) if since and since.button else (),
            address=address,
            brief=brief,
        )
        if card.at_rest and card.table and user is not None:
            card = await self.with_rest(card, table, user, table.row.guild, words)
        if not brief:
            card = with_catch_up(card, since)
        said = [remark_line(table.names[one], number, words) for one, number in remarks_to(table, seat)]
        card = _with_notes(card, (*notes, *said) if brief else (*notes, deeds, *said))
        if picture:
            card = card.with_picture_named(picture)
        return await self.words_first.panel(card, table, seat, words, studio, heading)

    async def with_rest(
        self, card: Card, table: Table, user: int, place: int | None, words: Translator
    ) -> Card:
        """A card that asks its person nothing, with what features offer then; nothing once the game is over.

        It is shown in the server `place`, or in a private message.
        """
        if table.phase != "playing":
            return card
        return card.with_row(await self._slots.rest_buttons(table, user, place, words))


def _with_notes(card: Card, notes: Sequence[str]) -> Card:
    note = "\n".join(filter(None, notes))
    return card.with_note(note) if note else card
