"""What holds in all tests: Discord would take every request that a bot sends."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.discord_api.checker import wrong
from tests.discord_api.watching import watched


@pytest.fixture(autouse=True)
def every_request_is_checked(request: pytest.FixtureRequest) -> Iterator[None]:
    """Tests that send wrong requests on purpose have the fixture `wrong_requests`."""
    with watched() as requests:
        yield
    if "wrong_requests" not in request.fixturenames:
        assert wrong(requests) == set()


@pytest.fixture
def wrong_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wrong requests are made on purpose here: they are neither checked nor recorded."""
    monkeypatch.delenv("PLAYGROUND_RECORD", raising=False)
