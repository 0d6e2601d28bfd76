"""Take back: the button names the decision it undoes; if something was revealed, the table has to agree."""

from __future__ import annotations

from simcord import MemberActor

from tests.simcord.reading import buttons, choices, labels, private, set_up, text
from tests.simcord.server import Server, TableSeen, answer


def other_of(person: MemberActor, *people: MemberActor) -> MemberActor:
    return next(one for one in people if one.id != person.id)


async def placed(table: TableSeen, person: MemberActor) -> str:
    """Places the domino that is due; returns the label of the button that takes it back."""
    panel = await table.panel(person)
    while not (claims(text(panel))):
        label = (labels(panel, "do") or [*choices(panel), *labels(panel, "ask")])[0]
        panel = await answer(person, panel, label)
    [undo] = labels(panel, "undo")
    return undo


def claims(said: str) -> bool:
    return "Claim a domino" in said


async def test_a_step_of_the_own_turn_is_undone_in_the_panel_and_nobody_is_bothered(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.start(ann, bob)
    due = await table.claim_all(ann, bob)
    await server.words_first(due)
    before = len(table.boards)
    undo = await placed(table, due)
    assert undo.startswith("Take back: domino ")
    assert " at " in undo
    panel = await table.panel(due)
    assert claims(text(panel))
    panel = private(await due.click(panel, label=undo))
    assert "Place domino" in text(panel)
    assert f"*You've taken back: {undo.partition(': ')[2]}" in text(panel)
    assert labels(panel, "undo") == []
    assert len(table.boards) == before
    assert undo.partition(": ")[2] in await table.log(ann)


async def test_after_the_turn_the_button_stands_below_the_picture_for_its_player(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.start(ann, bob)
    due = await table.claim_all(ann, bob)
    await placed(table, due)
    await table.decide(due, lambda offered: offered[0])
    [undo] = labels(table.board, "undo")
    assert undo == f"{due.user.global_name}: take back"
    shown = table.board
    pressed = buttons(shown)[undo]
    stranger = other_of(due, ann, bob)
    refused = private(await stranger.click(shown, label=undo))
    assert "Only the player who decided that" in text(refused)
    panel = private(await due.click(shown, label=undo))
    assert claims(text(panel))
    assert f"**{due.user.global_name}** takes back: claiming domino" in text(table.board)
    assert table.board.id == shown.id
    assert table.due(ann, bob) is due
    await server.forge(due, table.board, pressed)
    late = table.venue.history(viewer=due)[-1]
    assert "can't be taken back anymore" in text(late)


async def test_the_button_goes_when_the_next_one_has_acted(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.start(ann, bob)
    due = await table.claim_all(ann, bob)
    await placed(table, due)
    await table.decide(due, lambda offered: offered[0])
    [undo] = labels(table.board, "undo")
    pressed = buttons(table.board)[undo]
    nxt = table.due(ann, bob)
    posts = len(table.boards)
    await placed(table, nxt)
    assert len(table.boards) == posts
    assert labels(table.board, "undo") == []
    await server.forge(due, table.board, pressed)
    late = table.venue.history(viewer=due)[-1]
    assert "Someone has acted since" in text(late)


async def test_where_something_was_revealed_the_others_are_asked_and_agree(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.start(ann, bob)
    due = table.due(ann, bob)
    await table.decide(due, lambda offered: offered[0])
    panel = await table.panel(due)
    [ask] = labels(panel, "plead")
    assert ask.startswith("Ask to take back: claiming domino ")
    other = other_of(due, ann, bob)
    panel = private(await due.click(panel, label=ask))
    assert "I've asked the others" in text(panel)
    wish = table.board
    assert f"**{due.user.global_name}** asks to take back: claiming domino" in text(wish)
    assert [label for label in buttons(wish) if label in ("Agree", "No")] == ["Agree", "No"]
    mine = await due.click(wish, label="Agree")
    assert "the others answer" in text(mine.followups[-1])
    await other.click(wish, label="Agree")
    said = text(table.board)
    assert f"**{due.user.global_name}** takes back: claiming domino" in said
    assert "with the same shuffle" in said
    assert table.due(ann, bob) is due
    assert "Agree" not in buttons(table.board)


async def test_one_no_and_the_game_goes_on_as_it_was(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.start(ann, bob)
    due = table.due(ann, bob)
    await table.decide(due, lambda offered: offered[0])
    panel = await table.panel(due)
    await due.click(panel, label=labels(panel, "plead")[0])
    other, wish = other_of(due, ann, bob), table.board
    await other.click(wish, label="No")
    assert table.board.id == wish.id
    assert f"**{other.user.global_name}** would rather play on" in text(table.board)
    assert "Agree" not in buttons(table.board)
    assert labels(await table.panel(due), "plead")


async def test_the_host_switches_it_off_in_the_lobby(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.open(ann)
    card = private(await ann.click(await set_up(ann, table), label="Table settings"))
    card = private(await ann.click(card, label="Take-backs by agreement: on"))
    assert "Take-backs by agreement: off" in buttons(card)
    assert "Take-backs by agreement: off." in text(table.lobby)
    await bob.click(table.lobby, label="Join")
    await ann.click(table.lobby, label="Start")
    due = table.due(ann, bob)
    await table.decide(due, lambda offered: offered[0])
    assert labels(await table.panel(due), "plead") == []
