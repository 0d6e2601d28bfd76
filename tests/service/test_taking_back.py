"""Taking back: alone while no player has learned anything, otherwise by agreement; the log loses nothing."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest

from bot.store import Store
from bot.store.database import Connection
from bot.tables.actors import Person
from bot.tables.history import History, without_undone
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.tables.terms import Terms
from bot.tables.undo.offers import offer, open_offer, wish_of
from bot.work.drawing import Studio
from engines.core.record import Record, replay
from engines.registry import game, keys
from tests.service.playing import ANN, BOB, CEC, act, any_action, due, fresh, refused, started
from tests.support.times import DAY, MINUTE, WEEK

GAMES = [key for key in keys() if key != "secret_vote"]


async def play(tables: Tables, table: Table, rng: random.Random, until: Any) -> Table:
    """The players who are due act at random until the condition holds."""
    for _ in range(2000):
        if until(table) or table.phase != "playing":
            return table
        text = any_action(table, rng)
        person = due(table)
        table = await tables.play.act(table.id, person, table.to_act[0], table.seq, text, fresh())
    raise AssertionError("never")


def free(table: Table) -> bool:
    last = table.history.last
    return last is not None and not table.game.reveals(last.events)


def revealing(table: Table) -> bool:
    last = table.history.last
    return last is not None and table.game.reveals(last.events)


def who(table: Table) -> tuple[Person, int]:
    """Returns the player who decided last, and the number of that event."""
    last = table.history.last
    assert last is not None
    assert last.seat is not None
    held = table.seats[last.seat]
    assert held.user is not None
    return Person(held.user, held.name), last.seq


async def back(tables: Tables, table: Table, studio: Studio, request: int | None = None) -> Table:
    person, seq = who(table)
    return await tables.undo.take_back(table.id, person, seq, request or fresh(), studio)


@pytest.mark.parametrize("key", GAMES)
async def test_a_decision_that_revealed_nothing_is_taken_back_alone(
    tables: Tables, store: Store, studio: Studio, key: str
) -> None:
    rng = random.Random(key)
    table = await started(tables, ANN, BOB, game=key)
    for _ in range(5):
        table = await act(tables, table)
        table = await play(tables, table, rng, free)
        person, seq = who(table)
        states = [one async for one in history(tables, table)]
        undone = await back(tables, table, studio)
        assert undone.state == states[-2]
        assert undone.seq == table.seq + 1
        assert undone.history.last != table.history.last
        assert await Tables(store).get(table.id) == undone
        with refused("back-old"):
            await tables.undo.take_back(table.id, person, seq, fresh(), studio)
        table = undone


async def history(tables: Tables, table: Table) -> AsyncIterator[Any]:
    """Yields every state of the game according to its record."""
    its_game, entries = table.game, without_undone(await tables.entries(table.id))
    state = its_game.setup(table.options, len(table.seats), its_game.seed(table.state))
    yield state
    for entry in entries:
        if entry.verb == "acted":
            assert entry.seat is not None
            assert entry.action is not None
            state = its_game.apply(state, entry.seat, its_game.parse(entry.action)).state
            yield state


async def test_one_decision_after_the_other_up_to_the_beginning_of_the_turn(
    tables: Tables, studio: Studio
) -> None:
    rng = random.Random(3)
    table = await started(tables, ANN, BOB, game="dragon_castle")
    free_steps = 0
    while free_steps < 2 or not free(table):  # two steps of one turn that revealed nothing
        before = table.history.last
        table = await any_move(tables, table, rng)
        last = table.history.last
        assert last is not None
        same = before is not None and before.seat == last.seat
        free_steps = 0 if not free(table) else free_steps + 1 if same else 1
    _, newest = who(table)
    for _ in range(2):
        seat = table.seat_of(who(table)[0].id)
        assert seat is not None
        found = offer(table, seat)
        assert found is not None
        assert found.at_once
        assert found.entry.seq <= newest
        newest = found.entry.seq - 1
        table = await back(tables, table, studio)


async def test_what_was_revealed_or_followed_by_others_is_not_taken_back_alone(
    tables: Tables, studio: Studio
) -> None:
    rng = random.Random(1)
    table = await play(tables, await started(tables), rng, lambda t: t.history.last and revealing(t))
    assert open_offer(table) is None
    with refused("back-revealed"):
        await back(tables, table, studio)
    table = await play(tables, table, rng, lambda t: free(t) and t.to_act[0] != t.history.last.seat)
    person, seq = who(table)
    after = await act(tables, table)
    with refused("back-others-acted"):
        await tables.undo.take_back(table.id, person, seq, fresh(), studio)
    assert (await tables.get(table.id)).seq == after.seq


async def test_nobody_takes_back_what_another_decided(tables: Tables, studio: Studio) -> None:
    table = await play(tables, await started(tables), random.Random(1), lambda t: t.history.last and free(t))
    person, seq = who(table)
    other = BOB if person.id == ANN.id else ANN
    with refused("back-not-yours"):
        await tables.undo.take_back(table.id, other, seq, fresh(), studio)
    with refused("not-playing"):
        await tables.undo.take_back(table.id, CEC, seq, fresh(), studio)


async def test_a_redelivered_press_takes_back_once(tables: Tables, studio: Studio) -> None:
    table = await play(tables, await started(tables), random.Random(1), lambda t: t.history.last and free(t))
    request = fresh()
    presses = [back(tables, table, studio, request) for _ in range(4)]
    outcomes = await asyncio.gather(*presses, return_exceptions=True)
    assert [one.code for one in outcomes if isinstance(one, Refusal)] == ["already-done"] * 3
    assert (await tables.get(table.id)).seq == table.seq + 1


async def test_older_buttons_are_stale_once_the_game_went_back(tables: Tables, studio: Studio) -> None:
    """A player who was due then is due for another reason now, although they have not acted since."""
    rng = random.Random(1)
    table = await play(
        tables, await started(tables), rng, lambda t: free(t) and t.to_act != (t.history.last.seat,)
    )
    old, seat = table.seq, table.to_act[0]
    table = await act(tables, await back(tables, table, studio))
    while seat not in table.to_act:
        table = await act(tables, table)
    assert not await tables.play.still_good(table, seat, old)
    with refused("outdated"):
        await tables.play.act(table.id, due(table), seat, old, any_action(table), fresh())


@pytest.mark.parametrize("key", GAMES)
async def test_a_finished_game_with_steps_back_is_recorded_as_it_was_played(
    tables: Tables, studio: Studio, key: str
) -> None:
    rng = random.Random(f"{key} again")
    table = await started(tables, ANN, BOB, game=key)
    backs = 0
    while table.phase == "playing":
        text, person = any_action(table, rng), due(table)
        table = await tables.play.act(table.id, person, table.to_act[0], table.seq, text, fresh())
        if table.to_act and free(table) and (backs < 4 or rng.random() < 0.3) and backs < 12:
            table = await back(tables, table, studio)
            backs += 1
    assert backs > 3
    record = Record.read((await tables.record(table.id)).write())
    assert replay(game(key), record) == table.state
    log = await tables.entries(table.id)
    assert sum(entry.verb == "took-back" for entry in log) == backs
    assert [entry.seq for entry in log] == list(range(1, table.seq + 1))


async def test_a_game_of_other_rules_or_another_story_can_not_be_taken_back(
    tables: Tables, studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await play(tables, await started(tables), random.Random(1), lambda t: t.history.last and free(t))
    hidden = await play(tables, await started(tables), random.Random(1), revealing)
    monkeypatch.setattr(type(table.game), "rules_version", 99)
    with refused("back-other-rules"):
        await back(tables, table, studio)
    person, seq = who(hidden)
    with refused("back-other-rules"):
        await tables.undo.ask(hidden.id, person, seq, fresh(), studio)
    monkeypatch.undo()
    elsewhere = replace(table, state=table.state._replace(chance=table.state.chance._replace(drawn=99)))
    tables._ledger._cache[elsewhere.id] = elsewhere
    with refused("back-other-rules"):
        await back(tables, table, studio)


async def test_alone_with_computer_players_nobody_has_to_be_asked(tables: Tables, studio: Studio) -> None:
    table = await started(tables, ANN, computers=2)
    rng = random.Random(2)
    for _ in range(30):
        table = await any_move(tables, table, rng)
        mine = table.history.of(0)
        if mine is not None and mine != table.history.last:
            break
    mine = table.history.of(0)
    assert mine is not None
    found = offer(table, 0)
    assert found is not None
    assert found.at_once
    undone = await tables.undo.take_back(table.id, ANN, mine.seq, fresh(), studio)
    assert undone.to_act == (0,)
    assert (await tables.entries(table.id))[-1].events[0].facts["agreed"] is True


async def any_move(tables: Tables, table: Table, rng: random.Random) -> Table:
    """The next move, of a person or a computer player."""
    seat, text = table.to_act[0], any_action(table, rng)
    if table.seats[seat].computer:
        return await tables.play.act_for_computer(table.id, seat, table.seq, text)
    return await tables.play.act(table.id, due(table), seat, table.seq, text, fresh())


# By agreement


async def wished(tables: Tables, studio: Studio, *, key: str = "kingdomino", seed: int = 1) -> Table:
    """Returns a table of three whose last decision revealed something, and whose player asks to undo it."""
    rng = random.Random(seed)
    table = await play(
        tables, await started(tables, ANN, BOB, CEC, game=key), rng, lambda t: t.history.last and revealing(t)
    )
    person, seq = who(table)
    return await tables.undo.ask(table.id, person, seq, fresh(), studio)


def asked(table: Table) -> tuple[Person, list[Person], int]:
    """Returns the player who asked, those who have to answer, and the decision."""
    wish = wish_of(table)
    assert wish is not None
    return (
        next(one for one in (ANN, BOB, CEC) if one.id == wish.user),
        [one for one in (ANN, BOB, CEC) if one.id != wish.user],
        wish.before,
    )


@pytest.mark.parametrize("key", GAMES)
async def test_when_all_agree_the_game_goes_back_to_that_decision(
    tables: Tables, store: Store, studio: Studio, key: str
) -> None:
    table = await wished(tables, studio, key=key)
    _, people, before = asked(table)
    states = [one async for one in history(tables, table)]
    for person in people:
        assert table.state == states[-1]
        table = await tables.undo.agree(table.id, person, before, fresh(), studio)
    assert table.state == states[-2]
    assert table.row.wish is None
    assert table.game.seed(table.state) == table.game.seed(states[-1])
    assert await Tables(store).get(table.id) == table
    assert (await tables.entries(table.id))[-1].events[0].facts["agreed"] is True


async def test_one_no_is_enough_and_nothing_is_changed(tables: Tables, studio: Studio) -> None:
    table = await wished(tables, studio)
    _, (bob, cec), before = asked(table)
    await tables.undo.agree(table.id, bob, before, fresh(), studio)
    after = await tables.undo.refuse(table.id, cec, before, fresh())
    assert after.state == table.state
    assert after.row.wish is None
    with refused("back-wish-gone"):
        await tables.undo.agree(table.id, cec, before, fresh(), studio)


async def test_who_asks_can_not_agree_and_may_give_it_up(tables: Tables, studio: Studio) -> None:
    table = await wished(tables, studio)
    current_requester, (bob, _), before = asked(table)
    with refused("back-others-answer"):
        await tables.undo.agree(table.id, current_requester, before, fresh(), studio)
    await tables.undo.agree(table.id, bob, before, fresh(), studio)
    with refused("back-agreed-already"):
        await tables.undo.agree(table.id, bob, before, fresh(), studio)
    with refused("back-asked-already"):
        await tables.undo.ask(table.id, current_requester, before, fresh(), studio)
    with refused("not-playing"):
        await tables.undo.agree(table.id, Person(77, "Dan"), before, fresh(), studio)
    assert (await tables.undo.refuse(table.id, current_requester, before, fresh())).row.wish is None


async def test_when_the_game_moves_on_nobody_is_asked_any_more(tables: Tables, studio: Studio) -> None:
    table = await wished(tables, studio)
    _, (bob, _), before = asked(table)
    after = await act(tables, table)
    assert after.row.wish is None
    log = await tables.entries(table.id)
    assert [entry.verb for entry in log[-3:]] == ["asked-back", "lapsed-back", "acted"]
    with refused("back-wish-gone"):
        await tables.undo.agree(table.id, bob, before, fresh(), studio)


async def test_a_step_back_ends_another_ones_wish(tables: Tables, studio: Studio) -> None:
    table = await started(tables, ANN, BOB, CEC)
    rng = random.Random(1)
    while True:
        table = await play(tables, await act(tables, table), rng, free)
        person, _ = who(table)
        asking = next((one for one in table.history.acts if one.seat not in table.to_act), None)
        if asking is not None and asking.user not in (None, person.id):
            break
    other = next(one for one in (ANN, BOB, CEC) if one.id == asking.user)
    table = await tables.undo.ask(table.id, other, asking.seq, fresh(), studio)
    undone = await back(tables, table, studio)
    assert undone.row.wish is None
    log = await tables.entries(table.id)
    assert [entry.verb for entry in log[-3:]] == ["asked-back", "lapsed-back", "took-back"]


@pytest.mark.parametrize(
    ("pace", "seconds"),
    [("live", 10 * MINUTE), ("day", DAY), ("three_days", 3 * DAY), ("week", WEEK), ("none", DAY)],
)
async def test_a_wish_waits_for_its_answers_as_long_as_the_pace_says(
    store: Store, studio: Studio, pace: Any, seconds: float
) -> None:
    now = [1_000_000.0]
    tables = Tables(store, clock=lambda: now[0])
    table = await wished(tables, studio)
    _, people, before = asked(table)
    await tables.undo.refuse(table.id, people[0], before, fresh())
    row = replace((await tables.get(table.id)).row, terms=Terms(pace=pace).text())
    tables._ledger._cache[table.id] = replace(table, row=row)
    person, seq = who(table)
    await tables.undo.ask(table.id, person, seq, fresh(), studio)
    now[0] += seconds - 1
    await tables.undo.expire_requests(studio)
    assert (await tables.get(table.id)).row.wish is not None
    now[0] += 1
    with refused("back-wish-gone"):
        await tables.undo.agree(table.id, people[0], before, fresh(), studio)
    await tables.undo.expire_requests(studio)
    assert (await tables.get(table.id)).row.wish is None
    assert (await tables.entries(table.id))[-1].verb == "lapsed-back"


async def test_a_wish_that_nobody_is_left_to_answer_is_carried_out(tables: Tables, studio: Studio) -> None:
    table = await wished(tables, studio)
    current_requester, (bob, cec), before = asked(table)
    await tables.undo.agree(table.id, bob, before, fresh(), studio)
    await tables.leave(table.id, cec, fresh())
    await tables.undo.expire_requests(studio)
    after = await tables.get(table.id)
    assert after.row.wish is None
    assert after.history.went_back == after.seq
    assert current_requester.id in [seat.user for seat in after.seats]


async def test_the_host_can_switch_it_off_and_rated_tables_have_it_off(
    tables: Tables, studio: Studio
) -> None:
    for terms in (Terms(take_back=False), Terms(rated=True)):
        table = await play(
            tables, await started(tables), random.Random(1), lambda t: t.history.last and revealing(t)
        )
        tables._ledger._cache[table.id] = replace(table, row=replace(table.row, terms=terms.text()))
        person, seq = who(table)
        assert offer(await tables.get(table.id), table.seat_of(person.id) or 0) is None
        with refused("back-not-agreed-on"):
            await tables.undo.ask(table.id, person, seq, fresh(), studio)
        with refused("back-not-agreed-on"):
            await tables.undo.take_back(table.id, person, seq, fresh(), studio)


async def test_after_the_end_nothing_is_taken_back(tables: Tables, studio: Studio) -> None:
    table = await play(tables, await started(tables), random.Random(1), lambda t: False)
    person, seq = who(table)
    assert open_offer(table) is None
    assert offer(table, 0) is offer(table, 1) is None
    with refused("table-over"):
        await tables.undo.take_back(table.id, person, seq, fresh(), studio)


async def test_a_log_that_can_not_be_read_leaves_the_table_playable(tables: Tables, store: Store) -> None:
    table = await act(tables, await started(tables))

    def spoil(connection: Connection) -> None:
        connection.execute("UPDATE events SET outcome = 'x' WHERE verb = 'acted'")

    await store._database.transact(spoil)
    tables._ledger.forget(table.id)
    again = await tables.get(table.id)
    assert again.state == table.state
    assert again.history == History()
    await act(tables, again)
