"""Slots: where features add to cards and events of the core, which knows none of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.tables.preferences import ServerSettings
from bot.tables.table import Entry, Table
from bot.texts import Translator
from bot.ui.cards.card import Button, Card, Link
from bot.ui.interactions.reply import Reply

TableButtons = Callable[[Table, Translator], Sequence[Button]]
LobbyButtons = Callable[[Table, ServerSettings, Translator], Sequence[Button]]
PanelButtons = Callable[[Table, int, Translator], Sequence[Button]]
RestButtons = Callable[[Table, int, int | None, Translator], Awaitable[Sequence[Button | Link]]]
Lines = Callable[[Table, Translator], Awaitable[Sequence[str]]]
NewsLines = Callable[[Table, Sequence[Entry], Translator], Awaitable[Sequence[str]]]
NoticeLines = Callable[[int, Translator], Awaitable[Sequence[str]]]
PageLines = Callable[[int, str, Translator], Awaitable[Sequence[str]]]
NoticeButtons = Callable[[Translator], Sequence[Button]]
SatDown = Callable[[Table, Reply], Awaitable[None]]
Followers = Callable[[str], Awaitable[Mapping[int, bool]]]
Opened = Callable[[Card, Table, Reply], Awaitable[Card]]
Filmed = Callable[[Table, int], Awaitable[None]]
OwnGames = Callable[[int, Translator], Awaitable[Sequence[Button]]]


@dataclass(frozen=True)
class Slot:
    """One feature's contributions to the cards. They are shown by `order`, lowest first."""

    order: int = 50
    board_buttons: TableButtons | None = None
    """Below the picture of a running game, if they need no row of their own."""
    lobby_buttons: LobbyButtons | None = None
    """Below the rows of a lobby; it also gets the server's settings."""
    closeup_buttons: TableButtons | None = None
    """Below a close-up, for people who do not play at that table."""
    result_buttons: TableButtons | None = None
    """Below the picture of a finished game."""
    shuffle_buttons: TableButtons | None = None
    """Below the proof of a shuffle whose seed is public."""
    panel_buttons: PanelButtons | None = None
    """Below the first question of a seat's panel."""
    rest_buttons: RestButtons | None = None
    """Below a panel of a running game that asks nothing: for a person, and for the server where it is shown,
    None being a private message."""
    result_lines: Lines | None = None
    """Below the standings of a finished game."""
    news_lines: NewsLines | None = None
    """Below the news of a public picture."""
    followers: Followers | None = None
    """Returns people that pictures mention besides the players: at the end, or (True) at each round too."""
    notice_lines: NoticeLines | None = None
    """On a server's notice board, below its tables."""
    page_lines: PageLines | None = None
    """On a person's page of `/me stats`, below what it says about one game."""
    notice_buttons: NoticeButtons | None = None
    """In the last row of a notice board."""
    sat_down: SatDown | None = None
    """Runs after a person has joined a table."""
    opened: Opened | None = None
    """Adds to the private answer to the person who opened a table."""
    film: Filmed | None = None
    """Posts a film of a finished game in a channel, once and in the background."""
    own_games: OwnGames | None = None
    """Below the list of a person's tables: the ways to games of theirs that are no tables."""


class Slots:
    """All contributions. It is made before the core and filled while features are built."""

    def __init__(self, *slots: Slot) -> None:
        self._slots = list(slots)

    def add(self, slot: Slot) -> None:
        self._slots.append(slot)
        self._slots.sort(key=lambda one: one.order)

    def board_buttons(self, table: Table, words: Translator) -> list[Button]:
        return _buttons((slot.board_buttons for slot in self._slots), table, words)

    def lobby_buttons(self, table: Table, server: ServerSettings, words: Translator) -> list[Button]:
        makers = (slot.lobby_buttons for slot in self._slots)
        return [button for make in makers if make is not None for button in make(table, server, words)]

    def closeup_buttons(self, table: Table, words: Translator) -> list[Button]:
        return _buttons((slot.closeup_buttons for slot in self._slots), table, words)

    def result_buttons(self, table: Table, words: Translator) -> list[Button]:
        return _buttons((slot.result_buttons for slot in self._slots), table, words)

    def shuffle_buttons(self, table: Table, words: Translator) -> list[Button]:
        return _buttons((slot.shuffle_buttons for slot in self._slots), table, words)

    def panel_buttons(self, table: Table, seat: int, words: Translator) -> list[Button]:
        makers = (slot.panel_buttons for slot in self._slots)
        return [button for make in makers if make is not None for button in make(table, seat, words)]

    async def rest_buttons(
        self, table: Table, user: int, place: int | None, words: Translator
    ) -> list[Button | Link]:
        makers = (slot.rest_buttons for slot in self._slots)
        return [
            button for make in makers if make is not None for button in await make(table, user, place, words)
        ]

    async def result_lines(self, table: Table, words: Translator) -> list[str]:
        makers = (slot.result_lines for slot in self._slots)
        return [line for make in makers if make is not None for line in await make(table, words)]

    async def news_lines(self, table: Table, news: Sequence[Entry], words: Translator) -> list[str]:
        makers = (slot.news_lines for slot in self._slots)
        return [line for make in makers if make is not None for line in await make(table, news, words)]

    async def followers(self, table_id: str) -> dict[int, bool]:
        followers: dict[int, bool] = {}
        for slot in self._slots:
            for user, rounds in (await slot.followers(table_id) if slot.followers else {}).items():
                followers[user] = rounds or followers.get(user, False)
        return followers

    async def notice_lines(self, guild: int, words: Translator) -> list[str]:
        makers = (slot.notice_lines for slot in self._slots)
        return [line for make in makers if make is not None for line in await make(guild, words)]

    async def page_lines(self, user: int, game: str, words: Translator) -> list[str]:
        makers = (slot.page_lines for slot in self._slots)
        return [line for make in makers if make is not None for line in await make(user, game, words)]

    def notice_buttons(self, words: Translator) -> list[Button]:
        makers = (slot.notice_buttons for slot in self._slots)
        return [button for make in makers if make is not None for button in make(words)]

    async def own_games(self, user: int, words: Translator) -> list[Button]:
        makers = (slot.own_games for slot in self._slots)
        return [button for make in makers if make is not None for button in await make(user, words)]

    async def film(self, table: Table, channel: int) -> None:
        for slot in self._slots:
            if slot.film is not None:
                await slot.film(table, channel)

    async def sat_down(self, table: Table, reply: Reply) -> None:
        for slot in self._slots:
            if slot.sat_down is not None:
                await slot.sat_down(table, reply)

    async def opened(self, card: Card, table: Table, reply: Reply) -> Card:
        for slot in self._slots:
            if slot.opened is not None:
                card = await slot.opened(card, table, reply)
        return card


def _buttons(makers: Iterable[TableButtons | None], table: Table, words: Translator) -> list[Button]:
    return [button for make in makers if make is not None for button in make(table, words)]


NONE = Slots()
"""No feature adds anything."""
