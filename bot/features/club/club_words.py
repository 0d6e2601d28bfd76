"""The club in words: a person's page, a server's top and its feats, line by line."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import groupby
from typing import Any

from bot.features.club.service import POINTS, Feat, PersonPage, RatingChange, TopLine
from bot.texts import Translator
from bot.ui.board.board import date_of
from bot.ui.board.variants import value_text
from bot.ui.cards.card import cut
from bot.ui.faces import face_of
from engines.registry import game as game_of

MOST_STEPS = 10
"""The number of newest ratings that a page lists."""
FEATS_ON_PAGE = 18
"""Lines per page of records."""
LONGEST_VARIANT = 150
MOST_FALLEN = 3
"""The number of broken records that a result lists."""


def page_lines(page: PersonPage, words: Translator) -> list[str]:
    """Returns everything that the picture of a page shows, as text."""
    games, wins = sum(one.games for one in page.games), sum(one.wins for one in page.games)
    lines = [words("stats-sum", games=games, wins=wins)]
    for one in page.games:
        parts = [words("stats-game", game=words(one.key), sum=_sum(one.games, one.wins, words))]
        if one.best is not None and one.mean is not None:
            parts.append(words("stats-scores", best=one.best, mean=round(one.mean)))
        if one.rating is not None:
            parts.append(words("stats-rating", rating=str(one.rating)))
        lines.append("; ".join(parts))
    return [*lines, "", words("stats-chosen", game=words(page.chosen)), *_detail_lines(page, words)]


def _detail_lines(page: PersonPage, words: Translator) -> list[str]:
    lines = []
    if page.history:
        details = " → ".join(map(str, page.history[-MOST_STEPS:]))
        lines.append(words("stats-history", history=details))
    if page.everywhere is not None:
        lines.append(words("stats-everywhere", rating=str(page.everywhere)))
    if page.places:
        details = ", ".join(f"{place}. – {count}×" for place, count in page.places)
        lines.append(words("stats-places", places=details))
        lines.append(words("stats-streak", count=page.road))
    if page.favourites:
        face = face_of(page.chosen)
        details = ", ".join(f"{face.kind_name(kind, words)} {count}×" for kind, count in page.favourites)
        lines.append(words("stats-favourites", favourites=details))
    if page.opponents:
        details = ", ".join(f"{one.name} {one.games}×" for one in page.opponents)
        lines.append(words("stats-opponents", names=details))
    return lines


def _sum(games: int, wins: int, words: Translator) -> str:
    return words("stats-sum", games=games, wins=wins)


def top_lines(lines: Sequence[TopLine], words: Translator) -> list[str]:
    """A page of a top."""
    return [
        words(
            "top-line",
            place=str(line.place),
            name=line.name,
            rating=str(line.rating),
            sum=_sum(line.games, line.wins, words),
        )
        for line in lines
    ]


def feat_pages(game: str, feats: Sequence[Feat], words: Translator) -> list[list[str]]:
    """Feats below the variants that they belong to; those of one variant stay on one page."""
    pages: list[list[str]] = []
    for variant, held in groupby(feats, key=lambda feat: feat.variant):
        lines = [words("records-variant", variant=variant_text(game, variant, words))]
        lines += [
            words(
                "record-held",
                record=feat_text(game, feat.kind, feat.amount, words),
                names=", ".join(feat.names) or words("record-somebody"),
                date=date_of(feat.at, words),
            )
            for feat in held
        ]
        if not pages or len(pages[-1]) + len(lines) > FEATS_ON_PAGE:
            pages.append([])
        pages[-1] += lines
    return pages


def fallen_lines(game: str, feats: Sequence[Feat], words: Translator) -> list[str]:
    """Returns a line for each record that a game has broken, the most important first."""
    return [
        words(
            "record-fell",
            record=feat_text(game, feat.kind, feat.amount, words),
            names=", ".join(feat.names),
            before=str(feat.before or 0),
        )
        for feat in feats[:MOST_FALLEN]
    ]


def rating_lines(changes: Sequence[RatingChange], words: Translator) -> list[str]:
    """Returns the rating changes of a game, and explains why some of them move in large steps."""
    if not changes:
        return []
    told = [
        words("rating-change", name=one.name, before=str(one.before), after=str(one.after)) for one in changes
    ]
    lines = [words("rating-changes", changes=" · ".join(told))]
    if finding := [one.name for one in changes if one.finding]:
        lines.append(f"-# {words('rating-finding', names=', '.join(finding))}")
    return lines


def feat_text(game: str, kind: str, amount: int, words: Translator) -> str:
    """A feat with how much it is."""
    if kind == POINTS:
        return words("record-points", amount=amount)
    return face_of(game).feat(kind, amount, words)


def variant_text(game: str, variant: str, words: Translator) -> str:
    """The variants of a stored result in a line."""
    chosen: dict[str, Any] = json.loads(variant)
    if not chosen:
        return words("records-basic")
    face, fields = face_of(game), game_of(game).options_type.model_fields
    parts = []
    for name, value in chosen.items():
        if name not in fields:  # a variant of an older version
            continue
        label = face.option_label(name, words)
        if value is True:
            parts.append(label)
        elif isinstance(value, list):
            parts.append(f"{label}: {', '.join(value_text(game, each, words) for each in value)}")
        else:
            text = f"`{value}`" if fields[name].annotation is str else value_text(game, value, words)
            parts.append(f"{label}: {text}")
    return cut(", ".join(parts), LONGEST_VARIANT) or words("records-basic")
