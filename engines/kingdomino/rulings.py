"""Where the rulebook is silent: what this house decided. The pages of rules tell all of it.

These rulings shape the course and the count themselves, so none of them is a switch.

- A domino that fits must be placed; players may not discard it.
- Middle Kingdom: the castle of an unfinished kingdom is at the center of the smallest rectangle around it.
- Harmony: in a Mighty Duel all 49 squares have to be filled.
- A tie of a Dynasty: the largest areas and the crowns of all three games add up.
"""
