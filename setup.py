"""Compiles the engine with mypyc when MEADHALL_COMPILE is set to an optimisation level (0 to 3).

Without it this is an ordinary pure Python package. What is compiled: the hot part of the core and of every
game. What stays interpreted, and why: msgspec Structs (`view.py`, `box.py`), public faces (`__init__.py`) and
everything that runs once a game at most.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).parent
CORE = ["definition", "decision", "encode", "event", "frame", "knowledge", "luck", "playout", "state", "text"]
INTERPRETED = {
    "__init__.py",
    "view.py",
    "box.py",
    "contents.py",
    "operations.py",
    "terminal.py",
    "campaign.py",
    "course.py",
    "ledger.py",
}


def compiled_sources() -> list[str]:
    """Every module that mypyc compiles."""
    found = [f"src/meadhall/core/{name}.py" for name in CORE]
    for file in sorted((ROOT / "src/meadhall/games").glob("*/**/*.py")):
        if file.name not in INTERPRETED:
            found.append(str(file.relative_to(ROOT)))
    for name in ("bots/search", "bots/knowledge", "bots/karl", "rl/batch"):
        if (ROOT / f"src/meadhall/{name}.py").exists():
            found.append(f"src/meadhall/{name}.py")
    if os.environ.get("MEADHALL_COMPILE_TOY"):
        found.extend(["tests/toy/state.py", "tests/toy/encode.py"])
    return found


extensions = []
level = os.environ.get("MEADHALL_COMPILE", "")
if level:
    from mypyc.build import mypycify

    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT / "src"))
    extensions = mypycify(compiled_sources(), opt_level=level, debug_level="0", separate=True)

setup(ext_modules=extensions)
