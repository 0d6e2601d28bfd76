"""Spans of time in seconds, written as numbers: a test that imported them from the bot would follow any
mistake that is made there."""

from __future__ import annotations

MINUTE = 60.0
HOUR = 3600.0
DAY = 86400.0
WEEK = 604800.0
