"""Lessons: /learn and the offer to newcomers."""
