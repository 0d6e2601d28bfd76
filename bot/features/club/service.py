"""The club: a person's page, a server's leaderboard and its records, all derived from results and ratings.

People who hide appear on no other person's page and on no leaderboard, and their records carry no name.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from bot.features.club.store import ClubStore, Step
from bot.store import EVERYWHERE, RatingRow, ResultRow
from bot.tables.names import NAMELESS
from bot.tables.preferences import Preferences
from bot.tables.rating.ratings import rate, shown
from bot.tables.rating.results import Decided
from bot.tables.refusal import Refusal

POINTS = "points"
"""The feat that every game has: the most points."""
FINDING = 10
"""Rated games in which a rating still moves in large steps."""
MOST_FAVOURITES = 3
_Order = tuple[float, str]


@dataclass(frozen=True)
class GameStats:
    """A person's statistics at one game."""

    key: str
    games: int
    wins: int
    best: int | None
    mean: float | None
    rating: int | None


@dataclass(frozen=True)
class Opponent:
    """A person who played at the same tables."""

    name: str
    games: int


@dataclass(frozen=True)
class PersonPage:
    """The content of a page; the fields from `places` on are about one game."""

    user: int
    name: str
    """Their name in their last game."""
    games: tuple[GameStats, ...]
    """Most played first."""
    opponents: tuple[Opponent, ...]
    chosen: str
    places: tuple[tuple[int, int], ...]
    """The number of times each place was reached, from the first to the last."""
    history: tuple[int, ...]
    """The rating before the first rated game and after each."""
    favourites: tuple[tuple[str, int], ...]
    road: int
    """The longest road of wins."""
    everywhere: int | None
    """The rating over all servers, if they agreed to that."""


@dataclass(frozen=True)
class TopLine:
    """One place of a top."""

    place: int
    user: int
    name: str
    rating: int
    games: int
    wins: int


@dataclass(frozen=True)
class Feat:
    """The best of its kind in a server."""

    kind: str
    variant: str
    amount: int
    """Points, squares, …"""
    names: tuple[str, ...]
    """Empty if its holders hide."""
    at: float
    table_id: str
    before: int | None = None
    """The previous amount, if the record has just been broken."""


@dataclass(frozen=True)
class RatingChange:
    """The change that a rated game made to a player's rating in its server."""

    name: str
    before: int
    after: int
    finding: bool
    """Whether the rating is one of the first, which move in large steps."""


class Club:
    """Looks results up and puts them together."""

    def __init__(self, store: ClubStore, preferences: Preferences) -> None:
        self._store = store
        self._preferences = preferences

    async def page(
        self, user: int, viewer: int, guild: int | None, game: str | None = None
    ) -> PersonPage | None:
        """Returns a person's page for one server (all if `guild` is None); None before their first game.

        Raises a Refusal for another person's page if that person hides, or if it covers all servers.
        """
        settings = await self._preferences.of(user)
        if user != viewer and (settings.hidden or guild is None):
            raise Refusal("hidden-person")
        steps = await self._store.of_person(user, guild)
        if not steps:
            return None
        beside = await self._store.beside(user, guild)
        ratings = await self._store.ratings_of(user)
        hidden = await self._store.hidden() - {viewer}
        shown_ratings = [one for one in ratings if one.guild != EVERYWHERE or settings.everywhere]
        return await asyncio.to_thread(
            _page, user, steps, [one for one in beside if one.user not in hidden], shown_ratings, guild, game
        )

    async def games_of(self, guild: int) -> list[str]:
        """The games that were finished in a server, most played first."""
        return [game for game, _ in await self._store.games_of(guild)]

    async def top(self, guild: int, game: str) -> list[TopLine]:
        """Returns all people who have a rating at a game in a server, best first."""
        ratings = await self._store.ratings(guild, game)
        rows = await self._store.of_server(guild, game)
        hidden = await self._store.hidden()
        return await asyncio.to_thread(_top, [one for one in ratings if one.user not in hidden], rows)

    async def feats(self, guild: int, game: str, kinds: Sequence[str]) -> list[Feat]:
        """A server's feats at a game, variant by variant; `kinds` are those that only this game has."""
        rows = await self._store.of_server(guild, game)
        hidden = await self._store.hidden()
        return await asyncio.to_thread(_feats, rows, (POINTS, *kinds), hidden)

    async def fallen(self, table_id: str, kinds: Sequence[str]) -> list[Feat]:
        """The feats that a game has set, compared with all that ended before it in its server.

        The first game of a kind sets none: there was nothing to beat.
        """
        results = await self._store.of_table(table_id)
        if not any(row.feat for row in results):
            return []
        first = results[0]
        rows = await self._store.of_server(first.guild, first.game)
        return await asyncio.to_thread(_fallen, results, rows, (POINTS, *kinds))

    async def rating_changes(self, table_id: str) -> list[RatingChange]:
        """Returns the rating changes of a counted game, the best place first, without people who hide."""
        rated = await self._store.rated(table_id)
        if any(one.before is None for one in rated):  # not counted yet
            return []
        hidden = await self._store.hidden()
        after = await asyncio.to_thread(rate, [one.before for one in rated], [one.place for one in rated])
        return [
            RatingChange(one.name, shown(counted.before), shown(counted.after), one.games <= FINDING)
            for one, counted in sorted(zip(rated, after, strict=True), key=lambda pair: pair[0].place)
            if one.user is not None and one.user not in hidden
        ]

    async def stood_in_for(self, table_id: str) -> list[str]:
        """Returns the names of people whose stand-in made more than a third of their decisions."""
        return [row.name for row in await self._store.of_table(table_id) if not is_own(row)]


def _page(
    user: int,
    steps: Sequence[Step],
    beside: Sequence[ResultRow],
    ratings: Collection[RatingRow],
    guild: int | None,
    game: str | None,
) -> PersonPage:
    scope = EVERYWHERE if guild is None else guild
    now = {one.game: (one.mu, one.sigma) for one in ratings if one.guild == scope}
    everywhere = {one.game: (one.mu, one.sigma) for one in ratings if one.guild == EVERYWHERE}
    counts = Counter(step.row.game for step in steps)
    games = []
    for key, count in sorted(counts.items(), key=lambda item: (-item[1], item[0])):
        rows = [step.row for step in steps if step.row.game == key and is_own(step.row)]
        points = [row.points for row in rows if row.points is not None]
        games.append(
            GameStats(
                key,
                count,
                sum(map(won, rows)),
                max(points, default=None),
                sum(points) / len(points) if points else None,
                shown(now[key]) if key in now else None,
            )
        )
    chosen = game if game is not None and game in counts else games[0].key
    chosen_steps = [step for step in steps if step.row.game == chosen]
    own_rows = [step.row for step in chosen_steps if is_own(step.row)]
    places = Counter(min(row.place, row.seats) for row in own_rows if row.seats > 1)
    befores = [step.everywhere if guild is None else step.here for step in chosen_steps if step.row.rated]
    ratings_before = [shown(before) for before in befores if before is not None]
    kinds: Counter[str] = Counter()
    for step in chosen_steps:
        kinds.update(_facts(step.row, "kinds"))
    return PersonPage(
        user=user,
        name=next((step.row.name for step in reversed(steps) if step.row.name), NAMELESS),
        games=tuple(games),
        opponents=_opponents(beside),
        chosen=chosen,
        places=tuple((place, places[place]) for place in range(1, max(places, default=0) + 1)),
        history=(*ratings_before, shown(now[chosen])) if ratings_before and chosen in now else (),
        favourites=tuple(kinds.most_common(MOST_FAVOURITES)),
        road=_longest_road(won(row) for row in own_rows if row.seats > 1),
        everywhere=shown(everywhere[chosen]) if guild is not None and chosen in everywhere else None,
    )


def is_own(row: ResultRow) -> bool:
    """Whether a result is the person's own: a stand-in made at most a third of the decisions."""
    decided = json.loads(row.facts).get("decided")
    return not decided or Decided(*decided).mostly_own


def won(row: ResultRow) -> bool:
    """Returns whether the player came first among several; a solo game is never a win."""
    return row.place == 1 and row.seats > 1


def _longest_road(wins: Iterable[bool]) -> int:
    longest = now = 0
    for win in wins:
        now = now + 1 if win else 0
        longest = max(longest, now)
    return longest


def _opponents(beside: Sequence[ResultRow]) -> tuple[Opponent, ...]:
    tables: dict[int, set[str]] = {}
    names: dict[int, str] = {}
    for row in beside:
        if row.user is not None:
            tables.setdefault(row.user, set()).add(row.table_id)
            if row.name:
                names[row.user] = row.name
    most = sorted(names, key=lambda user: (-len(tables[user]), names[user]))
    return tuple(Opponent(names[user], len(tables[user])) for user in most[:MOST_FAVOURITES])


def _top(ratings: Sequence[RatingRow], rows: Sequence[ResultRow]) -> list[TopLine]:
    names: dict[int, str] = {}
    wins: Counter[int] = Counter()
    for row in rows:
        if row.user is not None:
            if row.points is not None or row.user not in names:
                names[row.user] = row.name
            wins[row.user] += row.rated and row.place == 1
    best = sorted(ratings, key=lambda one: (-shown((one.mu, one.sigma)), -one.games, names.get(one.user, "")))
    values = [shown((one.mu, one.sigma)) for one in best]
    return [
        TopLine(1 + values.index(value), one.user, names.get(one.user, ""), value, one.games, wins[one.user])
        for one, value in zip(best, values, strict=True)
    ]


def _facts(row: ResultRow, part: str) -> dict[str, int]:
    counts = json.loads(row.facts).get(part, {})
    return {str(name): int(count) for name, count in counts.items()}


@dataclass
class _Best:
    amount: int
    rows: list[ResultRow]


def _best(rows: Iterable[ResultRow], kinds: Sequence[str]) -> dict[tuple[str, str], _Best]:
    """By variant and kind: the highest amount and the rows of the first game with it, one or several."""
    bests: dict[tuple[str, str], _Best] = {}
    games: dict[str, list[ResultRow]] = {}
    for row in rows:
        games.setdefault(row.table_id, []).append(row)
    for game_rows in sorted(games.values(), key=_when):
        able = [row for row in game_rows if row.feat and row.points is not None]
        amounts = [
            (row, kind, row.points or 0 if kind == POINTS else facts.get(kind))
            for row in able
            for facts in [_facts(row, "best")]
            for kind in kinds
        ]
        for row, kind, amount in amounts:
            if amount is None or amount <= 0:
                continue
            best = bests.get((row.variant, kind))
            if best is None or amount > best.amount:
                bests[row.variant, kind] = _Best(amount, [row])
            elif amount == best.amount and best.rows[0].table_id == row.table_id:
                best.rows.append(row)
    return bests


def _when(rows: Sequence[ResultRow]) -> _Order:
    return rows[0].at, rows[0].table_id


def _feats(rows: Sequence[ResultRow], kinds: Sequence[str], hidden: Collection[int]) -> list[Feat]:
    bests = _best(rows, kinds)
    order = sorted(bests, key=lambda one: (one[0] != "{}", one[0], kinds.index(one[1])))
    return [_feat(bests[key], key[1], hidden) for key in order]


def _feat(best: _Best, kind: str, hidden: Collection[int], before: int | None = None) -> Feat:
    first = best.rows[0]
    names = tuple(row.name for row in best.rows if row.user is None or row.user not in hidden)
    return Feat(
        kind,
        first.variant,
        best.amount,
        names,
        first.at,
        first.table_id,
        before,
    )


def _fallen(results: Sequence[ResultRow], rows: Sequence[ResultRow], kinds: Sequence[str]) -> list[Feat]:
    """Returns the records that a game has broken. Hides no names: only the game's own table shows them."""
    earlier = _best((row for row in rows if _when([row]) < _when(results)), kinds)
    now = _best(results, kinds)
    return [
        _feat(now[key], key[1], (), earlier[key].amount)
        for key in sorted(now, key=lambda one: kinds.index(one[1]))
        if key in earlier and now[key].amount > earlier[key].amount
    ]
