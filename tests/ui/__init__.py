"""The user interface: cards, buttons and pictures put together, without a network."""
