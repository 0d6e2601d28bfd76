"""Worse days on the wire: throttles, forgotten nonces, lost answers, strange places, forged presses."""

from __future__ import annotations

import asyncio

import pytest

from bot.ui.interactions.admission import MOST_OF_PERSON
from playground.driver import Person, Playground
from playground.model import Channel, InteractionKind
from playground.permissions import Permission
from tests.cases import case
from tests.wire.harness import PATIENCE, BotProcess, Chooser, TableDriver, agree, answers, buttons, say, taken

SECRETS = "between_two_castles"
WITHIN_THE_WINDOW = 200.0
"""Seconds, less than those after which a throttle of 300 s lets the next request pass."""


async def opened(person: Person, channel: Channel, game: str = "kingdomino") -> str:
    """Returns the answer to `/table new`."""
    return (await (await person.slash("table new", {"game": game}, channel=channel)).message(PATIENCE)).text


def pictures(table: TableDriver, place: Channel) -> list[str]:
    """The file names of a table's pictures in a place, as its host sees them."""
    mark = f"-{table.table_id}-"
    files = [a.filename for m in table.host.messages(place) for a in m.attachments if not m.ephemeral]
    return [name for name in files if mark in name]


# Deliveries


async def test_a_forgotten_nonce_doubles_nothing(pg: Playground, bot: BotProcess, choose: Chooser) -> None:
    """Pictures and lobby were posted, the answers were lost, the bot is killed and Discord forgets."""
    ann = pg.person("Ann")
    table = TableDriver(pg, ann)
    await table.open(computers=1)
    board = await table.board(lambda m: table.due(m, [ann]))
    pg.hang_next(path=r"POST /channels/\d+/messages$", done=True)
    panel = await (await table.press(ann, board, "turn")).message(PATIENCE)
    await taken(ann, panel, buttons(panel, "do")[0])
    newer = await table.board(lambda m: m.id != board.id)
    await bot.kill()
    pg.clear_faults()
    pg.forget_nonces()
    await bot.start()
    await pg.wait_for(lambda: not buttons(board, "turn"), PATIENCE)  # the old picture was retired
    await table.decide(ann, await table.board(lambda m: table.due(m, [ann])), choose)
    await table.board(lambda m: m.id > newer.id)
    names = pictures(table, table.place)
    assert len(names) == len(set(names))


async def test_a_lobby_that_was_posted_before_a_kill_is_found_again(pg: Playground, bot: BotProcess) -> None:
    ann = pg.person("Ann")
    pg.hang_next(path=r"POST /channels/\d+/messages$", done=True)
    text = await opened(ann, pg.general)
    table_id = text.split("**")[1]
    await ann.sees(lambda m: buttons(m, "join"), within=PATIENCE)
    await bot.kill()
    pg.clear_faults()
    pg.forget_nonces()
    await bot.start()
    bob = pg.person("Bob")
    lobby = await ann.sees(lambda m: buttons(m, "join"), within=PATIENCE)
    await (await bob.click(lobby, buttons(lobby, "join")[0])).acknowledged(PATIENCE)
    await pg.wait_for(lambda: "Bob" in lobby.text, PATIENCE)
    assert len([m for m in ann.messages() if table_id in m.text and not m.ephemeral]) == 1


# Throttling


async def test_a_second_table_in_a_busy_channel_gets_its_thread_and_its_picture_at_once(
    pg: Playground, bot: BotProcess
) -> None:
    """The bucket has a window of five minutes, and 48 requests left."""
    pg.throttle("threads", 50, 300.0)
    for name in ("Ann", "Bob"):
        table = TableDriver(pg, pg.person(name))
        await table.open(computers=1)
        await pg.wait_for(lambda one=table: one.boards(), WITHIN_THE_WINDOW)  # type: ignore[misc]
        assert table.place.is_thread


async def test_without_a_thread_in_time_a_table_begins_in_the_channel_and_says_so(
    pg: Playground, bot: BotProcess, choose: Chooser
) -> None:
    ann = pg.person("Ann")
    pg.throttle("threads", 1, 300.0)
    pg.server.world.throttles.count("POST", f"/channels/{pg.general.id}/threads")
    table = TableDriver(pg, ann)
    await table.open(computers=1)
    board = await pg.wait_for(lambda: next(iter(table.boards()), None), WITHIN_THE_WINDOW)
    assert board.channel_id == pg.general.id
    assert say(ann, "no-thread-now") in board.text
    await table.decide(ann, await table.board(lambda m: table.due(m, [ann])), choose)
    assert "Traceback" not in bot.log


async def test_a_greeting_that_is_throttled_keeps_nobody_waiting(pg: Playground, bot: BotProcess) -> None:
    ann, bob = pg.person("Ann"), pg.person("Bob")
    pg.throttle("private-messages", 1, 300.0)
    await opened(ann, pg.general, SECRETS)
    lobby = await ann.sees(lambda m: buttons(m, "join"), within=PATIENCE)
    before = len(bob.messages())
    await (await bob.click(lobby, buttons(lobby, "join")[0])).acknowledged(PATIENCE)
    await pg.wait_for(lambda: "Bob" in lobby.text, PATIENCE)
    # A newcomer to a game gets an offer of its lesson, which is no private message.
    assert [message for message in bob.messages()[before:] if not buttons(message, "learn")] == []
    assert "Traceback" not in bot.log


# Acknowledged work


@pytest.mark.parametrize("lost", [r"/callback", r"PATCH /webhooks/"])
async def test_what_was_done_is_told_although_a_connection_was_lost(
    pg: Playground, bot: BotProcess, choose: Chooser, lost: str
) -> None:
    ann = pg.person("Ann")
    table = TableDriver(pg, ann)
    await table.open(computers=1)
    board = await table.board(lambda m: table.due(m, [ann]))
    panel = await (await table.press(ann, board, "turn")).message(PATIENCE)
    pg.cut_next("after", path=lost)
    asked = buttons(panel, "do")
    answer = await taken(ann, panel, asked[0])
    await pg.wait_for(lambda: buttons(answer, "do") != asked, PATIENCE)
    newer = await table.board(lambda m: m.id != board.id)
    assert "claims" in newer.text
    wrong = say(ann, "failed", reference="").partition(".")[0]
    assert not any(wrong in message.text for message in ann.messages(table.place))


async def test_a_command_is_answered_although_its_acknowledgement_was_lost_on_the_way_back(
    pg: Playground, bot: BotProcess
) -> None:
    ann = pg.person("Ann")
    pg.cut_next("after", path=r"/callback")
    assert "**" in await opened(ann, pg.general)


# Places


@pytest.mark.parametrize("kind", ["announcement", "voice", "post", "thread", "private"])
async def test_a_table_lives_where_it_was_opened(
    pg: Playground, bot: BotProcess, choose: Chooser, kind: str
) -> None:
    ann, bob = pg.person("Ann"), pg.person("Bob")
    match kind:
        case "announcement" | "voice":
            place = pg.channel(kind, kind)
        case "post":
            place = ann.open_post(pg.channel("forum", "forum"), "A castle")
        case _:
            place = ann.start_thread("A castle", private=kind == "private")
            pg.add_to_thread(place)
    public = len(bob.messages())
    table = TableDriver(pg, ann, place)
    await table.open(computers=1)
    board = await table.board(lambda m: table.due(m, [ann]))
    assert table.place.is_thread == (kind != "voice")
    assert kind == "announcement" or board.channel_id == place.id
    await table.decide(ann, board, choose)
    await table.board(lambda m: m.id != board.id)
    assert len(bob.messages()) == public
    if kind == "private":
        listed = await (await bob.slash("table list")).message(PATIENCE)
        assert listed.text == say(bob, "list-empty")
    assert "ERROR" not in bot.log


async def test_where_no_table_can_live_that_is_said_and_nothing_is_opened(
    pg: Playground, bot: BotProcess
) -> None:
    ann = pg.person("Ann")
    locked = ann.start_thread("locked")
    mod = pg.person("Mod", moderator=True)
    pg.lock(locked)
    pg.revoke(Permission.MANAGE_THREADS)
    assert await opened(mod, locked) == say(ann, "refused-thread-locked")
    listed = await (await ann.slash("table list")).message(PATIENCE)
    assert listed.text == say(ann, "list-empty")


# Leaving


async def test_somebody_who_left_the_server_is_replaced_and_never_becomes_host(
    pg: Playground, bot: BotProcess, choose: Chooser
) -> None:
    ann, bob, cec = pg.person("Ann"), pg.person("Bob"), pg.person("Cec")
    table = TableDriver(pg, ann)
    await table.open(bob, cec)
    await table.board()
    bob.leave()
    await agree(ann, await ann.slash("table leave", channel=table.place))
    refusal = await cec.slash("table replace", {"player": "Bob", "table": table.table_id})
    assert (await refusal.message(PATIENCE)).text == say(
        cec, "replaced", name="Bob", table=table.table_id
    )  # Cec is the host now, not Bob
    await table.play([cec], choose)


async def test_the_tables_of_a_server_that_threw_the_bot_out_count_no_longer(
    pg: Playground, bot: BotProcess
) -> None:
    ann, elsewhere = pg.person("Ann"), pg.guild("Elsewhere")
    ann.join(elsewhere)
    square = pg.channel("square", guild=elsewhere)
    for number in range(5):
        assert "**" in await opened(ann, pg.channel(f"room-{number}"))
    assert await opened(ann, square) == say(ann, "refused-too-many-tables-yours", limit=5)
    pg.kick()
    await bot.logs("tables closed")
    assert "**" in await opened(ann, square)


async def test_a_missing_permission_is_told_to_who_presses_and_once_to_the_host(
    pg: Playground, bot: BotProcess, choose: Chooser
) -> None:
    ann, bob = pg.person("Ann"), pg.person("Bob")
    table = TableDriver(pg, ann)
    await table.open(bob)
    board = await table.board(lambda m: table.due(m, [ann, bob]))
    due = table.due(board, [ann, bob])
    assert due is not None
    pg.revoke(Permission.ATTACH_FILES, table.place)
    panel = await (await table.press(due, board, "turn")).message(PATIENCE)
    assert say(due, "permission-attach-files") in panel.text
    after = await taken(due, panel, buttons(panel, "do")[0])
    assert say(due, "permission-attach-files") in after.text
    await pg.wait_for(lambda: any(table.table_id in m.text for m in ann.dms()), PATIENCE)
    pg.grant(Permission.ATTACH_FILES, table.place)
    await table.board(lambda m: m.id != board.id)
    assert len([m for m in ann.dms() if table.table_id in m.text]) == 1


# Access


async def test_rights_are_those_in_the_tables_own_channel(pg: Playground, bot: BotProcess) -> None:
    ann, bob, mod = pg.person("Ann"), pg.person("Bob"), pg.person("Mod")
    pg.moderator_of(pg.channel("mods"), mod)
    secret = pg.channel("secret", private_to=[ann, bob])
    table = TableDriver(pg, ann, secret)
    await table.open(bob)
    await table.board()
    named = {"table": table.table_id}
    for command in ("show", "log", "export", "close", "hand", "leave"):
        answer = await (await mod.slash(f"table {command}", named, channel=pg.channel("mods"))).message(
            PATIENCE
        )
        assert answer.text == say(mod, "refused-unknown-table"), command
        assert answer.attachments == []
    listed = await (await mod.slash("table list")).message(PATIENCE)
    assert listed.text == say(mod, "list-empty")
    for verb in ("look", "words", "turn", "join", "end"):
        forged = {"component_type": 2, "custom_id": f"k1:{table.table_id}:1:{verb}:"}
        reply = await (await mod.forge(forged, channel=pg.channel("mods"))).reply(PATIENCE)
        assert reply.text == say(mod, "refused-unknown-table"), verb
    public = TableDriver(pg, ann, pg.general)
    await public.open(bob)
    await public.board()
    ending = await mod.slash("table close", {"table": public.table_id}, channel=pg.channel("mods"))
    assert (await ending.message(PATIENCE)).text == say(mod, "refused-only-host")


async def test_a_press_from_another_server_is_refused_whatever_its_id_says(
    pg: Playground, bot: BotProcess
) -> None:
    elsewhere = pg.guild("Elsewhere")
    square = pg.channel("square", guild=elsewhere)
    zoe = pg.person("Zoe", guild=elsewhere, moderator=True)
    ann = pg.person("Ann")
    table = TableDriver(pg, ann)
    await table.open(computers=1)
    board = await table.board(lambda m: table.due(m, [ann]))
    for verb in ("end", "look", "words", "join", "turn", "rules"):
        forged = {"component_type": 2, "custom_id": f"k1:{table.table_id}:1:{verb}:"}
        reply = await (await zoe.forge(forged, channel=square)).reply(PATIENCE)
        assert reply.text == say(zoe, "refused-unknown-table"), verb
    assert buttons(board, "turn")


FORGED: tuple[dict[str, object], ...] = (
    {"component_type": 2, "custom_id": "k1:²²²²²²:²:look:"},
    {"component_type": 2, "custom_id": "k1:ABCDEF:²:look:²"},
    {"component_type": 2, "custom_id": "k1:\ud800BCDEF:1:look:"},
    {"component_type": 2, "custom_id": "k1:-:1:rules:kingdomino.²"},
    {"component_type": 2, "custom_id": "k1:-:1:join:"},
    {"component_type": 2, "custom_id": "k1:-:1:retire:\ud800"},
    {"component_type": 2, "custom_id": "something else"},
    {"component_type": 3, "custom_id": "k1:ABCDEF:1:choose:x", "values": 7},
)


async def test_a_forged_press_gets_one_kind_sentence(pg: Playground, bot: BotProcess) -> None:
    eve = pg.person("Eve")
    for forged in FORGED:
        with case(forged):
            reply = await (await eve.forge(forged)).reply(PATIENCE)
            assert reply.ephemeral
            assert reply.text
            modal = {"custom_id": forged["custom_id"], "components": ["x", {"component": 3}]}
            assert (await (await eve.forge(modal, kind=InteractionKind.MODAL)).reply(PATIENCE)).ephemeral
            assert "Traceback" not in bot.log


# Fair shares


async def test_a_strangers_many_looks_do_not_keep_a_player_waiting(pg: Playground, bot: BotProcess) -> None:
    ann, eve = pg.person("Ann"), pg.person("Eve")
    table = TableDriver(pg, ann)
    await table.open(computers=3)
    board = await table.board(lambda m: table.due(m, [ann]))
    looks = [await eve.click(board, buttons(board, "look")[0]) for _ in range(MOST_OF_PERSON)]
    panel = await (await table.press(ann, board, "turn")).message(PATIENCE)
    drawn = [m for m in eve.messages(table.place) if m.ephemeral and m.attachments]
    assert answers(ann, panel)
    assert len(drawn) <= 5
    await pg.wait_for(
        lambda: [m for m in eve.messages(table.place) if m.ephemeral and m.attachments], PATIENCE
    )
    await asyncio.gather(*(look.acknowledged(PATIENCE) for look in looks))
