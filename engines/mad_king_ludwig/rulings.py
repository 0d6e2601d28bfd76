"""Where the rulebook is silent: what this house decided. The pages of rules tell all of it.

Three rulings shape the course itself and are no switches:

- Two doors that may not connect, such as those of two floors, must not meet: the placement is illegal.
- The bank is unlimited.
- A second corridor that the same tile completes brings nothing even if the first reward is declined.
"""

from __future__ import annotations

CORNERS_ARE_ADJACENT = True
"""Two tiles that meet in a corner alone touch each other, by the letter of "any part"."""

MOST_ROUNDS = 50
"""This round is the last even if cards are left, so that a table where all pass comes to an end."""
