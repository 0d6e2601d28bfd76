"""Variants of a tournament's game: typed, offered while typing, and described."""

from __future__ import annotations

import pytest

from bot.features.tournaments.game_variants import described, offered, parsed
from bot.texts import LANGUAGES, translator
from bot.ui.faces import hosted
from engines.registry import game
from tests.service.playing import refused

WORDS = translator("en")


@pytest.mark.parametrize("key", hosted())
def test_everything_that_is_offered_is_understood(key: str) -> None:
    for lang in LANGUAGES:
        choices = [*offered(key, "", translator(lang))]
        assert len({text for _, text in choices}) == len(choices) <= 25
        assert all(0 < len(label) <= 100 for label, _ in choices)
    for label, text in offered(key, "", WORDS):
        options = parsed(key, text, ())
        assert described(key, options, WORDS) == label
        assert game(key).options_type.model_validate(options)


def test_variants_are_continued_after_a_comma() -> None:
    labels = dict(offered("kingdomino", "harmony, mid", WORDS))
    assert labels == {"Harmony, Middle Kingdom": "harmony,middle_kingdom"}
    assert parsed("kingdomino", "harmony, middle_kingdom", [2, 3, 4]) == {
        "harmony": True,
        "middle_kingdom": True,
    }


def test_unknown_variants_and_those_for_other_tables_are_refused() -> None:
    with refused("unknown-variant"):
        parsed("kingdomino", "chess", [4])
    with refused("variants-do-not-fit"):
        parsed("kingdomino", "mighty_duel", [2, 3, 4])
    assert parsed("kingdomino", "mighty_duel", [2]) == {"mighty_duel": True}
