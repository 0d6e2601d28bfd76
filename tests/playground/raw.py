"""REST requests made by hand, for requests that discord.py would not send."""

from typing import Any

import aiohttp

from playground.driver import Outcome, Playground


class Raw:
    """Answers are (status, body)."""

    def __init__(self, playground: Playground, session: aiohttp.ClientSession) -> None:
        self._playground = playground
        self._session = session

    async def __call__(
        self, method: str, path: str, body: object = None, *, token: str | None = None
    ) -> tuple[int, Any]:
        headers = {"Authorization": f"Bot {token or self._playground.token}"}
        url = self._playground.rest_url + path
        async with self._session.request(method, url, json=body, headers=headers) as response:
            return response.status, await response.json() if response.status != 204 else None

    async def answer(self, outcome: Outcome, kind: int, data: object = None) -> tuple[int, Any]:
        one = outcome.interaction
        body = {"type": kind} if data is None else {"type": kind, "data": data}
        return await self("POST", f"/interactions/{one.id}/{one.token}/callback", body)

    async def hook(
        self, method: str, outcome: Outcome, path: str = "", body: object = None
    ) -> tuple[int, Any]:
        """The webhook of an interaction's token."""
        application = self._playground.world.bot.id
        token = outcome.interaction.token
        return await self(method, f"/webhooks/{application}/{token}{path}", body)

    async def register(self, *names: str) -> None:
        """Register slash commands without options."""
        application = self._playground.world.bot.id
        body = [{"name": name, "description": name} for name in names]
        status, _ = await self("PUT", f"/applications/{application}/commands", body)
        assert status == 200
