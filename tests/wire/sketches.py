"""Pictures that cost nothing, for bots in tests that do not look at pictures.

A whole game of Kingdomino is drawn on the wire, every game on SimCord, and all tests of `make soak` draw; the
other tests would only draw the same again, which was most of their bots' work.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from io import BytesIO
from typing import Any

from PIL import Image

from bot.ui.faces import face_of, hosted
from bot.ui.faces.face import Face

SIZE = (96, 64)


class Sketches:
    """Replaces a game's pictures: each is a small one in a color of its own."""

    def __init__(self, pictures: Any) -> None:
        self._pictures = pictures

    def __getattr__(self, kind: str) -> Callable[..., Any]:
        getattr(self._pictures, kind)  # raises if the game has none
        if kind == "rules":
            return lambda words: [sketched(kind, page) for page in range(len(self._pictures.rules(words)))]
        return lambda view, *args, **kwargs: sketched(kind, view)


def sketched(kind: str, shown: Any) -> bytes:
    """Returns the same picture for the same arguments, and hardly ever for others."""
    colour = zlib.crc32(repr((kind, shown)).encode()) & 0xFFFFFF
    file = BytesIO()
    Image.new("RGB", SIZE, (colour >> 16, colour >> 8 & 255, colour & 255)).save(file, "PNG")
    return file.getvalue()


def sketch() -> None:
    """Switches this process to sketches."""
    for key in hosted():
        its_face: Any = type(face_of(key))
        its_face.pictures = Sketches(its_face.pictures)
        its_face.own_board = _own_board


def _own_board(face: Face, view: Any, seat: int, names: Any, words: Any) -> bytes:
    return sketched("own_board", (view, seat))
