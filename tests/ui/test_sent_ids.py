"""Buttons that were sent stay valid: ids of every verb as earlier versions wrote them, with their meaning."""

from __future__ import annotations

from datetime import date
from types import SimpleNamespace
from typing import Any

import pytest

from bot.features.club.cards import ClubLook
from bot.features.daily_castle.daily_buttons import BesidePanel, InPanel, TryOfDay
from bot.features.lessons.lesson_buttons import InLesson, Owner, lesson_of, panel_address
from bot.features.my_tables.cards import ListRequest
from bot.features.puzzles.puzzle_buttons import BesidePuzzle, InPuzzle
from bot.features.replay.replay_buttons import At, InFile, InGame, Wish
from bot.tables.actors import Person
from bot.tables.refusal import Refusal
from bot.ui.board.closeup import OWN_SIGHT
from bot.ui.faces import hosted
from bot.ui.faces.script import built
from bot.ui.interactions.click import Click
from bot.ui.interactions.press import LONGEST, read
from bot.ui.panel.questions import Path
from engines.registry import game
from tests.support.features import all_verbs

OWNER = 1456074443980822856
SHORT = OWNER % 99991
"""The owner on buttons of lessons that earlier versions sent."""

WITHOUT_ARGUMENT = [
    "k1:6MRVG8:12:account:",
    "k1:ABCDEF:7:again:",
    "k1:A9RXXY:26:back:",
    "k1:MZ4STD:1:call:",
    "k1:6MRVG8:2:character:",
    "k1:ABCDEF:11:cards:",
    "k1:2DMYM4:1:end:",
    "k1:6MRVG8:42:fair:",
    "k1:2DMYM4:1:fewer:",
    "k1:6MRVG8:42:film:",
    "k1:RBQGZB:2:first:",
    "k1:RBQGZB:2:setup:",
    "k1:6MRVG8:12:hint:",
    "k1:2DMYM4:1:join:",
    "k1:2DMYM4:1:leave:",
    "k1:6MRVG8:2:levels:",
    "k1:2DMYM4:1:more:",
    "k1:ABCDEF:7:named:",
    "k1:-:0:next:",
    "k1:-:0:nothing:",
    "k1:77CQGK:1:pace:",
    "k1:RBQGZB:2:language:",
    "k1:RBQGZB:9:remark:",
    "k1:RBQGZB:9:say:3",
    "k1:6MRVG8:42:rematch:",
    "k1:2DMYM4:1:seats:",
    "k1:77CQGK:1:seed:",
    "k1:RBQGZB:2:shuffle:",
    "k1:2DMYM4:1:start:",
    "k1:ABCDEF:7:switch:",
    "k1:2DMYM4:1:terms:",
    "k1:6MRVG8:12:turn:",
    "k1:6MRVG8:12:words:",
    "k1:A9RXXY:26:reopen:",
    "k1:6MRVG8:12:next:",
    "k1:2DMYM4:0:sit:",
    "k1:-:3:new:",
    "k1:-:0:open:",
]

SENT: dict[str, Any] = {
    # At tables
    "k1:6MRVG8:12:ask:": Path(),
    "k1:ABCDEF:7:ask:1234576/1": Path(("1234576", "1")),
    "k1:A9RXXY:25:ask:2,-1~2": Path(("2,-1",), 2),
    "k1:A9RXXY:25:pick:": Path(),
    "k1:ABCDEF:7:pick:~1": Path((), 1),
    "k1:6MRVG8:12:do:place 36 1,-2 E": "place 36 1,-2 E",
    "k1:6MRVG8:19:since:15.0": (15, 0),
    "k1:A9RXXY:25:turn:waits.0.1": "waits.0.1",
    "k1:A9RXXY:25:standin:0": (0, ""),
    "k1:A9RXXY:25:standin:0 strong": (0, "strong"),
    "k1:A9RXXY:28:take:1": 1,
    "k1:6MRVG8:13:undo:13": 13,
    "k1:A9RXXY:25:plead:19": 19,
    "k1:ABCDEF:12:agree:11": 11,
    "k1:ABCDEF:12:refuse:11": 11,
    "k1:6MRVG8:12:look:": OWN_SIGHT,
    "k1:A9RXXY:25:look:0": 0,
    "k1:A9RXXY:25:lead:words": "words",
    "k1:A9RXXY:25:lead:pictures": "pictures",
    "k1:6MRVG8:12:rules:": ("", 0),
    "k1:-:0:help:1": 1,
    "k1:-:0:rules:between_two_castles.3": ("between_two_castles", 3),
    "k1:-:0:rules:kingdomino.-1": ("kingdomino", 0),
    "k1:6MRVG8:42:coach:": 0,
    "k1:FKNWKW:42:coach:2": 2,
    "k1:6MRVG8:12:follow:": "",
    "k1:ABCDEF:7:follow:end": "end",
    "k1:ABCDEF:7:follow:rounds": "rounds",
    "k1:ABCDEF:7:follow:stop": "stop",
    "k1:6MRVG8:42:replay:": At(),
    "k1:6MRVG8:42:replay:12m>": At(12, own=True),
    "k1:6MRVG8:42:moment:12": At(12),
    "k1:6MRVG8:42:mistake:12": At(12),
    "k1:6MRVG8:42:hands:12m": At(12, own=True),
    "k1:6MRVG8:42:together:12": At(12),
    "k1:-:0:file:0123456789 12>": InFile("0123456789", At(12)),
    "k1:-:0:file:0123456789 h12": InFile("0123456789", At(12), hands=True),
    "k1:6MRVG8:42:whatif:12m": Wish(At(12, own=True)),
    "k1:6MRVG8:42:whatif:12 1 fair": Wish(At(12), 1, "fair"),
    "k1:-:0:wgame:@3 open": InGame(3, "open"),
    "k1:-:7:wask:@3 36/1,-2": InGame(3, Path(("36", "1,-2"))),
    "k1:-:7:wpick:@3": InGame(3, Path()),
    "k1:-:7:wdo:@3 place 36 1,-2 E": InGame(3, "place 36 1,-2 E"),
    # In lobbies
    "k1:77CQGK:1:hints:off": False,
    "k1:77CQGK:1:remarks:off": False,
    "k1:77CQGK:1:agreeing:on": True,
    "k1:77CQGK:2:rated:off": False,
    "k1:ABCDEF:7:level:1 strong": (1, "strong"),
    "k1:2DMYM4:1:options:": "",
    "k1:ABCDEF:7:options:all": "all",
    "k1:ABCDEF:7:preset:one-and-one": "one-and-one",
    "k1:ABCDEF:7:choose:random_dragons": "random_dragons",
    "k1:ABCDEF:7:type:seniority": "seniority",
    "k1:ABCDEF:7:typed:seniority": "seniority",
    # About tables, from anywhere
    "k1:S9CHND:3:close:playing": "playing",
    "k1:-:0:retire:77CQGK game": ("77CQGK", "game"),
    "k1:-:0:command:export": ("export", ""),
    "k1:-:0:command:replace Cid the Bold": ("replace", "Cid the Bold"),
    # Of a person and of a server
    "k1:-:0:me:reminders": ("reminders", ""),
    "k1:-:0:me:private_messages=off": ("private_messages", "off"),
    "k1:-:0:server:dailyhour": ("dailyhour", ""),
    "k1:-:0:server:rated=on": ("rated", "on"),
    "k1:-:0:mine:2": ListRequest(2),
    "k1:-:0:mine:back AEPB7Y": ListRequest(back_at="AEPB7Y"),
    "k1:-:0:forget:yes": "yes",
    "k1:-:0:club:page.1456074443980800016.kingdomino.0.p": ClubLook(
        "page", 1456074443980800016, "kingdomino", 0, False
    ),
    "k1:-:0:club:feats.0..0.w": ClubLook("feats", in_words=True),
    "k1:-:0:share:top.0.between_two_castles.9999.w": ClubLook("top", 0, "between_two_castles", 9999, True),
    # Lessons
    f"k1:-:0:learn:between_two_castles {SHORT} against": InLesson(
        "between_two_castles", Owner(short=SHORT), "against"
    ),
    f"k1:-:0:learn:kingdomino {SHORT} begin": InLesson("kingdomino", Owner(short=SHORT), "begin"),
    f"k1:-:3:learn:kingdomino {SHORT} step": InLesson("kingdomino", Owner(short=SHORT), "step"),
    f"k1:-:3:learn:kingdomino {SHORT} show": InLesson("kingdomino", Owner(short=SHORT), "show"),
    f"k1:-:0:learn:dragon_castle {SHORT} again": InLesson("dragon_castle", Owner(short=SHORT), "again"),
    f"k1:-:0:learn:dragon_castle {SHORT} table": InLesson("dragon_castle", Owner(short=SHORT), "table"),
    f"k1:-:0:study:kingdomino {SHORT} ": InLesson("kingdomino", Owner(short=SHORT), Path()),
    f"k1:-:1:study:mad_king_ludwig {SHORT} 12354/1": InLesson(
        "mad_king_ludwig", Owner(short=SHORT), Path(("12354", "1"))
    ),
    f"k1:-:2:opt:dragon_castle {SHORT} ": InLesson("dragon_castle", Owner(short=SHORT), Path()),
    f"k1:-:0:try:kingdomino {SHORT} claim 30": InLesson("kingdomino", Owner(short=SHORT), "claim 30"),
    # The daily castle: decisions made, the last two digits of the day, and 1 for practice, in one number
    "k1:-:0:daily:": BesidePanel(""),
    "k1:-:739939:daily:": BesidePanel(""),
    "k1:-:0:daily:board.yesterday": BesidePanel("board", board="yesterday"),
    "k1:-:0:daily:show.week": BesidePanel("show", board="week"),
    "k1:-:380:daily:begin": BesidePanel("begin", TryOfDay(38)),
    "k1:-:380:daily:practice": BesidePanel("practice", TryOfDay(38)),
    "k1:-:380:daily:anew": BesidePanel("anew", TryOfDay(38)),
    "k1:-:380:daily:table.": BesidePanel("table", TryOfDay(38)),
    "k1:-:380:daily:table.practice": BesidePanel("table", TryOfDay(38, practice=True)),
    "k1:-:112400:dask:": InPanel(TryOfDay(40), Path()),
    "k1:-:2391:dask:pumpkin_garden/0,1W": InPanel(
        TryOfDay(39, practice=True), Path(("pumpkin_garden", "0,1W"))
    ),
    "k1:-:126400:dpick:~1": InPanel(TryOfDay(40), Path((), 1)),
    "k1:-:35410:ddo:build B1": InPanel(TryOfDay(41), "build B1"),
    "k1:-:380:dshare:": TryOfDay(38),
    # Puzzles: the number of answers before the verb
    "k1:-:0:puzzle:next": BesidePuzzle("next"),
    "k1:-:0:puzzle:next kingdomino": BesidePuzzle("next", game="kingdomino"),
    "k1:-:1:puzzle:again @0123456789": BesidePuzzle("again", "0123456789"),
    "k1:-:1:puzzle:show @0123456789": BesidePuzzle("show", "0123456789"),
    "k1:-:0:pask:@0123456789 12/W~1": InPuzzle("0123456789", Path(("12", "W"), 1)),
    "k1:-:0:ppick:@0123456789": InPuzzle("0123456789", Path()),
    "k1:-:2:pdo:@0123456789 build B1": InPuzzle("0123456789", "build B1"),
    # Invitations
    f"k1:-:0:invite:{OWNER}": OWNER,
    "k1:-:0:accept:6MRVG8": "6MRVG8",
    "k1:-:0:decline:6MRVG8": "6MRVG8",
    # Tournaments
    "k1:-:0:t-enter:6MRVG8": "6MRVG8",
    "k1:-:0:t-out:6MRVG8": "6MRVG8",
    "k1:-:3:t-table:6MRVG8": "6MRVG8",
    "k1:-:2:t-log:6MRVG8": "6MRVG8",
    "k1:-:1000000:t-rules:6MRVG8": "6MRVG8",
}
MADE = {"k1:-:112400:dask:": 112, "k1:-:2391:dask:pumpkin_garden/0,1W": 2, "k1:-:35410:ddo:build B1": 35}
"""The decisions that were made before such a button was sent."""


def clicked(custom_id: str, user: int = OWNER) -> Click:
    """The press as its handler gets it."""
    press = read(custom_id)
    assert press is not None
    reply: Any = SimpleNamespace()
    return all_verbs()[press.verb].read(Click(press, reply, (), Person(user, "Ann")))


def test_every_verb_is_recorded() -> None:
    recorded = {press.verb for sent in (*WITHOUT_ARGUMENT, *SENT) if (press := read(sent))}
    assert recorded == all_verbs().keys()


@pytest.mark.parametrize("sent", WITHOUT_ARGUMENT)
def test_a_button_without_an_argument_is_known(sent: str) -> None:
    assert clicked(sent).press == read(sent)


@pytest.mark.parametrize("sent", SENT)
def test_a_button_means_what_it_meant_when_it_was_sent(sent: str) -> None:
    click = clicked(sent)
    assert click.argument == SENT[sent]
    if sent in MADE:
        assert click.press.seq == MADE[sent]


@pytest.mark.parametrize("sent", [one for one in SENT if not one.endswith(("-1", " "))])
def test_what_is_written_today_is_read_as_the_same(sent: str) -> None:
    press = read(sent)
    assert press is not None
    codec = all_verbs()[press.verb].argument
    written = codec.write(SENT[sent])
    assert codec.parse(written) == SENT[sent]
    today = clicked(f"k1:{press.table}:7:{press.verb}:{written}")
    assert today.argument == SENT[sent]
    if " @" in written or written.startswith("@"):
        assert today.press.seq == 7


@pytest.mark.parametrize("verb", ["learn", "study", "opt", "try"])
@pytest.mark.parametrize("owner", [str(SHORT), f"@{OWNER:x}"])
def test_a_lesson_belongs_to_one_person(verb: str, owner: str) -> None:
    sent = f"k1:-:0:{verb}:kingdomino {owner} step"
    assert clicked(sent).argument.key == "kingdomino"
    with pytest.raises(Refusal, match="lesson-of-others"):
        clicked(sent, OWNER + 1)


def test_who_shares_a_short_number_with_the_owner_is_told_apart_by_new_buttons() -> None:
    twin = OWNER + 99991
    clicked(f"k1:-:0:learn:kingdomino {SHORT} step", twin)
    with pytest.raises(Refusal, match="lesson-of-others"):
        clicked(f"k1:-:0:learn:kingdomino @{OWNER:x} step", twin)


def test_a_day_is_told_from_the_one_a_hundred_days_later() -> None:
    today, later = date(2026, 5, 17), date(2026, 8, 25)
    assert (later - today).days == 100
    assert TryOfDay.of(today).is_on(today)
    assert not TryOfDay.of(today).is_on(later)
    assert TryOfDay(today.toordinal() % 100).is_on(today)
    assert not TryOfDay(today.toordinal() % 100).is_on(date(2026, 5, 18))


@pytest.mark.parametrize(
    "forged",
    [
        "k1:ABCDEF:0:learn:kingdomino 5 step",
        "k1:ABCDEF:0:daily:",
        "k1:ABCDEF:0:club:page.1..0.p",
        "k1:-:0:do:claim 3",
        "k1:-:0:learn:chess 5 step",
        "k1:-:0:learn:kingdomino x step",
        "k1:-:0:daily:dance",
        "k1:-:0:daily:begin @38",
        "k1:-:0:mine:back nowhere",
        "k1:-:0:forget:no",
        "k1:ABCDEF:0:since:1",
        "k1:ABCDEF:0:look:²",
        "k1:ABCDEF:0:options:some",
    ],
)
def test_what_no_button_of_ours_says_is_refused(forged: str) -> None:
    with pytest.raises(Refusal, match="unknown-button"):
        clicked(forged)


@pytest.mark.parametrize("key", hosted())
def test_every_answer_of_a_lesson_fits_into_an_id_for_anybody(key: str) -> None:
    lesson, its_game, longest = lesson_of(key), game(key), 2**64 - 1
    assert lesson is not None
    address = panel_address(key, longest, len(lesson.steps))
    for step in lesson.steps:
        legal = its_game.legal(built(key, step.position), step.seat)
        for action in legal:
            path = Path(its_game.answers_to(legal, action) or (), 9)
            assert len(address.press(address.verbs.do, action.text)) <= LONGEST
            assert len(address.press(address.verbs.ask, path.text)) <= LONGEST
