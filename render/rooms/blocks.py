"""Texts of several lines: fitted by size and by wrapping at spaces, cut only at the least size."""

from functools import lru_cache
from typing import NamedTuple

from render.core.canvas import Art, Board
from render.core.fonts import Weight, text_width
from render.core.palette import TEXT, Colour


class Block(NamedTuple):
    """The lines of a text, their size, and how far apart they are, in sizes."""

    size: int
    lines: tuple[str, ...]
    lead: float = 1.12

    @property
    def is_cut(self) -> bool:
        """Whether the end of the text is missing."""
        return any(line.endswith("…") for line in self.lines)

    def spaced(self, lead: float) -> "Block":
        return self._replace(lead=lead)


@lru_cache(maxsize=2048)
def fit_block(text: str, width: float, size: int, least: int, weight: Weight, most: int) -> Block:
    """Fits the text at the largest size that needs at most `most` lines; at the least size it is cut."""
    for smaller in range(size, least - 1, -1):
        lines = _wrapped(text, width, smaller, weight)
        if len(lines) <= most and all(text_width(line, smaller, weight) <= width for line in lines):
            return Block(smaller, _balanced(lines, text, width, smaller, weight))
    lines = _wrapped(text, width, least, weight)
    kept = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return Block(least, tuple(_cut(line, width, least, weight) for line in kept))


def _wrapped(text: str, width: float, size: int, weight: Weight) -> tuple[str, ...]:
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, size, weight) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


def _balanced(lines: tuple[str, ...], text: str, width: float, size: int, weight: Weight) -> tuple[str, ...]:
    """Rebreaks the text into the same number of lines, as even as possible."""
    for percent in range(95, 45, -5):
        tighter = _wrapped(text, width * percent / 100, size, weight)
        if len(tighter) > len(lines):
            break
        lines = tighter
    return lines


def _cut(line: str, width: float, size: int, weight: Weight) -> str:
    if text_width(line, size, weight) <= width:
        return line
    while line and text_width(line + "…", size, weight) > width:
        line = line[:-1].rstrip()
    return line + "…"


def draw_block(
    surface: Art | Board,
    x: float,
    y: float,
    block: Block,
    weight: Weight,
    colour: Colour = TEXT,
    anchor: str = "m",
) -> None:
    """Draws the lines, centered on y."""
    first = y - (len(block.lines) - 1) * block.size * block.lead / 2
    for index, line in enumerate(block.lines):
        surface.text(x, first + index * block.size * block.lead, line, block.size, weight, colour, anchor)
