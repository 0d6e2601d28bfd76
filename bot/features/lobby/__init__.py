"""The lobby: joining, leaving, seats, computer players, terms and variants."""
