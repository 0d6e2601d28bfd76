"""Plays random tournaments by the rules alone: withdrawals, late entries, absent players and ties."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import Any

from bot.features.tournaments.rules.forms import Grouping, next_step, season_to_crown, winners
from bot.features.tournaments.rules.tournament import LogEntry, Plan, Tournament, after, fold, often_absent


class Simulation:
    """One tournament; `log` is all that a bot would store of it."""

    def __init__(self, plan: Plan, seed: int) -> None:
        self.rng = random.Random(seed)
        self.log: list[LogEntry] = []
        self._now: Tournament | None = None
        self.add("announced", plan=plan.model_dump())

    def add(self, verb: str, **body: Any) -> None:
        self.log.append(LogEntry(len(self.log) + 1, verb, body, float(len(self.log))))
        self._now = after(self._now, self.log[-1])

    @property
    def now(self) -> Tournament:
        assert self._now is not None
        return self._now

    def kill(self) -> None:
        """Forget everything but the stored log, as a bot does that is killed and started again."""
        self.log = [LogEntry(*json.loads(json.dumps(entry))) for entry in self.log]
        self._now = fold(self.log)

    def enter(self, count: int) -> None:
        known = len({entry.body["player"] for entry in self.log if entry.verb == "entered"})
        for number in range(known + 1, known + count + 1):
            self.add("entered", player=number, rating=self.rng.choice((1400.0, 1500.0, 1600.0)))

    def pair(self) -> bool:
        """Returns whether another round was paired; draws groups and crowns winners before it."""
        if (season := season_to_crown(self.now)) is not None:
            self.add("crowned", season=season, players=winners(self.now))
        step = next_step(self.now)
        if isinstance(step, Grouping):
            self.add("grouped", groups=step.groups)
            return self.pair()
        if step is None:
            return False
        tables = [{"id": f"T{number}", "players": players} for number, players in enumerate(step.tables)]
        self.add("paired", tables=tables, byes=step.byes, seed="0" * 32, until=0.0, stage=step.stage)
        return True

    def score(self, table: int, points: Mapping[int, int], absent: tuple[int, ...] = ()) -> None:
        """Note the points of a table of the current round, by player."""
        current = self.now.rounds[-1]
        players = current.tables[table - 1].players
        self.add(
            "scored",
            round=current.number,
            table=table,
            points=[points[one] for one in players],
            absent=list(absent),
        )

    def play(self) -> Tournament:
        """Plays all rounds with random results and returns the finished tournament."""
        rng = self.rng

        def chance(share: float) -> bool:
            return rng.random() < share

        self.add("began")
        while self.pair():
            current = self.now.rounds[-1]
            for place, table in enumerate(current.tables, 1):
                if chance(0.05):
                    self.kill()
                if chance(0.03):
                    self.add("voided", round=current.number, table=place)
                    continue
                if chance(0.03):
                    self.add("awarded", round=current.number, table=place, player=rng.choice(table.players))
                    continue
                absent = tuple(one for one in table.players if chance(0.05))
                self.score(place, {one: rng.randrange(8) for one in table.players}, absent)
            for number in self.now.active:
                if chance(0.04):
                    self.add("withdrew", player=number)
            for number in often_absent(self.now):
                self.add("withdrew", player=number)
            if self.now.can_enter_late and chance(0.3):
                self.enter(rng.randrange(1, 3))
        self.add("ended")
        if (season := season_to_crown(self.now)) is not None:
            self.add("crowned", season=season, players=winners(self.now))
        return self.now
