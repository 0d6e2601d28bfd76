"""Boards of the daily castle: the names on each, and many people at once."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.features.daily_castle.cards import BOARDS, MONTH, TODAY, WEEK, DailyBoards, over_days, places
from bot.features.daily_castle.service import DailyCastle
from bot.features.daily_castle.store import DailyGame, DailyResult, DailyStore
from bot.store import Store
from bot.tables.actors import Person
from bot.tables.preferences import Preferences
from bot.tables.refusal import Refusal
from bot.texts import translator
from bot.ui.cards.card import Button, Card
from bot.work.drawing import Studio
from engines.core.chance import ANY_SEED
from engines.registry import game

ANN, BOB, CEC = 1, 2, 3
SERVER = 7
NOW = datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp()
RESULT = DailyResult("2026-11-17", ANN, SERVER, "Ann", "dragon_castle", 40, 1, "123", NOW)
SAID = translator("en")


class House:
    """Boards over a store of their own."""

    def __init__(self, store: Store, studio: Studio) -> None:
        self.store = store
        self.preferences = Preferences(store.people)
        self.now = NOW
        self.published: list[Card] = []
        self.castle = DailyCastle(DailyStore(store.database), studio, studio, lambda: self.now)
        dragon_castle = game("dragon_castle")
        self.state = dragon_castle.encode(dragon_castle.setup(dragon_castle.options_type(), 1, ANY_SEED))
        self.boards = DailyBoards(self.castle, self.preferences, studio)

    async def finished(self, *results: DailyResult) -> None:
        """These people have played their rated tries."""
        for one in results:
            empty = DailyGame(one.user, one.day, False, one.game, 1, 0, "[]", self.state, 0.0)
            await DailyStore(self.store.database).begin(empty)
            await DailyStore(self.store.database).save(empty, replace(empty, seq=1), one)

    async def seen(self, viewer: int, guild: int | None, which: str) -> Any:
        return await self.boards.card(self.reply(viewer, guild), which)

    def reply(self, viewer: int, guild: int | None, *, may_write: bool = True) -> Any:
        client = SimpleNamespace(get_guild=lambda guild: SimpleNamespace(id=guild))
        interaction = SimpleNamespace(
            guild_id=guild,
            client=client,
            channel=None,
            permissions=SimpleNamespace(send_messages=may_write),
            guild_locale="pl",
            extras={},
        )

        async def publish(card: Card) -> str:
            self.published.append(card)
            return "there"

        return SimpleNamespace(
            words=SAID, person=Person(viewer, "?"), interaction=interaction, publish=publish
        )


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    studio = Studio()
    async with Store.open(tmp_path / "castellan.db") as store:
        yield House(store, studio)
    studio.close()


@pytest.mark.parametrize("which", [one for one in BOARDS if one != TODAY])
async def test_outside_of_a_server_only_those_are_named_who_agreed(house: House, which: str) -> None:
    """A viewer there may share no server with them."""
    bob = replace(RESULT, user=BOB, name="Bob", points=50)
    cec = replace(RESULT, user=CEC, name="Cec", points=45)
    await house.finished(RESULT, bob, cec)
    await house.preferences.change(CEC, everywhere=True)
    here, outside = [await house.seen(ANN, guild, which) for guild in (SERVER, None)]
    assert all(name in here.text for name in ("Ann", "Bob", "Cec"))
    assert "Ann" in outside.text
    assert "Cec" in outside.text
    assert "Bob" not in outside.text
    assert SAID("daily-somebody") in outside.text
    for card, best in ((here, "Bob"), (outside, "Cec")):
        assert card.picture is None or best in card.picture.alt
    await house.preferences.change(CEC, hidden=True)
    hidden = [await house.seen(ANN, guild, which) for guild in (SERVER, None)]
    assert "Cec" not in "".join(card.text for card in hidden)


@pytest.mark.parametrize("which", [one for one in BOARDS if one != TODAY])
async def test_who_has_as_many_points_shares_the_place_as_it_is_seen(house: House, which: str) -> None:
    """Discord renumbers lines that begin with a number: they would be first, second and third."""
    equal = [replace(RESULT, user=user, name=f"P{user}") for user in (ANN, BOB)]
    await house.finished(*equal, replace(RESULT, user=CEC, name="P3", points=2))
    lines = (await house.seen(ANN, SERVER, which)).text.splitlines()
    assert [line.split("**")[1] for line in lines if "**" in line] == ["1. P1", "1. P2", "3. P3"]
    assert not [line for line in lines if line[:1].isdigit()]


@pytest.mark.parametrize(
    ("now", "which", "days"),
    [
        ("2026-11-22", WEEK, [16, 17, 18, 19, 20, 21]),  # a Sunday
        ("2026-11-23", WEEK, [16, 17, 18, 19, 20, 21, 22]),
        ("2026-11-24", WEEK, [23]),
        ("2026-11-30", MONTH, list(range(1, 30))),
        ("2026-12-01", MONTH, list(range(1, 31))),
    ],
)
async def test_the_last_day_of_a_week_or_month_counts_once_it_is_over(
    house: House, now: str, which: str, days: list[int]
) -> None:
    for day in range(1, 31):
        await house.finished(replace(RESULT, day=f"2026-11-{day:02}"))
    house.now = datetime.fromisoformat(f"{now}T12:00+00:00").timestamp()
    told = (await house.seen(ANN, SERVER, which)).text
    assert (
        SAID("daily-days-line", place="1", name="Ann", told=f"{10 * len(days)} points", count=len(days))
        in told
    )
    title = "daily-week-title" if which == WEEK else "daily-month-title"
    assert SAID(title, date=SAID.day(date(2026, 11, days[0]))) in told


def labels(card: Card) -> list[str]:
    return [
        one.label for row in card.rows if isinstance(row, tuple) for one in row if isinstance(one, Button)
    ]


async def test_a_board_offers_todays_castle_only_until_it_is_played(house: House) -> None:
    for which in BOARDS:
        assert SAID("daily-play") in labels(await house.seen(ANN, SERVER, which))
    await house.finished(replace(RESULT, day="2026-11-18"))
    for which in BOARDS:
        assert SAID("daily-play") not in labels(await house.seen(ANN, SERVER, which))
        assert SAID("daily-play") in labels(await house.seen(BOB, SERVER, which))


@pytest.mark.parametrize("which", [one for one in BOARDS if one != TODAY])
async def test_a_board_of_days_that_are_over_can_be_shown_to_all_of_a_server(
    house: House, which: str
) -> None:
    await house.finished(RESULT, replace(RESULT, user=BOB, name="Bob", points=50))
    await house.preferences.change(ANN, hidden=True)
    assert SAID("show-to-all") in labels(await house.seen(ANN, SERVER, which))
    answer = await house.boards.shown_to_all(house.reply(ANN, SERVER), which)
    [posted] = house.published
    assert "Bob" in posted.text
    assert "Ann" not in posted.text
    assert labels(posted) == [translator("pl")("daily-play")], "the language of the place"
    assert posted.files == ()
    assert SAID("shown-to-all") in answer.text
    assert SAID("show-to-all") not in labels(answer)
    for refused, code in (
        (house.boards.shown_to_all(house.reply(ANN, SERVER, may_write=False), which), "no-voice"),
        (house.boards.shown_to_all(house.reply(ANN, SERVER), TODAY), "unknown-button"),
        (house.boards.shown_to_all(house.reply(ANN, None), which), "unknown-button"),
    ):
        with pytest.raises(Refusal) as refusal:
            await refused
        assert refusal.value.code == code
    assert SAID("show-to-all") not in labels(await house.seen(ANN, None, which))
    assert SAID("show-to-all") not in labels(await house.seen(ANN, SERVER, TODAY))


def test_places_of_many_over_a_month_are_counted_with_a_few_looks_at_each_result() -> None:
    """Each compared with each would take a thousand looks at each."""
    looks = 0

    class Looked(DailyResult):
        def __getattribute__(self, name: str) -> Any:
            nonlocal looks
            looks += 1
            return super().__getattribute__(name)

    month = [
        Looked(**vars(replace(RESULT, day=f"2026-11-{day:02}", user=user, points=user * 7919 % 3001)))
        for day in range(1, 31)
        for user in range(1, 1001)
    ]
    looks = 0
    summed = over_days(month)
    assert looks <= 10 * len(month)
    assert len(summed) == 1000
    best = max(range(1, 1001), key=lambda user: user * 7919 % 3001)
    assert summed[0] == (best, 300, 30)
    day = sorted(month[:1000], key=lambda one: -one.points)
    assert places(day)[:2] == [1, 2]


async def test_a_persons_page_counts_their_days_and_the_streak_that_goes_on(house: House) -> None:
    assert await house.boards.page_lines(ANN, "kingdomino", SAID) == []
    await house.finished(RESULT)
    assert await house.boards.page_lines(ANN, "kingdomino", SAID) == ["Daily castles played: 1"]
    await house.finished(replace(RESULT, day="2026-11-16"), replace(RESULT, day="2026-11-10"))
    [line] = await house.boards.page_lines(ANN, "kingdomino", SAID)
    assert line == "Daily castles played: 3 · 2 days in a row"
    house.now += 3 * 24 * 3600
    assert await house.boards.page_lines(ANN, "kingdomino", SAID) == ["Daily castles played: 3"]
