"""The pictures of the club: a person's page and a server's top, drawn from plain data."""

from render.club.data import GameLine, Page, Ranked, Top
from render.club.page import page
from render.club.top import top

__all__ = ["GameLine", "Page", "Ranked", "Top", "page", "top"]
