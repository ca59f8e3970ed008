"""Golden records: complete games as text, replayed on every change, on both builds."""

from __future__ import annotations

from pathlib import Path

import pytest

import meadhall
from golden.signature import encoding, signature, telling, walks, ways

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.txt"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_golden_game_ends_as_it_did(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    state = meadhall.replay(text)
    assert state.over
    assert f"# digest {state.digest()}" in text
    assert f"# scores {state.scores()}" in text
    assert text.startswith(state.record().text())


@pytest.mark.parametrize("slug", [*sorted(meadhall.games()), "series"])
def test_every_game_has_five_golden_games_and_a_signature(slug: str) -> None:
    folder = HERE / slug
    assert len(list(folder.glob("*.txt"))) >= 5
    assert (folder / "signature").read_text().strip() == signature(folder)


@pytest.mark.parametrize("slug", sorted(meadhall.games()))
def test_learning_programs_see_and_do_what_they_did(slug: str) -> None:
    """Trained nets know these numbers and no others: whoever changes them must train anew."""
    folder = HERE / slug
    assert (folder / "encoding").read_text().strip() == encoding(folder)


@pytest.mark.parametrize("slug", [*sorted(meadhall.games()), "series"])
def test_people_are_told_and_asked_what_they_were(slug: str) -> None:
    """Whoever meant to change that runs `make golden` and sees which games it touched."""
    folder = HERE / slug
    assert (folder / "telling").read_text().splitlines() == [
        f"{file.stem} {telling(file)}" for file in sorted(folder.glob("*.txt"))
    ]


@pytest.mark.parametrize("slug", sorted(meadhall.games()))
def test_as_many_ways_lead_on_as_did(slug: str) -> None:
    folder = HERE / slug
    assert (folder / "ways").read_text().splitlines() == [
        line for file in sorted(folder.glob("*.txt")) for line in ways(file)
    ]


@pytest.mark.parametrize("slug", sorted(meadhall.games()))
def test_random_games_go_as_they_did(slug: str) -> None:
    assert (HERE / slug / "walks").read_text().splitlines() == walks(slug)
