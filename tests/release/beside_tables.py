"""Rows beside tables for the frozen files: daily castles, tournaments, puzzles, hints and what-ifs."""

from __future__ import annotations

import random
from datetime import UTC, datetime

from bot.features.coach.store import GivenHint, HintStore
from bot.features.daily_castle.service import DailyCastle
from bot.features.daily_castle.store import DailyStore
from bot.features.puzzles.prepared_positions import prepared_puzzles
from bot.features.puzzles.service import AGAIN, Puzzles
from bot.features.puzzles.store import PuzzleStore, Week
from bot.features.puzzles.weekly_puzzle import week_of
from bot.features.replay.service import Replays
from bot.features.replay.store import WhatIfStore
from bot.features.replay.what_ifs import WhatIfs
from bot.features.tournaments.rules.tournament import Plan
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.store import TournamentStore
from bot.store import Store
from bot.tables.actors import Person, Venue
from bot.tables.tables import Tables
from bot.time_units import HOUR
from bot.work.drawing import Studio
from tests.service.rated import to_the_end
from tests.service.test_puzzles import finished, look_through
from tests.service.test_tournaments import Posts

FINISHER, BEGINNER = Person(8000, "Ann"), Person(8001, "Bob")
"""Two people with a daily castle: one has finished it, the other has begun it."""
SOLVER, OPPONENT = Person(8100, "Ann"), Person(8101, "Bob")
"""A person with puzzles and a what-if from a game that they played against another."""
DIRECTOR = Person(8200, "Dora")
ENTRANTS = tuple(Person(8201 + number, f"P{number}") for number in range(4))
PLAN = Plan(game="kingdomino", seats=2, rounds=2, pace="day", round_seconds=48 * HOUR, limit=8, listed=True)
PLACES = (Venue(guild=75, channel=750, lang="en"), Venue(guild=76, channel=760, lang="pl"))
"""The server of the tournament that is over, and of the one whose second round is played."""


async def daily_castles(store: Store, studio: Studio, now: float) -> None:
    """One person has finished the castle of the day, another has begun it."""
    castle = DailyCastle(DailyStore(store.database), studio, studio, lambda: now)
    day = await castle.today()
    rng = random.Random(1)
    for person in (FINISHER, BEGINNER):
        attempt = await castle.begin(person, day, practice=False)
        while attempt.table.phase == "playing":
            seat = attempt.table.to_act[0]
            action = rng.choice(attempt.table.game.legal(attempt.table.state, seat))
            attempt = await castle.act(attempt, attempt.table.seq, str(action.text), person, 70)
            if person is BEGINNER:
                break
    await DailyStore(store.database).note_post(70, day.name, 700, 7000)


async def two_tournaments(store: Store, tables: Tables, now: float) -> None:
    """One tournament is over; of the other, a round is over and the next one has begun."""
    for place, rounds in zip(PLACES, (PLAN.rounds, PLAN.rounds - 1), strict=True):
        tournaments, posts = Tournaments(TournamentStore(store.database), tables, lambda: now), Posts()
        scene = await tournaments.announce(PLAN, place, DIRECTOR)
        for person in ENTRANTS:
            await tournaments.list_guest(scene.id, DIRECTOR, person.id)
            await tournaments.enter(scene.id, person)
        await tournaments.begin(scene.id, DIRECTOR)
        for number in range(rounds):
            await tournaments.carry_on(scene.id, posts)
            for paired in (await tournaments.scene(scene.id)).tournament.rounds[number].tables:
                await to_the_end(tables, await tables.get(paired.id))
        await tournaments.carry_on(scene.id, posts)


async def puzzles_and_a_what_if(store: Store, tables: Tables, studio: Studio, now: float) -> None:
    """A person got a hint, missed a puzzle that comes back a day later, and plays on from a moment."""
    table = await finished(tables, SOLVER, OPPONENT)
    puzzles = Puzzles(
        PuzzleStore(store.database), tables, tables.preferences, studio, lambda: now, prepared_puzzles
    )
    await look_through(puzzles, table, SOLVER)
    puzzle = await puzzles.own(SOLVER.id, None)
    assert puzzle is not None
    missed = await puzzles.answer(puzzle, await puzzles.tries_of(SOLVER.id, puzzle), puzzle.chosen)
    assert missed.tries.due == now + AGAIN[0]
    today = datetime.fromtimestamp(now, UTC).date()
    week = Week(PLACES[0].guild, week_of(today), puzzle.id, PLACES[0].channel, 7600, None, now)
    await PuzzleStore(store.database).save_week(week)
    replay = await Replays(tables, studio).of(table.id, SOLVER.id)
    hint = GivenHint(table.id, SOLVER.id, puzzle.seat, table.seq, puzzle.best)
    await HintStore(store.database).add(hint)
    games = WhatIfs(WhatIfStore(store.database), studio, studio, lambda: now)
    at = await games.begin(replay, replay.last // 2, replay.seat or 0, "easy", SOLVER)
    await games.act(at, at.row.seq, str(at.table.game.legal(at.table.state, at.seat)[0].text), SOLVER)
