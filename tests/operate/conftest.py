"""The local Discord for tests that start a bot on it."""

from __future__ import annotations

from tests.wire.conftest import pg

__all__ = ["pg"]
