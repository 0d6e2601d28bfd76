"""A tournament as a value: folded from its log, which is the only thing that is stored of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field

from bot.features.tournaments.rules.pairing import Past
from bot.features.tournaments.rules.scoring import TableResult, round_scores
from bot.features.tournaments.rules.standings import Entrant, Place, ScoredRound, standings

Phase = Literal["open", "running", "over", "called-off"]
Form = Literal["swiss", "groups", "knockout", "league"]
Stage = Literal["whole", "group", "knockout"]
"""The stage of a round: the whole field plays it, the groups do, or the players who are not out yet."""
MOST_PLAYERS = 128
ABSENT_ROUNDS = 2
"""A player who is absent in this many rounds in a row no longer takes part."""


class Plan(BaseModel):
    """The decisions that are part of a tournament's announcement."""

    model_config = ConfigDict(frozen=True, extra="ignore", defer_build=True)

    game: str
    options: Mapping[str, Any] = Field(default_factory=dict)
    """The variants of the game that differ from the basic one."""
    form: Form = "swiss"
    group: int = Field(default=8, ge=2, le=16)
    """The most players of a group, in a form with groups."""
    seasons: int = Field(default=1, ge=1, le=12)
    """The seasons of a league."""
    seats: int = Field(ge=2, le=7)
    """The wanted seats of a table."""
    smallest: int = Field(default=2, ge=2)
    largest: int = Field(default=4, le=7)
    """The seats that a table of the game can have in a tournament."""
    rounds: int = Field(default=3, ge=1, le=9)
    """The rounds of a Swiss tournament; the most rounds of a group; a knock-out needs as many as it needs."""
    pace: Literal["live", "day", "three_days", "week"] = "day"
    round_seconds: float = Field(gt=0)
    least: int = Field(default=4, ge=2)
    limit: int = Field(default=32, ge=2, le=MOST_PLAYERS)
    begins: float | None = None
    """When it begins; None: as soon as it is full, or when the director begins it."""
    rated: bool = False
    role: int | None = None
    """The role that may enter; None: all members."""
    listed: bool = False
    """Whether only people on the director's list may enter."""
    champion: int | None = None
    """The role that the winner gets where the bot may give it."""


class LogEntry(NamedTuple):
    """One line of a tournament's log. `body` names players by their numbers, never by their names."""

    seq: int
    verb: str
    body: Mapping[str, Any]
    at: float
    actor: int | None = None
    """The person who did it; None: the bot, or a person who was erased."""


@dataclass(frozen=True)
class PairedTable:
    """A table of a round: its id, reserved when the round was paired, and its players by seat."""

    id: str
    players: tuple[int, ...]


@dataclass(frozen=True)
class Round:
    number: int
    seed: str
    tables: tuple[PairedTable, ...]
    byes: frozenset[int]
    until: float
    stage: Stage = "whole"
    results: Mapping[int, TableResult] = field(default_factory=dict)
    """By the table's place in `tables`."""

    @property
    def over(self) -> bool:
        return len(self.results) == len(self.tables)

    @property
    def scored(self) -> ScoredRound:
        """The scores of the tables that are over."""
        void = {player for one in self.results.values() if one.void for player in one.players}
        return ScoredRound(round_scores(self.results.values()), self.byes | void)


@dataclass(frozen=True)
class Season:
    """Groups that play among themselves: the group stage of a tournament, or one season of a league."""

    groups: tuple[tuple[int, ...], ...]
    """The players of each group; in a league the strongest group comes first."""
    begins: int
    """The number of its first round."""


@dataclass(frozen=True)
class Tournament:
    """The whole tournament after an entry of its log."""

    plan: Plan
    seq: int = 0
    phase: Phase = "open"
    entrants: Mapping[int, Entrant] = field(default_factory=dict)
    """By number, in the order in which they have entered."""
    waiting: frozenset[int] = frozenset()
    """Players who were on the waiting list when it began: they do not take part."""
    rounds: tuple[Round, ...] = ()
    seasons: tuple[Season, ...] = ()
    crowned: frozenset[int] = frozenset()
    """The seasons whose winners have their titles; a tournament without seasons is one season."""
    posts: Mapping[str, int] = field(default_factory=dict)
    """Messages by purpose."""
    ended_early: bool = False

    @property
    def round(self) -> Round | None:
        """The current round."""
        return self.rounds[-1] if self.rounds else None

    @property
    def admitted(self) -> tuple[int, ...]:
        """The players with a place, without the waiting list."""
        if self.phase == "open":
            return tuple(self.entrants)[: self.plan.limit]
        return tuple(number for number in self.entrants if number not in self.waiting)

    @property
    def active(self) -> tuple[int, ...]:
        """The players who will be paired."""
        return tuple(number for number in self.admitted if not self.entrants[number].withdrawn)

    @property
    def can_enter_late(self) -> bool:
        """Whether people can still enter: a Swiss tournament until half of its rounds have begun, a league
        until its last season has begun."""
        if self.phase != "running":
            return False
        if self.plan.form == "league":
            return len(self.seasons) < self.plan.seasons
        return self.plan.form == "swiss" and 2 * len(self.rounds) <= self.plan.rounds

    @property
    def standings(self) -> list[Place]:
        """All players by their matchpoints of all rounds that are over."""
        return standings([self.entrants[one] for one in self.admitted], [one.scored for one in self.finished])

    @property
    def finished(self) -> tuple[Round, ...]:
        """The rounds that are over."""
        return tuple(one for one in self.rounds if one.over)

    @property
    def past(self) -> Past:
        """The meetings and seats of all rounds."""
        past = Past()
        for done in self.rounds:
            for table in done.tables:
                past.add(table.players)
        return past

    def played_in(self, season: Season) -> tuple[Round, ...]:
        """Returns the rounds of a season that have begun."""
        later = [other.begins for other in self.seasons if other.begins > season.begins]
        last = min(later, default=len(self.rounds) + 1)
        return tuple(one for one in self.rounds[season.begins - 1 : last - 1] if one.stage == "group")

    def table(self, number: int, table: int) -> PairedTable:
        """Returns a table by its round and its place there, both from 1; KeyError if there is none."""
        if not (1 <= number <= len(self.rounds) and 1 <= table <= len(self.rounds[number - 1].tables)):
            raise KeyError(table)
        return self.rounds[number - 1].tables[table - 1]


class Pairing(NamedTuple):
    """The tables of the next round, their players by seat, and the players with a bye."""

    tables: list[tuple[int, ...]]
    byes: list[int]
    stage: Stage = "whole"


def often_absent(tournament: Tournament) -> list[int]:
    """Returns active players who were absent in the last rounds that they have played, two in a row."""
    found = []
    for number in tournament.active:
        tables = [
            one for done in tournament.finished for one in done.results.values() if number in one.players
        ]
        if len(tables) >= ABSENT_ROUNDS and all(number in one.absent for one in tables[-ABSENT_ROUNDS:]):
            found.append(number)
    return found


def fold(entries: Iterable[LogEntry]) -> Tournament:
    """Returns the tournament after these entries, of which the first one announces it."""
    tournament: Tournament | None = None
    for entry in entries:
        tournament = after(tournament, entry)
    if tournament is None:
        raise ValueError("a tournament without a log")
    return tournament


def after(before: Tournament | None, entry: LogEntry) -> Tournament:
    """Returns the tournament after one more entry; None is the state before the first one."""
    if before is None:
        return Tournament(Plan.model_validate(entry.body["plan"]), entry.seq)
    return replace(_after(before, entry.verb, entry.body), seq=entry.seq)


def _after(before: Tournament, verb: str, body: Mapping[str, Any]) -> Tournament:
    """Returns the tournament after one entry; entries of a later version change nothing."""
    match verb:
        case "entered":
            entrant = Entrant(body["player"], len(before.rounds) + 1, rating=body.get("rating", 0.0))
            others = {number: one for number, one in before.entrants.items() if number != entrant.number}
            return replace(before, entrants={**others, entrant.number: entrant})
        case "withdrew":
            number = body["player"]
            if before.phase == "open":
                others = {other: one for other, one in before.entrants.items() if other != number}
                return replace(before, entrants=others)
            gone = replace(before.entrants[number], withdrawn=True)
            return replace(before, entrants={**before.entrants, number: gone})
        case "began":
            waiting = frozenset(before.entrants) - frozenset(before.admitted)
            return replace(before, phase="running", waiting=waiting)
        case "called-off":
            return replace(before, phase="called-off")
        case "ended":
            return replace(before, phase="over", ended_early=bool(body.get("early")))
        case "paired":
            tables = tuple(PairedTable(one["id"], tuple(one["players"])) for one in body["tables"])
            paired_round = Round(
                len(before.rounds) + 1,
                body["seed"],
                tables,
                frozenset(body["byes"]),
                body["until"],
                body.get("stage", "whole"),
            )
            return replace(before, rounds=(*before.rounds, paired_round))
        case "grouped":
            groups = tuple(tuple(group) for group in body["groups"])
            season = Season(groups, len(before.rounds) + 1)
            return replace(before, seasons=(*before.seasons, season))
        case "crowned":
            return replace(before, crowned=before.crowned | {body["season"]})
        case "scored" | "corrected":
            return _with_result(before, body, _result(before, body))
        case "awarded":
            players = _table(before, body).players
            awarded = TableResult(players, (), (), awarded=body["player"])
            return _with_result(before, body, awarded)
        case "voided":
            return _with_result(before, body, TableResult(_table(before, body).players, (), (), void=True))
        case "more-time":
            current = replace(before.rounds[-1], until=body["until"])
            return replace(before, rounds=(*before.rounds[:-1], current))
        case "posted":
            return replace(before, posts={**before.posts, body["what"]: body["message"]})
    return before


def _table(before: Tournament, body: Mapping[str, Any]) -> PairedTable:
    return before.table(body["round"], body["table"])


def _result(before: Tournament, body: Mapping[str, Any]) -> TableResult:
    points = tuple(body["points"])
    ranks = tuple(body.get("ranks") or (1 + sum(other > one for other in points) for one in points))
    return TableResult(_table(before, body).players, points, ranks, frozenset(body.get("absent", ())))


def _with_result(before: Tournament, body: Mapping[str, Any], result: TableResult) -> Tournament:
    done = before.rounds[body["round"] - 1]
    done = replace(done, results={**done.results, body["table"] - 1: result})
    rounds = (*before.rounds[: body["round"] - 1], done, *before.rounds[body["round"] :])
    return replace(before, rounds=rounds)
