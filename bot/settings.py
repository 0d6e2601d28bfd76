"""The settings, from the environment and `.env`. `.env.example` explains every key."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict


class BadSettings(Exception):
    """One sentence that says which setting is wrong and what it should be."""


class Settings(BaseSettings):
    """What the bot can be told. Secrets are never printed."""

    model_config = SettingsConfigDict(
        env_file=".env",
        env_file_encoding="utf-8",
        env_prefix="CASTELLAN_",
        extra="ignore",
        populate_by_name=True,
    )

    discord_token: SecretStr = Field(validation_alias="DISCORD_TOKEN")
    data: Path = Path("data/castellan.sqlite3")
    tables_per_server: int = Field(25, ge=1, le=1000)
    tables_per_person: int = Field(5, ge=1, le=100)
    keep_days: int | None = Field(default=None, ge=1, le=36500)
    keep_lost_server_days: int = Field(default=30, ge=1, le=36500)
    thinkers: int = Field(default_factory=lambda: max(1, (os.cpu_count() or 1) // 2), ge=1, le=64)
    double_tap: float = Field(0.8, ge=0, le=10)
    idle_lobby_days: float = Field(7, gt=0, le=3650)
    idle_table_days: float = Field(60, gt=0, le=3650)
    reopen_days: float = Field(30, ge=0, le=3650)
    clock: Path | None = None
    """A file with the seconds that the bot's clock is ahead: for trying out what takes days."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["lines", "json"] = "lines"
    health_port: int | None = Field(default=None, ge=1, le=65535)
    """Where /health and /metrics are told; nowhere without it."""
    health_host: str = "127.0.0.1"
    api: str | None = Field(None, validation_alias="DISCORD_API")
    """The address of the REST API when it is not Discord's own: the playground's."""
    gateway: str | None = Field(None, validation_alias="DISCORD_GATEWAY")


def load() -> Settings:
    """The settings; BadSettings with one clear sentence when they are not right."""
    try:
        settings = Settings()  # type: ignore[call-arg]
    except ValidationError as error:
        first = error.errors()[0]
        name = str(first["loc"][0])
        key = name.upper() if name.upper() == "DISCORD_TOKEN" else f"CASTELLAN_{name.upper()}"
        if first["type"] == "missing":
            raise BadSettings(
                f"{key} is not set: put the bot's token into .env (see .env.example), "
                "or run `make play` without a token to try the bot on this machine."
            ) from None
        raise BadSettings(f"{key} is not right: {first['msg']}. See .env.example.") from None
    if not settings.discord_token.get_secret_value().strip():
        raise BadSettings("DISCORD_TOKEN is empty: put the bot's token into .env, or remove the line.")
    return settings
