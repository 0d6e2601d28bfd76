"""The log of a table: what happened round by round and how it ended, as a card and as a file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bot.tables.history import ACTED, without_undone
from bot.tables.table import Entry, Table
from bot.texts import Translator
from bot.ui.board.board import date_of, news_text
from bot.ui.board.rounds import round_starts
from bot.ui.cards.card import Card
from bot.ui.cards.markdown import plain
from bot.ui.faces import face_of
from engines.core.event import Event

LONGEST_LOG = 3000
"""Characters of the log that a card shows; the file has all of it."""


@dataclass
class Chapter:
    """A part of the log with its heading: a round, or the result."""

    title: str
    lines: list[str] = field(default_factory=list)


def log_card(table: Table, entries: Sequence[Entry], words: Translator) -> Card:
    """Returns the end of the log in whole lines; if the log is longer, attaches all of it as a file."""
    all_chapters = chapters(table, without_undone(entries), words)
    if not all_chapters:
        return Card(words("log-empty"))
    newest, all_of_it = _newest(all_chapters)
    text = "\n".join(_with_headings(newest, "**{}**"))
    if all_of_it and table.phase != "over":
        return Card(text)
    card = Card(text, files=((f"{table.id}-log.txt", log_file(table, all_chapters, words).encode()),))
    return card if all_of_it else card.with_note(f"-# {words('log-in-file')}")


def log_file(table: Table, log_chapters: Sequence[Chapter], words: Translator) -> str:
    """All of it, and every point explained where the game is over."""
    title = words(
        "log-title", game=words(table.game.key), table=table.id, date=date_of(table.row.changed, words)
    )
    lines = [title, words("log-players", names=", ".join(table.names))]
    for chapter in log_chapters:
        lines += ["", chapter.title, *chapter.lines]
    if table.phase == "over":
        lines += ["", *face_of(table.game.key).explain(table.view(None), table.names, words).splitlines()]
    return plain("\n".join(lines)) + "\n"


def chapters(table: Table, entries: Sequence[Entry], words: Translator) -> list[Chapter]:
    """The rounds with what happened in them, and the result of a game that is over."""
    log_chapters = [chapter for chapter in _rounds(table, entries, words) if chapter.lines]
    if len(log_chapters) == 1:
        log_chapters[0].title = ""  # a game that is not played in rounds
    if table.phase == "over":
        standings = face_of(table.game.key).standings(table.view(None), table.names, words)
        log_chapters.append(Chapter(words("log-result"), standings.splitlines()))
    return log_chapters


def _rounds(table: Table, entries: Sequence[Entry], words: Translator) -> Iterator[Chapter]:
    number = 1
    chapter = Chapter(words("log-round", round=number))
    for entry, at, begun in round_starts(table, entries):
        chapter.lines += _lines(table, entry, entry.events[:at], words)
        if begun != number:
            yield chapter
            number, chapter = begun, Chapter(words("log-round", round=begun))
        if at < len(entry.events):
            lines = _lines(table, entry, entry.events[at:], words)
            lines = [line.removeprefix(f"**{chapter.title}.**").strip() for line in lines]
            chapter.lines += filter(None, lines)
    yield chapter


def _lines(table: Table, entry: Entry, events: Sequence[Event], words: Translator) -> list[str]:
    if entry.verb == ACTED:
        if not events:
            return []
        text = face_of(table.game.key).caption(
            [event for event in events if event.only is None], table.names_in(entry), words
        )
    else:
        text = news_text(table, entry, words)
    return [line for line in text.splitlines() if line.strip()]


def _newest(log_chapters: Sequence[Chapter]) -> tuple[list[Chapter], bool]:
    """Returns as many whole lines from the end as a card shows, and whether these are all."""
    room = LONGEST_LOG
    kept: list[Chapter] = []
    for chapter in reversed(log_chapters):
        room -= len(chapter.title) + 6
        lines: list[str] = []
        for line in reversed(chapter.lines):
            room -= len(line) + 1
            if room < 0:
                break
            lines.insert(0, line)
        if lines:
            kept.insert(0, Chapter(chapter.title, lines))
        if room < 0:
            return kept, False
    return kept, True


def _with_headings(log_chapters: Sequence[Chapter], shape: str) -> Iterator[str]:
    for chapter in log_chapters:
        if chapter.title:
            yield shape.format(chapter.title)
        yield from chapter.lines
