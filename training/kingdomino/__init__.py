"""Trains the networks of Kingdomino: numpy plays many games at once, so there is no model in C++."""
