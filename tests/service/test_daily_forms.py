"""The forms of daily castles by their days."""

from __future__ import annotations

from engines.registry import game


def test_days_before_the_short_form_are_played_as_they_were() -> None:
    form = game("dragon_castle").daily
    assert form is not None
    assert (form.on("2026-11-18").turns, form.on("2026-11-19").turns) == (None, 10)
    between = game("between_two_castles").daily
    assert between is not None
    assert (between.on("2026-11-18").options, between.on("2026-11-19").options) == ({}, {"quick": True})
