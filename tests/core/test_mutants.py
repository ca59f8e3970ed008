"""`make mutants` breaks rules in small places, one at a time, and says how sure its share is."""

from __future__ import annotations

import ast
import importlib.util
from pathlib import Path

import pytest

from meadhall.games import SHELF

ROOT = Path(__file__).resolve().parent.parent.parent
spec = importlib.util.spec_from_file_location("mutants", ROOT / "tools" / "mutants.py")
assert spec is not None
assert spec.loader is not None
mutants = importlib.util.module_from_spec(spec)
spec.loader.exec_module(mutants)

FUNCTION = '''LIMIT = 6


class Fight:
    def __init__(self) -> None:
        self.rounds = 0

    def strike(self, s: State, łan: int, arm: int) -> int:
        """Up to 6 dice."""
        assert arm > 0
{body}
'''


def broken(*body: str) -> list[str]:
    """The line of each mutant of a function with these lines."""
    text = FUNCTION.format(body="\n".join("        " + line for line in body))
    found = []
    for mutant in mutants.Breaker("fight.py", text).found:
        ast.parse(mutant.changed)
        assert (mutant.file, mutant.within, mutant.entry) == ("fight.py", "Fight.strike", 8)
        was, now = text.splitlines(), mutant.changed.splitlines()
        assert len(was) == len(now)
        (changed,) = [at for at, (one, other) in enumerate(zip(was, now, strict=True)) if one != other]
        assert changed + 1 == mutant.line
        found.append(now[changed].strip())
    return found


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("return łan < arm", ["return łan <= arm"]),
        ("return łan is not None", ["return łan is None"]),
        ("return (łan) not in arm", ["return (łan) in arm"]),
        ("return 0 <= łan < s", ["return 0 < łan < s", "return 0 <= łan <= s", "return 1 <= łan < s"]),
        ("return -1", []),
        ("return not łan", ["return łan"]),
        ("return łan and arm or s", ["return łan and arm and s", "return łan or arm or s"]),
        ("return łan - arm", ["return łan + arm"]),
        ("return True", ["return False"]),
        ("s.dice -= łan", ["pass", "s.dice += łan"]),
        ("s.dice = łan", ["pass"]),
        ("dice = łan", []),
        ("s.pop()", ["pass"]),
        ("s.hit(łan, arm)", ["pass", "s.hit(arm, łan)"]),
        ("hit(s, arm)", ["pass"]),
        ("return min(łan, arm)", ["return max(łan, arm)", "return min(arm, łan)"]),
        ('raise Wrong(f"{łan + 1}")', []),
        ("'ł'; s.pop()", ["'ł'; pass"]),
    ],
)  # fmt: skip
def test_one_small_thing_is_changed(line: str, found: list[str]) -> None:
    assert broken(line) == found


def test_conditions_are_turned_round() -> None:
    assert broken("if s.over:", "    s.pop()") == ["if not (s.over):", "pass"]
    assert broken("while łan or arm:", "    break") == ["while not (łan or arm):", "while łan and arm:", "continue"]
    # a comparison that is flipped is turned round already
    assert broken("if łan == arm:", "    return łan") == ["if łan != arm:"]


@pytest.mark.parametrize("slug", [*SHELF, "core"])
def test_every_game_has_mutants_with_names_of_their_own(slug: str) -> None:
    found = mutants.mutants_of(slug)
    names = [mutant.name for mutant in found]
    assert len(names) == len(set(names)) > 500
    assert mutants.sample(found, 40, 1) == mutants.sample(found[::-1], 40, 1)
    assert mutants.sample(found, 40, 1) != mutants.sample(found, 40, 2)
    # nothing but the rules: neither the box, nor what is shown, nor who plays
    assert not [file for file in mutants.files_of(slug) if file.name in ("box.py", "view.py") or "bots" in file.parts]


@pytest.mark.parametrize(
    ("part", "whole", "low", "high"), [(36, 40, 0.769, 0.960), (40, 40, 0.912, 1.0), (0, 0, 0.0, 1.0)]
)
def test_a_share_has_its_interval(part: int, whole: int, low: float, high: float) -> None:
    assert mutants.wilson(part, whole) == pytest.approx((low, high), abs=1e-3)


@pytest.mark.parametrize("slug", [*SHELF, "core"])
def test_what_is_excused_says_why(slug: str) -> None:
    assert [name for name, reason in mutants.excused(slug).items() if len(reason) < 20] == []
