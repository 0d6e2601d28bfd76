"""Results of finished games, and the ratings that are computed from them."""
