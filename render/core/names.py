"""The names of the players as a picture can show them."""

from collections.abc import Sequence

from render.core.emblems import SHAPES
from render.core.fonts import drawable
from render.core.words import Words


def shown_names(names: Sequence[str], words: Words) -> tuple[str, ...]:
    """Each seat's name without what the font lacks; an empty name becomes the emblem's name."""
    return tuple(drawable(name) or words(f"pic-emblem-{SHAPES[seat]}") for seat, name in enumerate(names))
