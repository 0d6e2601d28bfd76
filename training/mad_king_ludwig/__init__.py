"""Trains the networks of Castles of Mad King Ludwig: a fast model in C++ plays whole games."""
