"""One plan for all games: who knows the rooms of one knows those of five."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest

from meadhall.core.frame import Frame
from meadhall.core.game import Game
from meadhall.core.lasting import kind
from meadhall.core.state import State
from meadhall.games import SHELF

ROOT = Path(__file__).resolve().parent.parent.parent
GAMES = ROOT / "src" / "meadhall" / "games"
#: every game has these
ROOMS = {
    "README.md",
    "__init__.py",
    "actions.py",
    "bots/__init__.py",
    "bots/knowledge.py",
    "box.py",
    "coach.toml",
    "components.toml",
    "definitions.py",
    "lessons.toml",
    "observation.py",
    "rules/__init__.py",
    "secrets.py",
    "setup.py",
    "state.py",
    "terminal.py",
    "unpack.py",
    "view.py",
    "words.py",
}
#: and may have these besides
MORE = {"bots/*.py", "campaign/*.py", "effects.py", "effects/*.py", "einherjar.*", "parts.py", "rules/*.py"}


#: what the frames of a game have in common stands with its state
BASES = {"Frame", "Question"}


def files(slug: str) -> set[str]:
    found = (GAMES / slug).rglob("*")
    return {str(file.relative_to(GAMES / slug)) for file in found if file.is_file() and "__pycache__" not in file.parts}


@pytest.mark.parametrize("slug", SHELF)
def test_every_game_has_the_rooms_of_the_plan(slug: str) -> None:
    assert not ROOMS - files(slug)


@pytest.mark.parametrize("slug", SHELF)
def test_no_game_has_a_room_of_its_own(slug: str) -> None:
    assert [file for file in sorted(files(slug) - ROOMS) if not any(Path(file).match(room) for room in MORE)] == []


@pytest.mark.parametrize("slug", SHELF)
def test_the_same_thing_has_the_same_name(slug: str) -> None:
    def named(module: str, name: str) -> object:
        return getattr(import_module(f"meadhall.games.{slug}.{module}"), name)

    state = named("state", "State")
    assert isinstance(state, type)
    assert issubclass(state, State)
    assert isinstance(named("definitions", "Box"), type)
    assert isinstance(named("box", "BoxFile"), type)
    for module, name in (
        ("unpack", "load"),
        ("setup", "lay"),
        ("secrets", "hide"),
        ("secrets", "reshuffle"),
        ("view", "view_of"),
        ("observation", "Observation"),
        ("terminal", "screen"),
    ):
        assert callable(named(module, name)), f"{module}.{name}"
    public = import_module(f"meadhall.games.{slug}")
    assert isinstance(public.GAME, Game)
    assert type(public.GAME).__name__ == slug.capitalize()


@pytest.mark.parametrize("slug", SHELF)
def test_frames_stand_with_the_rules_they_carry_out(slug: str) -> None:
    """Besides chapters, only effects, the set-up and what happens between games have frames."""
    for file in sorted((GAMES / slug).rglob("*.py")):
        name = str(file.relative_to(GAMES / slug))
        if name.startswith(("rules/", "effects", "campaign/")) or name == "setup.py":
            continue
        module = import_module(
            f"meadhall.games.{slug}." + name.removesuffix(".py").replace("/", ".").replace(".__init__", "")
        )
        own = [one for one in vars(module).values() if isinstance(one, type) and one.__module__ == module.__name__]
        assert [one.__name__ for one in own if issubclass(one, Frame) and one.__name__ not in BASES] == [], name


def test_contributing_tells_the_plan() -> None:
    """The table of files in CONTRIBUTING.md and the plan are one."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    table = text[text.index("| file |") :].split("\n\n")[0]
    told = {name for row in table.split("\n")[2:] for name in re.findall(r"`([^`]+)`", row.split("|")[1])}
    plan = {room for room in ROOMS | MORE if not room.endswith("/__init__.py")}
    assert told == {room.replace("rules/*.py", "rules/<chapter>.py") for room in plan}


def test_every_module_says_what_it_is() -> None:
    for file in sorted(GAMES.rglob("*.py")):
        assert ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))), file


@pytest.mark.parametrize("slug", SHELF)
def test_no_two_frames_of_a_game_share_a_name(slug: str) -> None:
    """Snapshots call them by their names, those of a campaign and of the game on its table in one breath."""
    names: dict[str, str] = {}
    for file in sorted((GAMES / slug).rglob("*.py")):
        path = str(file.relative_to(GAMES).with_suffix("")).removesuffix("__init__").strip("/").replace("/", ".")
        module = import_module(f"meadhall.games.{path}")
        for one in vars(module).values():
            if isinstance(one, type) and one.__module__ == module.__name__ and issubclass(one, (Frame, State)):
                assert names.setdefault(kind(one), path) == path, f"{kind(one)} in {names[kind(one)]} and {path}"
