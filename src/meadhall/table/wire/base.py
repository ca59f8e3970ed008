"""What all messages share: names of kinds, and the two sorts of Structs."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from meadhall.core.game import PassMode as PassMode

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Key = Annotated[str, Meta(min_length=1, max_length=200)]
#: PostgreSQL keeps no text with a zero in it
ClientId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00]+$")]
Language = Literal["en", "pl"]
#: what a bot thinks of an option
Grade = Literal["good", "fair", "poor"]
Visibility = Literal["open", "link", "private"]
Status = Literal["open", "playing", "paused", "over"]
#: `setup`: a quick start laid the table
By = Literal["person", "bot", "clock", "pass", "setup"]
EntryKind = Literal[
    "create",
    "sit",
    "leave",
    "bot",
    "start",
    "move",
    "back",
    "ask-back",
    "answer-back",
    "pause",
    "resume",
    "resign",
    "stand-in",
    "return",
    "hint",
    "pass",
    "chat",
    "end",
    "rematch",
    "carry",
    "lesson",
]


class Request(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Something a client asks for. Unknown fields are refused: they are usually spelling mistakes."""


class Reply(msgspec.Struct, kw_only=True):
    """Something the server answers."""
