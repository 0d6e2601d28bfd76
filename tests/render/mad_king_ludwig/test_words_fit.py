"""Names and words fit their places on cards and in footers, in every language and without being cut."""

from __future__ import annotations

import pytest

from bot.texts import LANGUAGES, translator
from engines.mad_king_ludwig.data import BONUS_CARDS, FAVORS, ROOMS, TILES, TYPES
from engines.mad_king_ludwig.forecast import NOWHERE
from engines.mad_king_ludwig.prospects import Later
from render.core.canvas import Board
from render.core.fonts import Weight, fit_text
from render.core.frames import CLOSE_UP
from render.mad_king_ludwig.cards import CARD_WIDTH
from render.mad_king_ludwig.closeup import FOOTER, LEFT, WIDTH
from render.mad_king_ludwig.placing import draw_footer
from render.mad_king_ludwig.titles import (
    card_name,
    effect_words,
    favor_name,
    later_in_short,
    later_words,
    tile_name,
)
from render.rooms.blocks import fit_block
from tests.render.noting import Edges, note_texts

FOOTER_ROOM = LEFT + WIDTH - 24 - 80 - 20 - (LEFT + 270)
FAVOR_ROOM = 392 - 112


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_tiles_fit_on_cards(lang: str) -> None:
    words = translator(lang)
    for tile in TILES:
        fitted = fit_text(tile_name(tile, words), CARD_WIDTH - 20, 41, 24, Weight.EXTRA_BOLD)
        assert fitted.width <= CARD_WIDTH - 20, fitted.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effects_of_one_or_two_types_fit_in_the_footer(lang: str) -> None:
    """Longer ones stand there in signs."""
    words = translator(lang)
    for room in ROOMS:
        if room.effect is not None and len(room.effect.types) <= 2:
            fitted = fit_text(effect_words(room.id, words), FOOTER_ROOM, 38, 26, Weight.SEMI_BOLD)
            assert fitted.width <= FOOTER_ROOM, fitted.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tiles_name_does_not_touch_its_size_and_what_it_brings_at_the_end(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    words, edges = translator(lang), dict[str, Edges]()
    note_texts(monkeypatch, lambda text, size, where: edges.update({text: where}), drawn_too=False)
    later = Later(card=3, favor=-12, stack=0)
    for tile in TILES:
        edges.clear()
        said = later_words(later, words), later_in_short(later, words)
        draw_footer(Board(*CLOSE_UP), tile, words, later=said)
        name, *others = sorted(
            (box for box in edges.values() if box[1] < FOOTER + 60), key=lambda box: box[0]
        )
        assert len(others) == 1 + bool(TILES[tile].size)
        assert all(name[2] < other[0] for other in others), edges


@pytest.mark.parametrize("lang", LANGUAGES)
def test_favors_fit_in_their_panels_and_bonus_cards_on_theirs(lang: str) -> None:
    words = translator(lang)
    for favor in FAVORS:
        block = fit_block(favor_name(favor, words), FAVOR_ROOM, 35, 27, Weight.BOLD, 2)
        assert not any("…" in line for line in block.lines), block.lines
    for card in BONUS_CARDS:
        block = fit_block(card_name(card, words), CARD_WIDTH - 28, 38, 26, Weight.EXTRA_BOLD, 2)
        assert not any("…" in line for line in block.lines), block.lines
    for kind in TYPES:
        text = words(f"mad_king_ludwig-reward-{kind}")
        block = fit_block(text, CARD_WIDTH - 28, 38, 26, Weight.EXTRA_BOLD, 2)
        assert not any("…" in line for line in block.lines), block.lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reason_why_a_room_fits_nowhere_fits_on_its_card(lang: str) -> None:
    words = translator(lang)
    for reason in NOWHERE:
        text = words(f"mad_king_ludwig-pic-nowhere-{reason}")
        assert fit_text(text, CARD_WIDTH - 20, 41, 20, Weight.BOLD).width <= CARD_WIDTH - 20, text
