"""A picture's file: the pixels of the palette to the last one, whichever library compresses them."""

from __future__ import annotations

import zlib
from io import BytesIO

import pytest
from PIL import Image

from bot.texts import translator
from engines.core.chance import ANY_SEED
from engines.registry import game
from render import kingdomino
from render.core import deflate, png
from render.core.names import sample_names


def _pixels(file: bytes) -> bytes:
    with Image.open(BytesIO(file)) as image:
        return image.convert("RGB").tobytes()


def _public() -> bytes:
    kingdom = game("kingdomino")
    view = kingdom.view(kingdom.setup(kingdom.options_type(), 2, ANY_SEED), None)
    return kingdomino.public(view, sample_names(2), translator("en"))


def test_a_file_shows_every_pixel_as_the_palette_has_it() -> None:
    with png.as_drawn() as drawn:
        _public()
    [(image, palette)] = drawn
    assert _pixels(png.encode(image, palette)) == png.in_palette(image, palette).convert("RGB").tobytes()


def test_without_the_quick_library_the_pixels_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = _public()
    monkeypatch.setattr(deflate, "_quick", zlib)
    assert _pixels(_public()) == _pixels(quick)


@pytest.mark.parametrize("library", ["quick", "zlib"])
def test_pieces_are_one_stream_for_every_reader(library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if library == "zlib":
        monkeypatch.setattr(deflate, "_quick", zlib)
    parts = [b"", b"one" * 5000, bytes(70_000), bytes(range(256)) * 300]
    pieces = [deflate.piece(part) for part in parts]
    assert zlib.decompress(deflate.stream(pieces)) == b"".join(parts)  # it compares the checksum, too
    assert [deflate.unpacked(piece) for piece in pieces] == parts
    assert pieces == [deflate.piece(part) for part in parts]
