"""One signature per game: a hash of how its golden games end."""

from __future__ import annotations

import hashlib
from pathlib import Path

import meadhall


def signature(folder: Path) -> str:
    """The signature of the records in a folder, replayed now."""
    sponge = hashlib.blake2b(digest_size=8)
    for file in sorted(folder.glob("*.txt")):
        sponge.update(meadhall.replay(file.read_text(encoding="utf-8")).digest().encode())
    return sponge.hexdigest()
