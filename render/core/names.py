"""The names of the players as a picture can show them, and sample names for games without players."""

from collections.abc import Iterable, Sequence

from render.core.fonts import drawable


def shown_names(names: Sequence[str]) -> tuple[str, ...]:
    """Returns each seat's name without characters that no font here has; "" leaves the emblem alone."""
    return tuple(map(drawable, names))


def listed(names: Iterable[str]) -> str:
    """Joins several names in one line, without the empty ones, whose players are shown by emblem only."""
    return ", ".join(filter(None, names))


_SAMPLES = ("Ann", "Łukasz", "Małgorzata", "Дмитрий", "Zoë", "Tomáš", "Ольга")


def sample_names(count: int) -> tuple[str, ...]:
    """Returns different names, short and long, of several scripts: for samples, tests and benchmarks."""
    rounds = -(-count // len(_SAMPLES))
    names = [f"{name} {turn}" if turn > 1 else name for turn in range(1, rounds + 1) for name in _SAMPLES]
    return tuple(names[:count])
