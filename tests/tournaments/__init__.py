"""Tests of the rules of tournaments, which need no bot."""
