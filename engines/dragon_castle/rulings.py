"""Where the rulebook is silent: every ruling of ours (D1 to D17 of the specification) in one place.

A ruling with another simple reading is a switch here. The rest shape the state itself:

- D1: only the top tile of a stack can be taken. The state holds nothing but the tops.
- D2: the first pick is final. It is an action of its own, because it may uncover a tile.
- D4: an action whose tiles have no room in the realm is not allowed; the discard always remains.
- Strength moves two tiles where two can be moved, by the letter of the book's "two" and not of another
  edition's "up to two" (`spirits.BOTH_MOVES`).
- D15: alone, the human begins and the Dragon of Ingenuity follows in the same round.
"""

from __future__ import annotations

from typing import Literal

REALM_ROWS: Literal[4] = 4
REALM_COLUMNS: Literal[6] = 6
"""The size of a realm; the options offer other sizes."""

TILE_WITHOUT_SHRINE: bool = False
"""D3: with an empty supply, "tile and shrine" is not allowed."""

PAID_SHRINE_RETURNS: bool = True
"""D5: a shrine paid to a Spirit goes back to the supply."""

SPIRITS_PER_TURN: int = 1
"""D6: one activation in a turn, however many Spirits are in play."""

SET_MAY_BREAK_BEFORE_CHECK: bool = True
"""D7: before the last tile lies, a payment, Wind or Strength may break up a group of four or more."""

BEAUTY_MAY_GO_FIRST: bool = True
"""D8: of a number set and an ordinary set that share tiles, the player says which goes first."""

ELEGANCE_NEEDS_BLOCKED: bool = False
"""D9: any tile with a free short side meets Elegance's "at least once", available or not."""

WIND_WITHOUT_SHRINE: bool = False
"""D10: without a built shrine to move, the Spirit of Wind can't be used, not even to turn a tile."""

DECEPTION_SAME_LEVEL: bool = False
DECEPTION_DIAGONALS: bool = False
"""D11: adjacent is the top tile of any orthogonal neighbour, on whatever level."""

CHANGE_MAY_LEAVE_SET: bool = False
"""D12: a tile that is in an ordinary set right now can't be declared something else."""

TRIPLE_DRAGON_BONUS: bool = True
"""D13: a triple of dragons brings the dragons' extra point too."""

HARMONY_SHRINES_ALONE: bool = True
HARMONY_COUNTS_NOTHING: bool = False
"""D14: Harmony's bonus for shrines stands alone; an empty realm, or one without shrines, gets none."""

INGENUITY_COPIES_DISCARDS: bool = True
"""D16: Ingenuity copies the type of any tile that the player picked, a discarded one included."""

SOLO_GREATNESS: bool = False
"""D17: Greatness needs neighbours: alone, it is drawn again."""
