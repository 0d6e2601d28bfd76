"""The public picture and its words: what happened, who is due, how everybody stands."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from bot.service.studio import Studio
from bot.service.table import Entry, Table
from bot.texts import Words
from bot.ui.card import CALM, GOLD, Button, Card, Picture, Row, Style, rows_of
from bot.ui.faces import face_of
from bot.ui.ids import Press
from engines.core.chance import commitment

MOST_CAPTIONS = 12


async def board_card(
    table: Table, words: Words, studio: Studio, news: Sequence[Entry] = (), *, ping: bool = False
) -> Card:
    """The table as everybody sees it; with `ping` the people who are due are mentioned."""
    face = face_of(table.game.key)
    view = table.view(None)
    over = table.phase == "over"
    if over:
        played, result = date_of(table.row.changed), face.pictures.result
        data = await studio.run(result, view, table.names, words, date=played, table=table.id)
    else:
        data = await studio.run(face.pictures.public, view, table.names, words)
    picture = Picture(
        data, f"{table.game.key}-{table.id}-{table.seq}.png", face.alt(view, table.names, words)
    )
    after = face.standings(view, table.names, words) if over else status_text(table, view, words, ping=ping)
    text = "\n".join([*_header(table, view, words, news), *captions(table, news, words)])
    return Card(text, picture, after, board_rows(table, words, view), GOLD if over else CALM)


def words_card(table: Table, words: Words) -> Card:
    """The whole board as text, made from the same view as the picture."""
    text = face_of(table.game.key).in_words(table.view(None), table.names, words)
    fair = Button(words("fair-shuffle"), Press(table.id, table.seq, "fair").id)
    return Card(text, rows=((fair,),))


def date_of(at: float) -> str:
    """The day of a moment, written so that no language reads it otherwise."""
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d}"


def _header(table: Table, view: Any, words: Words, news: Sequence[Entry]) -> list[str]:
    """The first post tells the cards in play, and fixes the shuffle before anybody acts."""
    title = f"### {words('board-title', game=words(table.game.key), table=table.id)}"
    if not any(entry.verb == "started" for entry in news):
        return [title]
    cards = face_of(table.game.key).cards_in_play(view, words)
    hidden = commitment(table.game.seed(table.state))
    return [title, *(f"-# {card}" for card in cards), f"-# {words('seed-hidden', hash=hidden)}"]


def captions(table: Table, news: Sequence[Entry], words: Words) -> list[str]:
    """What happened, one line for each entry; only the last ones when there are many."""
    face = face_of(table.game.key)
    lines = []
    for entry in news:
        if entry.verb == "acted":
            shown = [event for event in entry.events if event.only is None]
            lines.append(face.caption(shown, table.names, words))
        else:
            lines.append(news_text(table, entry, words))
    return [line for line in lines if line][-MOST_CAPTIONS:]


def news_text(table: Table, entry: Entry, words: Words) -> str:
    """What happened to the table itself in a sentence; "" when it is not worth one."""
    if not words.has(f"news-{entry.verb}"):
        return ""
    name = table.names[entry.seat] if entry.seat is not None and entry.seat < len(table.names) else ""
    return words(f"news-{entry.verb}", name=name)


def status_text(table: Table, view: Any, words: Words, *, ping: bool = True) -> str:
    """Who is due, as a spectator may know it; with `ping` they are mentioned."""
    if table.phase == "ended":
        return words("lobby-ended")
    status = face_of(table.game.key).status(view, table.names, words)
    mentions = " ".join(f"<@{user}>" for user in due_people(table)) if ping else ""
    return f"{mentions} {status}".strip()


def due_people(table: Table) -> list[int]:
    """The people who are due, whom the board may ping."""
    return [user for seat in table.to_act if (user := table.seats[seat].user) is not None]


def newly_due(table: Table, news: Sequence[Entry], told: Sequence[int]) -> list[int]:
    """The people to be pinged by a new picture: those who are due and have not been called yet.

    In a simultaneous phase there is a picture for every act of anybody. Who was mentioned by the last one
    and has not acted since is not pinged again, unless an answer is asked of them for another reason.
    """
    face = face_of(table.game.key)
    acted = {entry.user for entry in news}
    called = {seat for entry in news for seat in face.called(entry.events)}
    return [
        user
        for seat in table.to_act
        if (user := table.seats[seat].user) is not None
        and (user not in told or user in acted or seat in called)
    ]


def board_rows(table: Table, words: Words, view: Any = None) -> tuple[Row, ...]:
    """The buttons below the public picture. They work on any post, however old."""

    def button(verb: str, label: str, style: Style = "secondary") -> Button:
        return Button(words(label), Press(table.id, table.seq, verb).id, style)

    face = face_of(table.game.key)
    first = {
        "playing": [button("turn", face.turn_button, "primary")],
        "over": [button("account", "points-in-full", "primary")],
    }
    buttons = [
        *first.get(table.phase, []),
        button("look", "closeup"),
        button("words", "in-words"),
        button("rules", "rules"),
    ]
    if face.cards_in_play(view or table.view(None), words):
        buttons.append(button("cards", "cards"))
    if table.phase != "playing":
        buttons.append(button("fair", "fair-shuffle"))
    return rows_of(buttons)
