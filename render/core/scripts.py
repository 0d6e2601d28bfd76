"""Names in scripts that our font lacks: drawn in fonts that are found on the machine, where there are any."""

from __future__ import annotations

import os
import sys
import unicodedata
from functools import lru_cache
from pathlib import Path

from PIL import ImageFont, features

_FOLDERS = (
    Path("/usr/share/fonts"),
    Path("/usr/local/share/fonts"),
    Path.home() / ".local/share/fonts",
    Path("/Library/Fonts"),
    Path("/System/Library/Fonts"),
    Path(os.environ.get("WINDIR", "C:/Windows")) / "Fonts",
)
_SUFFIXES = (".ttf", ".otf", ".ttc")
_UNFIT = ("italic", "oblique", "mono", "condensed", "narrow", "math", "emoji", "thin", "light")
_MOST_FONTS = 60
_NO_GLYPH = "\U0010ffff"
_RIGHT_TO_LEFT = ("R", "AL")
_WITHOUT = ("STRAIGHT ", "BARRED ")
"""Words in Unicode's names of letters that have a base: Kazakh's straight U and barred O."""


def base_letter(character: str) -> str:
    """Returns the letter without its marks, as Unicode names it; "" for one that has none."""
    decomposed = unicodedata.normalize("NFD", character)[0]
    if decomposed != character:
        return decomposed
    name = unicodedata.name(character, "")
    plain = name.partition(" WITH ")[0]
    for word in _WITHOUT:
        plain = plain.replace(word, "")
    try:
        return unicodedata.lookup(plain) if plain != name else ""
    except KeyError:
        return ""


def runs_leftwards(text: str) -> bool:
    """Whether a text is written from right to left: its first letter with a direction says it."""
    directions = (unicodedata.bidirectional(character) for character in text)
    return next((way in _RIGHT_TO_LEFT for way in directions if way in ("L", *_RIGHT_TO_LEFT)), False)


@lru_cache(maxsize=1)
def found_fonts() -> tuple[Path, ...]:
    """Returns the fonts of this machine, upright ones only: bold before others, as our own is bold."""
    files = [
        file
        for folder in _FOLDERS
        if folder.is_dir()
        for file in sorted(folder.rglob("*"))
        if file.suffix.lower() in _SUFFIXES and not any(word in file.stem.lower() for word in _UNFIT)
    ]
    return tuple(sorted(files, key=lambda file: ("serif" in file.stem.lower(), "Bold" not in file.stem)))[
        :_MOST_FONTS
    ]


@lru_cache(maxsize=4096)
def font_for(character: str) -> Path | None:
    """Returns a font on this machine that has a character; None where there is none."""
    if not character.isprintable() or (runs_leftwards(character) and not _shapes()):
        return None
    return next((file for file in found_fonts() if _has(file, character)), None)


def _shapes() -> bool:
    """Whether Pillow can join letters and turn their order: without that Arabic would be wrong."""
    return bool(features.check("raqm"))


def _has(file: Path, character: str) -> bool:
    try:
        face = loaded(file, 16)
        return bytes(face.getmask(character)) != bytes(face.getmask(_NO_GLYPH))
    except (OSError, ValueError):  # a font of pictures, or one that can't be read
        return False


@lru_cache(maxsize=16)
def loaded(file: Path, size: float) -> ImageFont.FreeTypeFont:
    """Returns a found font in a size; it joins and orders letters where Pillow can."""
    layout = ImageFont.Layout.RAQM if _shapes() and sys.platform != "win32" else ImageFont.Layout.BASIC
    return ImageFont.truetype(file, round(size), layout_engine=layout)
