"""Tests on the wire: the bot as a separate process on the local Discord."""
