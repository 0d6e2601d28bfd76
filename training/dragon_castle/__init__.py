"""Trains the networks of Dragon Castle: a fast model in C++ plays whole games, 7 ms each."""
