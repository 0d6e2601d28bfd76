"""An archive of games: one line of JSON for each, with the seed and the actions in their canonical texts.

docs/records.md describes the format. Anyone who has the rules can replay a line: the seed decides everything
that is hidden, the actions decide the rest.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator
from functools import partial
from typing import NamedTuple

from pydantic import BaseModel, ConfigDict, JsonValue, ValidationError

from engines.cli.processes import each_on_its_core
from engines.core.chance import is_seed, random_seed
from engines.core.contract import AnyGame, Options
from engines.core.errors import EngineError
from engines.registry import game as game_of
from engines.registry import keys

FORMAT = 1


class BadLine(EngineError):
    """A line of an archive can't be read, or its replay does not match it."""


class Game(BaseModel):
    """One line of an archive."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    format: int = FORMAT
    game: str
    rules_version: int
    options: dict[str, JsonValue]
    players: tuple[str, ...]
    """The player of each seat."""
    seed: str
    actions: tuple[tuple[int, str], ...]
    """Seat and canonical text of each action, in their order."""
    points: tuple[int, ...]
    """The points of each seat at the end; after them those of rivals that the rules play."""
    winners: tuple[int, ...]

    def line(self) -> str:
        """Returns the game as one line of JSON."""
        return json.dumps(self.model_dump(mode="json"), ensure_ascii=False, separators=(",", ":"))


class Series(NamedTuple):
    """The parameters of an archive; sent to worker processes unchanged."""

    game: str
    options: str
    names: tuple[str, ...]
    seed: int
    budget: float


def played(
    game: AnyGame,
    options: Options,
    names: tuple[str, ...],
    seed: int,
    budget: float,
    games: int,
    workers: int,
) -> Iterator[Game]:
    """Yields that many games. With each of them every player moves on by one seat."""
    series = Series(game.key, options.model_dump_json(), names, seed, budget)
    yield from each_on_its_core(partial(_played, series), range(games), workers)


def _played(series: Series, number: int) -> Game:
    game = game_of(series.game)
    options = game.options_type.model_validate_json(series.options)
    count = len(series.names)
    names = tuple(series.names[(seat - number) % count] for seat in range(count))
    rng = random.Random(f"{series.seed}/{number}")
    seed = random_seed(rng)
    state = game.setup(options, count, seed)
    actions = []
    while due := game.turn_order(state):
        seat = due[0]
        player = game.player(names[seat])
        action = player(game.view(state, seat), game.legal(state, seat), rng, series.budget)
        actions.append((seat, str(action.text)))
        state = game.apply(state, seat, action).state
    result = game.result(state)
    return Game(
        game=game.key,
        rules_version=game.rules_version,
        options=options.model_dump(mode="json"),
        players=names,
        seed=seed,
        actions=tuple(actions),
        points=_points(game, state, count),
        winners=tuple(result.winners),
    )


def _points(game: AnyGame, state: object, seats: int) -> tuple[int, ...]:
    points = {standing.seat: standing.points for standing in game.result(state).standings}
    return tuple(points[seat] for seat in range(seats + len(game.rivals(seats))))


def checked(lines: Iterable[str | bytes]) -> Iterator[Game]:
    """Yields the games of an archive, each replayed; raises BadLine at the first that does not match."""
    for number, line in enumerate(lines, 1):
        try:
            one = Game.model_validate_json(line)
        except ValidationError as error:
            first = error.errors()[0]
            where = ".".join(map(str, first["loc"])) or "line"
            raise BadLine("unreadable_line", line=number, at=where, problem=first["msg"]) from None
        _check(one, number)
        yield one


def _check(one: Game, number: int) -> None:
    if one.format != FORMAT:
        raise BadLine("other_format", line=number, format=one.format, known=FORMAT)
    if one.game not in keys():
        raise BadLine("unknown_game", line=number, game=one.game)
    if not is_seed(one.seed):
        raise BadLine("bad_seed", line=number)
    game = game_of(one.game)
    seats = len(one.players)
    try:
        options = game.options_type.model_validate(one.options)
        state = game.setup_by(one.rules_version, options, seats, one.seed)
        for seat, text in one.actions:
            state = game.apply(state, seat, game.parse(text)).state
    except ValidationError as error:
        raise BadLine("bad_options", line=number, problem=error.errors()[0]["msg"]) from None
    except EngineError as error:
        raise BadLine("refused", line=number, why=str(error)) from None
    if game.to_act(state):
        raise BadLine("unfinished_game", line=number)
    if _points(game, state, seats) != one.points or tuple(game.result(state).winners) != one.winners:
        raise BadLine("other_result", line=number)
