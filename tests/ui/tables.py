"""Tables at any moment of a game that was played at random, without a data file; and blank pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any

import pytest

from bot.store import Phase, SeatRow, TableRow
from bot.tables.table import SCHEMA, Entry, Table
from bot.ui.faces import face_of, hosted
from bot.work.drawing import Studio
from engines.registry import game
from render.core.names import sample_names

ENDED = 1_790_000_000.0
"""When the table changed last: 2026-09-21."""


def table_of(key: str, state: Any, seats: int, *, lang: str = "en", **options: Any) -> Table:
    """A table in that state; without one it is in its lobby."""
    its_game = game(key)
    phase: Phase = "lobby" if state is None else "playing" if its_game.to_act(state) else "over"
    chosen = its_game.options_type.model_validate(options)
    row = TableRow(
        id="ABCDEF",
        guild=1,
        channel=2,
        game=key,
        options=chosen.model_dump_json(),
        host=100,
        lang=lang,
        phase=phase,
        seq=7,
        rules_version=its_game.rules_version,
        schema=SCHEMA,
        state=None,
        created=ENDED,
        changed=ENDED,
        seats=tuple(SeatRow(100 + seat, name) for seat, name in enumerate(sample_names(seats))),
    )
    return Table(row, its_game, chosen, state)


def entries_of(
    key: str, seats: int, seed: str, choose: Callable[[Sequence[Any]], Any]
) -> tuple[Any, list[Entry]]:
    """A whole game: its last state, and its log."""
    its_game = game(key)
    state = its_game.setup(its_game.options_type(), seats, seed)
    entries = [Entry(1, "opened", 100, 0, None, (), ENDED), Entry(2, "started", 100, 0, None, (), ENDED)]
    while due := its_game.to_act(state):
        seat = choose(due)
        action = choose(its_game.legal(state, seat))
        step = its_game.apply(state, seat, action)
        entries.append(Entry(len(entries) + 1, "acted", 100 + seat, seat, action.text, step.events, ENDED))
        state = step.state
    return state, entries


class At(Studio):
    """A studio that works at once."""

    async def run(self, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        return work(*args, **kwargs)


class Blank:
    """Pictures of nothing, each with the same bytes; records the arguments of each."""

    def __init__(self, data: bytes = b"") -> None:
        self._data = data
        self.shown: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = []

    def __getattr__(self, kind: str) -> Callable[..., Any]:
        def draw(*args: Any, **kwargs: Any) -> Any:
            self.shown.append((kind, args, kwargs))
            return [self._data] * 20 if kind == "rules" else self._data

        return draw


_drawn: dict[str, bytes] = {}


def once(draw: Callable[..., bytes]) -> Callable[..., bytes]:
    """Caches pictures by their arguments, written out in full."""

    @wraps(draw)
    def known_or_drawn(*args: Any, **kwargs: Any) -> bytes:
        asked = f"{draw.__module__}.{draw.__qualname__} {args!r} {kwargs!r}"
        if asked not in _drawn:
            _drawn[asked] = draw(*args, **kwargs)
        return _drawn[asked]

    return known_or_drawn


class Once:
    """A game's pictures, none of them drawn twice."""

    def __init__(self, pictures: Any) -> None:
        self._pictures = pictures

    def __getattr__(self, kind: str) -> Callable[..., bytes]:
        return once(getattr(self._pictures, kind))


def draw_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests that compare pictures: two worlds that differ in nothing visible share one."""
    for key in hosted():
        its_face: Any = type(face_of(key))
        monkeypatch.setattr(its_face, "own_board", once(its_face.own_board))
        monkeypatch.setattr(its_face, "pictures", Once(its_face.pictures))
