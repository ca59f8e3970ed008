"""Regenerate the golden records and signatures, of all games or of those named: only after an intended change of rules.

Each game names its golden games in `tests/<slug>/cases.py`: `GOLDEN = {name: (seats, options, seed)}`.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import meadhall
from meadhall.core.luck import Luck
from meadhall.core.playout import play_out
from meadhall.games import register

ROOT = Path(__file__).resolve().parent.parent
GOLDEN = ROOT / "tests" / "golden"

sys.path.insert(0, str(ROOT / "tests"))


def golden_record(slug: str, seats: int, options: dict[str, object], seed: int) -> str:
    """A complete game as text, with the digest of its end as a comment: random, or as the game's cases play it."""
    state = meadhall.new(slug, seats, seed, options)
    luck = Luck.of(f"golden {seed}")
    play = None if "." in slug else getattr(import_module(f"{slug}.cases"), "play", None)
    if play is not None:
        play(state, luck)
    else:
        play_out(state, luck, state.game.bound)
    return state.record().text() + f"# digest {state.digest()}\n# scores {state.scores()}\n"


def main() -> None:
    from golden.signature import encoding, signature, telling, walks, ways

    register(import_module("toy").GAME)
    for slug in sys.argv[1:] or [*meadhall.games(), "series"]:
        folder = GOLDEN / slug
        folder.mkdir(parents=True, exist_ok=True)
        for stale in folder.glob("*"):
            stale.unlink()
        for name, case in import_module(f"{slug}.cases").GOLDEN.items():
            # a series names the game it is one of
            played, seats, options, seed = case if slug == "series" else (slug, *case)
            (folder / f"{name}.txt").write_text(golden_record(played, seats, options, seed), encoding="utf-8")
        (folder / "signature").write_text(signature(folder) + "\n")
        files = sorted(folder.glob("*.txt"))
        (folder / "telling").write_text("".join(f"{file.stem} {telling(file)}\n" for file in files))
        if slug != "series":
            (folder / "walks").write_text("".join(f"{line}\n" for line in walks(slug)))
            (folder / "ways").write_text("".join(f"{line}\n" for file in files for line in ways(file)))
            (folder / "encoding").write_text(encoding(folder) + "\n")
        print(slug, signature(folder))


if __name__ == "__main__":
    main()
