"""The settings, from the environment and `.env`. `.env.example` explains every key."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.shards import BadShards, Shards, shards_of
from bot.store import Address, Where, where_of


class BadSettings(Exception):
    """The message says in one sentence which setting is wrong and what it should be."""


def _where(given: Any) -> Any:
    return where_of(given) if isinstance(given, str) else given


class DataSettings(BaseSettings):
    """The place of the data, which is all that some commands need."""

    model_config = SettingsConfigDict(
        env_file=".env",
        env_file_encoding="utf-8",
        env_prefix="CASTELLAN_",
        extra="ignore",
        populate_by_name=True,
        hide_input_in_errors=True,
    )

    data: Annotated[Where, BeforeValidator(_where)] = Path("data/castellan.sqlite3")
    """A file, or the address of a PostgreSQL database."""


class Settings(DataSettings):
    """All settings of the bot. Secrets are never printed."""

    discord_token: SecretStr = Field(validation_alias="DISCORD_TOKEN")
    tables_per_server: int = Field(25, ge=1, le=1000)
    tables_per_person: int = Field(5, ge=1, le=100)
    keep_days: int | None = Field(default=None, ge=1, le=36500)
    keep_lost_server_days: int = Field(default=30, ge=1, le=36500)
    thinkers: int = Field(default_factory=lambda: max(1, (os.cpu_count() or 1) // 2), ge=1, le=64)
    user_install: bool = False
    """Whether people may add the bot to their own account, besides servers."""
    drawers: Literal["auto"] | Annotated[int, Field(ge=0, le=64)] = "auto"
    """The number of drawing processes: `auto` is one per core but one; with 0 a thread of the bot draws."""
    double_tap: float = Field(0.8, ge=0, le=10)
    idle_lobby_days: float = Field(7, gt=0, le=3650)
    idle_table_days: float = Field(60, gt=0, le=3650)
    reopen_days: float = Field(30, ge=0, le=3650)
    shards: str | None = None
    """`auto`, or the number of shards if this is the only process."""
    shard_ids: str | None = None
    """The shards of this process if it is one of several: `0-3`, `0,2,5-7`."""
    shard_count: int | None = Field(default=None, ge=1, le=100_000)
    clock: Path | None = None
    """A file with the seconds that the bot's clock is ahead, for trying out what takes days."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["lines", "json"] = "lines"
    health_port: int | None = Field(default=None, ge=1, le=65535)
    """The port of /health and /metrics; without it they are not served."""
    health_host: str = "127.0.0.1"
    api: str | None = Field(None, validation_alias="DISCORD_API")
    """The address of the REST API if it is not Discord's own: the playground's."""
    gateway: str | None = Field(None, validation_alias="DISCORD_GATEWAY")

    @property
    def data_is_file(self) -> bool:
        """Whether the data is in a file of this machine: then there is only one process."""
        return not isinstance(self.data, Address)

    @property
    def sharding(self) -> Shards:
        """The shards of this process; BadSettings if the settings contradict each other."""
        try:
            return shards_of(self.shards, self.shard_ids, self.shard_count, file=self.data_is_file)
        except BadShards as error:
            raise BadSettings(str(error)) from None


def load() -> Settings:
    """Returns the settings; BadSettings with one clear sentence if they are wrong."""
    try:
        settings = Settings()  # type: ignore[call-arg]
    except ValidationError as error:
        first = error.errors()[0]
        name = str(first["loc"][0])
        key = name.upper() if name.upper() == "DISCORD_TOKEN" else f"CASTELLAN_{name.upper()}"
        if first["type"] == "missing":
            raise BadSettings(
                f"{key} is not set.\n"
                "To run the bot on Discord, copy the token from https://discord.com/developers/applications, "
                "page Bot, into .env as DISCORD_TOKEN=…; `castellan check` then prints the invitation.\n"
                "To try the bot without a token, on a small Discord on this machine, run `castellan play`."
            ) from None
        raise BadSettings(f"{key} is not right: {first['msg']}. See .env.example.") from None
    if not settings.discord_token.get_secret_value().strip():
        raise BadSettings(
            "DISCORD_TOKEN is empty: put the bot's token into .env, or try the bot with `castellan play`."
        )
    _ = settings.sharding
    return settings


def place_of_data() -> Where:
    """Returns the place of the data, whatever else is set; BadSettings if it is wrong."""
    try:
        return DataSettings().data
    except ValidationError as error:
        raise BadSettings(
            f"CASTELLAN_DATA is not right: {error.errors()[0]['msg']}. See .env.example."
        ) from None
