"""The end of the lesson of Between Two Castles."""

from __future__ import annotations

from tests.ui.test_lessons import lesson, tries


def test_the_last_right_move_of_between_two_castles_wins() -> None:
    step = lesson("between_two_castles").steps[-1]
    for tried in tries("between_two_castles", step):
        before, after = (tried.game.view(state, 0).scores[0] for state in (tried.before, tried.after))
        view = tried.game.view(tried.after, 0)
        assert view.result is not None
        if step.judged(tried) in step.right:
            assert after > before
            assert view.result.winners == (0,)
