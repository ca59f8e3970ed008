"""Refusals."""

from __future__ import annotations

import msgspec

from meadhall.core.view import Text


class Problem(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A refusal as problem details (RFC 9457). `type` is stable; `detail` is in the caller's language."""

    type: str
    title: str
    status: int
    detail: str
    #: the message behind `detail`, for a screen that changes language
    text: Text | None = None
    #: the ply the table is at, where the request was stale
    ply: int | None = None
    seq: int | None = None
    #: which of several staged keys was refused, from 0
    at: int | None = None
    #: seconds to wait before the next try
    retry_after: int | None = None
