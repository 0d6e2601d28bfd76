"""Computer players against each other: mean scores, shares of wins, time for a decision, games a second."""

from __future__ import annotations

import math
import random
import statistics
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from engines.cli.kept import Kept
from engines.cli.processes import each_on_its_core
from engines.core.chance import random_seed
from engines.core.contract import AnyGame, Options
from engines.core.players import choose_at_random
from engines.core.score import Result
from engines.core.thinking import look_at_clock
from engines.registry import game as game_of

BUDGET = 1.0
"""Seconds that a computer player may think about one decision."""
CERTAIN = 1.96
"""Standard deviations on each side that hold 95 %."""


@dataclass(frozen=True)
class Tally:
    """The results of one player; a shared win counts in part."""

    name: str
    mean: float
    median: float
    wins: float
    interval: tuple[float, float]
    """The 95 % confidence interval of its share of wins."""
    median_seconds: float | None
    """Per decision; None for players that do not think: the random player, and rivals by the rules."""
    worst_seconds: float | None


@dataclass(frozen=True)
class Report:
    """The results of a series of games."""

    games: int
    games_per_second: float
    players: tuple[Tally, ...]

    def document(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "games_per_second": self.games_per_second,
            "players": [asdict(tally) for tally in self.players],
        }

    def table(self) -> str:
        width = max(len("player"), *(len(tally.name) for tally in self.players))
        rows = [f"{'player':{width}}   mean median   wins     95 %         think    worst"]
        for tally in self.players:
            low, high = (f"{share:.1%}" for share in tally.interval)
            times = f"{seconds(tally.median_seconds):>8} {seconds(tally.worst_seconds):>8}"
            rows.append(
                f"{tally.name:{width}} {tally.mean:6.1f} {tally.median:6.1f} {tally.wins:6.1%}  "
                f"{low:>6} – {high:<6} {times}"
            )
        rows.append(f"{self.games_per_second:.1f} games a second")
        return "\n".join(rows)


def seconds(measured: float | None) -> str:
    return "–" if measured is None else f"{measured:.3f} s"


class Played(NamedTuple):
    """One game: for each player of the series (not seat) its points, share of the win and decisions."""

    points: tuple[int, ...]
    wins: tuple[float, ...]
    spent: tuple[tuple[float, ...], ...]


class Series(NamedTuple):
    """The parameters of a series; sent to worker processes unchanged."""

    game: str
    options: str
    names: tuple[str, ...]
    seed: int
    budget: float


def play_series(
    game: AnyGame,
    options: Options,
    names: tuple[str, ...],
    games: int,
    seed: int,
    clock: Callable[[], float],
    progress: Callable[[int], None],
    *,
    budget: float = BUDGET,
    workers: int = 1,
    keep_in: Path | None = None,
) -> Report:
    """Plays the games on `workers` processes. With each game every player moves on by one seat.

    The same seed gives the same games with any number of workers, as long as no player looks at the clock:
    with a budget of `math.inf` none does. Games that the file `keep_in` holds are not played again.
    """
    series = Series(game.key, options.model_dump_json(), names, seed, budget)
    begin = clock()
    played = []
    for done, one in enumerate(_all_played(series, games, workers, keep_in), 1):
        played.append(one)
        progress(done)
    taken = max(clock() - begin, 1e-9)
    everybody = (*names, *game.rivals(len(names)))
    return Report(
        games, round(games / taken, 1), tuple(_tally(name, n, played) for n, name in enumerate(everybody))
    )


def _all_played(series: Series, games: int, workers: int, keep_in: Path | None) -> Iterator[Played]:
    """Yields the games of the series, those of earlier runs first."""
    kept = Kept(keep_in, {**series._asdict(), "budget": series.budget if series.budget < math.inf else None})
    for number in range(games):
        if number in kept.games:
            yield Played(**kept.games[number])
    numbers = [number for number in range(games) if number not in kept.games]
    for number, one in zip(
        numbers, each_on_its_core(partial(_played, series), numbers, workers), strict=True
    ):
        kept.add(number, one._asdict())
        yield one


def _played(series: Series, number: int) -> Played:
    """Plays one game of the series: in game n player p sits on seat p + n."""
    game = game_of(series.game)
    options = game.options_type.model_validate_json(series.options)
    seats = len(series.names)
    seat_of = [(player + number) % seats for player in range(seats)]
    seat_of += range(seats, seats + len(game.rivals(seats)))
    names = tuple(series.names[seat_of.index(seat)] for seat in range(seats))
    spent: dict[int, list[float]] = {}
    rng = random.Random(f"{series.seed}/{number}")
    result = play_one(game, options, names, rng, budget=series.budget, spent=spent)
    points = {standing.seat: standing.points for standing in result.standings}
    return Played(
        tuple(points[seat] for seat in seat_of),
        tuple((seat in result.winners) / len(result.winners) for seat in seat_of),
        tuple(tuple(spent.get(seat, ())) for seat in seat_of),
    )


def _tally(name: str, player: int, played: list[Played]) -> Tally:
    wins = sum(one.wins[player] for one in played)
    points = [one.points[player] for one in played]
    spent = [each for one in played for each in one.spent[player]]
    return Tally(
        name,
        round(statistics.mean(points), 2),
        statistics.median(points),
        round(wins / len(played), 4),
        confidence(wins, len(played)),
        round(statistics.median(spent), 4) if spent else None,
        round(max(spent), 4) if spent else None,
    )


def confidence(wins: float, games: int) -> tuple[float, float]:
    """Returns Wilson's interval, which holds the true share of wins in 95 of 100 cases."""
    share, spread = wins / games, CERTAIN**2 / games
    middle = (share + spread / 2) / (1 + spread)
    half = CERTAIN * math.sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return round(max(0.0, middle - half), 4), round(min(1.0, middle + half), 4)


def play_one(
    game: AnyGame,
    options: Options,
    names: tuple[str, ...],
    rng: random.Random,
    *,
    budget: float = BUDGET,
    spent: dict[int, list[float]] | None = None,
) -> Result:
    """Plays one game to its end. The random player does not look, so no view is made for it.

    Appends to `spent` the seconds that each seat thought about each of its decisions.
    """
    players = [game.player(name) for name in names]
    state = game.setup(options, len(names), random_seed(rng))
    while due := game.turn_order(state):
        seat = due[0]
        legal = game.legal(state, seat)
        player = players[seat]
        if player is choose_at_random:
            action = player(None, legal, rng, budget)
        else:
            view, begin = game.view(state, seat), look_at_clock()
            action = player(view, legal, rng, budget)
            if spent is not None:
                spent.setdefault(seat, []).append(look_at_clock() - begin)
        state = game.apply(state, seat, action).state
    return game.result(state)
