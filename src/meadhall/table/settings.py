"""Settings: how one server is run, from the command line and the environment."""

from __future__ import annotations

import os
from importlib import import_module
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

DEFAULT_DATABASE = "sqlite:///meadhall.db"
PREFIX = "MEADHALL_"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything can be set by an environment variable `MEADHALL_<NAME>`."""

    #: a SQLAlchemy URL
    database: str = DEFAULT_DATABASE
    #: a Redis URL; needed only for several machines
    redis: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    processes: Annotated[int, Meta(ge=1)] = 1
    #: further web origins that may use the cookie, separated by spaces: `https://play.example.org`
    origins: str = ""
    #: further modules with a `GAME`, separated by spaces
    games: str = ""
    #: worker processes in which bots think; 0: none, bots answer in the server itself
    thinkers: Annotated[int, Meta(ge=0)] = 1
    #: bot choices that may wait for a worker; more are put off
    thoughts: Annotated[int, Meta(ge=1)] = 64
    #: what Prometheus must show as bearer token to read `/metrics`; without it only this machine itself may
    metrics: str = ""
    #: factor on all rate limits; 0 switches them off
    limits: Annotated[float, Meta(ge=0)] = 1.0
    #: seconds a table stays in memory that nobody is at
    idle: Annotated[float, Meta(gt=0)] = 300.0
    #: seconds of thought a bot gets before its default is played
    patience: Annotated[float, Meta(gt=0)] = 30.0
    #: `normal` survives a killed server; `full` survives a power cut as well
    durability: Literal["full", "normal"] = "full"

    def environment(self) -> dict[str, str]:
        """The settings as environment variables, for worker processes."""
        return {PREFIX + name.upper(): str(value) for name, value in msgspec.structs.asdict(self).items()}

    def register_games(self) -> None:
        """Put the further games on the shelf."""
        from meadhall.games import register

        for name in self.games.split():
            register(import_module(name).GAME)


def from_environment(**given: object) -> Settings:
    """The settings of the environment, with what is `given` (and not None) in front of them."""
    values: dict[str, object] = {
        name: os.environ[PREFIX + name.upper()]
        for name in Settings.__struct_fields__
        if PREFIX + name.upper() in os.environ
    }
    values.update({name: value for name, value in given.items() if value is not None})
    return msgspec.convert(values, Settings, strict=False)
