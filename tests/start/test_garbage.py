"""The collection of all objects waits until the bot is idle."""

from __future__ import annotations

import gc

import pytest

from bot.process import garbage


@pytest.fixture
def collected(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The checks and collections, in order."""
    found: list[str] = []
    monkeypatch.setattr(gc, "collect", lambda: found.append("collected"))
    monkeypatch.setattr(garbage, "LOOK", 0.001)
    return found


async def test_it_waits_until_it_is_calm(collected: list[str]) -> None:
    answers = iter([False, False, True])

    def is_calm() -> bool:
        collected.append("looked")
        return next(answers)

    await garbage.collect(is_calm)
    assert collected == ["looked", "looked", "looked", "collected"]


async def test_it_does_not_wait_for_ever(collected: list[str]) -> None:
    await garbage.collect(lambda: False, patience=0.01)
    assert collected == ["collected"]


def test_the_interpreter_looks_through_all_objects_only_when_it_is_asked() -> None:
    before = gc.get_threshold()
    try:
        garbage.keep_out_of_the_way()
        young, middle, old = gc.get_threshold()
        assert young * middle * old > 10**11
    finally:
        gc.set_threshold(*before)
