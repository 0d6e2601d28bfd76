"""The checker of requests: each mistake is refused by a sentence that names it, good bodies pass."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import aiohttp
import pytest

from playground.driver import Playground
from tests.discord_api import document
from tests.discord_api.bodies import BAD, GOOD
from tests.discord_api.checker import faults, wrong
from tests.discord_api.watching import watched
from tests.page.stage import Play
from tests.playground.raw import Raw


@pytest.mark.parametrize("name", GOOD)
def test_good_bodies_pass(name: str) -> None:
    (method, path), body, files = GOOD[name]
    assert faults(method, path, body, files) == []


@pytest.mark.parametrize("name", BAD)
def test_a_mistake_is_refused_by_its_name_and_alone(name: str) -> None:
    (method, path), body, files, sentence = BAD[name]
    found = faults(method, path, body, files)
    assert len(found) == 1, found
    assert sentence in found[0]


def test_there_are_many_different_mistakes() -> None:
    assert len(BAD) >= 40
    assert len({sentence for *_, sentence in BAD.values()}) >= 40


async def test_all_that_any_local_discord_is_asked_is_seen(wrong_requests: None) -> None:
    with watched() as seen:
        async with Playground() as one, Playground() as other, aiohttp.ClientSession() as session:
            for playground in (one, other):
                await Raw(playground, session)("POST", "/users/@me/channels", {"recipient_id": "Ann"})
    assert len(seen) == 2
    assert {sentence.split(": ")[1] for sentence in wrong(seen)} == {"recipient_id"}


BAD_BOT = """
import os, urllib.request
url, token = os.environ["DISCORD_API"] + "/users/@me/channels", os.environ["DISCORD_TOKEN"]
headers = {"Authorization": "Bot " + token, "Content-Type": "application/json"}
urllib.request.urlopen(urllib.request.Request(url, b'{"recipient_id": "Ann"}', headers))
"""


async def test_what_a_bot_on_the_page_sends_is_checked_at_the_end(tmp_path: Path) -> None:
    play = Play(tmp_path, (sys.executable, "-c", BAD_BOT))
    await play.start()
    while "ended by itself" not in await play.line():
        pass
    with pytest.raises(AssertionError, match="recipient_id: 'Ann'"):
        await play.stop()


def test_the_stored_document_is_as_the_command_writes_it() -> None:
    stored = document.DOCUMENT.read_text(encoding="utf-8")
    assert document.written(document.reduced(json.loads(stored))) == stored
