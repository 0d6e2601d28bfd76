"""`/me tables`: all tables of one person on all servers, those that wait for them first; also once a day."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.store import Store, TableRow
from bot.tables.preferences import Preferences
from bot.tables.refusal import Refusal
from bot.tables.tables import Tables
from bot.tables.terms import read_terms
from bot.tables.waiting.pace import deadline
from bot.texts import Translator, translator
from bot.time_units import DAY
from bot.ui.cards.card import BUTTONS_IN_ROW, Button, Card, Link, Row
from bot.ui.cards.links import jump_link, moment
from bot.ui.interactions.codec import PAGE as PAGE_NUMBER
from bot.ui.interactions.codec import TABLE_ID, Codec, one_of, pair
from bot.ui.interactions.press import NO_TABLE, Press
from bot.ui.slots import NONE, Slots
from bot.ui.stage.discord_stage import DiscordStage

PAGE = 8
"""Tables per page."""
MOST = 1000
BACK, WAKE = "back", "wake"
"""Prefixes (before the table's id) of the requests to take one's seat back and to reopen a table."""


@dataclass(frozen=True)
class ListRequest:
    """The request of a button in the list: a page, optionally after something was done at a table."""

    page: int = 0
    back_at: str = ""
    """The table where the person takes their seat back."""
    wake: str = ""
    """The sleeping table that the person reopens."""


_AT_TABLE = pair(one_of(BACK, WAKE), TABLE_ID)


def _read(text: str) -> ListRequest:
    if not text.startswith((BACK, WAKE)):
        return ListRequest(PAGE_NUMBER.parse(text))
    deed, table = _AT_TABLE.parse(text)
    return ListRequest(back_at=table) if deed == BACK else ListRequest(wake=table)


def _write(request: ListRequest) -> str:
    if table := request.back_at or request.wake:
        return _AT_TABLE.write((BACK if request.back_at else WAKE, table))
    return PAGE_NUMBER.write(request.page)


LIST_REQUEST: Codec[ListRequest] = Codec(_read, _write)


def _press(request: ListRequest) -> str:
    return Press(NO_TABLE, 0, "mine", LIST_REQUEST.write(request)).id


@dataclass(frozen=True)
class _TableLine:
    """The facts about one table that its line shows."""

    row: TableRow
    due: tuple[int, ...]
    waits_for_me: bool
    since: float
    address: str
    readable: bool
    stood_in_for: bool = False
    """Whether a computer player decides for them there."""
    until: float | None = None
    """When the person's own time is up."""


class MyTables:
    """Looks tables up and puts them on cards."""

    def __init__(
        self,
        tables: Tables,
        store: Store,
        preferences: Preferences,
        stage: DiscordStage,
        is_lost: Callable[[int], bool],
        slots: Slots = NONE,
    ) -> None:
        self._slots = slots
        self._tables = tables
        self._store = store
        self._preferences = preferences
        self._stage = stage
        self._is_lost = is_lost
        """Whether the bot is no longer in a server."""

    async def card(self, user: int, words: Translator, page: int = 0) -> Card:
        """Returns one page of a person's tables; the last page if there are fewer."""
        rows = await self._store.tables_of(user, None, limit=MOST)
        own_games = (await self._slots.own_games(user, words))[:BUTTONS_IN_ROW]
        asleep = [row for row in await self._tables.sleeping_of(user) if not self._is_lost(row.guild)]
        if not rows and not asleep:
            return Card(words("mine-empty")).with_row(own_games)
        lines = [await self._look(row, user) for row in rows]
        lines.sort(key=lambda line: (not line.waits_for_me, line.since if line.waits_for_me else -line.since))
        lines += [await self._look(row, user) for row in asleep]
        pages = -(-len(lines) // PAGE)
        page = min(page, pages - 1)
        page_lines = lines[page * PAGE : (page + 1) * PAGE]
        waiting = sum(line.waits_for_me for line in lines)
        text = [f"### {words('mine-title', count=len(lines), waiting=waiting)}"]
        text += [_line(line, user, words) for line in page_lines]
        return Card("\n".join(text), rows=_rows(page_lines, page, pages, words)).with_row(own_games)

    async def send_daily(self, user: int, now: float) -> bool:
        """Sends the first page to a person; returns False if they have no table or accept no messages."""
        rows = await self._store.tables_of(user, None, limit=1)
        if not rows:
            return False
        seat = next(seat for seat in rows[0].seats if seat.user == user)
        words = translator(await self._preferences.language(user, seat.lang))
        nonce = f"list-{int(now // DAY)}-{user:x}"
        return await self._stage.write_to(user, await self.card(user, words), nonce) is not None

    async def _look(self, row: TableRow, user: int) -> _TableLine:
        posts = await self._store.posts(row.id)
        venue = posts.venue or row.channel
        if row.phase == "lobby":
            return _TableLine(row, (), False, row.created, jump_link(row.guild, venue, posts.lobby), True)
        address = jump_link(row.guild, venue)
        if row.phase == "ended":
            return _TableLine(row, (), False, row.changed, address, True)
        try:
            due = (await self._tables.get(row.id)).to_act
        except Refusal:
            return _TableLine(row, (), False, row.changed, address, False)
        waits = await self._store.people.waited_for_since(row.id)
        own_seats = [seat for seat in due if row.seats[seat].user == user and not row.seats[seat].stand_in]
        since = min((waits[seat] for seat in own_seats or due if seat in waits), default=row.changed)
        stood_in_for = any(seat.user == user and seat.stand_in for seat in row.seats)
        until = deadline(read_terms(row.terms).pace, since) if own_seats else None
        return _TableLine(row, due, bool(own_seats), since, address, True, stood_in_for, until)


def _line(line: _TableLine, user: int, words: Translator) -> str:
    row = line.row
    since = moment(line.since)
    names = ", ".join(seat.name for seat in row.seats if seat.user != user) or "–"
    facts = {"table": row.id, "address": line.address, "game": words(row.game), "names": names}
    if not line.readable:
        return words("mine-unreadable", **facts)
    if row.phase == "lobby":
        return words("mine-lobby", since=since, **facts)
    if row.phase == "ended":
        return words("mine-asleep", since=since, **facts)
    if line.until is not None:
        return words("mine-your-turn-until", until=moment(line.until), **facts)
    if line.waits_for_me:
        return words("mine-your-turn", since=since, **facts)
    due = ", ".join(row.seats[seat].name for seat in line.due)
    return words("mine-others-turn", since=since, due=due, **facts)


def _rows(lines: list[_TableLine], page: int, pages: int, words: Translator) -> tuple[Row, ...]:
    """The ways to the tables that wait, and to the other pages."""
    rows: list[Row] = []
    waiting = [line for line in lines if line.waits_for_me][:BUTTONS_IN_ROW]
    if waiting:
        rows.append(tuple(Link(f"{words(line.row.game)} · {line.row.id}", line.address) for line in waiting))
    away = [line for line in lines if line.stood_in_for][:BUTTONS_IN_ROW]
    if away:
        rows.append(
            tuple(
                Button(
                    f"{words('i-am-back')} · {line.row.id}",
                    _press(ListRequest(back_at=line.row.id)),
                    "success",
                )
                for line in away
            )
        )
    asleep = [line.row.id for line in lines if line.row.phase == "ended"][:BUTTONS_IN_ROW]
    if asleep:
        rows.append(
            tuple(Button(f"{words('reopen')} · {one}", _press(ListRequest(wake=one))) for one in asleep)
        )
    if pages > 1:
        before, after = _press(ListRequest(max(0, page - 1))), _press(ListRequest(page + 1))
        rows.append(
            (
                Button(words("previous"), before, disabled=page == 0),
                Button(words("next"), after, disabled=page == pages - 1),
            )
        )
    return tuple(rows)
