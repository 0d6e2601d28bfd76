"""The public picture and its words: what happened, who is due, how everybody stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.service.studio import Studio
from bot.service.table import Entry, Table
from bot.texts import Words
from bot.ui.card import CALM, GOLD, Button, Card, Picture, Row
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
    draw = face.pictures.result if over else face.pictures.public
    data = await studio.run(draw, view, table.names, words)
    picture = Picture(
        data, f"{table.game.key}-{table.id}-{table.seq}.png", face.alt(view, table.names, words)
    )
    after = [status_text(table, view, words, ping=ping)]
    if over:
        seed = table.game.seed(table.state)
        after = [
            face.explain(view, table.names, words),
            f"-# {words('seed-shown', seed=seed, hash=commitment(seed))}",
        ]
    text = "\n".join([*_header(table, words, news), *captions(table, news, words)])
    return Card(text, picture, "\n".join(after), board_rows(table, words), GOLD if over else CALM)


def words_card(table: Table, words: Words) -> Card:
    """The whole board as text, made from the same view as the picture."""
    return Card(face_of(table.game.key).in_words(table.view(None), table.names, words))


def _header(table: Table, words: Words, news: Sequence[Entry]) -> list[str]:
    title = f"### {words('board-title', game=words(table.game.key), table=table.id)}"
    if any(entry.verb == "started" for entry in news):
        hidden = commitment(table.game.seed(table.state))
        return [title, f"-# {words('seed-hidden', hash=hidden)}"]
    return [title]


def captions(table: Table, news: Sequence[Entry], words: Words) -> list[str]:
    """What happened, one line for each entry; only the last ones when there are many."""
    face = face_of(table.game.key)
    lines = []
    for entry in news:
        if entry.verb == "acted":
            shown = [event for event in entry.events if event.only is None]
            lines.append(face.caption(shown, table.names, words))
        elif words.has(f"news-{entry.verb}"):
            name = table.names[entry.seat] if entry.seat is not None and entry.seat < len(table.names) else ""
            lines.append(words(f"news-{entry.verb}", name=name))
    return [line for line in lines if line][-MOST_CAPTIONS:]


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


def board_rows(table: Table, words: Words) -> tuple[Row, ...]:
    """The buttons below the public picture. They work on any post, however old."""

    def button(verb: str, label: str) -> Button:
        return Button(words(label), Press(table.id, table.seq, verb).id)

    row: tuple[Button, ...] = (
        button("look", "closeup"),
        button("words", "in-words"),
        button("rules", "rules"),
    )
    if table.phase == "playing":
        turn = Button(
            words(face_of(table.game.key).turn_button), Press(table.id, table.seq, "turn").id, "primary"
        )
        row = (turn, *row)
    elif table.phase == "over":
        row = (*row, button("film", "film"))
    return (row,)
