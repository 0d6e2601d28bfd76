"""Type: Manrope in its three weights, the characters it can write, and the fitting of texts."""

import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import font_manrope  # type: ignore[import-untyped]
from PIL import Image, ImageDraw, ImageFont

from render.core.kept import kept
from render.core.scripts import base_letter, font_for, loaded, runs_leftwards
from render.core.words import Words

# Manrope's capitals, as a share of the type size: texts are centered on them.
CAP_HEIGHT = 0.72
_STILL_FULL = 0.76
"""Down to this share of its size a full form says more than a short one."""
_NO_GLYPH = "\U0010ffff"
_DANGLING = re.compile(r"\s*([:,])(?:\s*[:,])*")
"""Signs that stood round a name, and the space before them."""


class Weight(Enum):
    """The weights in use; their values are the names of the font's files."""

    SEMI_BOLD = "SemiBold"
    BOLD = "Bold"
    EXTRA_BOLD = "ExtraBold"


@lru_cache(maxsize=32)
def font(size: float, weight: Weight) -> ImageFont.FreeTypeFont:
    """Returns a font of this size in pixels. Each takes up to 200 KB; opening another takes 0.04 ms."""
    path = Path(font_manrope.font_directory) / f"Manrope-{weight.value}.ttf"
    # The basic layout is in every build of Pillow, so all machines draw the same bytes.
    return ImageFont.truetype(path, round(size), layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def has_glyph(character: str) -> bool:
    """Whether the font can show a character; spaces count, control characters do not."""
    if character == " ":
        return True
    if not character.isprintable():
        return False
    face = font(16, Weight.BOLD)
    return bytes(face.getmask(character)) != bytes(face.getmask(_NO_GLYPH))


@lru_cache(maxsize=2048)
def drawable(text: str) -> str:
    """Returns the drawable text, single-spaced: wide and fancy letters plain, missing accents left out.

    Drops characters that neither our font nor one on this machine has.
    """
    composed = unicodedata.normalize("NFC", text)
    return " ".join("".join(map(_drawable, composed)).split())


@lru_cache(maxsize=4096)
def _drawable(character: str) -> str:
    if has_glyph(character) or character.isspace():
        return character
    plain = unicodedata.normalize("NFKC", character)
    if all(map(has_glyph, plain)):
        return plain
    base = base_letter(character)
    if base and has_glyph(base):
        return base
    return character if font_for(character) else ""


class _Run(NamedTuple):
    """A part of a text that is drawn in one font; None is our own."""

    file: Path | None
    text: str


@lru_cache(maxsize=1024)
def _runs(text: str) -> tuple[_Run, ...]:
    """Returns the parts of a text from left to right. Spaces stay with the part before them."""
    runs: list[_Run] = []
    for character in text:
        file = None if has_glyph(character) else font_for(character)
        if runs and (character == " " or runs[-1].file == file):
            runs[-1] = _Run(runs[-1].file, runs[-1].text + character)
        else:
            runs.append(_Run(file, character))
    return tuple(reversed(runs)) if runs_leftwards(text) else tuple(runs)


def _face(run: _Run, size: float, weight: Weight) -> ImageFont.FreeTypeFont:
    return font(size, weight) if run.file is None else loaded(run.file, size)


@lru_cache(maxsize=4096)
def text_width(text: str, size: float, weight: Weight) -> float:
    """Returns the width of a text."""
    runs = _runs(drawable(text))
    return sum(_face(run, size, weight).getlength(run.text) for run in runs)


@dataclass(frozen=True)
class TextMask:
    """A drawn text as coverage, and where its corner lies from the start of its baseline."""

    mask: Image.Image
    left: int
    top: int
    width: float


@kept
def text_mask(text: str, size: float, weight: Weight) -> TextMask:
    """Returns the letters of a text. The font's own smoothing is as good as supersampling and much faster."""
    runs, starts = _runs(drawable(text)), [0.0]
    for run in runs:
        starts.append(starts[-1] + _face(run, size, weight).getlength(run.text))
    boxes = [
        (start + box[0], box[1], start + box[2], box[3])
        for run, start in zip(runs, starts, strict=False)
        for box in [_face(run, size, weight).getbbox(run.text, anchor="ls")]
    ] or [(0.0, 0.0, 0.0, 0.0)]
    left, top = round(min(box[0] for box in boxes)), round(min(box[1] for box in boxes))
    right, bottom = round(max(box[2] for box in boxes)), round(max(box[3] for box in boxes))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)), 0)
    draw = ImageDraw.Draw(mask)
    for run, start in zip(runs, starts, strict=False):
        face = _face(run, size, weight)
        draw.text((start - left, -top), run.text, font=face, fill=255, anchor="ls")
    return TextMask(mask, left, top, starts[-1])


@dataclass(frozen=True)
class Fitted:
    """A text as it is finally written, and its size."""

    text: str
    size: int
    width: float


@dataclass(frozen=True)
class Line:
    """A line of the catalogue that has a full and a short form, and perhaps a name in it."""

    words: Words
    message: str
    name: str = ""
    args: tuple[tuple[str, str | int], ...] = ()

    def full(self) -> str:
        return self._say(self.message, self.name)

    def short(self, name: str) -> str:
        return self._say(f"{self.message}-short", name)

    def _say(self, message: str, name: str) -> str:
        said = drawable(self.words(message, name=name, **dict(self.args)))
        return said if self.name else _without_name(said)


def _without_name(said: str) -> str:
    """Returns a line without a name that can't be drawn: the emblem before it identifies the player."""
    return _DANGLING.sub(r"\1", said).strip(" :,")


def line(words: Words, message: str, name: str = "", **args: str | int) -> Line:
    """Returns a line to be fitted; `name` is the only part of it that may be cut."""
    return Line(words, message, name, tuple(sorted(args.items())))


def fit(line: Line, width: float, size: int, least: int, weight: Weight) -> Fitted:
    """Tries the full form, slightly smaller; the short form; smaller down to `least`; then cuts the name."""
    full = line.full()
    for smaller in range(size, max(least, round(size * _STILL_FULL)) - 1, -1):
        across = text_width(full, smaller, weight)
        if across <= width:
            return Fitted(full, smaller, across)
    return fit_said(line.short, line.name, width, size, least, weight)


def fit_name(name: str, width: float, size: int, least: int, weight: Weight) -> Fitted:
    """Fits a name alone: smaller down to `least`, then cut."""
    return fit_said(lambda shown: shown, name, width, size, least, weight)


def fit_text(text: str, width: float, size: int, least: int, weight: Weight) -> Fitted:
    """Fits a text without a name or a second form: it only gets smaller, and is never cut."""
    return fit_said(lambda _: text, "", width, size, least, weight)


def fit_said(
    say: Callable[[str], str], name: str, width: float, size: int, least: int, weight: Weight
) -> Fitted:
    """Fits a text with a name in it: smaller down to `least`, then the name is cut."""
    text = say(name)
    for smaller in range(size, least - 1, -1):
        across = text_width(text, smaller, weight)
        if across <= width:
            return Fitted(text, smaller, across)
    for length in range(len(name) - 1, 0, -1):
        text = say(name[:length].rstrip() + "…")
        across = text_width(text, least, weight)
        if across <= width:
            return Fitted(text, least, across)
    return Fitted(text, least, text_width(text, least, weight))
