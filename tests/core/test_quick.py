"""`make quick` runs the tests of what was touched."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
spec = importlib.util.spec_from_file_location("quick", ROOT / "tools" / "quick.py")
assert spec is not None
assert spec.loader is not None
quick = importlib.util.module_from_spec(spec)
spec.loader.exec_module(quick)


@pytest.mark.parametrize(
    ("files", "tests"),
    [
        (["src/meadhall/games/champions/rules/combat.py"], ["tests/champions/test_combat.py"]),
        (["src/meadhall/games/champions/rules/gone.py"], ["tests/champions"]),
        (["src/meadhall/games/runar/view.py", "src/meadhall/games/runar/rules/turn.py"], ["tests/runar"]),
        (["src/meadhall/core/state.py", "src/meadhall/cli.py"], ["tests/core"]),
        (["src/meadhall/cli.py"], ["tests/core/test_cli.py"]),
        (["src/meadhall/locale/pl/north.ftl"], ["tests/core/test_text.py"]),
        (["src/meadhall/table/room.py", "src/meadhall/table/guard.py"], ["tests/table/test_room.py"]),
        (["tests/north/scene.py", "tests/north/test_rolls.py"], ["tests/north"]),
        (["tests/north/test_rolls.py"], ["tests/north/test_rolls.py"]),
        (["tests/web/test_hall.py", "web/src/App.svelte", "Makefile"], []),
    ],
)
def test_the_tests_of_a_file_are_found_by_its_path(files: list[str], tests: list[str]) -> None:
    assert quick.tests_of(files) == tests
