"""The page's files: nothing from elsewhere, no text that becomes HTML, the same words in all languages."""

from __future__ import annotations

import re
from pathlib import Path

from playground.page.app import STATIC

SCRIPTS = sorted(STATIC.glob("*.js"))
HTML_FROM_TEXT = re.compile(
    r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|\beval\b|new Function|setHTML"
)
KNOWN_NAMES = ("http://www.w3.org/2000/svg",)  # the name of SVG, loaded from nowhere


def words() -> dict[str, list[str]]:
    text = (STATIC / "words.js").read_text(encoding="utf-8")
    parts = re.split(r"^  (en|ru|pl): \{$", text, flags=re.MULTILINE)[1:]
    found = re.compile(r'^    "?([\w-]+)"?:', re.MULTILINE)
    return {lang: found.findall(part) for lang, part in zip(parts[::2], parts[1::2], strict=True)}


def test_no_file_names_an_address_elsewhere() -> None:
    for file in STATIC.iterdir():
        text = file.read_text(encoding="utf-8")
        for name in KNOWN_NAMES:
            text = text.replace(name, "")
        assert re.findall(r"""["'(](?:https?:)?//[a-z0-9]""", text) == [], file.name
        assert re.findall(r"@import|url\(", text) == [], file.name


def test_no_script_makes_html_out_of_text() -> None:
    for file in SCRIPTS:
        assert HTML_FROM_TEXT.findall(file.read_text(encoding="utf-8")) == [], file.name


def test_every_language_has_the_same_words_and_all_of_them_are_used() -> None:
    spoken = words()
    assert set(spoken) == {"en", "ru", "pl"}
    for lang, keys in spoken.items():
        assert keys == spoken["en"], lang
    code = "".join(file.read_text(encoding="utf-8") for file in SCRIPTS if file.name != "words.js")
    unused = [key for key in spoken["en"] if f'"{key}"' not in code]
    assert unused == []
    assert [key for key in re.findall(r'\bt\("([\w-]+)"', code) if key not in spoken["en"]] == []


def test_the_scripts_are_modules_of_one_subject_each() -> None:
    for file in SCRIPTS:
        text = file.read_text(encoding="utf-8")
        assert text.startswith("// "), f"{file.name} does not say what lives in it"
        for imported in re.findall(r'from "([^"]+)"', text):
            assert (STATIC / Path(imported).name).exists(), f"{file.name} imports {imported}"
