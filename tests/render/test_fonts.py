"""Type: the font's characters, and the ladder by which a text is fitted."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import font_manrope  # type: ignore[import-untyped]
import pytest

from bot.texts import LANGUAGES, translator
from render.core import fonts, scripts
from render.core.fonts import Line, Weight, drawable, fit, fit_name, has_glyph, line, text_width
from tests.texts.catalogues import files, in_file


class Echo:
    """Words whose full form is long and whose short form is not."""

    lang = "en"

    def __call__(self, message: str, /, **args: str | int) -> str:
        if message.endswith("-short"):
            return f"{args['name']}: {args['domino']}"
        return f"{args['name']} carefully places {args['domino']}"


def test_the_font_shows_the_three_languages() -> None:
    assert [character for character in "AzŁłŻżĄęЙйЁёЩъ0…−×+·" if not has_glyph(character)] == []


def test_what_the_font_lacks_is_known() -> None:
    assert [character for character in "漢🙂\u2068\n\u200bع" if has_glyph(character)] == []


@pytest.fixture
def no_other_fonts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A machine on which no fonts are installed."""
    for cached in (scripts.font_for, fonts._drawable, fonts._runs, fonts.drawable, fonts.text_width):
        cached.cache_clear()
    monkeypatch.setattr(scripts, "found_fonts", lambda: ())
    yield
    for cached in (scripts.font_for, fonts._drawable, fonts._runs, fonts.drawable, fonts.text_width):
        cached.cache_clear()


@pytest.mark.usefixtures("no_other_fonts")
def test_characters_that_no_font_has_are_left_out_of_a_text() -> None:
    assert drawable("漢 Ann 🙂 Lee\u202e") == "Ann Lee"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("\U0001d4d5\U0001d4ea\U0001d4f7\U0001d4ec\U0001d502", "Fancy"),
        ("ｗｉｄｅ", "wide"),
        ("қазақ", "казак"),
        ("Zoe\u0308", "Zoë"),
    ],
)
@pytest.mark.usefixtures("no_other_fonts")
def test_letters_in_disguise_and_letters_with_missing_marks_are_drawn_plain(name: str, shown: str) -> None:
    assert drawable(name) == shown


def test_a_script_of_a_found_font_is_drawn_in_it_and_from_right_to_left(
    monkeypatch: pytest.MonkeyPatch, no_other_fonts: None
) -> None:
    """Any font will do: only the order of the name's parts counts."""
    ours = Path(font_manrope.font_directory) / "Manrope-Bold.ttf"
    hebrew = {"ד", "ן"}
    monkeypatch.setattr(fonts, "font_for", lambda character: ours if character in hebrew else None)
    assert drawable("דן Ann") == "דן Ann"
    assert [run.text for run in fonts._runs("דן Ann")] == ["Ann", "דן "]
    assert [run.text for run in fonts._runs("Ann דן")] == ["Ann ", "דן"]
    assert text_width("דן Ann", 40, Weight.BOLD) > text_width("Ann", 40, Weight.BOLD)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_line_without_its_name_reads_on_from_the_emblem(lang: str) -> None:
    named = [
        said
        for file in files(lang)
        for said in in_file(file)
        if "-pic-" in said.id and "name" in said.variables
    ]
    assert len(named) > 60
    for said in named:
        others = tuple((name, 7) for name in said.variables - {"name"})
        left = Line(translator(lang), said.id, "", others).full()
        assert left == left.strip(" :,")
        assert not re.search(r" [:,]|[:,]\s*[:,]|  ", left), left


def test_the_full_form_is_used_where_it_fits() -> None:
    fitted = fit(line(Echo(), "places", "Ann", domino=32), 900, 54, 42, Weight.EXTRA_BOLD)
    assert (fitted.text, fitted.size) == ("Ann carefully places 32", 54)


def test_a_full_form_that_nearly_fits_is_a_little_smaller() -> None:
    fitted = fit(line(Echo(), "places", "Ann", domino=32), 590, 54, 42, Weight.EXTRA_BOLD)
    assert fitted.text == "Ann carefully places 32"
    assert 44 <= fitted.size < 54


def test_the_short_form_comes_before_a_much_smaller_size() -> None:
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
