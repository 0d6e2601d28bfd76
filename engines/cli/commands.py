"""The commands: reads arguments, calls the verb, and prints errors as one sentence."""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import BinaryIO, NoReturn, TextIO

from pydantic import ValidationError

from engines.cli.archive import checked, played
from engines.cli.errors import BadInput, sentence
from engines.cli.ladder import USUAL_SEATS, Rung, climb, document, markdown, pairs
from engines.cli.processes import cores
from engines.cli.selfplay import BUDGET, play_series
from engines.cli.verbs import all_verbs, answer_lines, answer_one
from engines.core.chance import ANY_SEED
from engines.core.contract import AnyGame
from engines.core.errors import EngineError
from engines.core.record import Record, replay
from engines.core.tastes import MARK
from engines.registry import game as game_of
from engines.registry import keys

BAD_INPUT = 2
BAR = 30
"""Width of the progress bar in characters."""

Clock = Callable[[], float]


class _Parser(argparse.ArgumentParser):
    """An argument parser that complains in one sentence."""

    def error(self, message: str) -> NoReturn:
        raise BadInput(message[:1].upper() + message[1:])


def main(arguments: Sequence[str], source: BinaryIO, out: TextIO, err: TextIO, clock: Clock) -> int:
    """Run one command; the exit code is 0, or 2 with a sentence when the input is bad."""
    try:
        asked = _parser().parse_args(arguments)
        if asked.verb == "selfplay":
            _selfplay(asked, out, err, clock)
        elif asked.verb == "ladder":
            _ladder(asked, out, err)
        elif asked.verb == "archive":
            _archive(asked, out, err)
        elif asked.verb == "verify":
            _verify(asked.file, out)
        elif asked.verb == "replay":
            _replay(asked.file, out)
        else:
            answer = answer_lines if asked.lines else answer_one
            answer(all_verbs()[asked.game][asked.verb], source, out)
    except (BadInput, EngineError, ValidationError) as error:
        err.write(sentence(error) + "\n")
        return BAD_INPUT
    except BrokenPipeError:
        return 0
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="python -m engines", description=__doc__)
    verbs = parser.add_subparsers(dest="verb", required=True, parser_class=_Parser)
    games_of: dict[str, list[str]] = {}
    for key, known in all_verbs().items():
        for verb in known:
            games_of.setdefault(verb, []).append(key)
    for verb, games in games_of.items():
        command = verbs.add_parser(verb, help="JSON on standard input and output")
        command.add_argument("game", choices=games)
        command.add_argument("--lines", action="store_true", help="one document a line, in and out")
    series = verbs.add_parser("selfplay", help="let computer players play against each other")
    series.add_argument("game", choices=keys())
    series.add_argument("--seats", type=int, help="default: as many as there are players named")
    series.add_argument("--games", type=int, default=100)
    series.add_argument(
        "--players", help="a name for each seat, or one for all, with commas between; fair:mines has a taste"
    )
    series.add_argument("--options", default="{}", help="the variants as JSON")
    ladder = verbs.add_parser("ladder", help="let each level of computer players play against those below it")
    ladder.add_argument("game", choices=keys())
    ladder.add_argument("--seats", type=int, help="default: four, or as many as there can be")
    ladder.add_argument("--games", type=int, default=200, help="for each pair of levels")
    archive = verbs.add_parser("archive", help="write games of computer players as lines of JSON")
    archive.add_argument("game", choices=keys())
    archive.add_argument("--seats", type=int, help="default: four, or as many as there can be")
    archive.add_argument("--games", type=int, default=1000)
    archive.add_argument("--players", default="strong", help="a name for each seat, or one for all")
    archive.add_argument("--options", default="{}", help="the variants as JSON")
    archive.add_argument("--out", type=Path, help="the file to write; default: standard output")
    for command in (series, ladder, archive):
        command.add_argument("--seed", type=int, default=0, help="the same seed gives the same games")
        command.add_argument("--workers", type=int, help="processes; default: one for each core")
        command.add_argument("--budget", type=float, default=BUDGET, help="seconds for a decision")
        command.add_argument(
            "--deterministic", action="store_true", help="a count of iterations instead of time"
        )
        command.add_argument("--json", action="store_true", help="the result as JSON, not as a table")
    for command in (series, ladder):
        command.add_argument("--kept", type=Path, metavar="FILE", help="continues the series in this file")
    verify = verbs.add_parser("verify", help="replay an archive and compare every result")
    verify.add_argument("file", type=Path)
    again = verbs.add_parser("replay", help="replay an exported game and print its final scores")
    again.add_argument("file", type=Path)
    return parser


def _selfplay(asked: argparse.Namespace, out: TextIO, err: TextIO, clock: Clock) -> None:
    game = game_of(asked.game)
    names = _seat_players(game, asked.seats, asked.players)
    _check_series(asked)
    options = game.options_type.model_validate_json(asked.options)
    game.setup(options, len(names), ANY_SEED)  # refused here, not in a worker process
    bar = _bar(err, asked.games)
    workers = asked.workers or cores(asked.games)
    report = play_series(
        *(game, options, names, asked.games, asked.seed, clock, bar),
        budget=_budget(asked),
        workers=workers,
        keep_in=asked.kept,
    )
    err.write("\n")
    out.write((json.dumps(report.document()) if asked.json else report.table()) + "\n")


def _ladder(asked: argparse.Namespace, out: TextIO, err: TextIO) -> None:
    game = game_of(asked.game)
    _check_series(asked)
    seats = asked.seats or min(USUAL_SEATS, game.seats.stop - 1)
    if seats not in game.seats or seats < 2:
        raise BadInput(f"A ladder of {game.key} has from 2 to {game.seats.stop - 1} seats")
    every = pairs(game)
    bar = _bar(err, asked.games * len(every))
    workers = asked.workers or cores(asked.games)
    played: list[Rung] = []
    for pair in every:
        before = asked.games * len(played)

        def further(done: int, before: int = before) -> None:
            bar(before + done)

        played.append(
            climb(
                *(game, pair, asked.games, asked.seed),
                further,
                seats=seats,
                budget=_budget(asked),
                workers=workers,
                keep_in=asked.kept,
            )
        )
    err.write("\n")
    out.write((json.dumps(document(played)) if asked.json else markdown(played, seats)) + "\n")


def _archive(asked: argparse.Namespace, out: TextIO, err: TextIO) -> None:
    game = game_of(asked.game)
    seats = asked.seats
    if seats is None and "," not in asked.players:
        seats = min(USUAL_SEATS, game.seats.stop - 1)
    names = _seat_players(game, seats, asked.players)
    _check_series(asked)
    options = game.options_type.model_validate_json(asked.options)
    game.setup(options, len(names), ANY_SEED)  # refused here, not in a worker process
    bar = _bar(err, asked.games)
    workers = asked.workers or cores(asked.games)
    games = played(game, options, names, asked.seed, _budget(asked), asked.games, workers)
    with ExitStack() as opened:
        try:
            file = opened.enter_context(asked.out.open("w", encoding="utf-8")) if asked.out else out
        except OSError as error:
            raise BadInput(f"{asked.out} can't be written: {error.strerror}") from None
        for done, one in enumerate(games, 1):
            file.write(one.line() + "\n")
            bar(done)
    err.write("\n")


def _verify(file: Path, out: TextIO) -> None:
    try:
        with file.open("rb") as lines:
            games = actions = 0
            for one in checked(lines):
                games, actions = games + 1, actions + len(one.actions)
    except OSError as error:
        raise BadInput(f"{file} can't be read: {error.strerror}") from None
    out.write(f"{games} games with {actions} actions: every result is as recorded\n")


def _check_series(asked: argparse.Namespace) -> None:
    if asked.games < 1:
        raise BadInput("At least one game has to be played")
    if asked.workers is not None and asked.workers < 1:
        raise BadInput("At least one process has to play")
    if not asked.budget > 0:
        raise BadInput("The budget has to be more than 0 seconds")


def _budget(asked: argparse.Namespace) -> float:
    return math.inf if asked.deterministic else float(asked.budget)


def _bar(err: TextIO, games: int) -> Callable[[int], None]:
    """Returns a progress bar; call it with the number of games played."""

    def progress(done: int) -> None:
        filled = done * BAR // games
        if filled != (done - 1) * BAR // games:
            err.write(f"\r[{'#' * filled:{BAR}}] {done}/{games}")
            err.flush()

    return progress


def _seat_players(game: AnyGame, seats: int | None, players: str | None) -> tuple[str, ...]:
    """A player for each seat: those named, or the best one on every seat."""
    names = players.split(",") if players else [next(iter(game.players))]
    for name in names:
        level, _, taste = name.partition(MARK)
        if level not in game.players:
            raise BadInput(f"There is no player {level!r}; there are {', '.join(game.players)}")
        if taste and (taste not in game.tastes or level not in game.weighings):
            raise BadInput(f"No {level!r} has the taste {taste!r}; there are {', '.join(game.tastes)}")
    if len(names) == 1:
        names *= game.seats.stop - 1 if seats is None else seats
    if seats is not None and len(names) != seats:
        raise BadInput(f"There are {seats} seats and {len(names)} players")
    if len(names) not in game.seats:
        raise BadInput(f"{game.key} has from {game.seats.start} to {game.seats.stop - 1} seats")
    return tuple(names)


def _replay(file: Path, out: TextIO) -> None:
    try:
        text = file.read_bytes()
    except OSError as error:
        raise BadInput(f"{file} can't be read: {error.strerror}") from None
    record = Record.read(text)
    if record.seed is None:
        raise BadInput("This game is not finished: its seed is still secret, so it can't be replayed")
    game = game_of(record.game)
    end = replay(game, record)
    names = (*record.names, *game.rivals(record.seats))
    for standing in game.result(end).standings:
        out.write(f"{standing.rank}. {names[standing.seat]}: {standing.points}\n")
    out.write(f"{len(record.actions)} actions replayed: seed, hash and every draw are as recorded\n")
