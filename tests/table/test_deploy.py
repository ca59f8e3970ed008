"""The recipes of `deploy/`: what they copy is there, and what they say `meadhall serve` understands."""

from __future__ import annotations

import re
import shlex
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from typer.main import get_command

from meadhall.cli import app
from meadhall.table.settings import PREFIX, Settings

ROOT = Path(__file__).resolve().parent.parent.parent
DEPLOY = ROOT / "deploy"
RECIPES = ("Dockerfile", "compose.yaml", "meadhall.service")


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def lines(name: str) -> list[str]:
    """The lines that do something."""
    return [line for line in read(name).splitlines() if not line.lstrip().startswith("#")]


def copied() -> list[str]:
    """What the Dockerfile takes from the checkout."""
    found = []
    for line in lines("Dockerfile"):
        words = line.split()
        if words[:1] == ["COPY"] and not words[1].startswith("--from"):
            found += words[1:-1]
    return found


def commands() -> list[list[str]]:
    """Every command line of `meadhall` in the recipes, comments included."""
    found = []
    for name in RECIPES:
        for match in re.finditer(r"meadhall[\"', ]+(serve|migrate)\b([^\n&`;]*)", read(name)):
            words = shlex.split(match[2].replace('"', " ").replace(",", " ").replace("]", " "))
            found.append([match[1], *words])
    return found


@pytest.mark.parametrize("path", copied())
def test_everything_the_recipe_copies_is_there(path: str) -> None:
    assert (ROOT / path).exists()


def test_nothing_that_is_copied_is_ignored() -> None:
    ignored = [line for line in lines("Dockerfile.dockerignore") if line and not line.startswith("**")]
    assert not set(copied()) & set(ignored)
    # the screen is built by the recipe itself and comes from there
    assert "src/meadhall/web" in ignored
    assert "COPY --from=screen /hall/src/meadhall/web src/meadhall/web" in lines("Dockerfile")


def test_every_option_in_the_recipes_is_known() -> None:
    known = get_command(app).commands  # type: ignore[attr-defined]  # a group, typed as a plain command
    found = commands()
    assert {words[0] for words in found} == {"serve", "migrate"}
    assert len(found) >= 5
    for verb, *words in found:
        options = {option for parameter in known[verb].params for option in parameter.opts}
        used = [word for word in words if word.startswith("--")]
        assert set(used) <= options, f"{verb} {' '.join(words)}"


def test_every_variable_in_the_recipes_is_a_setting() -> None:
    build_time = {"COMPILE", "PASSWORD"}
    for name in RECIPES:
        used = set(re.findall(rf"{PREFIX}([A-Z]+)", read(name))) - build_time
        assert used
        assert {word.lower() for word in used} <= set(Settings.__struct_fields__), name


def test_every_package_has_one_version() -> None:
    """What is installed today is what was tested: nothing is left to the day."""
    files = ["requirements.txt", "requirements-dev.txt", "constraints.txt"]
    found = [line for name in files for line in (ROOT / name).read_text(encoding="utf-8").splitlines()]
    pins = [line for line in found if line and not line.startswith(("#", "-"))]
    assert [line for line in pins if not re.fullmatch(r"[\w.\[\]-]+==[\w.]+", line)] == []
    # and nothing that these bring along is missing there
    known = {plain(re.split(r"[\[=]", line)[0]) for line in pins}
    needed = set()
    for line in pins:
        name, _, extra = re.split("==", line)[0].partition("[")
        try:
            requires = metadata.requires(name) or []
        except metadata.PackageNotFoundError:
            continue
        for want in map(Requirement, requires):
            marker = want.marker
            if marker is None or marker.evaluate({"extra": extra.rstrip("]")}):
                needed.add(plain(want.name))
    assert len(needed) > 20
    # torch brings what its own build was made for
    assert needed - known - {"triton", "setuptools"} == set()


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_nothing_fetched_runs_while_it_is_fetched() -> None:
    for text in (read("Dockerfile"), (ROOT / "tools" / "web.py").read_text(encoding="utf-8")):
        assert "--ignore-scripts" in text
        assert "npm ci" not in "".join(line for line in text.splitlines() if not line.lstrip().startswith("#"))


def test_the_proxy_keeps_the_metrics_to_itself() -> None:
    proxy = " ".join(" ".join(lines("Caddyfile")).split())
    assert "@inside path /metrics /metrics/* respond @inside 404 reverse_proxy hall:8000" in proxy
    assert "./Caddyfile:/etc/caddy/Caddyfile" in read("compose.yaml")


def test_the_box_keeps_its_games_where_its_user_may_write() -> None:
    """Whoever starts the image without a database of their own gets one in a folder that belongs to the user."""
    recipe = lines("Dockerfile")
    assert "ENV MEADHALL_DATABASE=sqlite:////data/hall.db" in recipe
    assert any("chown hall /data" in line for line in recipe)
    assert recipe.index("USER hall") > recipe.index("VOLUME /data")
