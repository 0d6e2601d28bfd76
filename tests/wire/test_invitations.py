"""The context menus of a person on the wire: invitations with their limits, and the page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.texts import translator
from playground.driver import Outcome, Person, Playground
from playground.installs import CommandKind
from playground.model import Channel, Message
from tests.soak import in_soak
from tests.wire.harness import PATIENCE, BotProcess, agree, buttons, held
from tests.wire.test_daily import stored

WORDS = translator("en")
INVITE, PAGE = "Invite to a table", "Show page"


async def open_lobby(person: Person, channel: Channel | None = None, game: str = "kingdomino") -> str:
    opened = await (await person.slash("table new", {"game": game}, channel=channel)).message(PATIENCE)
    return opened.text.split("**")[1]


async def invite(inviter: Person, invited: Person) -> str:
    return (await (await inviter.use(INVITE, invited)).message(PATIENCE)).text


async def answered(outcome: Outcome) -> str:
    """Returns the text after a choice: of the changed card, or of a refusal next to it."""
    return (await outcome.reply(PATIENCE)).text


def invitations(person: Person, channel: Channel | None = None) -> list[Message]:
    return [one for one in person.messages(channel or person.dm) if buttons(one, "decline")]


async def test_an_invitation_is_a_private_message_with_two_answers(pg: Playground, bot: BotProcess) -> None:
    ann, bob, eve = pg.person("Ann"), pg.person("Bob", locale="pl"), pg.person("Eve")
    assert sorted(ann.offered(kind=CommandKind.USER)) == [INVITE, PAGE]
    assert await invite(ann, bob) == WORDS("refused-no-lobby-to-invite")
    table = await open_lobby(ann)
    assert bob.mention in await invite(ann, bob)
    [message] = invitations(bob)
    assert "Ann" in message.text
    joined = await (await bob.click(message, buttons(message, "accept")[0])).message(PATIENCE)
    assert joined.id == message.id
    assert invitations(bob) == []
    lobby = await ann.sees(lambda one: table in str(one.components) and "Bob" in one.text, within=PATIENCE)
    assert await invite(ann, bob) == WORDS("refused-sits-already")
    await invite(ann, eve)
    [message] = invitations(eve)
    answer = await (await eve.click(message, buttons(message, "decline")[0])).message(PATIENCE)
    assert answer.text == WORDS("declined")
    assert "Eve" not in lobby.text
    assert await invite(ann, eve) == WORDS("refused-invited-already")
    forged = await eve.forge({"component_type": 2, "custom_id": "k1:-:0:accept:AAAAAA"})
    assert (await forged.message(PATIENCE)).text == WORDS("refused-not-your-invitation")


async def test_closed_doors_make_it_a_mention_that_its_answer_removes(
    pg: Playground, bot: BotProcess
) -> None:
    ann, bob, eve = pg.person("Ann"), pg.person("Bob", dms=False), pg.person("Eve")
    await open_lobby(ann)
    await invite(ann, bob)
    [message] = invitations(bob, pg.general)
    assert message.mentions == [bob.id] or bob.mention in message.text
    refused = await (await eve.click(message, buttons(message, "accept")[0])).message(PATIENCE)
    assert refused.text == WORDS("refused-not-your-invitation")
    await (await bob.click(message, buttons(message, "accept")[0])).message(PATIENCE)
    await pg.wait_for(lambda: not invitations(bob, pg.general), PATIENCE)
    await ann.sees(lambda one: buttons(one, "start") and "Bob" in one.text, within=PATIENCE)


async def test_nobody_is_invited_too_often_or_against_their_wish_or_where_they_see_nothing(
    pg: Playground, bot: BotProcess
) -> None:
    ann, bob, eve = pg.person("Ann"), pg.person("Bob"), pg.person("Eve")
    secret = pg.channel("secret", private_to=[ann])
    hidden = await open_lobby(ann, secret)
    assert f"<#{secret.id}>" in await invite(ann, bob)
    assert invitations(bob) == []
    await agree(ann, await ann.slash("table leave", {"table": hidden}, channel=secret))
    tables = [await open_lobby(ann) for _ in range(4)]
    told = []
    for table in tables:
        asked = await (await ann.use(INVITE, bob)).message(PATIENCE)
        [menu] = buttons(asked, "invite")
        assert hidden not in str(asked.components)
        told.append(await answered(await ann.select(asked, menu, [table])))
    assert told[3] == WORDS("refused-invited-often", most=3)
    assert len(invitations(bob)) == 3
    card = await (await eve.slash("me settings")).message(PATIENCE)
    switch = next(
        part["custom_id"] for part in card.walk() if "invitations.wanted=off" in part.get("custom_id", "")
    )
    await (await eve.click(card, switch)).message(PATIENCE)
    asked = await (await ann.use(INVITE, eve)).message(PATIENCE)
    [menu] = buttons(asked, "invite")
    assert await answered(await ann.select(asked, menu, [tables[0]])) == WORDS("refused-wants-no-invitation")
    assert invitations(eve) == []
    # Everything about it is in one's own data, and goes with it.
    data = await (await bob.slash("me data")).message(PATIENCE)
    assert len(json.loads(pg.attachment(data))["invitations"]) == 3


@pytest.mark.parametrize(
    ("done", "dms"), [(True, True), (False, False), in_soak(True, False), in_soak(False, True)]
)
async def test_kill_9_while_an_invitation_is_sent_loses_and_doubles_nothing(
    pg: Playground, bot: BotProcess, tmp_path: Path, done: bool, dms: bool
) -> None:
    """The invitation of another person to the same lobby is not taken for it."""
    ann, bob, eve = pg.person("Ann"), pg.person("Bob", dms=dms), pg.person("Eve", dms=dms)
    await open_lobby(ann)
    await invite(ann, eve)
    place = bob.dm if dms else pg.general

    def to_bob() -> list[Message]:
        return [one for one in invitations(bob, place) if eve.mention not in one.text]

    hanging = pg.hang_next(path=rf"POST /channels/{place.id}/messages$", done=done)
    await ann.use(INVITE, bob)
    await held(hanging)
    await bot.kill()
    pg.clear_faults()
    pg.forget_nonces()
    assert stored(tmp_path / "castellan.sqlite3", "SELECT count(*) FROM invitations") == [(2,)]
    await bot.start()
    assert len(to_bob()) == done
    assert bob.mention in await invite(ann, bob)
    assert len(to_bob()) == 1
    assert await invite(ann, bob) == WORDS("refused-invited-already")


async def test_show_page_shows_what_the_page_may_tell(pg: Playground, bot: BotProcess) -> None:
    ann, bob = pg.person("Ann"), pg.person("Bob")
    shown = await (await ann.use(PAGE, bob)).message(PATIENCE)
    assert shown.ephemeral_to == ann.id
    assert shown.text == WORDS("stats-empty-of")
