"""The film of a finished game: its frames, its length, its file, and its cost."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.texts import translator
from bot.ui.faces import face_of, hosted
from engines.core.contract import Step
from engines.core.event import Event
from engines.core.record import Record, retold
from engines.registry import game
from render.__main__ import main
from render.core.fonts import Weight, text_width
from render.core.frames import PUBLIC
from render.core.names import sample_names
from render.film import frames as film
from render.film.still import draw_still
from tests.recorded import records

SAID = translator("en")
HEAVIEST = 8_000_000
FRAME = film.SIZE


@cache
def played(key: str) -> tuple[tuple[Any, Step[Any] | None], ...]:
    """A short game's steps: two seats, or as many as there must be; a recorded one if there is."""
    its_game, rng = game(key), random.Random(3)
    seats = max(2, its_game.seats[0])
    for record in records(key, seats):
        return tuple(retold(its_game, record))
    player = its_game.players["greedy"]
    state = its_game.setup(its_game.options_type(), seats, "3" * 32)
    steps: list[tuple[Any, Step[Any] | None]] = [(state, None)]
    while due := its_game.to_act(state):
        legal = its_game.legal(state, due[0])
        step = its_game.apply(state, due[0], player(its_game.view(state, due[0]), legal, rng, 0.05))
        state = step.state
        steps.append((state, step))
    return tuple(steps)


def names(key: str) -> tuple[str, ...]:
    return sample_names(max(2, game(key).seats[0]))


def moments(key: str) -> list[film.Moment]:
    face = face_of(key)
    return film.moments(game(key), played(key), lambda events: face.caption(events, names(key), SAID))


@pytest.fixture(params=hosted())
def key(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_a_film_has_a_moment_for_each_turn_and_grows_to_the_final_points(key: str) -> None:
    shown = moments(key)
    ends = sum(step is None or step.turn_ends or not game(key).to_act(state) for state, step in played(key))
    assert len(shown) == min(ends, len(shown)) <= film.MOST
    assert len(shown[-1].points) == ends
    assert [moment.last for moment in shown] == [False] * (len(shown) - 1) + [True]
    final = {standing.seat: standing.points for standing in game(key).result(played(key)[-1][0]).standings}
    assert dict(enumerate(shown[-1].points[-1])) == final
    assert all(moment.caption for moment in shown[-3:-1])


def test_frames_are_small_pictures_in_a_palette(key: str) -> None:
    shown = moments(key)
    for moment in (shown[0], shown[len(shown) // 2], shown[-1]):
        frame = film.draw_frame(key, moment, len(shown[-1].points), names(key), SAID)
        assert (frame.mode, frame.size) == ("P", FRAME)


def test_a_still_is_the_public_picture_above_a_chart_that_marks_the_turn(key: str) -> None:
    shown, pictures = moments(key), face_of(key).pictures
    points, view = shown[-1].points, shown[1].view
    files = [
        draw_still(pictures.public, view, names(key), SAID, points, len(points), at)
        for at in (1, len(points) // 2)
    ]
    images = [Image.open(BytesIO(file)).convert("RGB") for file in files]
    width, height = PUBLIC[0] // film.SHRUNK, PUBLIC[1] // film.SHRUNK
    above, below = (0, 0, width, height), (0, height, *images[0].size)
    assert images[0].crop(above).tobytes() == images[1].crop(above).tobytes()
    assert images[0].crop(below).tobytes() != images[1].crop(below).tobytes()


def test_only_a_game_that_is_over_is_filmed_and_only_what_everybody_may_know_is_told(key: str) -> None:
    told: list[Event] = []

    def tell(events: Sequence[Event]) -> str:
        told.extend(events)
        return ""

    film.moments(game(key), played(key), tell)
    assert told
    assert all(event.only is None for event in told)
    with pytest.raises(ValueError, match="over"):
        film.moments(game(key), played(key)[:-1], tell)


def test_a_long_game_is_thinned_and_keeps_its_first_and_last_moment() -> None:
    shown = [film.Moment(None, str(number), ((number,),), last=False) for number in range(200)]
    thinned = film._thinned(shown)
    assert (thinned[0], thinned[-1]) == (shown[0], shown[-1])
    assert film.MOST // 2 < len(thinned) <= film.MOST
    assert film._thinned(shown[:72]) == shown[:72]


def test_the_file_plays_by_itself_and_rests_on_its_last_frame() -> None:
    frames = [Image.new("P", (20, 10), 80 * number) for number in range(4)]
    for frame in frames:
        frame.putpalette(bytes(range(256)) * 3)
    kinds: tuple[film.Kind, ...] = ("gif", "webp")
    for kind in kinds:
        opened: Any = Image.open(BytesIO(film.pack(frames, kind)))
        assert (opened.n_frames, opened.is_animated, opened.info["loop"]) == (4, True, 0)
        lasting = []
        for number in range(4):
            opened.seek(number)
            opened.load()
            lasting.append(opened.info["duration"])
        assert lasting == [film.FIRST, film.MILLISECONDS, film.MILLISECONDS, film.LAST]


@pytest.mark.parametrize(
    ("caption", "shown"),
    [
        ("**Ann** places 24: +3.", "Ann places 24: +3."),
        ("Two\nlines of \\*stars\\*", "Two lines of *stars*"),
    ],
)
def test_captions_lose_their_mark_up(caption: str, shown: str) -> None:
    assert film._fitted(caption, 785) == (shown, 23)


def test_a_long_caption_gets_smaller_and_then_ends_after_a_whole_word() -> None:
    smaller, size = film._fitted("places " * 12, 785)
    assert smaller == ("places " * 12).strip()
    assert 18 <= size < 23
    cut, size = film._fitted("places " * 60, 785)
    assert size == 18
    assert cut.endswith("places …")
    assert text_width(cut, size, Weight.BOLD) <= 785


def test_an_exported_game_is_filmed_from_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    key = min(hosted(), key=lambda each: len(played(each)))
    record = _record(key)
    file, out = tmp_path / "game.json", tmp_path / "film.gif"
    file.write_text(record.write(), encoding="utf-8")
    main(["film", str(file), str(out)])
    assert 10_000 < out.stat().st_size < HEAVIEST
    assert Image.open(out).size == FRAME
    shown = len(moments(key))
    assert f"{shown} of {shown}" in capsys.readouterr().err
    for wrong, sentence in (
        ([str(file), str(tmp_path / "film.mp4")], "ends in .gif or .webp"),
        ([str(tmp_path / "none.json"), str(out)], "No such file"),
        ([str(out), str(tmp_path / "again.gif")], "can't be filmed"),
    ):
        with pytest.raises(SystemExit) as stopped:
            main(["film", *wrong])
        assert stopped.value.code == 2
        assert sentence in capsys.readouterr().err
    file.write_text(record.model_copy(update={"seed": None}).write(), encoding="utf-8")
    with pytest.raises(SystemExit):
        main(["film", str(file), str(tmp_path / "running.gif")])
    assert "can't be filmed" in capsys.readouterr().err
    assert not (tmp_path / "running.gif").exists()


def _record(key: str) -> Record:
    """The game that was played, as it is exported."""
    for record in records(key, len(names(key))):
        return record
    its_game, rng = game(key), random.Random(3)
    player = its_game.players["greedy"]
    options = its_game.options_type()
    state = its_game.setup(options, len(names(key)), "3" * 32)
    log = []
    while due := its_game.to_act(state):
        action = player(its_game.view(state, due[0]), its_game.legal(state, due[0]), rng, 0.05)
        step = its_game.apply(state, due[0], action)
        log.append((due[0], action, step.events))
        state = step.state
    return Record.from_log(its_game, options, names(key), "3" * 32, log, finished=True)
