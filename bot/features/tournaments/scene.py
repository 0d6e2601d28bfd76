"""A tournament as it is stored: its place, its players and its log."""

from __future__ import annotations

from dataclasses import dataclass

from bot.features.tournaments.rules.tournament import LogEntry, Tournament
from bot.features.tournaments.store import Home, Player


@dataclass(frozen=True)
class Scene:
    """A tournament with its place, its players and its log, as it is stored."""

    home: Home
    tournament: Tournament
    players: dict[int, Player]
    log: list[LogEntry]

    @property
    def id(self) -> str:
        return self.home.id

    def number_of(self, user: int) -> int | None:
        """Returns the person's number, also after they have withdrawn."""
        return next((one.number for one in self.players.values() if one.user == user), None)

    def takes_part(self, user: int) -> bool:
        number = self.number_of(user)
        entrants = self.tournament.entrants
        return number is not None and number in entrants and not entrants[number].withdrawn
