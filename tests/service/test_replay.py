"""Replays: the turns of a finished game, jumps from kept states, and the games that may not be replayed."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.features.replay.mistakes import Decision, Mistake, Mistakes, decisions_after
from bot.features.replay.retelling import EVERY, Retelling, Turn, retell
from bot.features.replay.service import Replays
from bot.store import SeatRow
from bot.tables.actors import Person
from bot.tables.rating.judged import moments
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.tables.terms import Terms
from bot.ui.faces import hosted
from bot.work.thoughts import play_out
from engines.core.record import Record, retold
from engines.registry import game
from tests.recorded import records
from tests.service.playing import ANN, BOB, CEC, HERE, act, fresh, refused, started
from tests.ui.tables import At, table_of


def retold_record(key: str) -> tuple[Record, Retelling]:
    """A recorded game of a key with its fewest seats that has one."""
    seats = next(seats for seats in game(key).seats if records(key, seats))
    record = records(key, seats)[0]
    *_, (last, _) = retold(game(key), record)
    return record, retell(table_of(key, last, seats), record)


@pytest.mark.parametrize("key", hosted())
def test_every_turn_is_reached_from_kept_states_and_is_the_game_as_it_was(key: str) -> None:
    its_game = game(key)
    record, told = retold_record(key)
    steps = list(retold(its_game, record))
    ends = [
        made
        for made, (state, step) in enumerate(steps)
        if step is None or step.turn_ends or not its_game.to_act(state)
    ]
    assert [turn.made for turn in told.turns] == ends
    for made in random.Random(1).sample(range(len(steps)), 12):
        assert its_game.encode(told.after(made)) == its_game.encode(steps[made][0])
    assert len(told.kept) == len(record.actions) // EVERY + 1
    events = [step for turn in told.turns for step in turn.events]
    assert events == [step.events for _, step in steps if step is not None]
    numbers = [number for number, _ in told.rounds()]
    assert numbers == sorted(numbers)
    assert len(numbers) > 1


def test_a_jump_applies_fewer_decisions_than_lie_between_two_kept_states(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _, told = retold_record("mad_king_ludwig")
    applied = 0
    apply = type(told.game).apply

    def counted(*args: object) -> object:
        nonlocal applied
        applied += 1
        return apply(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(type(told.game), "apply", counted)
    for turn in range(len(told.turns)):
        applied = 0
        told.state(turn)
        assert applied < EVERY


def test_the_lead_changes_when_another_seat_is_alone_in_front() -> None:
    courses = [(0, 0), (3, 0), (3, 3), (3, 5), (6, 6), (6, 7), (9, 7)]
    turns = tuple(Turn(made, 1, points, ()) for made, points in enumerate(courses))
    told = Retelling(game("kingdomino"), records("kingdomino", 2)[0], turns, ())
    assert told.lead_changes() == [3, 6]


async def dealt(tables: Tables, *people: Person, shuffle: str) -> Table:
    """Starts a game with a named shuffle."""
    host, *others = people
    table = await tables.lobby.open(HERE, host, "kingdomino", fresh(), terms={"seed": shuffle})
    for person in others:
        await tables.lobby.join(table.id, person, fresh())
    return await tables.lobby.start(table.id, host, fresh())


async def ended(tables: Tables, table: Table) -> Table:
    while table.phase == "playing":
        table = await act(tables, table)
    return table


async def test_a_finished_game_is_replayed_for_all_and_a_running_one_for_nobody(tables: Tables) -> None:
    replays = Replays(tables, At("test"))
    table = await started(tables, ANN, BOB)
    with refused("replay-too-early"):
        await replays.of(table.id, ANN.id)
    table = await ended(tables, table)
    for person in (ANN, BOB, CEC):
        replay = await replays.of(table.id, person.id)
        assert replay.seat == table.seat_of(person.id)
        assert replay.table_at(replay.last).phase == "over"
        assert replay.table_at(0).to_act


async def test_nobody_sees_the_shuffle_of_a_game_that_they_still_play(tables: Tables) -> None:
    over = await ended(tables, await dealt(tables, ANN, BOB, shuffle="Neuschwanstein"))
    running = await dealt(tables, BOB, CEC, shuffle="neuschwanstein")
    other = await dealt(tables, ANN, CEC, shuffle="Linderhof")
    replays = Replays(tables, At("test"))
    with refused("replay-same-shuffle"):
        await replays.of(over.id, BOB.id)
    with refused("replay-same-shuffle"):
        await replays.of(over.id, CEC.id)
    assert other.phase == "playing"
    await replays.of(over.id, ANN.id)
    await ended(tables, running)
    await replays.of(over.id, BOB.id)


async def test_a_round_under_way_is_neither_replayed_nor_played_on(tables: Tables) -> None:
    its_game, seats = game("kingdomino"), (SeatRow(ANN.id, "Ann"), SeatRow(BOB.id, "Bob"))
    options, terms = its_game.options_type(), Terms(round="1", sealed=True)
    reserved = await tables.lobby.reserve()
    table = await tables.lobby.deal(reserved, HERE, ANN.id, its_game, options, terms, seats, "7" * 32)
    table = await ended(tables, table)
    replays = Replays(tables, At("test"))
    with refused("replay-too-early"):  # what-if and playing on together ask for the replay first
        await replays.of(table.id, ANN.id)
    await tables.play.unseal(table.id)
    assert (await replays.of(table.id, ANN.id)).last > 0


async def test_a_game_of_lost_rules_is_refused(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await ended(tables, await started(tables, ANN, BOB))
    monkeypatch.setattr(type(table.game), "rules_version", 99)
    monkeypatch.setattr(type(table.game), "older_rules", ())
    with refused("replay-other-rules"):
        await Replays(tables, At("test")).of(table.id, ANN.id)


class Estimating(At):
    """Finds the last legal action of each decision better, by the points that it is given."""

    def __init__(self, costs: dict[str, float]) -> None:
        super().__init__("test")
        self.costs = costs
        self.asked: list[str] = []

    async def run(self, work: Any, *args: Any, **kwargs: Any) -> Any:
        if work is play_out:
            return [(1.0, 0.0), (0.0, 0.0)]
        key, stored, seat, also, chance, _ = args
        self.asked.append(chance)
        its_game = game(key)
        best = its_game.legal(its_game.decode(stored), seat)[-1].text
        cost = self.costs.get(chance, self.costs.get(chance.rpartition("/")[0], 0.0))
        return [(best, cost), (also[0], 0.0)] if best != also[0] else [(best, 0.0)]


async def test_the_next_mistake_is_the_first_later_decision_of_ones_own_that_surely_cost_points(
    tables: Tables,
) -> None:
    table = await ended(tables, await started(tables, ANN, BOB))
    replay = await Replays(tables, At("test")).of(table.id, ANN.id)
    entries = await tables.entries(table.id)
    mine = decisions_after(replay, 0, ANN.id, entries)
    actions, told = replay.told.record.actions, replay.told
    choices = [
        made
        for made, action in enumerate(actions)
        if action.seat == replay.seat and len(told.game.legal(told.after(made), action.seat)) > 1
    ]
    assert mine == [Decision(made, number) for number, made in enumerate(choices, 1)]
    later = decisions_after(replay, 5, ANN.id, entries)
    assert later == [one for one in mine if one.made >= replay.turn(5).made]
    judged = moments(replay.told.record, replay.seat or 0, ANN.id, entries)
    assert [one.number for one in judged] == [one.number for one in mine], "the coach has the same decisions"
    assert [one.chosen for one in judged] == [actions[one.made].action for one in mine]
    clear, margin = mine[3].made, table.game.margin
    thinker = Estimating({"coach/2": 4.0 * margin, "coach/2/1": -4.0 * margin, "coach/4": 1.5 * margin})
    done: list[int] = []

    async def progress(number: int) -> None:
        done.append(number)

    found = await Mistakes(thinker, At("test")).next_after(replay, mine, progress)
    best = told.game.legal(told.after(clear), replay.seat or 0)[-1].text
    assert found == Mistake(clear, 1.5 * margin, best)
    assert done == [1, 2, 3]
    assert "coach/5" not in thinker.asked
    at = told.turn_after(clear)
    assert told.turns[at - 1].made <= clear < told.turns[at].made
    assert await Mistakes(Estimating({}), At("test")).next_after(replay, mine, progress) is None
