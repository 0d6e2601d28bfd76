"""Every card of whole games, measured as a phone shows it."""
