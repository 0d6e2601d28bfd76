"""The names of the players as a picture can show them, and names for games that nobody plays."""

from collections.abc import Iterable, Sequence

from render.core.fonts import drawable


def shown_names(names: Sequence[str]) -> tuple[str, ...]:
    """Each seat's name without what no font here has; where nothing is left its emblem stands alone."""
    return tuple(map(drawable, names))


def listed(names: Iterable[str]) -> str:
    """Several names in one line, without those of whom only the emblem is shown."""
    return ", ".join(filter(None, names))


_SAMPLES = ("Ann", "Łukasz", "Małgorzata", "Дмитрий", "Zoë", "Tomáš", "Ольга")


def sample_names(count: int) -> tuple[str, ...]:
    """So many different names, short and long, of several scripts: for samples, tests and measuring."""
    rounds = -(-count // len(_SAMPLES))
    names = [f"{name} {turn}" if turn > 1 else name for turn in range(1, rounds + 1) for name in _SAMPLES]
    return tuple(names[:count])
