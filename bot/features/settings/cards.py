"""`/me settings`: one private card with everything that a person can set, each explained in place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.tables.preferences import PersonSettings
from bot.tables.refusal import Refusal
from bot.texts import LANGUAGES, Words
from bot.time_units import DAY, MINUTE
from bot.ui.board.lobby_card import EMBLEMS
from bot.ui.cards.card import Button, Card, Choice, Menu
from bot.ui.interactions.codec import TEXT, pair
from bot.ui.interactions.press import NO_TABLE, Press

SHAPES = ("triangle", "circle", "square", "diamond", "star", "pentagon", "plus")
"""The emblems as pictures call them; drawing is not imported for their names alone."""
LANGUAGE_NAMES = {"en": "English", "ru": "Русский", "pl": "Polski"}
"""Each language by its own name."""
AS_DISCORD, ANY, NONE = "discord", "any", "none"
WHOLE, HALF = "whole", "half"
"""What the clock's menu offers: hours as UTC has them, or half an hour off."""
REMINDERS = {"all": "me-reminders-all", "due": "me-reminders-due", "none": "me-reminders-none"}
QUIET = ("21-7", "22-7", "22-8", "23-7", "23-8", "0-7", "0-8", "0-9", "1-9", "2-10")
WHOLE_ZONES = tuple(range(-660, 721, 60))
"""Minutes ahead of UTC: each time of day once. Who is a whole day off reads the same clock."""
HALF_ZONES = (-570, -210, 210, 270, 330, 345, 390, 525, 570, 630, 765)
MINUTES_OF_A_DAY = int(DAY / MINUTE)
SETTING = pair(TEXT, TEXT, "=")
"""A setting with its value; a menu's button has none."""


def settings_card(settings: PersonSettings, words: Words, now: float, *, half: bool | None = None) -> Card:
    """All settings with what they are now. `half`: the clock's menu offers times half an hour off."""
    if half is None:
        half = settings.offset is not None and settings.offset % 60 != 0
    helps = (
        "me-language-help",
        "me-reminders-help",
        "me-quiet-help",
        "me-private-messages-help",
        "me-words-first-help",
        "me-confirm-help",
        "me-daily-list-help",
        "me-emblem-help",
        "me-hidden-help",
        "me-everywhere-help",
    )
    text = "\n".join([f"### {words('me-title')}", words("me-intro"), *(f"-# {words(one)}" for one in helps)])
    return Card(
        text,
        rows=(
            _language_menu(settings, words),
            _reminders_menu(settings, words),
            _clock_menu(settings, words, now, half=half),
            _quiet_menu(settings, words),
            _emblem_menu(settings, words),
            (
                _switch("private_messages", settings.private_messages, "me-private-messages", words),
                _switch("words_first", settings.words_first, "me-words-first", words),
                _switch("confirm", settings.confirm == "every", "me-confirm", words),
                _switch("daily_list", settings.daily_list, "me-daily-list", words),
            ),
            (
                _switch("hidden", settings.hidden, "me-hidden", words),
                _switch("everywhere", settings.everywhere, "me-everywhere", words),
            ),
        ),
    )


def press_of(verb: str, name: str, value: str = "") -> str:
    """The id of the menu or button of a setting."""
    return Press(NO_TABLE, 0, verb, SETTING.write((name, value))).id


def language_choices(chosen: str | None, words: Words, otherwise: str) -> tuple[Choice, ...]:
    """Our languages, and first the one that Discord tells, called `otherwise`."""
    return (
        Choice(otherwise, AS_DISCORD, chosen=chosen is None),
        *(
            Choice(words("me-language", language=LANGUAGE_NAMES[lang]), lang, chosen=chosen == lang)
            for lang in LANGUAGES
        ),
    )


def chosen_language(value: str) -> str | None:
    if value != AS_DISCORD and value not in LANGUAGES:
        raise Refusal("unknown-button")
    return None if value == AS_DISCORD else value


def changes_of(name: str, value: str) -> Mapping[str, Any]:
    """What a choice changes; a Refusal for one that was never offered."""
    match name:
        case "lang":
            return {"lang": chosen_language(value)}
        case "reminders" if value in REMINDERS:
            return {"reminders": value}
        case "clock" if value in map(str, (*WHOLE_ZONES, *HALF_ZONES)):
            return {"offset": int(value)}
        case "quiet" if value == NONE:
            return {"quiet_from": 0, "quiet_to": 0}
        case "quiet" if value in QUIET:
            begin, end = map(int, value.split("-"))
            return {"quiet_from": begin, "quiet_to": end}
        case "emblem" if value == ANY:
            return {"emblem": None}
        case "emblem" if value in map(str, range(len(EMBLEMS))):
            return {"emblem": int(value)}
        case "confirm" if value in ("on", "off"):
            return {"confirm": "every" if value == "on" else "final"}
        case "private_messages" | "words_first" | "daily_list" | "hidden" | "everywhere" if value in (
            "on",
            "off",
        ):
            return {name: value == "on"}
    raise Refusal("unknown-button")


def _language_menu(settings: PersonSettings, words: Words) -> Menu:
    choices = language_choices(settings.lang, words, words("me-language-discord"))
    return Menu(press_of("me", "lang"), words("me-language-hint"), choices)


def _reminders_menu(settings: PersonSettings, words: Words) -> Menu:
    choices = tuple(
        Choice(words(label), value, chosen=settings.reminders == value) for value, label in REMINDERS.items()
    )
    return Menu(press_of("me", "reminders"), words("me-reminders-hint"), choices)


def _clock_menu(settings: PersonSettings, words: Words, now: float, *, half: bool) -> Menu:
    """Times of day around the world, by which somebody finds their own."""
    minutes = int(now // 60)
    zones = sorted(HALF_ZONES if half else WHOLE_ZONES, key=lambda zone: (minutes + zone) % MINUTES_OF_A_DAY)
    times = tuple(
        Choice(
            words("me-clock", time=_time((minutes + zone) % MINUTES_OF_A_DAY)),
            str(zone),
            chosen=settings.offset == zone,
        )
        for zone in zones
    )
    other = Choice(words("me-clock-whole" if half else "me-clock-half"), WHOLE if half else HALF)
    return Menu(press_of("me", "clock"), words("me-clock-hint"), (*times, other))


def _quiet_menu(settings: PersonSettings, words: Words) -> Menu:
    begin, end = settings.quiet_from, settings.quiet_to
    chosen = NONE if begin == end else f"{begin}-{end}"
    offered = QUIET if chosen in (*QUIET, NONE) else (chosen, *QUIET)

    def label(hours: str) -> str:
        first, last = (_time(int(hour) * 60) for hour in hours.split("-"))
        return words("me-quiet", begin=first, end=last)

    choices = (
        *(Choice(label(hours), hours, chosen=hours == chosen) for hours in offered),
        Choice(words("me-quiet-none"), NONE, chosen=chosen == NONE),
    )
    return Menu(press_of("me", "quiet"), words("me-quiet-hint"), choices)


def _emblem_menu(settings: PersonSettings, words: Words) -> Menu:
    choices = (
        Choice(words("me-emblem-any"), ANY, chosen=settings.emblem is None),
        *(
            Choice(
                words("me-emblem", emblem=f"{sign} {words(f'me-emblem-{shape}')}"),
                str(number),
                chosen=settings.emblem == number,
            )
            for number, (sign, shape) in enumerate(zip(EMBLEMS, SHAPES, strict=True))
        ),
    )
    return Menu(press_of("me", "emblem"), words("me-emblem-hint"), choices)


def _switch(name: str, on: bool, label: str, words: Words) -> Button:
    """A button that says what is, and changes it to the other."""
    return switch("me", name, on, words(label), words)


def switch(verb: str, name: str, on: bool, label: str, words: Words) -> Button:
    state = words("setting-on" if on else "setting-off", setting=label)
    return Button(state, press_of(verb, name, "off" if on else "on"), "success" if on else "secondary")


def _time(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"
