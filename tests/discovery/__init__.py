"""A game is found by looking: the fifth one lies in a folder of its own and is added by the path alone."""
