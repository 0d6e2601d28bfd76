"""Where the rulebooks are silent or differ: what this house decided. The pages of rules tell all of it.

These rulings shape the actions and the count themselves, so none of them is a switch.

- A placed tile is final at once, also within the building stage: no action moves it. One book lets partners
  move tiles until the stage is over, the other does not. A table may agree to take a decision back.
- The default order of seniority is the order of seats.
- A utility room that looks for utility rooms does not count itself.
- Downstairs rooms look for corridors, downstairs rooms and special rooms in their whole column, and for other
  types only above, as their tiles show.
"""
