"""`/me settings`: one private card with everything that a person can set, each explained in place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.tables.preferences import PersonSettings
from bot.texts import LANGUAGE_NAMES, LANGUAGES, Translator
from bot.time_units import DAY, MINUTE
from bot.ui.board.lobby_card import EMBLEMS
from bot.ui.cards.card import Card, Choice, Menu
from bot.ui.setting import Moment, PersonSetting, explanations, only, rows, setting_id

SHAPES = ("triangle", "circle", "square", "diamond", "star", "pentagon", "plus")
"""The emblems as pictures call them; drawing is not imported for their names alone."""
AS_DISCORD, ANY, NONE = "discord", "any", "none"
ASK = "ask"
"""The value of the button that asks for the clock."""
WHOLE, HALF = "whole", "half"
"""The clock menu's two pages: offsets of whole hours from UTC, or of parts of an hour."""
REMINDERS = {"all": "me-reminders-all", "due": "me-reminders-due", "none": "me-reminders-none"}
QUIET = ("21-7", "22-7", "22-8", "23-7", "23-8", "0-7", "0-8", "0-9", "1-9", "2-10")
WHOLE_ZONES = tuple(range(-660, 721, 60))
"""Minutes ahead of UTC, each time of day once: offsets that differ by a whole day show the same time."""
HALF_ZONES = (-570, -210, 210, 270, 330, 345, 390, 525, 570, 630, 765)
MINUTES_OF_A_DAY = int(DAY / MINUTE)


def settings_card(
    settings: Sequence[PersonSetting], stored: PersonSettings, words: Translator, moment: Moment
) -> Card:
    """All settings with what they are now."""
    text = [f"### {words('me-title')}", words("me-intro"), *explanations(settings, stored, words)]
    return Card("\n".join(text), rows=rows(settings, stored, moment, words))


def language_choices(chosen: str | None, words: Translator, otherwise: str) -> tuple[Choice, ...]:
    """Returns our languages, and first the choice to follow Discord's, labeled `otherwise`."""
    return (
        Choice(otherwise, AS_DISCORD, chosen=chosen is None),
        *(
            Choice(words("me-language", language=LANGUAGE_NAMES[lang]), lang, chosen=chosen == lang)
            for lang in LANGUAGES
        ),
    )


def language_chosen(values: Sequence[str]) -> Mapping[str, Any] | None:
    """Returns the change that a choice in a language menu makes; None if the choice is unknown."""
    value = only(values)
    if value != AS_DISCORD and value not in LANGUAGES:
        return None
    return {"lang": None if value == AS_DISCORD else value}


def _language_menu(settings: PersonSettings, moment: Moment, words: Translator) -> list[Menu]:
    choices = language_choices(settings.lang, words, words("me-language-discord"))
    return [Menu(setting_id("me", "lang"), words("me-language-hint"), choices)]


def _reminders_menu(settings: PersonSettings, moment: Moment, words: Translator) -> list[Menu]:
    choices = tuple(
        Choice(words(label), value, chosen=settings.reminders == value) for value, label in REMINDERS.items()
    )
    return [Menu(setting_id("me", "reminders"), words("me-reminders-hint"), choices)]


def _clock_menu(settings: PersonSettings, moment: Moment, words: Translator) -> list[Menu]:
    """Lists the current times around the world, so that people can pick their own."""
    half = moment.half
    if half is None:
        half = settings.offset is not None and settings.offset % 60 != 0
    minutes = int(moment.now // 60)
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
    return [Menu(setting_id("me", "clock"), words("me-clock-hint"), (*times, other))]


def _quiet_menu(settings: PersonSettings, moment: Moment, words: Translator) -> list[Menu]:
    begin, end = settings.quiet_from, settings.quiet_to
    chosen = NONE if begin == end else f"{begin}-{end}"
    offered = QUIET if chosen in (*QUIET, NONE) else (chosen, *QUIET)

    def label(hours: str) -> str:
        first, last = _hours(hours)
        known = settings.offset is not None or hours != chosen
        return words("me-quiet" if known else "me-quiet-unknown", begin=first, end=last)

    choices = (
        *(Choice(label(hours), hours, chosen=hours == chosen) for hours in offered),
        Choice(words("me-quiet-none"), NONE, chosen=chosen == NONE),
    )
    return [Menu(setting_id("me", "quiet"), words("me-quiet-hint"), choices)]


def _emblem_menu(settings: PersonSettings, moment: Moment, words: Translator) -> list[Menu]:
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
    return [Menu(setting_id("me", "emblem"), words("me-emblem-hint"), choices)]


def asks_for_clock(settings: PersonSettings) -> bool:
    """Returns whether the person has quiet hours that the bot can't keep, and was not asked about that."""
    unknown = settings.offset is None and not settings.clock_asked
    return unknown and settings.quiet_from != settings.quiet_to and settings.reminders != "none"


def clock_card(settings: PersonSettings, words: Translator, moment: Moment) -> Card:
    """Asks for the person's time, with the quiet hours that depend on it."""
    first, last = _hours(f"{settings.quiet_from}-{settings.quiet_to}")
    rows = (*_clock_menu(settings, moment, words), *_quiet_menu(settings, moment, words))
    return Card(words("ask-clock-why", begin=first, end=last), rows=rows)


def _hours(hours: str) -> tuple[str, str]:
    first, last = hours.split("-")
    return _time(int(first) * 60), _time(int(last) * 60)


def _time(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"


def _reminders_chosen(values: Sequence[str], *_: object) -> Mapping[str, Any] | None:
    return {"reminders": only(values)} if only(values) in REMINDERS else None


def _clock_chosen(values: Sequence[str], *_: object) -> Mapping[str, Any] | None:
    if only(values) not in map(str, (*WHOLE_ZONES, *HALF_ZONES)):
        return None
    return {"offset": int(only(values))}


def _quiet_chosen(values: Sequence[str], *_: object) -> Mapping[str, Any] | None:
    value = only(values)
    if value not in (*QUIET, NONE):
        return None
    begin, end = (0, 0) if value == NONE else map(int, value.split("-"))
    return {"quiet_from": begin, "quiet_to": end}


def _emblem_chosen(values: Sequence[str], *_: object) -> Mapping[str, Any] | None:
    value = only(values)
    if value not in (ANY, *map(str, range(len(EMBLEMS)))):
        return None
    return {"emblem": None if value == ANY else int(value)}


PERSON_SETTINGS = (
    PersonSetting(
        "lang",
        10,
        _language_menu,
        lambda values, *_: language_chosen(values),
        lambda stored, words: words("me-language-help"),
    ),
    PersonSetting(
        "reminders",
        20,
        _reminders_menu,
        _reminders_chosen,
        lambda stored, words: words("me-reminders-help"),
    ),
    PersonSetting("clock", 30, _clock_menu, _clock_chosen),
    PersonSetting("quiet", 40, _quiet_menu, _quiet_chosen, lambda stored, words: words("me-quiet-help")),
    PersonSetting.switch(
        "private_messages",
        "me-private-messages",
        "me-private-messages-help",
        50,
        lambda stored: stored.private_messages,
    ),
    PersonSetting.switch(
        "words_first", "me-words-first", "me-words-first-help", 60, lambda stored: stored.words_first
    ),
    PersonSetting.switch(
        "confirm",
        "me-confirm",
        "me-confirm-help",
        70,
        lambda stored: stored.confirm == "every",
        lambda on: {"confirm": "every" if on else "final"},
    ),
    PersonSetting("emblem", 90, _emblem_menu, _emblem_chosen, lambda stored, words: words("me-emblem-help")),
)
"""The personal settings of the core; features add theirs between and after these."""
