"""The pictures of the club: a person's page, a server's top and a day's result, drawn from plain data."""

from render.club.cup import cup
from render.club.data import Cup, CupLine, GameLine, Page, Ranked, Shared, Top
from render.club.page import page
from render.club.shared import shared
from render.club.top import top

__all__ = ["Cup", "CupLine", "GameLine", "Page", "Ranked", "Shared", "Top", "cup", "page", "shared", "top"]
