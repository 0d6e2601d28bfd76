"""The notice board's card: lobbies with Join, games with their turns, and lines that other features add."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.features.notice_board.store import ListedTable
from bot.texts import Translator
from bot.ui.board.opening_form import open_press
from bot.ui.cards.card import (
    BUTTONS_IN_ROW,
    LONGEST_TEXT,
    OPTIONS_IN_MENU,
    Button,
    Card,
    Choice,
    Link,
    Menu,
    Row,
    cut,
)
from bot.ui.cards.links import jump_link, moment
from bot.ui.interactions.press import NO_TABLE, Press
from engines.registry import game

JOIN = "sit"
MOST_LOBBIES = OPTIONS_IN_MENU


def notice_card(
    tables: Sequence[ListedTable],
    hidden: Collection[int],
    lines: Sequence[str],
    buttons: Sequence[Button],
    number: int,
    words: Translator,
) -> Card:
    """One message for all tables; what has no room is counted in its last line."""
    lobbies = sorted((one for one in tables if one.is_lobby), key=lambda one: (-one.changed, one.id))
    games = sorted((one for one in tables if not one.is_lobby), key=_newest_wait)
    ends = [f"-# {words('notice-more', count=len(tables))}", *lines]
    room = LONGEST_TEXT - sum(len(line) + 1 for line in ends) - 1
    text, shown = [f"### {words('notice-title')}"], 0
    parts = (
        ("notice-lobbies", [lobby_line(one, hidden, words) for one in lobbies]),
        ("notice-games", [_game_line(one, hidden, words) for one in games]),
    )
    used = len(text[0])
    for title, part in parts:
        heading = f"**{words(title)}**"
        for number_in_part, line in enumerate(part):
            added = [line] if number_in_part else [heading, line]
            longer = used + sum(len(one) + 1 for one in added)
            if longer > room:
                break
            text, used, shown = [*text, *added], longer, shown + 1
    if not tables:
        text.append(words("notice-empty"))
    if shown < len(tables):
        text.append(f"-# {words('notice-more', count=len(tables) - shown)}")
    opening = Button(words("notice-open"), open_press(number), "success")
    rows = (*_join_rows(lobbies, hidden, words), (opening, *buttons)[:BUTTONS_IN_ROW])
    return Card("\n".join([*text, *lines]), rows=rows)


def _newest_wait(one: ListedTable) -> tuple[float, str]:
    return -max((since for _, since in one.waits), default=0.0), one.id


def _names(one: ListedTable, hidden: Collection[int], words: Translator) -> list[str]:
    return [words("notice-somebody") if seat.user in hidden else seat.name for seat in one.seats]


def lobby_line(one: ListedTable, hidden: Collection[int], words: Translator) -> str:
    return words(
        "notice-lobby",
        game=words(one.game),
        venue=f"<#{one.venue}>",
        names=", ".join(_names(one, hidden, words)),
        taken=f"{len(one.seats)}/{game(one.game).seats[-1]}",
        since=moment(one.changed),
    )


def _game_line(one: ListedTable, hidden: Collection[int], words: Translator) -> str:
    facts = {"game": words(one.game), "venue": f"<#{one.venue}>"}
    names = _names(one, hidden, words)
    due = [names[seat] for seat, _ in one.waits if seat < len(names)]
    if not due:
        return words("notice-game", names=", ".join(names), **facts)
    since = min(since for _, since in one.waits)
    return words("notice-turn", due=", ".join(due), since=moment(since), **facts)


def _join_rows(lobbies: Sequence[ListedTable], hidden: Collection[int], words: Translator) -> tuple[Row, ...]:
    """A button for each lobby with a free seat; more than a row of them are a menu."""
    free = [one for one in lobbies if len(one.seats) < game(one.game).seats[-1]]
    if not free:
        return ()

    def label(one: ListedTable) -> str:
        return words("notice-join", game=words(one.game), name=(*_names(one, hidden, words), "–")[0])

    if len(free) <= BUTTONS_IN_ROW:
        return (tuple(Button(label(one), Press(one.id, 0, JOIN).id, "primary") for one in free),)
    choices = tuple(Choice(cut(label(one), 100), one.id) for one in free[:MOST_LOBBIES])
    return (Menu(Press(NO_TABLE, 0, JOIN).id, words("notice-join-hint"), choices),)


def call_card(one: ListedTable, guild: int, role: int, hidden: Collection[int], words: Translator) -> Card:
    """Calls the server's role to a lobby that lacks one player."""
    text = words(
        "notice-call", role=f"<@&{role}>", game=words(one.game), names=", ".join(_names(one, hidden, words))
    )
    join = Button(words("join"), Press(one.id, 0, JOIN).id, "primary")
    way = Link(words("go-to-table"), jump_link(guild, one.channel, one.lobby))
    return Card(text, rows=((join, way),))
