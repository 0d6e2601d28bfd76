"""Trains the network of Between Two Castles: a fast model in C++ plays whole games, 13 ms each."""
