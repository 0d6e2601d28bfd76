"""Since your last turn: the others' moves, above the panel's question, and pictures of the table after them.

All of it is public: captions without secrets, and the table as a spectator saw it then.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from cachetools import LRUCache

from bot.tables.history import STARTED, since_start, without_undone
from bot.tables.refusal import Refusal
from bot.tables.replay import ReplayStep, replay_after
from bot.tables.table import Entry, Table
from bot.tables.tables import Tables
from bot.texts import Translator
from bot.ui.board.board import MOST_LINES, captions, public_events
from bot.ui.cards.card import CALM, LONGEST_TEXT, Button, Card, Picture, Row, cut, whole_lines
from bot.ui.cards.markdown import plain
from bot.ui.faces import face_of, import_face
from bot.ui.interactions.click import Click
from bot.ui.interactions.codec import NUMBER, pair
from bot.ui.interactions.press import Press
from bot.work.drawing import Studio

MOST_STORIES = 32
"""The number of tables whose whole log is kept in memory."""
LONGEST_LINE = 220
LONGEST_TOLD = 1200
MOST_PAGES = 20
"""The number of newest turns that have a picture."""

PAGE_AFTER = pair(NUMBER, NUMBER, ".")
"""The event after which the pictures begin, and the page."""


@dataclass(frozen=True)
class Page:
    """One turn: its entries, and the public view of the table after it."""

    entries: tuple[Entry, ...]
    view: Any


@dataclass(frozen=True)
class Told:
    """The others' moves: a title, a line for each turn, and the button to the pictures of them."""

    title: str
    lines: tuple[str, ...]
    more: str
    button: Button | None


class CatchUp:
    """Reports the moves since a person's last turn."""

    def __init__(self, tables: Tables, studio: Studio) -> None:
        self._tables = tables
        self._studio = studio
        self._stories: LRUCache[str, list[Entry]] = LRUCache(MOST_STORIES)
        """Whole logs of the tables that were shown last."""

    async def told(self, table: Table, seat: int, words: Translator) -> Told | None:
        """Returns the others' moves since a person's last decision; None if there are none."""
        user = table.seats[seat].user
        if user is None or table.phase != "playing":
            return None
        try:
            after = await self._tables.last_decision(table.id, user)
            entries = await self._tables.entries(table.id, after=after, upto=table.seq)
        except Refusal:  # the log can't be read; the panel still asks its question
            return None
        return told_since(table, meanwhile(entries, user), after, words, seat)

    async def story(self, table: Table) -> list[Entry]:
        """Returns the whole log of a table; [] if it can't be read. Reads what is not in memory."""
        known = self._stories.get(table.id, [])
        newer = table.recent_after(known[-1].seq) if known and known[-1].seq <= table.seq else None
        try:
            whole = (
                await self._tables.entries(table.id, upto=table.seq) if newer is None else [*known, *newer]
            )
        except Refusal:
            return []
        self._stories[table.id] = whole
        return whole

    async def more(self, click: Click) -> Card:
        """Returns the pictures of that time, one turn per page."""
        table = await self._tables.get(click.table)
        if table.state is None:
            raise Refusal("not-started")
        await import_face(table.game.key, self._studio)
        begin, page = click.argument
        entries = await self._tables.entries(table.id, upto=table.seq)
        card: Card = await self._studio.draw(page_card, table, entries, begin, page, click.words)
        return card


def meanwhile(entries: Sequence[Entry], user: int) -> list[Entry]:
    """Returns other people's entries, without undone ones and without those before the game's start."""
    entries = without_undone(entries)
    return [entry for entry in since_start(entries) if entry.user != user and entry.verb != STARTED]


def told_since(
    table: Table, entries: Sequence[Entry], after: int, words: Translator, seat: int | None = None
) -> Told | None:
    """Returns these entries as lines for the player of a seat; None if none of them is worth one."""
    lines = captions(table, entries, words)
    if not lines:
        return None
    left = len(lines) - MOST_LINES
    kept = (
        line if len(line) <= LONGEST_LINE else cut(plain(line), LONGEST_LINE) for line in lines[-MOST_LINES:]
    )
    title = words("since-your-turn" if after else "since-the-start")
    more = words("since-more", count=left, names=_changed(table, entries, seat)) if left > 0 else ""
    acted = any(entry.verb == "acted" for entry in entries)
    label = words("since-pictures" if after else "since-the-start")
    button = Button(label, _press(table, after, 0)) if acted else None
    return Told(title, tuple(kept), more, button)


def with_catch_up(card: Card, told: Told | None) -> Card:
    """Returns the card with the others' moves above its text."""
    if told is None:
        return card
    parts = [f"**{told.title}**", *told.lines, *([f"-# {told.more}"] if told.more else [])]
    room = min(LONGEST_TOLD, LONGEST_TEXT - len(card.text) - len(card.after) - 2)
    text = whole_lines("\n".join(parts), room)
    return card.with_note(text) if text else card


def _changed(table: Table, entries: Sequence[Entry], reader: int | None) -> str:
    """Returns the names of the other players whose boards have changed."""
    seats = sorted({event.seat for event in public_events(entries) if event.seat not in (None, reader)})
    return ", ".join(table.names[seat] for seat in seats if seat < len(table.names))


def pages(table: Table, entries: Sequence[Entry], after: int) -> list[Page]:
    """Returns the turns after that event; a turn of several steps is one page."""
    decisions = replay_after(table, entries, after)
    turns: list[Page] = []
    steps: list[ReplayStep] = []
    for decision, following in pairwise([*decisions, None]):
        assert decision is not None
        steps.append(decision)
        if decision.turn_ends or following is None or following.entry.seat != decision.entry.seat:
            turns.append(Page(tuple(step.entry for step in steps), table.game.view(decision.state, None)))
            steps = []
    return turns[-MOST_PAGES:]


def page_card(table: Table, entries: Sequence[Entry], after: int, index: int, words: Translator) -> Card:
    """Returns one of the turns after that event in a picture, with the players of that moment."""
    turns = pages(table, entries, after)
    all_pages = [page for page in turns if captions(table, page.entries, words)] or turns
    if not all_pages:
        raise Refusal("no-pictures-then")
    number = min(index, len(all_pages) - 1)
    page, face = all_pages[number], face_of(table.game.key)
    title = words("since-page" if after else "since-page-from-start", page=number + 1, pages=len(all_pages))
    text = whole_lines("\n".join((f"**{title}**", *captions(table, page.entries, words))), LONGEST_TEXT)
    names = table.names_at(page.entries[-1].seq)
    data = face.pictures.public(page.view, names, words, public_events(page.entries))
    alt = face.alt(page.view, names, words)
    picture = Picture(data, f"since-{table.id}-{page.entries[-1].seq}.png", alt)
    return Card(text, picture, rows=_turning(table, after, number, len(all_pages), words), colour=CALM)


def _press(table: Table, after: int, page: int) -> str:
    return Press(table.id, table.seq, "since", PAGE_AFTER.write((after, page))).id


def _turning(table: Table, after: int, number: int, count: int, words: Translator) -> tuple[Row, ...]:
    def to(page: int, label: str) -> Button:
        # A way that leads nowhere is disabled; it keeps its own number, as no two ids may be alike.
        return Button(words(label), _press(table, after, page), disabled=not 0 <= page < count)

    back = Button(words("since-back"), Press(table.id, table.seq, "turn").id, "primary")
    ways = (to(number - 1, "since-before"), to(number + 1, "since-after")) if count > 1 else ()
    return ((*ways, back),)
