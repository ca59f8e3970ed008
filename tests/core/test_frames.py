"""Frames speak for themselves: nobody outside the rules asks them for their class."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.core.decision import Decision, Option
from meadhall.core.frame import BESIDE, Frame, Meanwhile
from meadhall.core.knowledge import Knowledge, any_option, by_lot, first
from meadhall.core.luck import Luck
from meadhall.core.state import State
from meadhall.core.text import Message
from meadhall.games import SHELF

GAMES = Path(__file__).resolve().parent.parent.parent / "src" / "meadhall" / "games"


def outside_the_rules(slug: str) -> list[Path]:
    files = sorted((GAMES / slug).rglob("*.py"))
    apart = ("rules", "effects", "campaign")
    return [file for file in files if file.parent.name not in apart and file.name not in ("effects.py", "setup.py")]


def frames_asked_for(file: Path) -> list[str]:
    """Every `isinstance(something, a frame)` of a file."""
    name = "meadhall.games." + str(file.relative_to(GAMES).with_suffix("")).replace("/", ".").removesuffix(".__init__")
    module = import_module(name)
    found = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("isinstance", "issubclass"):
            kinds = node.args[1].elts if isinstance(node.args[1], ast.Tuple) else [node.args[1]]
            for kind in kinds:
                asked = getattr(module, ast.unparse(kind), None)
                if isinstance(asked, type) and issubclass(asked, Frame):
                    found.append(f"{file.name}:{node.lineno} {ast.unparse(node)}")
    return found


@pytest.mark.parametrize("slug", SHELF)
def test_nobody_outside_the_rules_asks_a_frame_for_its_class(slug: str) -> None:
    assert [found for file in outside_the_rules(slug) for found in frames_asked_for(file)] == []


class Plain(Frame[Any]):
    """A frame that notes what was answered."""

    def __init__(self) -> None:
        self.taken: list[int] = []

    def answer(self, s: Any, seat: int, code: int) -> None:
        self.taken.append(code)


class Special(Plain):
    pass


class Beside(Meanwhile[Any]):
    """A question with one rune beside it."""

    def __init__(self) -> None:
        self.heard_of: list[str] = []

    def chosen(self, s: Any, seat: int, code: int) -> None:
        self.heard_of.append(f"own {code}")

    def say(self, s: Any, seat: int, code: int) -> Option:
        return Option(f"own {code}", Message("own"))

    def numbered(self, s: Any, seat: int, code: int) -> int:
        return code

    def take_beside(self, s: Any, seat: int, code: int) -> None:
        self.heard_of.append(f"rune {code - BESIDE}")

    def say_beside(self, s: Any, seat: int, code: int) -> Option:
        return Option(f"rune {code - BESIDE}", Message("rune"))

    def number_beside(self, s: Any, seat: int, code: int) -> int:
        return 50 + code - BESIDE


def table(frame: Frame[Any]) -> State:
    """A game in which this frame is on top."""
    s = meadhall.new("toy", 3, 1)
    s.push(frame)
    return s


def habit(knowledge: Knowledge, frame: Frame[Any]) -> int:
    return knowledge.habit(table(frame), Decision(0, [4, 5, 6], 2), Luck.of(1))


def test_one_of_a_list_is_asked_for_and_what_is_alone_is_taken() -> None:
    frame = Plain()
    s = table(frame)
    asked = frame.pick(s, 2, [7, 8], 1)
    assert asked is not None
    assert (asked.seat, asked.codes, asked.default, frame.taken) == (2, [7, 8], 1, [])
    assert frame.pick(s, 2, [7]) is None
    assert frame.taken == [7]


def test_what_is_done_beside_a_question_is_not_its_answer() -> None:
    frame = Beside()
    state = table(frame)
    for code in (2, BESIDE, BESIDE + 3):
        frame.answer(state, 0, code)
    assert frame.heard_of == ["own 2", "rune 0", "rune 3"]
    assert [frame.option(state, 0, code).key for code in (2, BESIDE + 3)] == ["own 2", "rune 3"]
    assert [frame.encode(state, 0, code) for code in (2, BESIDE + 3)] == [2, 53]


def test_a_habit_is_found_by_the_class_of_the_frame_or_the_nearest_it_is_made_from() -> None:
    knowledge = Knowledge()
    assert habit(knowledge, Plain()) == -1
    knowledge = Knowledge()
    knowledge.at(Plain, first)
    assert habit(knowledge, Special()) == 0
    assert habit(knowledge, Beside()) == -1
    knowledge.at(Special, lambda s, frame, decision, luck: 2)
    assert habit(knowledge, Special()) == 2
    assert habit(knowledge, Plain()) == 0


def test_habits_anybody_may_have() -> None:
    decision = Decision(0, [4, 5, 6], 2)
    assert by_lot(None, None, decision, Luck.of(1)) == -1
    assert {any_option(None, None, decision, Luck.of(seed)) for seed in range(30)} == {0, 1, 2}


def test_a_game_without_knowledge_is_calm_nowhere() -> None:
    s = table(Plain())
    assert not Knowledge().is_calm(s, 0)
    assert Knowledge().situation(s, 0) == 0
