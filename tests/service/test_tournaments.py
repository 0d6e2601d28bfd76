"""Tournaments as the service runs them: rounds, scores, stand-ins, directors, crashes and two processes."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.features.replay.service import check_replayable
from bot.features.tournaments import round_tables
from bot.features.tournaments.cards import TournamentCards
from bot.features.tournaments.round_tables import OPENED_AT_ONCE
from bot.features.tournaments.rules.tournament import Plan
from bot.features.tournaments.scene import Scene
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.store import TournamentStore
from bot.store import Store
from bot.tables.actors import Person
from bot.tables.tables import Tables
from bot.texts import translator
from bot.time_units import HOUR
from engines.core.chance import commitment
from tests.service.playing import HERE, any_action, refused
from tests.soak import in_soak
from tests.support.owners import data_of, erasure
from tests.support.times import Clock

DIRECTOR = Person(99, "Dora")
PLAN = Plan(game="kingdomino", seats=3, rounds=2, pace="day", round_seconds=48 * HOUR, limit=8)


class Posts:
    """A herald that notes its posts, as Discord would keep them over a crash."""

    def __init__(self) -> None:
        self.posted: list[str] = []
        self.filmed: set[str | None] = set()
        self.crowned: list[tuple[list[int], list[int]]] = []
        self.tables_before: dict[str, int] = {}
        self.store: Store | None = None

    async def post(self, scene: Scene, what: str, *, maybe_posted: bool) -> int:
        if maybe_posted and what in self.posted:
            return 1 + self.posted.index(what)
        if self.store is not None:
            self.tables_before[what] = await self.store.count_open(scene.home.guild)
        self.posted.append(what)
        return len(self.posted)

    async def refresh(self, scene: Scene) -> None:
        pass

    async def film(self, scene: Scene, table_id: str | None) -> None:
        self.filmed.add(table_id)

    async def call_off_event(self, scene: Scene) -> None:
        self.posted.remove("event")

    async def crown(self, scene: Scene, users: Sequence[int], former: Sequence[int]) -> None:
        self.crowned.append((list(users), list(former)))


class House:
    """One process: it knows nothing but what is stored."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.tables = Tables(store, clock=clock)
        self.store = TournamentStore(store.database)
        self.tournaments = Tournaments(self.store, self.tables, clock)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def house(store: Store, clock: Clock) -> House:
    return House(store, clock)


@pytest.fixture
def posts() -> Posts:
    return Posts()


def people(count: int) -> list[Person]:
    return [Person(number, f"P{number}") for number in range(1, count + 1)]


async def entered(house: House, count: int, plan: Plan = PLAN) -> str:
    scene = await house.tournaments.announce(plan, HERE, DIRECTOR)
    for person in people(count):
        await house.tournaments.enter(scene.id, person)
    return scene.id


async def play(house: House, table_id: str, absent: int = 0) -> None:
    """Plays a table to its end; the absent person decides nothing unless a stand-in does it for them."""
    rng, table = random.Random(table_id), await house.tables.get(table_id)
    while table.to_act:
        seat = table.to_act[0]
        held, text = table.seats[seat], any_action(table, rng)
        if held.program:
            table = await house.tables.play.act_for_computer(table_id, seat, table.seq, text)
        elif held.user == absent:
            return
        else:
            assert held.user is not None
            person = Person(held.user, held.name)
            table = await house.tables.play.act(table_id, person, seat, table.seq, text, None)


async def play_round(house: House, tournament: str, absent: int = 0) -> None:
    scene = await house.tournaments.scene(tournament)
    assert scene.tournament.round is not None
    for table in scene.tournament.round.tables:
        await play(house, table.id, absent)


async def test_a_tournament_runs_by_itself(house: House, posts: Posts, store: Store) -> None:
    posts.store = store
    tournament = await entered(house, 6)
    carry_on = house.tournaments.carry_on
    await house.tournaments.begin(tournament, DIRECTOR)
    for _ in range(PLAN.rounds):
        await carry_on(tournament, posts)
        scene = await house.tournaments.scene(tournament)
        current = scene.tournament.round
        assert current is not None
        tables = [await house.tables.get(one.id) for one in current.tables]
        seeds = {table.game.seed(table.state) for table in tables}
        assert seeds == {current.seed}, "all tables of the round have one deal"
        assert commitment(current.seed)
        assert [[seat.user for seat in table.seats] for table in tables] == [
            [scene.players[one].user for one in paired.players] for paired in current.tables
        ]
        await play_round(house, tournament)
    await carry_on(tournament, posts)
    scene = await house.tournaments.scene(tournament)
    assert scene.tournament.phase == "over"
    assert posts.posted == ["card", "round-1", "standings-1", "round-2", "standings-2", "end"]
    assert posts.tables_before["round-1"] == 0, "the hash is posted before the tables are dealt"
    for one in scene.tournament.rounds[-1].tables:
        assert (await house.tables.get(one.id)).revealed
    assert await house.store.running() == []
    first = scene.tournament.rounds[0]
    most = {first.tables[place].id: max(result.points) for place, result in first.results.items()}
    filmed = [most[table] for table in posts.filmed if table in most]
    assert filmed == [max(most.values())]
    assert len(posts.filmed) == PLAN.rounds


async def run_out(house: House, tournament: str, posts: Posts) -> Scene:
    """Plays everything that the tournament opens, and returns it at its end."""
    await house.tournaments.begin(tournament, DIRECTOR)
    while True:
        await house.tournaments.carry_on(tournament, posts)
        scene = await house.tournaments.scene(tournament)
        if scene.tournament.phase != "running":
            return scene
        await play_round(house, tournament)


@pytest.mark.parametrize("form", ["groups", "knockout", "league"])
async def test_every_form_runs_by_itself_and_gives_titles(house: House, posts: Posts, form: str) -> None:
    plan = PLAN.model_copy(update={"form": form, "seats": 2, "group": 3, "seasons": 2, "champion": 7})
    tournament = await entered(house, 5, plan.model_copy(update={"rounds": 1} if form == "league" else {}))
    scene = await run_out(house, tournament, posts)
    assert scene.tournament.phase == "over"
    titles = [entry for entry in scene.log if entry.verb == "crowned"]
    assert len(titles) == (2 if form == "league" else 1)
    champions = [[scene.players[number].user for number in entry.body["players"]] for entry in titles]
    assert [users for users, _ in posts.crowned] == champions
    assert [former for _, former in posts.crowned] == [[], *champions][: len(champions)]
    for person in people(5):
        won = sum(person.id in users for users in champions)
        assert await house.tournaments.titles(person.id, "kingdomino") == won
        page = await TournamentCards(cast(Any, None), house.tournaments).page_lines(
            person.id, "kingdomino", translator("en")
        )
        assert page == ([translator("en")("titles-won", count=won)] if won else []), "on /me stats"
    assert [one for one in posts.posted if one.startswith("season")] == (
        ["season-1", "season-2"] if form == "league" else []
    )


@pytest.mark.parametrize("count", [20, in_soak(128)])
async def test_the_tables_of_a_large_round_open_a_few_at_a_time(
    house: House, posts: Posts, store: Store, count: int
) -> None:
    plan = PLAN.model_copy(update={"seats": 2 if count == 20 else 4, "limit": 128})
    tournament = await entered(house, count, plan)
    await house.tournaments.begin(tournament, DIRECTOR)
    opened = []
    for _ in range(12):
        await house.tournaments.carry_on(tournament, posts)
        opened.append(await store.count_open(HERE.guild))
    tables = count // plan.seats
    assert opened[: tables // OPENED_AT_ONCE + 1] == [
        min(tables, OPENED_AT_ONCE * look) for look in range(1, tables // OPENED_AT_ONCE + 2)
    ]
    assert opened[-1] == tables, "each one once"


async def test_no_more_tables_are_opened_than_discord_allows_threads(
    house: House, posts: Posts, store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(round_tables, "MOST_OPENED", 6)
    tournament = await entered(house, 20, PLAN.model_copy(update={"seats": 2, "limit": 20}))
    opened = []
    for _ in range(6):
        await house.tournaments.carry_on(tournament, posts)
        opened.append(await store.count_open(HERE.guild))
        clock.now += round_tables.WINDOW / 4
    assert opened == [4, 6, 6, 6, 10, 10]


@pytest.mark.parametrize("rated", [True, False])
async def test_the_variants_of_the_announcement_are_played(house: House, posts: Posts, rated: bool) -> None:
    plan = PLAN.model_copy(update={"options": {"harmony": True}, "rated": rated})
    tournament = await entered(house, 3, plan)
    await house.tournaments.begin(tournament, DIRECTOR)
    await house.tournaments.carry_on(tournament, posts)
    current = (await house.tournaments.scene(tournament)).tournament.round
    assert current is not None
    table = await house.tables.get(current.tables[0].id)
    assert table.options.model_dump(exclude_defaults=True) == {"harmony": True}
    assert table.terms.rated is rated


def press(scene: Scene, person: Person, *roles: int) -> Any:
    """A press on the tournament's card by a member with these roles."""
    user = SimpleNamespace(roles=[SimpleNamespace(id=role) for role in roles])
    interaction = SimpleNamespace(user=user, guild_id=scene.home.guild)
    reply = SimpleNamespace(interaction=interaction, person=person)
    return SimpleNamespace(argument=scene.id, reply=reply, person=person, words=translator("en"))


async def test_only_members_with_the_role_enter_and_others_wait_beyond_the_limit(house: House) -> None:
    plan = PLAN.model_copy(update={"role": 70, "limit": 2})
    scene = await house.tournaments.announce(plan, HERE, DIRECTOR)
    cards = TournamentCards(cast(Any, None), house.tournaments)
    with refused("other-role"):
        await cards.enter(press(scene, Person(9, "Mallory"), 71))
    told = [(await cards.enter(press(scene, person, 70))).text for person in people(3)]
    words = translator("en")
    assert told == [words("tournament-entered")] * 2 + [words("tournament-waiting")]
    await cards.withdraw(press(scene, Person(1, "P1"), 70))
    assert (await house.tournaments.scene(scene.id)).tournament.admitted == (2, 3), "the third moves up"
    await cards.idle()


async def test_only_listed_people_enter_a_tournament_with_a_list(house: House) -> None:
    tournaments = house.tournaments
    scene = await tournaments.announce(PLAN.model_copy(update={"listed": True}), HERE, DIRECTOR)
    with refused("not-listed"):
        await tournaments.enter(scene.id, Person(1, "P1"))
    await tournaments.list_guest(scene.id, DIRECTOR, 1)
    scene = await tournaments.enter(scene.id, Person(1, "P1"))
    assert scene.takes_part(1)
    assert [entry.verb for entry in scene.log] == ["announced", "listed", "entered"]
    open_to_all = await tournaments.announce(PLAN, HERE, DIRECTOR)
    with refused("open-to-others"):
        await tournaments.list_guest(open_to_all.id, DIRECTOR, 1)


async def test_another_table_of_the_round_is_closed_until_ones_own_is_over(
    house: House, posts: Posts
) -> None:
    tournament = await entered(house, 6)
    await house.tournaments.begin(tournament, DIRECTOR)
    await house.tournaments.carry_on(tournament, posts)
    scene = await house.tournaments.scene(tournament)
    assert scene.tournament.round is not None
    mine, other = (one.id for one in scene.tournament.round.tables)
    me = (await house.tables.get(mine)).seats[0].user
    assert me is not None
    closed = house.tables.seals.is_closed_to
    assert await closed(await house.tables.row(other), me)
    assert not await closed(await house.tables.row(mine), me)
    assert not await closed(await house.tables.row(other), 1234), "others may look"
    await play(house, mine)
    assert not (await house.tables.get(mine)).revealed, "the seed stays secret until the round is over"
    assert (await house.tables.record(mine)).seed is None
    with refused("replay-too-early"):
        check_replayable(await house.tables.get(mine), [])
    assert not await closed(await house.tables.row(other), me)
    await play(house, other)
    await house.tournaments.carry_on(tournament, posts)
    assert (await house.tables.get(mine)).revealed


async def test_a_late_player_gets_a_stand_in_and_an_absent_one_no_points(
    house: House, posts: Posts, clock: Clock
) -> None:
    tournament = await entered(house, 6)
    await house.tournaments.begin(tournament, DIRECTOR)
    await house.tournaments.carry_on(tournament, posts)
    await play_round(house, tournament, absent=1)
    clock.now += 25 * HOUR
    await house.tournaments.carry_on(tournament, posts)
    await play_round(house, tournament, absent=1)
    await house.tournaments.carry_on(tournament, posts)
    scene = await house.tournaments.scene(tournament)
    assert scene.tournament.rounds[0].over
    assert scene.tournament.rounds[0].scored.scores[1].matchpoints == 0
    assert [one for result in scene.tournament.rounds[0].results.values() for one in result.absent] == [1]


async def test_when_the_time_is_over_stand_ins_finish(house: House, posts: Posts, clock: Clock) -> None:
    tournament = await entered(house, 3)
    await house.tournaments.begin(tournament, DIRECTOR)
    await house.tournaments.carry_on(tournament, posts)
    await house.tournaments.more_time(tournament, DIRECTOR, 10 * HOUR)
    scene = await house.tournaments.scene(tournament)
    assert scene.tournament.round is not None
    (table,) = scene.tournament.round.tables
    for hours, all_stand_in in ((49, False), (10, True)):
        clock.now += hours * HOUR
        for person in people(3):
            seated = next(one for one in (await house.tables.get(table.id)).seats if one.user == person.id)
            if not all_stand_in and seated.stand_in:
                await house.tables.play.come_back(table.id, person.id)
        await house.tournaments.carry_on(tournament, posts)
        now = await house.tables.get(table.id)
        assert all(seat.stand_in for seat in now.seats) is all_stand_in


async def test_it_is_called_off_if_too_few_have_entered(house: House, posts: Posts, clock: Clock) -> None:
    plan = PLAN.model_copy(update={"begins": clock.now + HOUR, "least": 4})
    tournament = await entered(house, 3, plan)
    await house.tournaments.carry_on(tournament, posts)
    assert (await house.tournaments.scene(tournament)).tournament.phase == "open"
    assert posts.posted == ["card", "event"]
    clock.now += 2 * HOUR
    await house.tournaments.carry_on(tournament, posts)
    assert (await house.tournaments.scene(tournament)).tournament.phase == "called-off"
    assert posts.posted == ["card", "end"]


async def test_a_game_with_neighbors_has_tables_of_three_and_four(house: House, posts: Posts) -> None:
    update = {"game": "between_two_castles", "seats": 4, "smallest": 3, "largest": 7}
    tournament = await entered(house, 7, PLAN.model_copy(update=update))
    await house.tournaments.begin(tournament, DIRECTOR)
    await house.tournaments.carry_on(tournament, posts)
    current = (await house.tournaments.scene(tournament)).tournament.round
    assert current is not None
    tables = [await house.tables.get(one.id) for one in current.tables]
    assert [(table.phase, len(table.seats)) for table in tables] == [("playing", 4), ("playing", 3)]


async def test_it_begins_when_it_is_full(house: House, posts: Posts) -> None:
    tournament = await entered(house, 3, PLAN.model_copy(update={"limit": 3}))
    await house.tournaments.carry_on(tournament, posts)
    assert (await house.tournaments.scene(tournament)).tournament.phase == "running"


async def test_directors_decide_and_the_log_says_why(house: House, posts: Posts) -> None:
    tournament = await entered(house, 6)
    await house.tournaments.begin(tournament, DIRECTOR)
    await house.tournaments.carry_on(tournament, posts)
    rule = house.tournaments.rule
    scene = await house.tournaments.scene(tournament)
    assert scene.tournament.round is not None
    first, second = scene.tournament.round.tables
    winner = scene.players[first.players[1]].user
    assert winner is not None
    with refused("no-reason"):
        await rule(tournament, DIRECTOR, "voided", 2, " ")
    with refused("no-such-round"):
        await rule(tournament, DIRECTOR, "voided", 2, "late", number=2)
    with refused("not-at-that-table"):
        await rule(tournament, DIRECTOR, "awarded", 2, "late", user=winner)
    await rule(tournament, DIRECTOR, "awarded", 1, "the others were late", user=winner)
    await play(house, second.id)
    await house.tournaments.replace(tournament, DIRECTOR, 2, Person(50, "Newt"))
    await house.tournaments.carry_on(tournament, posts)
    scene = await house.tournaments.scene(tournament)
    assert scene.tournament.rounds[0].scored.scores[first.players[1]].matchpoints == 1
    assert (await house.tables.get(first.id)).phase == "ended"
    told = [(entry.verb, entry.body.get("reason"), entry.actor) for entry in scene.log]
    assert ("awarded", "the others were late", DIRECTOR.id) in told
    users = {
        scene.players[number].user for table in scene.tournament.rounds[1].tables for number in table.players
    }
    assert 50 in users
    assert 2 not in users
    await rule(tournament, DIRECTOR, "voided", 2, "a wrong table", number=1)
    await house.tournaments.end(tournament, DIRECTOR, "snow")
    await house.tournaments.carry_on(tournament, posts)
    scene = await house.tournaments.scene(tournament)
    assert scene.tournament.phase == "over"
    assert scene.tournament.rounds[0].results[1].void, "an earlier round"
    reasons = {entry.verb: entry.body.get("reason") for entry in scene.log if entry.actor == DIRECTOR.id}
    assert reasons["ended"] == "snow"


async def test_everybody_who_enters_at_the_same_time_is_in(house: House) -> None:
    scene = await house.tournaments.announce(PLAN.model_copy(update={"limit": 64}), HERE, DIRECTOR)
    await asyncio.gather(*(house.tournaments.enter(scene.id, person) for person in people(40)))
    scene = await house.tournaments.scene(scene.id)
    assert {player.user for player in scene.players.values()} == set(range(1, 41))
    assert len(scene.tournament.admitted) == 40


async def test_people_enter_once_and_may_withdraw(house: House, posts: Posts) -> None:
    tournament = await entered(house, 3)
    with refused("already-in"):
        await house.tournaments.enter(tournament, Person(1, "P1"))
    await house.tournaments.withdraw(tournament, Person(1, "P1"))
    with refused("not-in"):
        await house.tournaments.withdraw(tournament, Person(1, "P1"))
    scene = await house.tournaments.enter(tournament, Person(1, "P1"))
    assert [*scene.tournament.entrants] == [2, 3, 1]
    await house.tournaments.begin(tournament, DIRECTOR)
    await house.tournaments.carry_on(tournament, posts)
    await house.tournaments.withdraw(tournament, Person(2, "P2"))
    scene = await house.tournaments.scene(tournament)
    assert scene.tournament.round is not None
    table = await house.tables.get(scene.tournament.round.tables[0].id)
    assert [bool(seat.stand_in) for seat in table.seats if seat.user == 2] == [True]


class Killed(Exception):
    """The process is gone."""


def killing(after: int) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Wraps calls so that one of them, counted over all, is the last one: nothing comes after it."""
    left = [after]

    def wrap(call: Callable[..., Any]) -> Callable[..., Any]:
        async def called(*values: Any, **named: Any) -> Any:
            answer = await call(*values, **named)
            left[0] -= 1
            if left[0] == 0:
                raise Killed
            return answer

        return called

    return wrap


@pytest.mark.parametrize("after", [2, 8, *map(in_soak, (1, 3, 4, 5, 6, 7, 9, 10, 11))])
async def test_after_a_crash_at_any_step_each_round_is_opened_once(
    store: Store, clock: Clock, posts: Posts, monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    tournament = await entered(House(store, clock), 6)
    await House(store, clock).tournaments.begin(tournament, DIRECTOR)
    killed, rng = 0, random.Random(after)
    scene = await House(store, clock).tournaments.scene(tournament)
    for _ in range(100):
        house = House(store, clock)
        wrap = killing(after if not killed else rng.randrange(1, 15))
        for holder, name in ((house.store, "append"), (house.tables.lobby, "deal"), (posts, "post")):
            monkeypatch.setattr(holder, name, wrap(getattr(type(holder), name).__get__(holder)))
        try:
            await house.tournaments.carry_on(tournament, posts)
        except Killed:
            killed += 1
            continue
        scene = await house.tournaments.scene(tournament)
        if scene.tournament.phase == "over":
            break
        await play_round(house, tournament)
    assert killed
    assert scene.tournament.phase == "over"
    assert posts.posted == ["card", "round-1", "standings-1", "round-2", "standings-2", "end"]
    opened = await store.database.rows("SELECT id FROM tables")
    assert {id_ for (id_,) in opened} == {table.id for one in scene.tournament.rounds for table in one.tables}


async def test_a_person_can_read_and_erase_what_is_stored(house: House, store: Store) -> None:
    tournament = await entered(house, 3)
    data = await data_of(2, store)
    assert data["tournaments"] == [{"tournament": tournament, "number": 2, "name": "P2"}]
    assert [one["what"] for one in data["tournament_log"]] == ["entered"]
    await erasure(store).finish(2)
    scene = await house.tournaments.scene(tournament)
    assert (scene.players[2].user, scene.players[2].name) == (None, "")
    assert 2 in scene.tournament.entrants
