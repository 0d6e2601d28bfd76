"""A rectangle as a value: where something is drawn, in pixels of the final picture."""

from __future__ import annotations

from typing import NamedTuple


class Box(NamedTuple):
    """Left and upper edge, width and height."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def inset(self, by: float) -> Box:
        """Returns the box made smaller on every side."""
        return Box(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)

    def moved(self, across: float, down: float) -> Box:
        return Box(self.x + across, self.y + down, self.width, self.height)

    @property
    def whole(self) -> tuple[int, int, int, int]:
        """Its edges, rounded to whole pixels: left, top, right, bottom."""
        return round(self.x), round(self.y), round(self.right), round(self.bottom)
