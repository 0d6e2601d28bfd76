"""Type: what the font can show, and the ladder by which a text is fitted."""

from __future__ import annotations

import pytest

from render.core.fonts import Weight, drawable, fit, fit_name, has_glyph, line, text_width


class Echo:
    """Words whose full form is long and whose short form is not."""

    lang = "en"

    def __call__(self, message: str, /, **args: str | int) -> str:
        if message.endswith("-short"):
            return f"{args['name']}: {args['domino']}"
        return f"{args['name']} carefully places {args['domino']}"


@pytest.mark.parametrize("character", "AzŁłŻżĄęЙйЁёЩъ0…−×+·")
def test_the_font_shows_the_three_languages(character: str) -> None:
    assert has_glyph(character)


@pytest.mark.parametrize("character", ["漢", "🙂", "\u2068", "\n", "\u200b", "ع"])
def test_what_the_font_lacks_is_known(character: str) -> None:
    assert not has_glyph(character)


def test_missing_characters_are_left_out_of_a_text() -> None:
    assert drawable("漢 Ann 🙂 Lee\u202e") == "Ann Lee"


def test_the_full_form_is_used_where_it_fits() -> None:
    fitted = fit(line(Echo(), "places", "Ann", domino=32), 900, 54, 42, Weight.EXTRA_BOLD)
    assert (fitted.text, fitted.size) == ("Ann carefully places 32", 54)


def test_the_short_form_comes_before_a_smaller_size() -> None:
    fitted = fit(line(Echo(), "places", "Ann", domino=32), 400, 54, 42, Weight.EXTRA_BOLD)
    assert (fitted.text, fitted.size) == ("Ann: 32", 54)


def test_the_short_form_shrinks_before_it_is_cut() -> None:
    fitted = fit(line(Echo(), "places", "Константин", domino=32), 400, 54, 42, Weight.EXTRA_BOLD)
    assert fitted.text == "Константин: 32"
    assert 42 <= fitted.size < 54


def test_only_the_name_is_cut() -> None:
    fitted = fit(line(Echo(), "places", "Константин" * 3, domino=32), 400, 54, 42, Weight.EXTRA_BOLD)
    assert fitted.text.endswith("…: 32")
    assert fitted.text.startswith("Конст")
    assert fitted.size == 42
    assert text_width(fitted.text, fitted.size, Weight.EXTRA_BOLD) <= 400


def test_a_name_alone_is_cut_with_an_ellipsis() -> None:
    fitted = fit_name("Święty Mikołaj z Laponii", 200, 52, 35, Weight.BOLD)
    assert fitted.text.endswith("…")
    assert fitted.width <= 200
