"""The reference pages of the documentation site, written from the code: commands, settings, permissions."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
from discord import app_commands

from bot import cli
from bot.process.invitation import ASKED, WANTED, displayed, invitation
from bot.settings import Settings
from bot.texts import LANGUAGES, translator
from tests.support.features import all_commands

ROOT = Path(__file__).parents[1]
REASONS = {
    "view_channel": "to see the channel where someone opens a table",
    "send_messages": "to post the lobby and, if it can't create threads, the pictures",
    "attach_files": "to post the boards, which are pictures",
    "create_public_threads": "to create a thread for each table",
    "create_private_threads": "to hide a tournament's tables from players who still play the same deal",
    "send_messages_in_threads": "to play in those threads",
    "read_message_history": "to find its own last post after a crash, so that nothing appears twice",
}


def pages() -> dict[str, str]:
    """Returns the generated pages as Markdown, by file name."""
    return {"commands.md": commands(), "settings.md": settings(), "permissions.md": permissions()}


def commands() -> str:
    """Returns the page of slash commands and of the subcommands of `castellan`."""
    lines = [
        "# Commands",
        "",
        "Discord shows these commands when you type `/`. In Russian and Polish clients they have Russian and "
        "Polish names. All answers are private unless a command posts a table.",
        "",
        "| command | what it does | in other languages |",
        "|---|---|---|",
    ]
    tree = asyncio.run(all_commands())
    for name, command in sorted(_leaves(tree.get_commands())):
        others = " · ".join(_translated(command, lang) for lang in LANGUAGES if lang != "en")
        lines.append(f"| `/{name}`{_parameters(command)} | {command.description} | {others} |")
    lines += [
        "",
        "## In the menu of a person",
        "",
        "Right-click a person (on a phone, hold their name), then **Apps**.",
        "",
        "| entry | in other languages |",
        "|---|---|",
    ]
    for menu in tree.get_commands(type=discord.AppCommandType.user):
        others = " · ".join(_menu_name(menu, lang) for lang in LANGUAGES if lang != "en")
        lines.append(f"| {_menu_name(menu, 'en')} | {others} |")
    lines += ["", "## The command `castellan`", "", "Operators use these in a terminal."]
    for name in cli.names():
        chosen = cli.command(name)
        lines += ["", f"### castellan {name}", "", f"{chosen.HELP[0].upper()}{chosen.HELP[1:]}.", ""]
        lines += ["| example | what it does |", "|---|---|"]
        lines += [f"| `{line}` | {what} |" for line, what in chosen.EXAMPLES.items()]
        lines += ["", "| exit code | meaning |", "|---|---|"]
        lines += [f"| {code} | {meaning} |" for code, meaning in chosen.EXITS.items()]
    return "\n".join(lines) + "\n"


def _leaves(found: Any, above: str = "") -> Iterator[tuple[str, app_commands.Command[Any, ..., Any]]]:
    for one in found:
        name = f"{above}{one.name}"
        if isinstance(one, app_commands.Group):
            yield from _leaves(one.commands, f"{name} ")
        elif isinstance(one, app_commands.Command):
            yield name, one


def _parameters(command: app_commands.Command[Any, ..., Any]) -> str:
    given = [f"`{one.name}`" if one.required else f"[`{one.name}`]" for one in command.parameters]
    return "".join(f" {one}" for one in given)


def _translated(command: app_commands.Command[Any, ..., Any], lang: str) -> str:
    """Returns the full name of a command in another language."""
    parts = []
    one: Any = command
    while one is not None:
        parts.append(translator(lang)(one._locale_name.extras["catalogue"]))
        one = one.parent
    return f"`/{' '.join(reversed(parts))}`"


def _menu_name(menu: app_commands.ContextMenu, lang: str) -> str:
    """Returns the entry of a context menu in a language."""
    shown: Any = menu._locale_name
    return f"**{translator(lang)(shown.extras['catalogue'])}**"


def settings() -> str:
    """Returns the page of settings: the explanations of `.env.example` with types and defaults."""
    lines = [
        "# Settings",
        "",
        "Set these as environment variables or in `.env`; `.env.example` is a template.",
        "",
    ]
    kinds = {
        str(field.validation_alias or f"CASTELLAN_{name.upper()}"): field
        for name, field in Settings.model_fields.items()
    }
    for explained, names in explanations((ROOT / ".env.example").read_text(encoding="utf-8")):
        for name in names:
            field = kinds[name]
            default = "required" if field.is_required() else f"default: `{field.get_default()}`"
            unset = field.default is None or field.default_factory is not None
            lines.append(f"`{name}` ({'not set by default' if unset else default})  ")
        lines += [explained, ""]
    return "\n".join(lines)


def explanations(text: str) -> Iterator[tuple[str, list[str]]]:
    """Yields each explanation of the template with the names of the settings below it."""
    for block in text.split("\n\n")[1:]:
        names = re.findall(r"^# ([A-Z_]+)=", block, flags=re.MULTILINE)
        words = [line[2:] for line in block.splitlines() if not re.match(r"# [A-Z_]+=", line)]
        yield " ".join(words).strip(), names


def permissions() -> str:
    """Returns the page of permissions, with the invitation address."""
    lines = [
        "# Permissions",
        "",
        "The bot asks for these permissions. It needs no privileged intent and no Administrator permission.",
        "",
        "| permission | why the bot needs it | without it |",
        "|---|---|---|",
    ]
    for name in ASKED:
        without = WANTED.get(name, "no table can be opened; the bot says so")
        lines.append(f"| {displayed(name)} | {REASONS[name]} | {without} |")
    address = invitation(None).replace("None", "YOUR_APPLICATION_ID")
    lines += ["", "The invitation address; `castellan check` prints it with your application's ID:", ""]
    lines += ["```text", address, "```"]
    return "\n".join(lines) + "\n"
