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
INTERPRETED = {"__init__.py", "box.py", "terminal.py", "unpack.py", "view.py"}
#: folders that stay interpreted as a whole
APART = {"campaign"}


def groups() -> list[tuple[list[str], str]]:
    """Every module that mypyc compiles, by the library it goes into: one for each game, one for the rest.

    A library of its own for each module would hold mypyc's runtime again and again and compile twice as long.
    """
    core = [f"src/meadhall/core/{name}.py" for name in CORE]
    for name in ("bots/search", "bots/knowledge", "bots/karl", "rl/batch"):
        core.append(f"src/meadhall/{name}.py")
    if os.environ.get("MEADHALL_COMPILE_TOY"):
        core.extend(["tests/toy/state.py", "tests/toy/encode.py"])
    found = []
    for game in sorted((ROOT / "src/meadhall/games").iterdir()):
        files = sorted(game.glob("**/*.py"))
        files = [file for file in files if file.name not in INTERPRETED and file.parent.name not in APART]
        if files:
            found.append(([str(file.relative_to(ROOT)) for file in files], f"meadhall_{game.name}"))
    return [*found, (core, "meadhall_core")]


extensions = []
level = os.environ.get("MEADHALL_COMPILE", "")
if level:
    from mypyc.build import mypycify

    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT / "src"))
    libraries = groups()
    sources = [file for files, _ in libraries for file in files]
    extensions = mypycify(sources, opt_level=level, debug_level="0", separate=libraries)
    # the largest first, so that the small ones fill the gaps between the compilers
    extensions.sort(key=lambda extension: -sum(Path(file).stat().st_size for file in extension.sources))

setup(ext_modules=extensions)
