"""Replays of finished games, and private games that continue from one of their moments."""
