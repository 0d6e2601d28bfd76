"""Posts are remembered where no other process writes them, and never an older state of them."""

from __future__ import annotations

from dataclasses import replace

from bot.store.known_posts import KnownPosts
from bot.store.rows import Posts

OLD, NEW = Posts(venue=1, shown=1), Posts(venue=1, shown=2)


def _known() -> KnownPosts:
    posts = KnownPosts()
    with posts.reading("T") as remember:
        remember(OLD)
    return posts


def test_what_was_read_is_remembered_until_it_is_forgotten() -> None:
    posts = _known()
    assert posts.get("T") == OLD
    posts.forget("T")
    assert posts.get("T") is None


def test_a_read_that_a_write_overtakes_is_not_remembered() -> None:
    posts = _known()
    with posts.writing("T", lambda before: NEW), posts.reading("T") as remember:
        remember(OLD)  # the statement ran before the transaction
    assert posts.get("T") == NEW


def test_a_read_that_ends_after_the_write_is_not_remembered() -> None:
    posts = _known()
    with posts.reading("T") as remember:
        with posts.writing("T", lambda before: NEW):
            pass
        remember(OLD)
    assert posts.get("T") == NEW


def test_of_two_writes_at_once_neither_is_remembered() -> None:
    posts = _known()
    with (
        posts.writing("T", lambda before: replace(before, shown=3)),
        posts.writing("T", lambda before: replace(before, venue=5)),
    ):
        pass
    assert posts.get("T") is None


def test_after_a_write_that_failed_the_database_is_asked() -> None:
    posts = _known()
    try:
        with posts.writing("T", lambda before: NEW):
            raise TimeoutError
    except TimeoutError:
        pass
    assert posts.get("T") is None
