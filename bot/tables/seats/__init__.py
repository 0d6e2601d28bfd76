"""The order of seats: emblems that people wish for, and the seats of a rematch."""
