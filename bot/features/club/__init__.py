"""Statistics, leaderboards, records and ratings."""
