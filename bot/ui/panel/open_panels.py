"""Tracks people's open panels, in memory only, and brings the next question to them.

Discord can't move a panel. When a public picture was posted below an open one and its owner is due again, the
next panel is a follow-up of their last press, which appears below everything, and the old one is deleted. A
token lives for fifteen minutes and is never stored. A follow-up uses more of the channel's rate limit than an
answer, so they are counted. A panel that can't be brought is still reachable by the button below the picture.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import deque
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace

import discord
from cachetools import LRUCache

from bot.tables.presence import PANEL_SECONDS, Key, Presence
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.texts import Translator, translator
from bot.ui.cards.card import NOBODY, Card, Menu
from bot.ui.cards.layout import layout
from bot.ui.panel.assemble import PanelAssembly
from bot.ui.panel.questions import Path
from bot.ui.stage.http_errors import FAILURES
from bot.work.drawing import Studio

log = logging.getLogger(__name__)

MOST_FOLLOWING, FOLLOWING_SECONDS = 12, 60.0
"""Panels per channel within that many seconds; Discord allows about thirty messages in all."""
_REMEMBERED = 500


@dataclass(frozen=True)
class Panel:
    """An open panel: the press that can reach it, and what it shows."""

    interaction: discord.Interaction
    message: int | None
    """A follow-up's message; None: it is what the press was answered with."""
    words: Translator
    at: float
    card: Card
    drawn: bytes = b""
    """The digest of its picture."""

    @property
    def asks(self) -> bool:
        """Whether it shows a question, not the board at rest."""
        return self.card.asks

    @property
    def is_new(self) -> bool:
        """Whether the press has opened it; otherwise it was open before."""
        pressed = self.interaction.message
        return self.message is None and (pressed is None or not pressed.flags.ephemeral)

    @property
    def place(self) -> int:
        """The id of its message, or of the press that has opened it; ids grow with time."""
        pressed = self.interaction.message
        return self.message or (self.interaction.id if self.is_new or pressed is None else pressed.id)


def shows_the_same(one: Card, drawn: bytes, other: Card) -> bool:
    """Whether two panels differ at most in the number of events that they know of.

    `drawn` is the digest of the first one's picture.
    """
    same_words = (one.text, one.after, _look(one)) == (other.text, other.after, _look(other))
    return same_words and drawn == digest(other)


def digest(card: Card) -> bytes:
    """Returns the digest of a card's picture; b"" without one."""
    return hashlib.blake2b(card.picture.data, digest_size=16).digest() if card.picture is not None else b""


def _look(card: Card) -> list[tuple[str, ...]]:
    """Returns the labels of a card's buttons and menus."""
    return [
        tuple(choice.label for choice in row.choices)
        if isinstance(row, Menu)
        else tuple(button.label for button in row)
        for row in card.rows
    ]


class OpenPanels:
    """The newest panel of each person at each table."""

    def __init__(
        self,
        presence: Presence,
        assembly: PanelAssembly,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._presence = presence
        self._assembly = assembly
        self._clock = clock
        self._open: LRUCache[Key, Panel] = LRUCache(_REMEMBERED)
        self._in_use: dict[Key, int] = {}
        self._answered: dict[Key, asyncio.Event] = {}
        """Set when all presses of the person are answered."""
        self._asking: dict[Key, int] = {}
        """Private messages that ask a question at present."""
        self._asked: LRUCache[Key, Card] = LRUCache(_REMEMBERED)
        """The questions of these messages, once the press in them is answered."""
        self._brought: dict[int, deque[float]] = {}

    # Told by the router

    @contextmanager
    def used(self, key: Key, *, asks: bool) -> Iterator[None]:
        """Marks a press at the table's venue as in progress; `asks`: it shows the person's panel."""
        self._presence.pressed(*key)
        if asks:
            self._presence.opened(*key)
        self._in_use[key] = self._in_use.get(key, 0) + 1
        answered = self._answered.setdefault(key, asyncio.Event())
        try:
            yield
        finally:
            self._in_use[key] -= 1
            if not self._in_use[key]:
                del self._in_use[key], self._answered[key]
                answered.set()

    async def shown(
        self,
        key: Key,
        interaction: discord.Interaction,
        words: Translator,
        card: Card,
        message: int | None = None,
    ) -> None:
        """A press was answered with a panel; `message`: with a follow-up, because the pressed one was gone.

        That one had moved below a picture if another is known: then only the newest press's answer stays.
        """
        panel = Panel(interaction, message, words, self._clock(), _without_files(card), digest(card))
        before = self._open.get(key)
        other = before if message is not None and not _is_pressed(before, interaction) else None
        if other is not None and other.interaction.id > interaction.id:
            await self._delete(panel)
            return
        self._open[key] = panel
        if other is not None:
            await self._delete(other)

    def pressed_privately(self, key: Key) -> None:
        """Records that a person is playing in a private message, so that no post has to mention them."""
        self._presence.pressed(*key)

    def shown_privately(self, key: Key, message: int, *, asks: bool, card: Card | None = None) -> None:
        """A press in a private message is answered there, with another question or with none.

        Without a `card` the press is still being answered.
        """
        if asks:
            self._asking[key] = message
        else:
            self._asking.pop(key, None)
        if asks and card is not None:
            self._asked[key] = card
        else:
            self._asked.pop(key, None)

    def moved(self, before: Key, after: Key) -> None:
        """The person's panel at one table becomes that at another."""
        self._open.pop(before, None)
        self._asking.pop(before, None)
        self._asked.pop(before, None)
        self._presence.lost(*before)
        self._presence.pressed(*after)
        self._presence.opened(*after)

    # Asked by the stage

    def asks_in(self, key: Key, message: int) -> bool:
        """Whether that private message asks its person something, as far as is known."""
        return self._asking.get(key) == message

    def is_behind(self, table: Table, user: int) -> bool:
        """Returns whether a private message shows its question from before the newest event."""
        card = self._asked.get((table.id, user))
        return card is not None and card.seq < table.seq

    async def brought_up_to_date(self, table: Table, seat: int, studio: Studio, lang: str) -> Card | None:
        """Returns a private message's current question; None if it shows that or is being answered."""
        user = table.seats[seat].user
        if user is None or not self.is_behind(table, user):
            return None
        key = (table.id, user)
        before = self._asked[key]
        card = await self._asked_again(table, seat, before, translator(lang), studio)
        if self._asked.get(key) is not before or shows_the_same(before, digest(before), card):
            return None
        self._asked[key] = card
        return card

    async def bring(
        self,
        table: Table,
        seat: int,
        studio: Studio,
        *,
        below: bool,
        acted: Collection[int],
        picture: int = 0,
    ) -> None:
        """Shows the seat's question in its person's open panel: in place, or `below` the newest picture.

        A panel at rest that is above the message `picture` comes below it once its person is due.
        """
        user = table.seats[seat].user
        if user is None:
            return
        key = (table.id, user)
        pressing = key in self._answered
        panel = await self._settled(key)
        if panel is None:
            return
        below = below or (seat in table.to_act and not panel.asks and panel.place < picture)
        if panel.card.seq > table.seq or not self._is_wanted(table, panel, below, acted):
            return
        below = below and not _is_half_answered(table, panel)
        if pressing and panel.asks and panel.is_new:  # they have opened it below the picture themselves
            return
        if below and not self._has_room(panel.interaction.channel_id or 0):
            log.info(
                "event=panels_limit table %s: too many panels to update; their buttons still work",
                table.id,
            )
            return
        lang = await self._assembly.preferences.language(user, panel.words.lang)  # it may have changed
        card = await self._asked_again(table, seat, panel.card, translator(lang), studio)
        if self._reachable(key) is not panel:  # they have pressed something since
            return
        if not below and panel.asks and table.to_act and shows_the_same(panel.card, panel.drawn, card):
            return
        try:
            if below:
                await self._send_below(key, panel, card)
            else:
                await self._edit(key, panel, card)
        except FAILURES as error:
            log.info(
                "event=panel_not_updated table %s: a panel could not be updated: %s",
                table.id,
                str(error) or type(error).__name__,
            )
            if self._open.get(key) is panel:
                del self._open[key]
                self._presence.lost(*key)

    async def _asked_again(
        self, table: Table, seat: int, before: Card, words: Translator, studio: Studio
    ) -> Card:
        """Returns the question of a panel at the table as it is, after the answers that were given in it.

        If these lead nowhere now, or the game went back, it is the first question.
        """
        if before.path and seat in table.to_act and table.history.went_back <= before.seq:
            with suppress(Refusal):
                return await self._assembly.panel(table, seat, words, studio, Path.read(before.path))
        return await self._assembly.panel(table, seat, words, studio, catch_up=True)

    @staticmethod
    def _is_wanted(table: Table, panel: Panel, below: bool, acted: Collection[int]) -> bool:
        """Returns whether the panel is outdated, or its new question is above its owner's last move.

        A partly answered question stays where it is, because its person is busy with it.
        """
        behind = panel.card.seq < table.seq
        if _is_half_answered(table, panel):
            return behind
        went_back = table.history.went_back > panel.card.seq
        if went_back or not (panel.asks and table.to_act):
            return True
        return panel.interaction.user.id in acted if below else behind

    async def _edit(self, key: Key, panel: Panel, card: Card) -> None:
        """Shows the card where the panel is."""
        view, files = layout(card)
        if panel.message is None:
            await panel.interaction.edit_original_response(
                view=view, attachments=files, allowed_mentions=NOBODY
            )
        else:
            await panel.interaction.followup.edit_message(
                panel.message, view=view, attachments=files, allowed_mentions=NOBODY
            )
        if self._open.get(key) is panel:
            self._open[key] = replace(panel, card=_without_files(card), drawn=digest(card))

    async def _send_below(self, key: Key, panel: Panel, card: Card) -> None:
        """Shows the card in a follow-up and deletes the panel."""
        view, files = layout(card)
        message = await panel.interaction.followup.send(
            view=view, files=files, ephemeral=True, wait=True, allowed_mentions=NOBODY
        )
        new = replace(panel, message=message.id, card=_without_files(card), drawn=digest(card))
        if key in self._in_use or self._open.get(key) is not panel:
            await self._delete(new)  # the person has pressed the old panel since: its answer is shown there
            return
        self._open[key] = new
        await self._delete(panel)

    @staticmethod
    async def _delete(panel: Panel) -> None:
        try:
            if panel.message is None:
                await panel.interaction.delete_original_response()
            else:
                await panel.interaction.followup.delete_message(panel.message)
        except FAILURES as error:
            log.info(
                "event=panel_not_deleted an old panel could not be deleted: %s",
                str(error) or type(error).__name__,
            )  # its owner may have closed it

    async def _settled(self, key: Key) -> Panel | None:
        """The person's panel once everything that they have pressed is answered."""
        while (answered := self._answered.get(key)) is not None:
            await answered.wait()
        return self._reachable(key)

    def _reachable(self, key: Key) -> Panel | None:
        """The person's panel, if its token still lives and nothing of theirs is being answered."""
        panel = self._open.get(key)
        if panel is None or key in self._in_use or self._clock() - panel.at >= PANEL_SECONDS:
            return None
        return panel

    def _has_room(self, channel: int) -> bool:
        now = self._clock()
        times = self._brought.setdefault(channel, deque())
        while times and now - times[0] >= FOLLOWING_SECONDS:
            times.popleft()
        for idle in [one for one, when in self._brought.items() if not when and one != channel]:
            del self._brought[idle]
        if len(times) >= MOST_FOLLOWING:
            return False
        times.append(now)
        return True


def _is_pressed(panel: Panel | None, interaction: discord.Interaction) -> bool:
    """Returns whether the press was made on that panel, or no panel is known."""
    pressed = interaction.message
    return panel is None or (pressed is not None and panel.place == pressed.id)


def _without_files(card: Card) -> Card:
    """Returns the card without pictures and files: five hundred pictures would take 30 MB."""
    return replace(card, picture=None, files=(), later=None)


def _is_half_answered(table: Table, panel: Panel) -> bool:
    """Returns whether its person is busy with a question that the table still asks."""
    went_back = table.history.went_back > panel.card.seq
    return panel.asks and bool(table.to_act) and not panel.card.untouched and not went_back
