"""Compares the audiences of channels: a notice board lists only tables whose channel its readers can see."""

from __future__ import annotations

from typing import TypeAlias

import discord

from bot.ui.stage.guilds import Server

Rules: TypeAlias = dict[int, tuple[bool | None, ...]]
"""By role or member: whether a channel's overwrites let them see it, or say nothing about that."""


def is_open_to_readers(server: Server, place_id: int, board_id: int) -> bool:
    """Returns whether all readers of the board's channel can also see that channel or thread.

    The bot does not know the members. So this is True only if no overwrite of the channel keeps any member of
    the server out, or if both channels have the same overwrites.
    """
    place, board = _channel(server, place_id), _channel(server, board_id)
    if place is None or board is None:
        return False
    if place.id == board.id:
        return True
    needed = _needed(place)
    rules = _rules(place, needed)
    return _is_open(server.guild, rules, needed) or rules == _rules(board, needed)


def _channel(server: Server, place_id: int) -> discord.abc.GuildChannel | None:
    """The channel whose rules count; None for a private thread and for a place that is not known."""
    place = server.place(place_id)
    if isinstance(place, discord.Thread):
        if place.is_private():
            return None
        place = server.place(place.parent_id)
    return place if isinstance(place, discord.abc.GuildChannel) else None


def _needed(place: discord.abc.GuildChannel) -> tuple[str, ...]:
    """Returns the permissions that reading there needs."""
    voice = isinstance(place, discord.VoiceChannel | discord.StageChannel)
    return ("view_channel", "connect") if voice else ("view_channel",)


def _rules(place: discord.abc.GuildChannel, needed: tuple[str, ...]) -> Rules:
    rules = {
        target.id: tuple(getattr(overwrite, name) for name in needed)
        for target, overwrite in place.overwrites.items()
    }
    return {target: said for target, said in rules.items() if any(one is not None for one in said)}


def _is_open(guild: discord.Guild, rules: Rules, needed: tuple[str, ...]) -> bool:
    everyone = guild.default_role
    said = rules.get(everyone.id, (None,) * len(needed))
    for name, one in zip(needed, said, strict=True):
        if not (getattr(everyone.permissions, name) if one is None else one):
            return False
    return not any(False in said for target, said in rules.items() if target != everyone.id)
