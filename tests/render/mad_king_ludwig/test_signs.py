"""Signs that could be taken for others."""

from __future__ import annotations

from PIL import ImageChops, ImageOps

from render.mad_king_ludwig.signs import hammer_disc


def test_the_master_builders_hammer_leans() -> None:
    """One that stands upright is a letter T: the same in a mirror."""
    hammer = hammer_disc(27).getchannel("R")
    apart = ImageChops.difference(hammer, ImageOps.mirror(hammer))
    different = sum(apart.histogram()[64:]) / (hammer.width * hammer.height)
    assert different > 0.1
