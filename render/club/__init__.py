"""The pictures of the club: a person's page, a server's top and a day's result, drawn from plain data."""

from render.club.data import GameLine, Page, Ranked, Shared, Top
from render.club.page import page
from render.club.shared import shared
from render.club.top import top

__all__ = ["GameLine", "Page", "Ranked", "Shared", "Top", "page", "shared", "top"]
