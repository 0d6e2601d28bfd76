"""The coach: the decisions that it looks at, and its use of the strong player's estimates."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import pytest

from bot.features.coach.service import MOST, advice, hinted
from bot.features.coach.store import GivenHint, HintStore
from bot.store import Store
from bot.tables.rating.judged import SEEDS, Judged, accuracy, judge, moments, surely
from bot.tables.rating.moment import Moment
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.ui.panel.compared import comparable
from bot.work.drawing import Studio
from bot.work.thoughts import play_out, weigh
from engines.registry import game
from tests.service.playing import ANN, BOB, fresh, started
from tests.service.test_after_a_step_back import decided, stepped_back
from tests.ui.test_hints import decisions

PLAYERS_THINK = True
MARGIN = 1.5


def judged(number: int, cost: float, ahead: float) -> Judged:
    return Judged(Moment(number, "", "it"), "best", cost, ahead)


def test_the_three_worst_are_told_the_worst_first_and_the_finest_one() -> None:
    all_of_them = [judged(1, 1.4, -1.4), judged(2, 3, -3), judged(3, 0, 2), judged(4, 7, -7)]
    all_of_them += [judged(5, 0, 5), judged(6, 1, -1), judged(7, 2, -2)]
    found = advice(1, 9, all_of_them, MARGIN)
    assert [one.moment.number for one in found.costly] == [4, 2, 7]
    assert len(found.costly) == MOST
    assert found.finest == judged(5, 0, 5)
    assert found.pages == (*found.costly, found.finest)
    nothing = advice(1, 4, [judged(1, 0.4, -0.4)], MARGIN)
    assert (nothing.decisions, nothing.judged, nothing.pages) == (4, 1, ())


def test_a_mistake_that_no_fact_explains_is_told_only_if_there_is_no_other() -> None:
    all_of_them = [judged(1, 9, -9), judged(2, 3, -3), judged(3, 4, -4)]
    told = advice(0, 3, all_of_them, MARGIN, unexplained={1})
    assert [one.moment.number for one in told.costly] == [3, 2]
    told = advice(0, 3, all_of_them, MARGIN, unexplained={1, 2, 3})
    assert [one.moment.number for one in told.costly] == [1]


async def test_only_what_a_person_chose_themselves_among_several_is_looked_at(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    own = bobs_turns = 0
    while table.phase == "playing":
        seat = table.to_act[0]
        who = ANN if table.seats[seat].user == ANN.id else BOB
        legal = table.game.legal(table.state, seat)
        if who is ANN:
            own += len(legal) > 1
        bobs_turns += who is BOB
        if who is BOB and bobs_turns == 3:
            away = await tables.play.go_away(table.id, BOB.id)
            await tables.play.act_for_computer(table.id, seat, away.seq, legal[0].text)
            table = await tables.play.come_back(table.id, BOB.id, fresh())
        else:
            table = await tables.play.act(table.id, who, seat, table.seq, legal[-1].text, fresh())
    record, entries = await tables.record(table.id), await tables.entries(table.id)
    seats = {who.id: table.seat_of(who.id) or 0 for who in (ANN, BOB)}
    theirs = moments(record, seats[ANN.id], ANN.id, entries)
    assert len(theirs) == own
    assert [one.number for one in theirs] == list(range(1, own + 1))
    for moment in theirs:
        state = table.game.decode(moment.stored)
        assert moment.chosen == table.game.legal(state, seats[ANN.id])[-1].text
    stood_in = {entry.action for entry in entries if entry.action and entry.user is None}
    assert stood_in
    bobs = {one.chosen for one in moments(record, seats[BOB.id], BOB.id, entries)}
    assert bobs
    assert not stood_in & bobs


async def test_every_decision_is_weighed_against_what_was_chosen(tables: Tables) -> None:
    table = await started(tables, ANN, BOB)
    seat = table.to_act[0]
    legal = table.game.legal(table.state, seat)
    asked, told = list[object](), list[int]()
    found = [Moment(number + 1, table.row.state or "", legal[number].text) for number in range(2)]

    class Noting(Studio):
        async def run(self, work: Any, *args: Any, **kwargs: Any) -> Any:
            if work is play_out:
                return [(1.0, 0.0), (0.0, 0.0)]
            asked.append(args[3])
            return [(legal[0].text, 5.0), (legal[1].text, 2.0)]

    async def progress(done: int) -> None:
        told.append(done)

    async def all_of_them(moment: Moment, texts: Sequence[str]) -> Collection[str]:
        return texts

    said = advice(seat, 2, await judge(table.game.key, seat, found, Noting(), progress, all_of_them), MARGIN)
    both = (legal[1].text, legal[0].text)
    assert asked == [(legal[0].text,), (legal[1].text,), *[both] * SEEDS]
    assert told == [1, 2]
    assert [(one.moment.number, one.best, one.cost) for one in said.costly] == [(2, legal[0].text, 3.0)]
    assert said.finest is not None
    assert (said.finest.moment.number, said.finest.ahead) == (1, 3.0)


def test_what_the_spread_of_the_estimates_explains_is_no_mistake() -> None:
    assert surely(judged(1, 3.0, -3.0), [3.5, 2.5], MARGIN).cost == 3.0
    assert surely(judged(1, 6.0, -6.0), [-4.0, 5.0], MARGIN).cost == 0.0
    assert surely(judged(1, 2.0, -2.0), [1.0, 1.0], MARGIN).cost == 0.0
    assert surely(judged(1, 9.0, -9.0), [], MARGIN).cost == 0.0
    assert surely(judged(1, 9.0, -9.0), [1.0, 1.2, 1.1], MARGIN).cost == 0.0, "the first was too high"


@pytest.mark.parametrize(
    ("differences", "better", "playouts"),
    [
        ([(1.0, 0.0)] * 6, True, 6),
        ([(0.0, 1.0)] * 6, True, 6),
        ([(0.0, 0.0)] * 6, False, 6),
        ([(-1.0, 0.0)] * 6, False, 6),
        ([(9.0, 0.0), (-1.0, 0.0)] * 3, True, 6 + 6),
        ([(-8.0, 0.0), (9.0, 0.0)] * 6, False, 6 + 6),
    ],
)
async def test_a_mistake_must_also_do_worse_in_play_outs(
    differences: list[tuple[float, float]], better: bool, playouts: int
) -> None:
    chances = list[str]()

    class PlayingOut(Studio):
        async def run(self, work: Any, *args: Any, **kwargs: Any) -> Any:
            if work is weigh:
                return [("best", 5.0), ("it", 1.0)]
            chances.append(args[-1])
            return [differences[len(chances) % len(differences)], (0.0, 0.0)]

    async def alike(moment: Moment, texts: Sequence[str]) -> Collection[str]:
        return texts

    async def progress(done: int) -> None: ...

    [one] = await judge("kingdomino", 0, [Moment(1, "", "it")], PlayingOut(), progress, alike)
    assert one.cost == (4.0 if better else 0.0)
    assert len({*chances}) == len(chances) == playouts


def test_accuracy_is_halved_by_each_margin_that_a_decision_costs() -> None:
    assert accuracy([judged(1, 0, 2), judged(2, 1.4, -1.4)], MARGIN) == 100, "within the estimate's error"
    assert accuracy([judged(1, 0, 2), judged(2, 1.5, -1.5)], MARGIN) == 75
    assert accuracy([judged(1, 3.0, -3.0)], MARGIN) == 25
    assert accuracy([], MARGIN) is None


async def test_a_game_is_judged_the_same_way_again() -> None:
    key, thinking = "kingdomino", Studio()
    played = [(state, legal) for state, seat, legal in decisions(key, 2) if seat == 0 and len(legal) > 1]
    found = [
        Moment(number, game(key).encode(state), legal[0].text)
        for number, (state, legal) in enumerate(played[10:13], 1)
    ]

    async def progress(done: int) -> None: ...

    async def alike(moment: Moment, texts: Sequence[str]) -> Collection[str]:
        return comparable(key, 0, moment, texts)

    first = await judge(key, 0, found, thinking, progress, alike)
    assert any(one.cost >= game(key).margin for one in first), "a player who takes the first is no expert"
    assert await judge(key, 0, found, Studio(), progress, alike) == first


def test_the_order_of_tasks_that_are_independent_is_no_mistake() -> None:
    """At two castles, either may come first: the other castle's task is not the better move."""
    key = "between_two_castles"
    state, seat, legal = next(
        (state, seat, legal)
        for state, seat, legal in decisions(key, 2)
        if len({getattr(action, "side", "") for action in legal}) == 2
    )
    moment = Moment(1, game(key).encode(state), legal[0].text)
    alike = comparable(key, seat, moment, [action.text for action in legal])
    assert alike == {action.text for action in legal if action.side == legal[0].side}


def test_a_decision_that_a_hint_made_is_neither_praised_nor_blamed() -> None:
    def at(seq: int, cost: float, ahead: float) -> Judged:
        return Judged(Moment(seq, "", "it", seq), "best", cost, ahead)

    all_of_them = [at(1, 0, 9), at(2, 0, 4), at(3, 8, -8), at(4, 3, -3)]
    found = advice(0, 4, all_of_them, MARGIN, {1, 3})
    assert [one.moment.seq for one in found.pages] == [4, 2]
    assert (found.judged, found.hinted) == (2, 2)
    assert found.accuracy == advice(0, 4, all_of_them, MARGIN).accuracy


async def test_a_decision_follows_a_hint_if_it_is_the_next_that_counts_and_the_one_named(
    tables: Tables, store: Store
) -> None:
    """One hint is followed at once, one not at all, and one after something else was taken back."""
    table, given = await started(tables, ANN, BOB), HintStore(store.database)
    seats = [(who.id, table.seat_of(who.id) or 0) for who in (ANN, BOB)]

    async def hint(table: Table) -> str:
        seat = table.to_act[0]
        text = str(table.game.legal(table.state, seat)[0].text)
        await given.add(GivenHint(table.id, table.seats[seat].user or 0, seat, table.seq, text))
        return text

    await hint(table)
    table = await decided(tables, table, await hint(table))  # asked for twice
    at_once = table.seq
    await hint(table)
    table = await decided(tables, table, table.game.legal(table.state, table.to_act[0])[1].text)
    named = await hint(table)
    table = await decided(tables, table, table.game.legal(table.state, table.to_act[0])[-1].text)
    table = await decided(tables, await stepped_back(tables, Studio(), table), named)
    entries = await tables.entries(table.id)
    stored = [await given.of(table.id, user, seat) for user, seat in seats]
    assert sum(map(len, stored)) == 3
    assert set().union(*(hinted(entries, hints) for hints in stored)) == {at_once, table.seq}
