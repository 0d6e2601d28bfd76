"""Records the pixels of a picture, and where its texts land, while it is drawn."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Any

import pytest

from render.core.canvas import Board
from render.core.fonts import CAP_HEIGHT, Weight, text_mask
from render.core.palette import TEXT, Colour
from render.core.png import as_drawn

Edges = tuple[int, int, int, int]
"""Left, top, right, bottom."""


def pixels(draw: Callable[..., Any], *shown: Any) -> tuple[int, ...]:
    """Returns checksums of the drawn pixels: comparing these is quicker than comparing files."""
    with as_drawn() as drawn:
        draw(*shown)
    return tuple(zlib.crc32(image.tobytes()) for image, _ in drawn)


def note_texts(
    monkeypatch: pytest.MonkeyPatch, note: Callable[[str, float, Edges], None], *, drawn_too: bool
) -> None:
    """Calls `note` with every text, its size and its edges; `drawn_too` also draws it."""
    write = Board.text

    def text(
        self: Board,
        x: float,
        y: float,
        text: str,
        size: float,
        weight: Weight = Weight.BOLD,
        colour: Colour = TEXT,
        anchor: str = "l",
    ) -> float:
        drawn = text_mask(text, size, weight)
        left = round(x - drawn.width * {"l": 0.0, "m": 0.5, "r": 1.0}[anchor]) + drawn.left
        top = round(y + CAP_HEIGHT * size / 2) + drawn.top
        note(text, size, (left, top, left + drawn.mask.width, top + drawn.mask.height))
        return write(self, x, y, text, size, weight, colour, anchor) if drawn_too else drawn.width

    monkeypatch.setattr(Board, "text", text)
