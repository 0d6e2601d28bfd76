"""The data of the club's pictures: names, numbers, and texts that the caller has already translated."""

from __future__ import annotations

from typing import NamedTuple


class GameLine(NamedTuple):
    """One game on a person's page."""

    title: str
    games: int
    wins: int
    best: int | None = None
    mean: int | None = None
    rating: int | None = None
    chosen: bool = False


class Page(NamedTuple):
    """A person's page; the fields after `title` are about that game."""

    name: str
    games: tuple[GameLine, ...]
    opponents: tuple[tuple[str, int], ...]
    """Names, and how many games were played together."""
    title: str
    places: tuple[tuple[int, int], ...]
    history: tuple[int, ...]
    favourites: tuple[tuple[str, int], ...]
    road: int
    everywhere: int | None = None
    where: str = ""
    date: str = ""


class Ranked(NamedTuple):
    """One line of a top."""

    place: int
    name: str
    rating: int
    games: int
    wins: int


class Top(NamedTuple):
    """A page of a server's top."""

    title: str
    lines: tuple[Ranked, ...]
    where: str = ""
    date: str = ""


class Shared(NamedTuple):
    """A result of the daily castle: its points and its course. The places stand in the post above it."""

    name: str
    title: str
    points: str
    marks: str
    """A digit for each part of the game: 0 lost points, 1 nothing, 2 some, 3 many."""
    date: str
    first: bool
    """Whether the result is first so far: only then it gets a crown."""


class CupLine(NamedTuple):
    """A player in the standings of a tournament; a group begins where the number of it changes."""

    place: int
    name: str
    points: str
    wins: str
    group: str = ""
    """The title above this line, if the line is the first of its group."""


class Cup(NamedTuple):
    """The standings of a tournament after a round."""

    title: str
    beside: str
    lines: tuple[CupLine, ...]
    where: str = ""
    date: str = ""
