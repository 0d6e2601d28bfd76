"""Notice boards: how often they are edited, when they are posted again, and which mentions they contain."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

from bot.delivery.undelivered import Trouble, Undelivered
from bot.features.notice_board import notices
from bot.features.notice_board.cards import JOIN, notice_card
from bot.features.notice_board.notices import CALLS, CHANNEL, EVERY, FAR, LACKING, OLD, Notices
from bot.features.notice_board.store import ListedSeat, ListedTable, NoticeStore
from bot.process.schedule import Schedule
from bot.store import Store
from bot.tables.actors import Person, TableLimits
from bot.tables.tables import Tables
from bot.tables.waiting.role_call import RoleCall
from bot.texts import LANGUAGES, translator
from bot.time_units import HOUR
from bot.ui.cards.card import LONGEST_TEXT, Card, Menu
from bot.ui.cards.layout import layout
from bot.ui.slots import Slots
from tests.discord_api.messages import walk
from tests.service.playing import ANN, BOB, HERE, act, fresh

BOTH_DATABASES = True
BOARD = 71
ROLE = 5


class Wall:
    """The stage: what was posted, edited and deleted in which channel."""

    def __init__(self) -> None:
        self.messages: dict[int, Card] = {}
        self.edits = 0
        self._numbers = count(1000)
        self.pinned: list[int] = []
        self.called: list[int] = []
        self.below = 0
        self.refuses: Undelivered | None = None

    async def post(
        self, channel: int, card: Card, nonce: str, *, silent: bool = False, roles: Sequence[int] = ()
    ) -> int:
        assert len(nonce) <= 25
        self.called += roles
        number = next(self._numbers)
        self.messages[number] = card
        return number

    async def change(self, channel: int, message: int, card: Card) -> bool:
        if self.refuses is not None:
            raise self.refuses
        if message not in self.messages:
            return False
        self.edits += 1
        self.messages[message] = card
        return True

    async def pin(self, channel: int, message: int) -> None:
        self.pinned.append(message)

    async def find(self, channel: int, custom_id: str) -> int | None:
        found = [number for number, card in self.messages.items() if custom_id in repr(card.rows)]
        return max(found, default=None)

    async def count_below(self, channel: int, message: int, most: int) -> int:
        return min(self.below, most)

    async def withdraw(self, note: str) -> None:
        self.messages.pop(int(note.partition("/")[2]), None)


class House:
    """A server with a notice board, and a clock that tests move."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_000_000.0
        clock = lambda: self.now  # noqa: E731
        self.tables = Tables(store, TableLimits(1000, 1000), clock=clock)
        self.wall = Wall()
        self.may_pin = True
        place = SimpleNamespace(id=BOARD)
        server = SimpleNamespace(
            guild=SimpleNamespace(id=HERE.guild, preferred_locale="en-US"),
            unavailable=False,
            place=lambda channel: place,
            rights_in=lambda place: SimpleNamespace(pin_messages=self.may_pin),
        )

        async def of(guild: int) -> Any:
            return server

        monkeypatch.setattr(notices, "is_open_to_readers", lambda server, place, board: True)
        core: Any = SimpleNamespace(
            stage=self.wall,
            clock=clock,
            servers=SimpleNamespace(ours=lambda guild: True, of=of),
            preferences=self.tables.preferences,
            slots=Slots(),
            tables=self.tables,
            role_call=RoleCall(self.tables.preferences, clock),
        )
        self.store = NoticeStore(store.database, CHANNEL.name)
        self.notices = Notices(core, self.store)
        moved: Any = clock
        self.schedule = Schedule(moved)
        self.schedule.add("notice boards", EVERY, self.notices.look)

    async def choose(self, channel: int) -> None:
        await self.tables.preferences.change_server(HERE.guild, **{CHANNEL.name: channel})

    async def after(self, seconds: float) -> None:
        self.now += seconds
        await self.schedule.run_due_jobs()
        await self.notices.idle()

    @property
    def board(self) -> Card:
        [card] = self.wall.messages.values()
        return card


@pytest.fixture
async def house(store: Store, monkeypatch: pytest.MonkeyPatch) -> House:
    house = House(store, monkeypatch)
    await house.choose(BOARD)
    return house


async def lobby(house: House, *people: Person) -> str:
    table = await house.tables.lobby.open(HERE, people[0], "kingdomino", fresh())
    for person in people[1:]:
        await house.tables.lobby.join(table.id, person, fresh())
    return table.id


async def test_200_events_in_a_minute_make_at_most_six_edits(house: House) -> None:
    await house.after(0)
    assert len(house.wall.messages) == 1
    table = await house.tables.get(await lobby(house, ANN, BOB))
    table = await house.tables.lobby.start(table.id, ANN, fresh())
    events = 0
    for _ in range(60):
        for _ in range(4):
            if table.to_act:
                table = await act(house.tables, table)
            else:
                await lobby(house, ANN)
            events += 1
        await house.after(1.0)
    assert events >= 200
    assert 1 <= house.wall.edits <= 6
    await house.after(EVERY)
    edits = house.wall.edits
    await house.after(EVERY)
    await house.after(EVERY)
    assert house.wall.edits == edits  # nothing happened, nothing is edited


async def test_a_restart_does_not_edit_more_often(house: House) -> None:
    await house.after(0)
    await lobby(house, ANN)
    again = Notices(house.notices._core, house.store)
    await again.look()
    await again.idle()
    assert house.wall.edits == 0
    house.now += EVERY
    await again.look()
    await again.idle()
    assert house.wall.edits == 1
    assert len(house.wall.messages) == 1


async def test_the_board_is_pinned_where_the_bot_may(house: House) -> None:
    await house.after(0)
    assert house.wall.pinned == [*house.wall.messages]


@pytest.mark.parametrize("why", ["far up", "refused", "deleted"])
async def test_an_old_board_is_posted_again_and_the_old_one_deleted(house: House, why: str) -> None:
    await house.after(0)
    [first] = house.wall.messages
    house.wall.below = FAR
    await lobby(house, ANN)
    await house.after(EVERY)
    assert [*house.wall.messages] == [first]  # it is far up, but young
    await lobby(house, ANN)
    house.wall.below = FAR if why == "far up" else 0
    if why == "refused":
        house.wall.refuses = Undelivered(Trouble.THROTTLED, "30046")
    if why == "deleted":
        house.wall.messages.clear()
    await house.after(OLD)
    [second] = house.wall.messages
    assert second != first
    assert house.wall.pinned == [first, second]


async def test_another_channel_or_none_takes_the_board_away(house: House) -> None:
    await house.after(0)
    [first] = house.wall.messages
    await house.choose(BOARD + 1)
    await house.after(EVERY)
    assert first not in house.wall.messages
    assert len(house.wall.messages) == 1
    await house.choose(0)
    await house.after(60)
    assert house.wall.messages == {}
    await house.after(60)
    assert await house.store.of(HERE.guild) is None


async def test_hidden_people_are_not_named(house: House) -> None:
    await house.tables.preferences.change(ANN.id, hidden=True)
    await lobby(house, ANN, BOB)
    await house.after(0)
    text = house.board.text + repr(house.board.rows)
    assert "Ann" not in text
    assert "Bob" in text


async def test_the_role_is_called_once_for_the_last_player_and_once_an_hour(house: House) -> None:
    await house.tables.preferences.change_server(HERE.guild, caller_role=ROLE)
    first = await lobby(house, ANN)
    await house.after(LACKING)
    assert house.wall.called == []  # the server has not asked for it
    await house.tables.preferences.change_server(HERE.guild, **{CALLS.name: True})
    await house.after(60)
    assert house.wall.called == [ROLE]
    second = await lobby(house, BOB)
    await house.after(LACKING)
    assert house.wall.called == [ROLE]
    await house.after(HOUR)
    assert house.wall.called == [ROLE, ROLE]
    await house.after(2 * HOUR)
    assert house.wall.called == [ROLE, ROLE]
    calls = [card for card in house.wall.messages.values() if f"<@&{ROLE}>" in card.text]
    for table, card in zip([first, second], calls, strict=True):
        assert f":{table}:0:{JOIN}:" in repr(card.rows)


def listed(number: int, *, is_lobby: bool) -> ListedTable:
    names = ("Wilhelmina von Hohenschwangau", "Ann", "Bartholomäus", "Zoë")
    seats = tuple(ListedSeat(100 + seat, name) for seat, name in enumerate(names[: 1 if is_lobby else 4]))
    return ListedTable(
        f"AAA{number:03}",
        10**18 + number,
        10**18 + number,
        None,
        ("kingdomino", "between_two_castles")[number % 2],
        is_lobby,
        100,
        1_000_000.0 + number,
        seats,
        () if is_lobby else ((0, 1_000_000.0), (2, 1_000_100.0)),
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lobbies", [0, 3, 60, 200])
def test_200_tables_are_one_message_within_discords_limits(lang: str, lobbies: int) -> None:
    words = translator(lang)
    tables = [listed(number, is_lobby=number < lobbies) for number in range(200)]
    card = notice_card(tables, (), ["Daily castle: Kingdomino"], (), 1, words)
    assert len(card.text) <= LONGEST_TEXT
    lines = card.text.splitlines()
    assert lines[-1] == "Daily castle: Kingdomino"
    shown = sum("<#" in line for line in lines)
    assert words("notice-more", count=200 - shown) in card.text
    assert shown >= 25
    view, _ = layout(card)
    assert len([*walk(view.to_components())]) <= 40
    menus = [row for row in card.rows if isinstance(row, Menu)]
    assert len(menus) == (lobbies > 5)
    assert all(len(menu.choices) <= 25 for menu in menus)


def test_an_empty_server_has_a_board_too() -> None:
    words = translator("en")
    card = notice_card([], (), [], (), 1, words)
    assert words("notice-empty") in card.text
    assert len(card.rows) == 1
