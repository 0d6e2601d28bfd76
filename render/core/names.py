"""The names of the players as a picture can show them, and names for games that nobody plays."""

from collections.abc import Sequence

from render.core.emblems import shape_of
from render.core.fonts import drawable
from render.core.words import Words


def shown_names(names: Sequence[str], words: Words) -> tuple[str, ...]:
    """Each seat's name without what the font lacks; an empty name becomes the emblem's name."""
    return tuple(drawable(name) or words(f"pic-emblem-{shape_of(seat)}") for seat, name in enumerate(names))


_SAMPLES = ("Ann", "Łukasz", "Małgorzata", "Дмитрий", "Zoë", "Tomáš", "Ольга")


def sample_names(count: int) -> tuple[str, ...]:
    """So many different names, short and long, of several scripts: for samples, tests and measuring."""
    rounds = -(-count // len(_SAMPLES))
    names = [f"{name} {turn}" if turn > 1 else name for turn in range(1, rounds + 1) for name in _SAMPLES]
    return tuple(names[:count])
