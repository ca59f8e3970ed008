"""Play at random with seeds nobody has seen, for as long as one likes: `make test` always plays the same games.

    python tools/fuzz.py --minutes 10 [game ...]     # or `make fuzz MINUTES=10 [GAME=slug]`
    python tools/fuzz.py --seed 123456               # the same walk again

Each round takes a fresh seed, draws a game, its seats and options and plays it through the conformance suite, looked
at from all sides; every so often Hypothesis looks for a way through a game that breaks. What fails is told with its
seed.
"""

from __future__ import annotations

import argparse
import os
import random
import secrets
import subprocess
import sys
import time
import traceback
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))
#: so many walks for one turn of Hypothesis, with so many examples for each game
WALKS = 20
EXAMPLES = 40
STRIDE = 2


def walk(slugs: list[str], seed: int) -> bool:
    """One game, checked all the way; does it keep every promise?"""
    from conformance.cases import cases, series_cases
    from conformance.walk import Walk

    luck = random.Random(seed)
    case = luck.choice(
        [case for case in [*cases(), *series_cases()] if not slugs or case.slug.partition(".")[0] in slugs]
    )
    try:
        Walk(case, luck.getrandbits(32)).check_all_the_way(STRIDE)
    except Exception:
        traceback.print_exc()
        print(f"broken: {case!r}\nagain:  python tools/fuzz.py {' '.join(slugs)} --seed {seed}", flush=True)
        return False
    return True


def search(slugs: list[str], seed: int) -> bool:
    """Hypothesis looks for a way through a game that breaks; what it finds it tells itself."""
    words = [sys.executable, "-m", "pytest", "tests/conformance/test_property.py", f"--hypothesis-seed={seed}"]
    if slugs:
        words += ["-k", " or ".join(slugs)]
    done = subprocess.run(words, cwd=ROOT, env={**os.environ, "MEADHALL_EXAMPLES": str(EXAMPLES)}, check=False)
    if done.returncode:
        print(f"again:  MEADHALL_EXAMPLES={EXAMPLES} {' '.join(words[1:])}", flush=True)
    return done.returncode == 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Play at random with fresh seeds.")
    parser.add_argument("slugs", nargs="*", metavar="game")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, help="only this walk")
    asked = parser.parse_args()
    from meadhall.games import register

    register(import_module("toy").GAME)
    if asked.seed is not None:
        return 0 if walk(asked.slugs, asked.seed) else 1
    until = time.monotonic() + 60 * asked.minutes
    walks = broken = 0
    while time.monotonic() < until:
        if walks % WALKS == WALKS - 1:
            broken += not search(asked.slugs, secrets.randbits(32))
        broken += not walk(asked.slugs, secrets.randbits(32))
        walks += 1
    print(f"{walks} games, {broken} times something broke")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
