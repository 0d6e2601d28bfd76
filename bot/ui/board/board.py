"""The public picture and its text: the news, the players who are due, and the standings."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from typing import Any

from bot.tables.history import (
    ACTED,
    AWAY_UNTIL,
    RULES_CHANGED,
    STARTED,
    is_silent,
    since_start,
    without_undone,
)
from bot.tables.table import Entry, Table
from bot.tables.waiting.pace import deadline
from bot.tables.waiting.proposal_remarks import REMARKED, remark_in
from bot.texts import Translator
from bot.ui.board.headlines import headlines
from bot.ui.board.moments import moment_line, victory_line
from bot.ui.board.terms_card import continued_lines
from bot.ui.cards.card import (
    BUTTONS_IN_ROW,
    CALM,
    GOLD,
    LONGEST_TEXT,
    Button,
    Card,
    Picture,
    Row,
    Style,
    rows_of,
    whole_lines,
)
from bot.ui.cards.links import mention, moment
from bot.ui.cards.markdown import plain
from bot.ui.faces import face_of
from bot.ui.interactions.press import Press
from bot.ui.panel.undo_buttons import back_text, open_buttons, wish_rows, wish_text
from bot.ui.slots import NONE, Slots
from bot.work.drawing import Studio
from engines.core.chance import commitment
from engines.core.event import Event
from engines.core.players import LEVELS

MOST_LINES = 6
"""The number of news lines; the button "In words" shows the rest."""


async def board_card(
    table: Table,
    words: Translator,
    studio: Studio,
    news: Sequence[Entry] = (),
    *,
    called: Collection[int] = (),
    slots: Slots = NONE,
    titled: bool = True,
    whole: bool = False,
    story: Sequence[Entry] = (),
    last: bool = False,
) -> Card:
    """Returns the public view of the table with its news; mentions the people in `called`.

    `story` is the whole log: with it the news includes the moment that matters most. `titled` adds the names
    of the game and the table, which a table's own thread shows already. `whole` lists all news, and in the
    first post the cards in play, for people who read words first. `last` is the board of a finished game
    before its result.
    """
    face, news = face_of(table.game.key), since_start(news)
    view = table.view(None)
    over = table.phase == "over" and not last
    if over:
        played, result = date_of(table.row.changed, words), face.pictures.result
        data = await studio.draw(result, view, table.names, words, date=played, table=table.id)
    else:
        data = await studio.draw(
            face.pictures.public, view, table.names, words, public_events(without_undone(news))
        )
    # After a crash the result is looked for by its picture's name: the last board must not be taken for it.
    name = f"{table.game.key}-{table.id}-{table.seq}{'-last' if last else ''}.png"
    picture = Picture(data, name, face.alt(view, table.names, words))
    after = "" if last else status_text(table, view, words, called)
    if over:
        playing = [user for user in called if table.seat_of(user) is not None]
        everybody = [" ".join(map(mention, playing))] if playing else []
        standings = face.standings(view, table.names, words)
        lines = await slots.result_lines(table, words)
        after = "\n".join([*everybody, standings, *lines, *_for_followers(table, words, called)])
    moment = ""
    if over:
        moment = victory_line(table, words)
    elif story and news:
        moment = await studio.run(moment_line, table, story, news[0].seq - 1, words)
    told = [] if whole else _headlines(table, news, words, moment)
    told = told or [*_news_lines(table, news, words), *filter(None, [moment])]
    told += await slots.news_lines(table, news, words)
    text = "\n".join([*_header(table, view, words, news, titled=titled, whole=whole), *told])
    rows = () if last else board_rows(table, words, view, slots)
    return Card(text, picture, after, rows, GOLD if over else CALM)


def sealed_card(table: Table, words: Translator, called: Collection[int], slots: Slots = NONE) -> Card:
    """Returns the board of a sealed table in a public place: no picture and no news.

    Its players see everything through the buttons.
    """
    title = words("board-title", game=words(table.game.key), table=table.id)
    due = [table.seats[seat] for seat in table.to_act]
    names = ", ".join(
        mention(seat.user) if seat.user in called and seat.user is not None else seat.name for seat in due
    )
    text = words("board-sealed", count=len(due), names=names)
    return Card(f"### {title}\n{text}", rows=board_rows(table, words, slots=slots))


def words_card(table: Table, words: Translator, news: Sequence[Entry], *, words_first: bool = False) -> Card:
    """Returns everything that happened since the previous picture, and the whole board as text.

    Readers can switch to words before pictures here, or back.
    """
    face, view = face_of(table.game.key), table.view(None)
    board = face.in_words(view, table.names, words)
    full = face.in_full(view, table.names, words) or board
    lines = captions(table, since_start(news), words)
    since = "\n".join([f"**{words('since-last-picture')}**", *lines, "", ""]) if lines else ""
    text = since + board
    switch = "pictures" if words_first else "words"
    buttons = [
        Button(words("fair-shuffle"), Press(table.id, table.seq, "fair").id),
        Button(
            words("pictures-first" if words_first else "words-first"),
            Press(table.id, table.seq, "lead", switch).id,
        ),
    ]
    rows = rows_of(buttons)
    if len(text) <= LONGEST_TEXT and full == board:
        return Card(text, rows=rows)
    file = (f"{table.game.key}-{table.id}.txt", plain(since + full).encode())
    goes_on = words("words-go-on-in-file")
    kept = whole_lines(text, LONGEST_TEXT - len(goes_on) - 1)
    return Card(f"{kept}\n{goes_on}", rows=rows, files=(file,))


def date_of(at: float, words: Translator) -> str:
    """The day of a moment, as the language writes it."""
    return words.day(datetime.fromtimestamp(at, UTC).date())


def _header(
    table: Table, view: Any, words: Translator, news: Sequence[Entry], *, titled: bool, whole: bool
) -> list[str]:
    """Returns the title. The first post adds the seed's hash, to fix the shuffle before the first move."""
    title = [f"### {words('board-title', game=words(table.game.key), table=table.id)}"] if titled else []
    if not any(entry.verb == STARTED for entry in news):
        return title
    cards = face_of(table.game.key).cards_in_play(view, words) if whole else ()
    hidden = words("seed-hidden", hash=commitment(table.game.seed(table.state)))
    shuffle = words("dealt-from-name", name=table.terms.seed) if table.terms.seed else hidden
    introduction = face_of(table.game.key).introduction(view, words)
    return [
        *title,
        *continued_lines(table, words),
        *introduction,
        *(f"-# {card}" for card in cards),
        f"-# {shuffle}",
    ]


def _headlines(table: Table, news: Sequence[Entry], words: Translator, moment: str) -> list[str]:
    """Returns people's moves, computer players' points and important events, in a few lines."""
    return headlines(table, news, words, lambda entry: news_text(table, entry, words), moment)


def _news_lines(table: Table, news: Sequence[Entry], words: Translator) -> list[str]:
    """Returns the newest lines of the news, in order, and the number of earlier ones."""
    lines = captions(table, news, words)
    left = len(lines) - MOST_LINES
    return [*lines[left:], f"-# {words('more-happened', count=left)}"] if left > 0 else lines


def captions(table: Table, news: Sequence[Entry], words: Translator) -> list[str]:
    """Returns a line for each turn or entry; a turn of several steps is one line."""
    face = face_of(table.game.key)
    lines: list[str] = []
    going_on: int | None = None
    for entry in without_undone(news):
        if is_silent(entry):
            continue
        if entry.verb != ACTED:
            going_on = None
            lines += filter(None, [news_text(table, entry, words)])
            continue
        events = public_events([entry])
        caption = face.caption(events, table.names_in(entry), words)
        if caption and lines and going_on == entry.seat is not None:
            lines[-1] += f" {caption}"
        elif caption:
            lines.append(caption)
        if caption:
            goes_on = all(event.seat == entry.seat for event in events)
            going_on = entry.seat if goes_on else None
    return lines


def news_text(table: Table, entry: Entry, words: Translator) -> str:
    """Returns a sentence about an event of the table itself; "" if it is not worth one."""
    if undo_text := back_text(table, entry, words):
        return undo_text
    if entry.verb == RULES_CHANGED:
        since = entry.events[0].facts["from"]
        return words("news-rules-changed", changed=words(f"{table.game.key}-rules-since-{since}"))
    if entry.verb == REMARKED and entry.seat is not None:
        return remark_line(table.names_in(entry)[entry.seat], remark_in(entry), words)
    if not words.has(f"news-{entry.verb}"):
        return ""
    seated = entry.seat is not None and entry.seat < len(table.seats)
    name = _own_name(table, entry) if seated else ""
    if until := next((event.facts["until"] for event in entry.events if event.kind == AWAY_UNTIL), None):
        return words(f"news-{entry.verb}-until", name=name, until=moment(float(str(until)), "D"))
    return words(f"news-{entry.verb}", name=name)


def remark_line(name: str, number: int, words: Translator) -> str:
    """Returns a player's remark on a proposal."""
    return words("remark-made-by", name=name, remark=words(f"proposal-remark-{number}"))


def _own_name(table: Table, entry: Entry) -> str:
    """Returns the name of the seat's person at that entry, without a computer player's."""
    seat = entry.seat or 0
    taken = [name for seq, one, name in table.history.former if one == seat and entry.seq < seq]
    return taken[0] if taken else table.seats[seat].name


def public_events(news: Sequence[Entry]) -> list[Event]:
    """Everything in the news that all may know."""
    return [event for entry in news for event in entry.events if event.only is None]


def status_text(table: Table, view: Any, words: Translator, called: Collection[int] = ()) -> str:
    """Returns who is due, as spectators may see it; people in `called` become mentions."""
    if table.phase == "ended":
        return words("asleep-until-reopened" if table.terms.asleep else "lobby-ended")
    names = [
        mention(seat.user) if seat.user in called and seat.user is not None else seat.name
        for seat in table.seats
    ]
    status = face_of(table.game.key).status(view, names, words)
    wish = wish_text(table, words, called)
    playing = [user for user in called if table.seat_of(user) is not None]
    unnamed = [mention(user) for user in playing if mention(user) not in f"{status}{wish}"]
    ends = [end for wait in table.row.waits if (end := deadline(table.terms.pace, wait.since)) is not None]
    until = f"-# {words('due-until', until=moment(min(ends)))}" if ends else ""
    lines = [" ".join([*unnamed, status]), *_for_followers(table, words, called)]
    return "\n".join(filter(None, (*lines, until, *stand_in_lines(table, words), wish)))


def stand_in_lines(table: Table, words: Translator) -> list[str]:
    """Returns a line for each active stand-in: the absent player, the computer player and its level."""
    lines = []
    for number, seat in enumerate(table.seats):
        if computer := table.stand_in_name(number):
            level = words(f"level-{seat.stand_in}") if seat.stand_in in LEVELS else ""
            message = "stands-in-level" if level else "stands-in"
            lines.append(f"-# {words(message, name=seat.name, computer=computer, level=level)}")
    return lines


def _for_followers(table: Table, words: Translator, called: Collection[int]) -> list[str]:
    """A line that calls those who follow the table without playing there."""
    watching = [mention(user) for user in called if table.seat_of(user) is None]
    return [f"-# {words('for-followers', who=' '.join(watching))}"] if watching else []


def board_rows(table: Table, words: Translator, view: Any = None, slots: Slots = NONE) -> tuple[Row, ...]:
    """Returns the buttons below the public picture. They work on any post, however old.

    Buttons that features add to a running game are shown only if they need no row of their own.
    """

    def button(verb: str, label: str, style: Style = "secondary") -> Button:
        return Button(words(label), Press(table.id, table.seq, verb).id, style)

    face = face_of(table.game.key)
    first = {
        "playing": [button("turn", face.turn_button, "primary")],
        "over": [button("account", "points-in-full")],
    }
    added = slots.result_buttons(table, words) if table.phase == "over" else []
    buttons = [
        *(one for one in added if one.style == "primary"),
        *first.get(table.phase, []),
        button("look", "closeup"),
        button("words", "in-words"),
        button("rules", "rules"),
    ]
    if table.phase == "playing":
        buttons += [
            Button(words("take-seat", name=seat.name), Press(table.id, table.seq, "take", str(number)).id)
            for number, seat in enumerate(table.seats)
            if seat.vacant and table.terms.round is None
        ][:1]
        if any(seat.user is not None and seat.stand_in for seat in table.seats):
            buttons.append(button("back", "i-am-back"))
    if table.phase == "ended" and table.terms.asleep:
        buttons.append(button("reopen", "reopen", "primary"))
    if face.cards_in_play(view or table.view(None), words):
        buttons.append(button("cards", face.cards_button))
    if table.phase != "playing":
        buttons.append(button("fair", "fair-shuffle"))
    buttons += [one for one in added if one.style != "primary"]
    if table.phase == "playing" and len(buttons) % BUTTONS_IN_ROW:
        room = BUTTONS_IN_ROW - len(buttons) % BUTTONS_IN_ROW
        buttons += slots.board_buttons(table, words)[:room]
    return (*wish_rows(table, words), *rows_of([*buttons, *open_buttons(table, words)]))
