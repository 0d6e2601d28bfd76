"""A server's notice board: one message with its open lobbies and running tables."""
