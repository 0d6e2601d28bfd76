"""The games in words and pictures: every package here is one game's face and is discovered automatically.

A face is imported at its first use; `bot/ui/faces/<key>/face.py` holds it as `FACE`.
"""

import pkgutil
from functools import cache
from importlib import import_module
from typing import cast

from bot.ui.faces.face import Face, Preset
from bot.work.drawing import Studio

__path__ = pkgutil.extend_path(__path__, __name__)
__all__ = ["Face", "Preset", "face_of", "hosted", "import_face", "imported_face"]


@cache
def hosted() -> tuple[str, ...]:
    """The keys of the games that can be played here, in alphabetical order."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


_imported: dict[str, Face] = {}


def face_of(key: str) -> Face:
    """The face of a hosted game."""
    if key not in _imported:
        _imported[key] = cast(Face, import_module(f"bot.ui.faces.{key}.face").FACE)
    return _imported[key]


def imported_face(key: str) -> Face | None:
    """Returns the face of a game if it is imported already."""
    return _imported.get(key)


async def import_face(key: str, studio: Studio) -> None:
    """Imports a face and its pictures in the studio, because that takes a while."""
    if key not in _imported:
        await studio.run(face_of, key)
