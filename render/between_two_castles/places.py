"""The names and emblems of all places at the table: the seats, and Ludwig when two play."""

from collections.abc import Sequence

from PIL import Image

from engines.between_two_castles.view import View
from render.core.emblems import crown, emblem
from render.core.names import shown_names
from render.core.words import Words


def place_names(view: View, names: Sequence[str], words: Words) -> tuple[str, ...]:
    """Returns the names of all places: the seats', and Ludwig's when two play."""
    shown = shown_names(names)
    return shown if view.ludwig is None else (*shown, words("between_two_castles-ludwig"))


def place_emblem(view: View, place: int, radius: int) -> Image.Image:
    """Draws a seat's emblem; Ludwig has a crown."""
    return crown(round(radius * 2.1)) if place == view.ludwig else emblem(place, radius)
