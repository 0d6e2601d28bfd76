"""Every character of the catalogues can be drawn, and letters on pieces differ."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import font_manrope  # type: ignore[import-untyped]
import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from bot.texts import LANGUAGES, translator
from render.core.fonts import Weight
from tests.texts.catalogues import catalogue

BASIC = {"en": "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "pl": "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}
PLAIN = {**BASIC, "ru": "АБВГДЕЖЗИКЛМНОПРСТУФХЧШЭЮЯ"}
"""Capitals without a mark above or below, which would be lost at the size of a corner tab."""


@cache
def characters(weight: Weight) -> frozenset[str]:
    """Returns the characters of a weight of the font."""
    with TTFont(Path(font_manrope.font_directory) / f"Manrope-{weight.value}.ttf") as font:
        return frozenset(map(chr, font.getBestCmap()))


@pytest.mark.parametrize("weight", Weight)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_character_has_a_glyph(lang: str, weight: Weight) -> None:
    lacking = {
        (name, letter)
        for name, said in catalogue(lang).items()
        for letter in set("".join(said.texts)) - characters(weight) - {"\n"}
    }
    assert lacking == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_on_pieces_are_plain_capitals_that_can_be_told_apart(lang: str) -> None:
    """Messages "…-letter-…" stand on the pieces of a game: one capital each, and no two the same."""
    families: dict[str, list[str]] = {}
    for name in catalogue(lang):
        family, found, _ = name.partition("-letter-")
        if found:
            families.setdefault(family, []).append(translator(lang)(name))
    assert families
    for letters in families.values():
        assert len(set(letters)) == len(letters)
        assert all(len(letter) == 1 and letter in PLAIN[lang] for letter in letters)
