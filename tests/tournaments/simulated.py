"""Plays random tournaments by the rules alone: withdrawals, late entries, absent players and ties."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from bot.features.tournaments.rules.tournament import (
    LogEntry,
    Plan,
    Tournament,
    fold,
    next_pairing,
    often_absent,
)


class Simulation:
    """One tournament; `log` is all that a bot would store of it."""

    def __init__(self, plan: Plan, seed: int) -> None:
        self.rng = random.Random(seed)
        self.log: list[LogEntry] = []
        self.add("announced", plan=plan.model_dump())

    def add(self, verb: str, **body: Any) -> None:
        self.log.append(LogEntry(len(self.log) + 1, verb, body, float(len(self.log))))

    @property
    def now(self) -> Tournament:
        return fold(self.log)

    def enter(self, count: int) -> None:
        known = len({entry.body["player"] for entry in self.log if entry.verb == "entered"})
        for number in range(known + 1, known + count + 1):
            self.add("entered", player=number, rating=self.rng.choice((1400.0, 1500.0, 1600.0)))

    def pair(self) -> bool:
        """Returns whether another round was paired."""
        pairing = next_pairing(self.now)
        if pairing is None:
            return False
        tables = [{"id": f"T{number}", "players": players} for number, players in enumerate(pairing.tables)]
        self.add("paired", tables=tables, byes=pairing.byes, seed="0" * 32, until=0.0)
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
        self.add("began")
        while len(self.now.rounds) < self.now.plan.rounds and self.pair():
            current = self.now.rounds[-1]
            for place, table in enumerate(current.tables, 1):
                if rng.random() < 0.03:
                    self.add("voided", round=current.number, table=place)
                    continue
                absent = tuple(one for one in table.players if rng.random() < 0.05)
                self.score(place, {one: rng.randrange(8) for one in table.players}, absent)
            for number in self.now.active:
                if rng.random() < 0.04:
                    self.add("withdrew", player=number)
            for number in often_absent(self.now):
                self.add("withdrew", player=number)
            if self.now.can_enter_late and rng.random() < 0.3:
                self.enter(rng.randrange(1, 3))
        self.add("ended")
        return self.now
