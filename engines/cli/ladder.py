"""The ladder of a game: each level plays against a table of every lower level, rotating through the seats."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from engines.cli.selfplay import play_series, seconds
from engines.core.contract import AnyGame
from engines.core.players import LEVELS

USUAL_SEATS = 4


@dataclass(frozen=True)
class Rung:
    """The result of one player of a level against a table of a lower level."""

    level: str
    against: str
    games: int
    wins: float
    interval: tuple[float, float]
    times_its_share: float
    """Its wins divided by the wins that it would have among equals."""
    mean: float
    mean_against: float
    median_seconds: float | None
    worst_seconds: float | None


def rungs(game: AnyGame) -> tuple[str, ...]:
    """Returns the players on the ladder, the best first: levels and chance, or all players without levels."""
    levels = [level for level in reversed(LEVELS) if level in game.players]
    below = [name for name in ("random",) if name in game.players]
    return (*levels, *below) if levels else tuple(game.players)


def pairs(game: AnyGame) -> list[tuple[str, str]]:
    names = rungs(game)
    return [(one, other) for number, one in enumerate(names) for other in names[number + 1 :]]


def climb(
    game: AnyGame,
    pair: tuple[str, str],
    games: int,
    seed: int,
    progress: Callable[[int], None],
    *,
    seats: int,
    budget: float,
    workers: int,
    keep_in: Path | None = None,
) -> Rung:
    """Plays one pair of the ladder with the game's default variants."""
    one, other = pair
    names = (one, *[other] * (seats - 1))
    options = game.options_type()
    report = play_series(
        *(game, options, names, games, seed, lambda: 0.0, progress),
        budget=budget,
        workers=workers,
        keep_in=keep_in,
    )
    best, rest = report.players[0], report.players[1:seats]
    return Rung(
        *(one, other, games),
        wins=best.wins,
        interval=best.interval,
        times_its_share=round(best.wins * len(report.players), 2),
        mean=best.mean,
        mean_against=round(sum(tally.mean for tally in rest) / len(rest), 2),
        median_seconds=best.median_seconds,
        worst_seconds=best.worst_seconds,
    )


def document(played: list[Rung]) -> list[dict[str, Any]]:
    return [asdict(rung) for rung in played]


def markdown(played: list[Rung], seats: int) -> str:
    """Returns the table that the README shows."""
    rows = [
        f"| one | against {seats - 1} | games | wins | 95 % | of its share | mean | theirs "
        "| median | worst |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for rung in played:
        low, high = rung.interval
        rows.append(
            f"| {rung.level} | {rung.against} | {rung.games} | {rung.wins:.1%} | {low:.1%} – {high:.1%} "
            f"| {rung.times_its_share:.2f} × | {rung.mean:.1f} | {rung.mean_against:.1f} "
            f"| {seconds(rung.median_seconds)} | {seconds(rung.worst_seconds)} |"
        )
    return "\n".join(rows)
