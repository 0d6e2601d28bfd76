"""Settings of servers and people, where tables are opened and filled; role calls and daily lists."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.features.my_tables.digest import Digests, is_night
from bot.store import SeatRow, Store
from bot.tables.actors import Person, TableLimits
from bot.tables.preferences import PersonSettings, Preferences
from bot.tables.seats.seating import seated
from bot.tables.tables import Tables
from bot.tables.terms import Terms
from bot.tables.waiting.role_call import RoleCall
from tests.service.playing import ANN, BOB, CEC, HERE, fresh, refused, started
from tests.support.owners import data_of
from tests.support.times import DAY, HOUR
from tests.ui.kept_settings import KeptSettings


async def test_settings_of_five_thousand_people_are_remembered_the_latest_ones() -> None:
    kept = KeptSettings()
    preferences = Preferences(kept)
    for user in range(5000):
        await preferences.of(user)
    await preferences.of(0)
    assert kept.asked == 5000
    await preferences.of(5000)
    await preferences.of(0)
    assert kept.asked == 5001, "one more throws out one, and not the one that was asked for last"
    await preferences.of(1)
    assert kept.asked == 5002


async def test_a_new_table_has_the_terms_of_its_server(store: Store) -> None:
    preferences = Preferences(store.people)
    await preferences.change_server(HERE.guild, pace="three_days", rated=True)
    tables = Tables(store, preferences=preferences)
    there = await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    elsewhere = await tables.lobby.open(replace(HERE, guild=8), ANN, "kingdomino", fresh())
    assert there.terms == Terms(pace="three_days", rated=True)
    assert elsewhere.terms == Terms()
    assert (await Tables(store).get(there.id)).terms == there.terms


@pytest.mark.parametrize(("installation", "server", "open_"), [(3, 2, 2), (2, 3, 2), (2, None, 2)])
async def test_the_smaller_limit_counts(
    store: Store, installation: int, server: int | None, open_: int
) -> None:
    preferences = Preferences(store.people)
    await preferences.change_server(HERE.guild, tables=server)
    tables = Tables(store, TableLimits(installation, 99), preferences=preferences)
    for _ in range(open_):
        await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    with refused("too-many-tables-here"):
        await tables.lobby.open(HERE, ANN, "kingdomino", fresh())


def seat(letter: str) -> SeatRow:
    return SeatRow(None, letter, "best") if letter == "-" else SeatRow(ord(letter), letter)


@pytest.mark.parametrize(
    ("before", "newcomer", "wishes", "after"),
    [
        ("a", "b", {}, "ab"),
        ("a", "b", {"a": 1}, "ba"),
        ("a", "-", {"a": 1}, "-a"),
        ("a", "b", {"a": 1, "b": 1}, "ab"),
        ("a", "b", {"b": 0}, "ab"),
        ("a-", "b", {"b": 1}, "ab-"),
        ("-a", "b", {"b": 1}, "-ab"),
        ("ab", "c", {"a": 2, "b": 2}, "cba"),
        ("ab", "c", {"c": 5}, "abc"),
    ],
)
def test_an_emblem_that_is_wished_for_and_free_comes_with_its_seat(
    before: str, newcomer: str, wishes: dict[str, int], after: str
) -> None:
    seats = [seat(letter) for letter in before + newcomer]
    order = seated(seats, {ord(letter): wish for letter, wish in wishes.items()})
    assert "".join(seats[number].name for number in order) == after


async def test_a_wish_moves_people_in_the_lobby_and_options_go_along(store: Store) -> None:
    preferences = Preferences(store.people)
    await preferences.change(ANN.id, emblem=1)
    tables = Tables(store, preferences=preferences)
    table = await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    table = await tables.lobby.join(table.id, BOB, fresh())
    assert [one.name for one in table.seats] == ["Bob", "Ann"]
    assert table.row.host == ANN.id
    assert (await Tables(store).get(table.id)).seats == table.seats
    assert (await tables.lobby.start(table.id, ANN, fresh())).phase == "playing"


class Caller:
    """A lobby in a server with a role to call."""

    def __init__(self, store: Store) -> None:
        self.now = 1e9
        self.preferences = Preferences(store.people)
        self.tables = Tables(store, preferences=self.preferences)
        self.calls = RoleCall(self.preferences, lambda: self.now)


async def test_a_role_is_called_once_an_hour_in_a_server(store: Store) -> None:
    house = Caller(store)
    one = await house.tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    other = await house.tables.lobby.open(HERE, BOB, "kingdomino", fresh())
    with refused("no-role-to-ping"):
        await house.calls.call(one, ANN)
    await house.preferences.change_server(HERE.guild, caller_role=55)
    with refused("not-seated"):
        await house.calls.call(one, BOB)
    both = await asyncio.gather(
        house.calls.call(one, ANN), house.calls.call(other, BOB), return_exceptions=True
    )
    assert [answer for answer in both if answer == 55] == [55]
    house.now += HOUR - 1
    with refused("pinged-lately"):
        await RoleCall(Preferences(store.people), lambda: house.now).call(one, ANN)
    house.now += 1
    assert await house.calls.call(one, ANN) == 55


async def test_a_game_that_is_on_or_full_calls_nobody(store: Store) -> None:
    house = Caller(store)
    await house.preferences.change_server(HERE.guild, caller_role=55)
    with refused("already-started"):
        await house.calls.call(await started(house.tables), ANN)
    full = await house.tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    for person in (BOB, CEC, Person(4, "Dan")):
        full = await house.tables.lobby.join(full.id, person, fresh())
    with refused("table-full"):
        await house.calls.call(full, ANN)


@pytest.mark.parametrize(
    ("offset", "hour", "night"),
    [
        (None, 3, False),
        (0, 23, True),
        (0, 7, True),
        (0, 8, False),
        (-300, 3, True),
        (-300, 2, False),
        (330, 17, True),
    ],
)
def test_quiet_hours_are_those_of_the_persons_clock(offset: int | None, hour: int, night: bool) -> None:
    assert is_night(PersonSettings(offset=offset), 86400 * 1000 + hour * 3600) is night


def test_equal_hours_mean_no_quiet_ones() -> None:
    settings = PersonSettings(offset=0, quiet_from=9, quiet_to=9)
    assert not any(is_night(settings, hour * 3600) for hour in range(24))


async def test_a_daily_list_comes_once_a_day_and_never_at_night(store: Store) -> None:
    preferences = Preferences(store.people)
    sent: list[int] = []

    async def send(user: int, now: float) -> bool:
        sent.append(user)
        return True

    await preferences.change(1, daily_list=True)
    await preferences.change(2, daily_list=True, offset=0)
    await preferences.change(3, daily_list=True, private_messages=False)
    await preferences.change(4, lang="pl")
    midnight = 86400.0 * 20000

    async def run(at: float) -> Sequence[int]:
        sent.clear()
        await Digests(store, Preferences(store.people), send).send_due(at)
        return list(sent)

    assert await run(midnight) == [1]
    assert await run(midnight + 9 * 3600) == [2]
    assert await run(midnight + 10 * 3600) == []
    assert await run(midnight + DAY) == [1]
    assert await run(midnight + DAY + 9 * 3600) == [2]


async def test_two_settings_changed_at_once_are_both_kept(store: Store) -> None:
    preferences = Preferences(store.people)
    await asyncio.gather(preferences.change(1, lang="pl"), preferences.change(1, emblem=3))
    assert await Preferences(store.people).of(1) == PersonSettings(lang="pl", emblem=3)


async def test_how_far_somebody_is_in_their_lessons_is_kept_beside_their_other_settings(store: Store) -> None:
    preferences = Preferences(store.people)
    await preferences.change(ANN.id, emblem=3)
    notes = [preferences.note_lesson(ANN.id, game, step=2) for game in ("one", "two")]
    await asyncio.gather(*notes, preferences.change(ANN.id, words_first=True))
    await preferences.note_lesson(ANN.id, "one", finished=True)
    await preferences.note_lesson(ANN.id, "three")
    read = await Preferences(store.people).of(ANN.id)
    assert {game: (lesson.step, lesson.finished) for game, lesson in read.lessons.items()} == {
        "one": (2, True),
        "two": (2, False),
        "three": (0, False),
    }
    assert (read.emblem, read.words_first) == (3, True)
    assert (await data_of(ANN.id, store))["settings"]["lessons"]["one"] == {"step": 2, "finished": True}
