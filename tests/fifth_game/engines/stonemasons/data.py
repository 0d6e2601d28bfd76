"""The stones and the numbers of the rules."""

from __future__ import annotations

SEATS = range(2, 6)

NUMBERS = range(1, 10)
"""The number on a stone says how large it is."""
COPIES = 9
"""The number of stones of each number in the bag."""
HAND = 4
"""Stones that each mason holds."""

TOWERS = ("left", "middle", "right")
"""The towers of each mason."""
ASIDE = "aside"
"""The place of a stone that is not meant for a tower."""

ROUNDS = 8
LONG_ROUNDS = 12

SPIRE = 5
"""Points for the highest tower of all."""

STONES = tuple(number for number in NUMBERS for _ in range(COPIES))
