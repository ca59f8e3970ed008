"""Imports go one way only."""

from __future__ import annotations

import ast
from pathlib import Path

SRC = Path(__file__).resolve().parent.parent.parent / "src" / "meadhall"
#: layer -> what it may import besides itself
ALLOWED = {
    "core": set[str](),
    "games": {"core"},
    "bots": {"core", "games"},
    "lessons": {"core", "games", "rulebook"},
    "table": {"core", "games", "lessons", "bots", "rulebook"},
    "rl": {"core", "games", "bots"},
    "lab": {"core", "games", "bots"},
    "train": {"core", "games", "bots", "rl", "lab"},
}


def imported(file: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: relative import"
            found.add(node.module or "")
    return {name for name in found if name.startswith("meadhall")}


def test_imports_go_one_way() -> None:
    for layer, allowed in ALLOWED.items():
        for file in sorted((SRC / layer).rglob("*.py")):
            for name in imported(file):
                if name == "meadhall.cli" and file.name == "commands.py":
                    continue  # a layer's commands are part of the command line
                target = name.split(".")[1] if "." in name else "(the package itself)"
                fine = (
                    target == layer
                    or target in allowed
                    or (layer in {"rl", "lab", "lessons", "table", "bots", "train"} and "." not in name)
                )
                assert fine, f"{file.relative_to(SRC)} imports {name}"


def test_a_game_knows_no_other_game() -> None:
    for file in sorted((SRC / "games").rglob("*.py")):
        own = file.relative_to(SRC / "games").parts[0]
        for name in imported(file):
            parts = name.split(".")
            if len(parts) > 2 and parts[1] == "games" and own != "__init__.py":
                assert parts[2] == own, f"{file.relative_to(SRC)} imports {name}"
