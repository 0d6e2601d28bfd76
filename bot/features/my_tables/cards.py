"""`/me tables`: all tables of one person on all servers, those that wait for them first; also once a day."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store import Store, TableRow
from bot.tables.preferences import Preferences
from bot.tables.refusal import Refusal
from bot.tables.tables import Tables
from bot.texts import Translator, translator
from bot.time_units import DAY
from bot.ui.cards.card import BUTTONS_IN_ROW, Button, Card, Link, Row
from bot.ui.cards.links import jump_link, moment
from bot.ui.interactions.codec import PAGE as PAGE_NUMBER
from bot.ui.interactions.codec import TABLE_ID, Codec, one_of, pair
from bot.ui.interactions.press import NO_TABLE, Press
from bot.ui.stage.discord_stage import DiscordStage

PAGE = 8
"""So many tables stand on a page."""
MOST = 1000
BACK = "back"
"""What a button asks for that gives somebody their seat back, before the table's id."""


@dataclass(frozen=True)
class Asked:
    """What a button of the list asks for: a page, or first their seat back at a table."""

    page: int = 0
    back_at: str = ""


_BACK_AT = pair(one_of(BACK), TABLE_ID)


def _read(text: str) -> Asked:
    if text.startswith(BACK):
        return Asked(back_at=_BACK_AT.parse(text)[1])
    return Asked(PAGE_NUMBER.parse(text))


def _write(one: Asked) -> str:
    return _BACK_AT.write((BACK, one.back_at)) if one.back_at else PAGE_NUMBER.write(one.page)


ASKED: Codec[Asked] = Codec(_read, _write)


def _press(asked: Asked) -> str:
    return Press(NO_TABLE, 0, "mine", ASKED.write(asked)).id


@dataclass(frozen=True)
class _Mine:
    """One table as its line tells it."""

    row: TableRow
    due: tuple[int, ...]
    waits_for_me: bool
    since: float
    address: str
    readable: bool
    stood_in_for: bool = False
    """Whether a computer player decides for them there."""


class MyTables:
    """Looks tables up and puts them on cards."""

    def __init__(self, tables: Tables, store: Store, preferences: Preferences, stage: DiscordStage) -> None:
        self._tables = tables
        self._store = store
        self._preferences = preferences
        self._stage = stage

    async def card(self, user: int, words: Translator, page: int = 0) -> Card:
        """One page of somebody's tables; the last one where there are fewer."""
        rows = await self._store.tables_of(user, None, limit=MOST)
        if not rows:
            return Card(words("mine-empty"))
        mine = [await self._look(row, user) for row in rows]
        mine.sort(key=lambda one: (not one.waits_for_me, one.since if one.waits_for_me else -one.since))
        pages = -(-len(mine) // PAGE)
        page = min(page, pages - 1)
        shown = mine[page * PAGE : (page + 1) * PAGE]
        waiting = sum(one.waits_for_me for one in mine)
        text = [f"### {words('mine-title', count=len(mine), waiting=waiting)}"]
        text += [_line(one, user, words) for one in shown]
        return Card("\n".join(text), rows=_rows(shown, page, pages, words))

    async def send_daily(self, user: int, now: float) -> bool:
        """Write the first page to somebody; False when they sit at no table or take no messages."""
        rows = await self._store.tables_of(user, None, limit=1)
        if not rows:
            return False
        seat = next(seat for seat in rows[0].seats if seat.user == user)
        words = translator(await self._preferences.language(user, seat.lang))
        nonce = f"list-{int(now // DAY)}-{user:x}"
        return await self._stage.write_to(user, await self.card(user, words), nonce) is not None

    async def _look(self, row: TableRow, user: int) -> _Mine:
        posts = await self._store.posts(row.id)
        venue = posts.venue or row.channel
        if row.phase == "lobby":
            return _Mine(row, (), False, row.created, jump_link(row.guild, venue, posts.lobby), True)
        address = jump_link(row.guild, venue)
        try:
            due = (await self._tables.get(row.id)).to_act
        except Refusal:
            return _Mine(row, (), False, row.changed, address, False)
        noted = await self._store.people.waited_for_since(row.id)
        own = [seat for seat in due if row.seats[seat].user == user and not row.seats[seat].stand_in]
        since = min((noted[seat] for seat in own or due if seat in noted), default=row.changed)
        stood_in_for = any(seat.user == user and seat.stand_in for seat in row.seats)
        return _Mine(row, due, bool(own), since, address, True, stood_in_for)


def _line(one: _Mine, user: int, words: Translator) -> str:
    row = one.row
    since = moment(one.since)
    names = ", ".join(seat.name for seat in row.seats if seat.user != user) or "–"
    given = {"table": row.id, "address": one.address, "game": words(row.game), "names": names}
    if not one.readable:
        return words("mine-unreadable", **given)
    if row.phase == "lobby":
        return words("mine-lobby", since=since, **given)
    if one.waits_for_me:
        return words("mine-your-turn", since=since, **given)
    due = ", ".join(row.seats[seat].name for seat in one.due)
    return words("mine-others-turn", since=since, due=due, **given)


def _rows(shown: list[_Mine], page: int, pages: int, words: Translator) -> tuple[Row, ...]:
    """The ways to the tables that wait, and to the other pages."""
    rows: list[Row] = []
    waiting = [one for one in shown if one.waits_for_me][:BUTTONS_IN_ROW]
    if waiting:
        rows.append(tuple(Link(f"{words(one.row.game)} · {one.row.id}", one.address) for one in waiting))
    away = [one for one in shown if one.stood_in_for][:BUTTONS_IN_ROW]
    if away:
        rows.append(
            tuple(
                Button(
                    f"{words('i-am-back')} · {one.row.id}",
                    _press(Asked(back_at=one.row.id)),
                    "success",
                )
                for one in away
            )
        )
    if pages > 1:
        before, after = _press(Asked(max(0, page - 1))), _press(Asked(page + 1))
        rows.append(
            (
                Button(words("previous"), before, disabled=page == 0),
                Button(words("next"), after, disabled=page == pages - 1),
            )
        )
    return tuple(rows)
