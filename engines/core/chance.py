"""Chance that anyone can check: draw number n of a game comes from SHA-256(seed, n) and nothing else."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from typing import NamedTuple, TypeVar

T = TypeVar("T")

SEED_DIGITS = 32  # 128 bits as hexadecimal digits
ANY_SEED = "0" * SEED_DIGITS
"""For states that do not depend on chance: imagined states, trials of a setup."""


class Chance(NamedTuple):
    """A seed and the number of draws made from it; drawing returns the outcome and the next `Chance`."""

    seed: str
    drawn: int = 0

    def below(self, bound: int) -> tuple[int, Chance]:
        """Returns a number from 0 to bound - 1. The bias of the remainder is below 2**-200."""
        return _draw(self.seed, self.drawn) % bound, Chance(self.seed, self.drawn + 1)

    def sample(self, items: Sequence[T], count: int) -> tuple[tuple[T, ...], tuple[T, ...], Chance]:
        """Returns `count` items in drawn order, the rest in their old order, and the next `Chance`."""
        rest = list(items)
        after = self.drawn + count
        taken = [rest.pop(_draw(self.seed, number) % len(rest)) for number in range(self.drawn, after)]
        return tuple(taken), tuple(rest), Chance(self.seed, after)


def _draw(seed: str, number: int) -> int:
    return int.from_bytes(hashlib.sha256(f"{seed}/{number}".encode()).digest(), "big")


def commitment(seed: str) -> str:
    """Returns the hash that is published before the game, so that the seed can't be changed later."""
    return hashlib.sha256(seed.encode()).hexdigest()


def random_seed(rng: random.Random) -> str:
    """Returns a seed for games whose fairness needs no proof: series of games and redealt states."""
    return f"{rng.getrandbits(4 * SEED_DIGITS):0{SEED_DIGITS}x}"


def is_seed(text: str) -> bool:
    """Returns whether the text is a seed: 32 lower-case hexadecimal digits."""
    return len(text) == SEED_DIGITS and not set(text) - set("0123456789abcdef")
