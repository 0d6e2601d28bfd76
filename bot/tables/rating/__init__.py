"""The finished game: results, the ratings computed from them, and judged decisions."""
