"""The pages of rules contain our own rulings, and name them as ours."""

from __future__ import annotations

import pytest

from bot.texts import LANGUAGES, translator
from engines.mad_king_ludwig.rulings import MOST_ROUNDS

OURS = {"en": "House rule:", "ru": "Наше правило:", "pl": "Nasza zasada:"}
TOLD: dict[str, dict[int, tuple[str, ...]]] = {
    "mad_king_ludwig": {1: ("50",), 3: ("corner", "угл", "rog")},
    "dragon_castle": {5: ("Spirit", "Дух", "Duch")},
    "between_two_castles": {2: ("placed tile", "размещённый жетон", "położony kafelek")},
}
"""The page of a game's rules with each ruling, and a word of it in one of the languages."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", TOLD)
def test_a_ruling_of_ours_is_told_as_ours(key: str, lang: str) -> None:
    words = translator(lang)
    for page, told in TOLD[key].items():
        _, _, ruling = words(f"{key}-rules-{page}").partition(OURS[lang])
        sentence = ruling.partition(".")[0] if page != 1 else ruling
        assert any(word in sentence for word in told), (page, sentence)


def test_the_last_round_is_the_one_that_is_told() -> None:
    assert str(MOST_ROUNDS) in TOLD["mad_king_ludwig"][1]
