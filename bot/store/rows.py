"""The rows of the store as frozen values, with JSON still as text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Phase = Literal["lobby", "playing", "over", "ended"]
OutboxKind = Literal["lobby", "board", "status", "private_messages", "computer"]


@dataclass(frozen=True)
class SeatRow:
    """The occupant of a seat: a person (`user`) or a computer player (`computer`)."""

    user: int | None
    name: str
    computer: str | None = None
    lang: str = "en"
    """The language of private messages to them."""
    stand_in: str | None = None
    """The computer player that decides for an absent person, or for a vacant seat that others may take."""

    @property
    def program(self) -> str | None:
        """The computer player that decides here; None: the person does."""
        return self.stand_in or self.computer

    @property
    def decider(self) -> int | None:
        """The person who decides here; None: a computer player does."""
        return None if self.program else self.user

    @property
    def vacant(self) -> bool:
        """Whether its player has left permanently and another person may take it."""
        return self.user is None and self.stand_in is not None


@dataclass(frozen=True)
class WaitRow:
    """A seat that the table waits for: since when, and when something is to be done about it."""

    seat: int
    since: float
    next: float | None = None


@dataclass(frozen=True)
class TableRow:
    """A table as it is stored; the files in `sqlite/migrations` explain the columns."""

    id: str
    guild: int
    channel: int
    game: str
    options: str
    host: int
    lang: str
    phase: Phase
    seq: int
    rules_version: int
    schema: int
    state: str | None
    created: float
    changed: float
    terms: str = "{}"
    wish: str | None = None
    seats: tuple[SeatRow, ...] = ()
    waits: tuple[WaitRow, ...] = ()


@dataclass(frozen=True)
class LogRow:
    """One event of a table: the verb, the person and seat, the chosen action and its outcome."""

    seq: int
    verb: str
    user: int | None
    seat: int | None
    action: str | None
    outcome: str
    request: int | None
    at: float


@dataclass(frozen=True)
class OutboxItem:
    """Something still to be done for a table.

    Show its lobby or its board, bring the board's words up to date, send the private messages, or let
    a computer player act.
    """

    table_id: str
    kind: OutboxKind
    seq: int


@dataclass(frozen=True)
class Posts:
    """Where a table is shown: its venue, its lobby message, its newest picture, the last event shown."""

    venue: int | None = None
    lobby: int | None = None
    board: str | None = None
    shown: int = 0
    private_messages: str = "{}"
    since: int = 0
    """The last event that was shown before the newest picture."""
    chapter: str | None = None
    """The chapter that the newest picture shows; None: a single turn."""
    posted: float = 0.0
    """When it was posted; it may have been edited since."""
    told: str = "[]"
    """JSON: the due people who know it already, from a mention or from the panel that they have open."""


@dataclass(frozen=True)
class ResultRow:
    """The result of a finished game for one person; `005_club.sql` explains the columns."""

    table_id: str
    seat: int
    nth: int
    user: int | None
    name: str
    guild: int
    game: str
    variant: str
    seats: int
    points: int | None
    place: int
    rated: bool
    feat: bool
    everywhere: bool
    began: float
    at: float
    facts: str = "{}"


@dataclass(frozen=True)
class RatingRow:
    """The rating of a person at a game, in a server or (0) over all servers."""

    user: int
    game: str
    guild: int
    mu: float
    sigma: float
    games: int
