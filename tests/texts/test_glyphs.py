"""Every character of the catalogues can be drawn, and terrains have letters that can be told apart."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import font_manrope  # type: ignore[import-untyped]
import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from bot.texts import LANGUAGES, words
from engines.dragon_castle.data import LETTER_OF
from engines.kingdomino.data import TERRAINS
from render.core.fonts import Weight
from tests.texts.catalogues import catalogue

BASIC = {"en": "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "pl": "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}
PLAIN = {**BASIC, "ru": "АБВГДЕЖЗИКЛМНОПРСТУФХЧШЭЮЯ"}
"""Capitals without a mark above or below, which would be lost at the size of a corner tab."""


@cache
def characters(weight: Weight) -> frozenset[str]:
    """What a weight of the font can show."""
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
def test_each_type_of_tile_has_a_plain_capital_of_its_own(lang: str) -> None:
    letters = [words(lang)(f"dragon_castle-letter-{kind}") for kind in LETTER_OF]
    assert len(set(letters)) == len(LETTER_OF)
    assert all(len(letter) == 1 and letter in PLAIN[lang] for letter in letters)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_terrain_has_a_plain_capital_of_its_own(lang: str) -> None:
    letters = [words(lang)(f"kingdomino-letter-{terrain}") for terrain in TERRAINS]
    assert len(set(letters)) == len(TERRAINS)
    assert all(len(letter) == 1 and letter in PLAIN[lang] for letter in letters)
