"""One signature per game: a hash of how its golden games end; another of what learning programs see of them."""

from __future__ import annotations

import hashlib
from pathlib import Path

import meadhall
from meadhall.core.record import Record


def signature(folder: Path) -> str:
    """The signature of the records in a folder, replayed now."""
    sponge = hashlib.blake2b(digest_size=8)
    for file in sorted(folder.glob("*.txt")):
        sponge.update(meadhall.replay(file.read_text(encoding="utf-8")).digest().encode())
    return sponge.hexdigest()


def encoding(folder: Path) -> str:
    """The same for what is seen and done in these games as numbers: a trained net knows no others."""
    sponge = hashlib.blake2b(digest_size=8)
    for file in sorted(folder.glob("*.txt")):
        record = Record.parse(file.read_text(encoding="utf-8"))
        state = meadhall.replay(Record(record.header, []).text())
        encoder = state.game.encoder()
        for seat, key in record.plies:
            decision = state.decision(seat)
            assert decision is not None
            sponge.update(encoder.observation(state, seat))
            sponge.update(repr([encoder.action(state, seat, code) for code in decision.codes]).encode())
            state.apply(key, seat)
    return sponge.hexdigest()
