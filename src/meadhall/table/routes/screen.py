"""The door to the screen: the built front end, with the same page for every address it draws itself."""

from __future__ import annotations

import mimetypes
from importlib import resources
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from meadhall.core.speech import say
from meadhall.core.text import Message
from meadhall.table.packing import packed
from meadhall.table.problem import Declined, language_of

FOLDER = Path(str(resources.files("meadhall") / "web"))


def file_of(folder: Path, path: str) -> Path | None:
    """The file of the front end an address names, if there is one."""
    file = (folder / path.lstrip("/")).resolve()
    try:
        return file if file.is_file() and file.is_relative_to(folder.resolve()) else None
    except OSError:
        return None  # no file has so long a name


@get(["/", "/{path:path}"], include_in_schema=False)
async def screen(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[Any]:
    """A file of the front end, or its page."""
    if path.startswith(("/api/", "/ws/")):
        raise Declined("no-such-page")
    file = file_of(FOLDER, path) if len(path) < 500 and "\0" not in path else None
    if file is not None and file.name != "index.html":
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        # Vite puts a hash of the content into the names under assets/
        lasting = "public, max-age=31536000, immutable" if path.startswith("/assets/") else "no-cache"
        return packed(request, file.read_bytes(), kind, lasting)
    index = FOLDER / "index.html"
    if path.startswith("/assets/") or "." in path.rpartition("/")[2]:
        raise Declined("no-such-page")
    if not index.is_file():
        language = language_of(request.headers.get("accept-language"))
        return Response(say(Message("table-serve-no-screen"), language), status_code=503, media_type="text/plain")
    return packed(request, index.read_bytes(), "text/html", "no-cache")


handlers = [screen]
