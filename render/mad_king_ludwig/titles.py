"""The names of tiles, types, favors and bonus cards in the language of the words, and effects in words."""

from engines.core.score import signed
from engines.mad_king_ludwig.data import TILES
from engines.mad_king_ludwig.prospects import Later
from render.core.words import Words


def tile_name(tile: str, words: Words) -> str:
    """Names a tile; both foyers have one name."""
    return words(f"mad_king_ludwig-room-{'foyer' if tile.startswith('foyer') else tile}")


def sized_name(tile: str, words: Words) -> str:
    """Names a tile with its size; foyers, hallways and stairs have none."""
    size = TILES[tile].size
    return f"{tile_name(tile, words)} {size}" if size else tile_name(tile, words)


def type_name(kind: str, words: Words) -> str:
    """Names a type of rooms."""
    return words(f"mad_king_ludwig-type-{kind}")


def favor_name(favor: str, words: Words) -> str:
    """Names a king's favor by the thing that it counts."""
    return words(f"mad_king_ludwig-favor-{favor}")


def card_name(card: str, words: Words) -> str:
    """Names a bonus card by its points."""
    return words(f"mad_king_ludwig-card-{card}")


LIMITED = ("corridor", "downstairs")
"""Types whose completed tiles do not each bring their reward."""


def reward_rule(kind: str, words: Words) -> str:
    """Says the reward for completed tiles of a type, with its limit."""
    if kind in LIMITED:
        return words(f"mad_king_ludwig-reward-{kind}-limit")
    return words(f"mad_king_ludwig-reward-{kind}")


def no_reward(reason: str, words: Words) -> str:
    """Says why a completed tile brings no reward."""
    return words(f"mad_king_ludwig-no-reward-{reason}")


def later_words(later: Later, words: Words) -> str:
    """Says the points at the end of the game, each source apart: "card +3, favor +4"."""
    return ", ".join(
        words(f"mad_king_ludwig-pic-later-{source}", gain=signed(points))
        for source, points in later._asdict().items()
        if points
    )


def later_in_short(later: Later, words: Words) -> str:
    """Says the sum of the points at the end of the game; "" if there are none."""
    return words("mad_king_ludwig-pic-later-sum", gain=signed(later.total)) if any(later) else ""


def effect_words(tile: str, words: Words) -> str:
    """Says a tile's effect as a line of words."""
    effect = TILES[tile].effect
    if effect is None:
        return words("mad_king_ludwig-effect-none")
    *most, last = (words(f"mad_king_ludwig-per-{kind}") for kind in effect.types)
    types = words("mad_king_ludwig-list-or").join(part for part in (", ".join(most), last) if part)
    number = f"+{effect.points}" if effect.points > 0 else f"−{-effect.points}"
    return words(f"mad_king_ludwig-effect-{effect.kind}", points=number, types=types)
