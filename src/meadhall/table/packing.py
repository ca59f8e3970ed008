"""Packing: what is the same for everybody travels compressed. Answers with anything personal never do (BREACH)."""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Any

from litestar import Request, Response

#: smaller answers are not worth it
LEAST = 1_000
PACKABLE = ("text/", "application/json", "application/javascript", "application/manifest+json", "image/svg+xml")


@lru_cache(maxsize=128)
def squeezed(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)


def packed(request: Request[Any, Any, Any], body: bytes, kind: str, cache: str) -> Response[Any]:
    """The body, compressed for those who can read that."""
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    if len(body) > LEAST and kind.startswith(PACKABLE) and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = squeezed(body)
    return Response(body, media_type=kind, headers=headers)
