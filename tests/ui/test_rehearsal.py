"""Pictures drawn ahead."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import ParamSpec, TypeVar

import pytest

from bot.ui.board.warm_up import WarmUp, rehearse
from bot.ui.faces import face_of, hosted
from bot.work.drawing import Studio

P = ParamSpec("P")
T = TypeVar("T")


class Gallery(Studio):
    """A studio that keeps its pictures."""

    def __init__(self) -> None:
        super().__init__()
        self.drawn: list[tuple[object, object]] = []

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        result = await super().run(work, *args, **kwargs)
        self.drawn.append((work, result))
        return result


@pytest.fixture
async def gallery() -> AsyncIterator[Gallery]:
    gallery = Gallery()
    yield gallery
    gallery.close()


async def test_every_kind_of_picture_of_a_game_is_drawn_ahead(gallery: Gallery) -> None:
    for key in hosted():
        await rehearse(key, gallery)
    pictures = [work for work, result in gallery.drawn if isinstance(result, bytes)]
    for key in hosted():
        face = face_of(key)
        for draw in (face.pictures.public, face.pictures.closeup, face.pictures.panel):
            assert draw in pictures


async def test_only_games_that_are_asked_for_are_drawn_ahead_and_each_once(gallery: Gallery) -> None:
    rehearsal = WarmUp(gallery, hosted())
    for _ in range(2):
        rehearsal.prepare(["kingdomino", "chess"])
        await rehearsal.idle()
    pictures = [work for work, result in gallery.drawn if isinstance(result, bytes)]
    assert pictures.count(face_of("kingdomino").pictures.public) == 1
    assert len(pictures) == 3
