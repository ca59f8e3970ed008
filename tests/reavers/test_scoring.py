"""Chapter 14: final scoring."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.reavers.definitions import ARMOR, ART, TREASURE
from meadhall.games.reavers.rules.scoring import parts, prophecy_glory, set_glory, terror_loss, token_glory, total
from reavers.scene import BOX, Scene, kind_of
from rulebook import rule


def prophecy(t: Scene, seat: int, id: str) -> int:
    return prophecy_glory(t.s, seat, kind_of("prophecy", id))


@rule("M-14.1")
def test_the_rows_of_the_score_sheet_in_their_order() -> None:
    rows = list(parts(Scene(2).s, 0))
    assert rows == [
        "glory", "terror", "artifacts", "treasure", "art", "armor", "tapestry", "farm", "wall", "tower", "prophecies",
    ]  # fmt: skip


@rule("M-14.1")
def test_cards_of_the_board_and_of_the_glory_pile_are_counted_together() -> None:
    t = Scene(2).seat(0, jarl="warrior", bench={"keep": "fanatic"}, pile={"reavers": "arsonist"})
    assert prophecy(t, 0, "berserkers-glory") == 3


@rule("M-14.2", "M-X-1")
def test_terror() -> None:
    s = Scene(2).s
    assert [terror_loss(s, n) for n in range(9)] == [0, 1, 3, 6, 10, 15, 21, 27, 33]


@rule("M-14.3")
def test_artifacts_on_the_board_and_in_the_glory_pile() -> None:
    t = Scene(2).seat(0, artifacts="bodn harp", pile={"artifacts": "draupnir"})
    assert parts(t.s, 0)["artifacts"] == 4 + 2 + 3


@rule("M-14.4", "M-X-2")
def test_sets() -> None:
    sets = BOX.rules.sets
    assert [set_glory(sets[TREASURE], n) for n in (0, 1, 2, 3, 4, 7)] == [0, 2, 4, 9, 16, 25]
    assert [set_glory(sets[ART], n) for n in (1, 2, 3, 5)] == [3, 6, 10, 16]
    assert [set_glory(sets[ARMOR], n) for n in (1, 2, 3, 4, 5, 6, 9)] == [1, 2, 6, 12, 20, 30, 36]


@rule("M-14.4", "M-14.5", "M-X-2")
def test_tapestries() -> None:
    three = "tapestry-dearg tapestry-gorm tapestry-buigh"
    for cards, glory in (
        ("tapestry-dearg", 2),
        ("tapestry-dearg tapestry-gorm", 4),
        (three, 15),
        ("tapestry-dearg tapestry-dearg", 4),
        (f"{three} {three}", 30),
        (f"{three} tapestry-dearg tapestry-dearg tapestry-gorm", 21),
    ):
        assert parts(Scene(2).seat(0, pile={"keeps": cards}).s, 0)["tapestry"] == glory


@rule("M-14.6", "M-X-4")
def test_tokens_by_number_and_majority() -> None:
    t = Scene(2).seat(1, tokens=(15 - 6, 9, 9))
    for n, farm, wall, tower in ((1, 1, 2, 3), (3, 3, 6, 9), (4, 8, 12, 16), (5, 10, 15, 20), (6, 18, 24, 30)):
        t.s.tokens[0:3] = [n, n, n]
        assert [token_glory(t.s, 0, token) for token in range(3)] == [farm, wall, tower]
    # all six at the higher rate, and three for the most
    t.s.tokens[3:6] = [0, 0, 0]
    assert [token_glory(t.s, 0, token) for token in range(3)] == [21, 28, 35]


@rule("M-14.7", "M-X-3")
def test_all_tied_for_the_most_get_the_whole_bonus_but_nobody_for_nothing() -> None:
    t = Scene(3).seat(0, tokens=(0, 4, 0)).seat(1, tokens=(0, 4, 0))
    assert [token_glory(t.s, seat, 1) for seat in range(3)] == [16, 16, 0]
    assert [token_glory(t.s, seat, 2) for seat in range(3)] == [0, 0, 0]


@rule("M-14.8")
def test_two_copies_of_a_prophecy_score_twice() -> None:
    t = Scene(2).seat(0, tokens=(0, 0, 2), prophecies="conqueror", secrets="conqueror")
    assert parts(t.s, 0)["prophecies"] == 4


OWNED: dict[str, tuple[str, dict[str, Any], int]] = {
    "M-14.20": ("berserkers-glory", {"pile": {"reavers": "warrior fanatic seer"}}, 2),
    "M-14.21": ("proud-conquerors", {"territories": "dice1a dice2a food1a"}, 2),
    "M-14.22": ("pillager", {"tokens": (3, 1, 1)}, 3),
    "M-14.23": ("juggernaut", {"tokens": (1, 4, 1)}, 4),
    "M-14.24": ("treasure-hunter", {"pile": {"keeps": "treasure treasure art"}}, 2),
    "M-14.25": ("sea-master", {"pile": {"battles": "merchant spawn"}}, 2),
    "M-14.26": ("valhalla-master", {"artifacts": "bodn", "pile": {"artifacts": "harp"}}, 2),
    "M-14.27": ("sailors-reward", {"upgrades": "shield chest*"}, 4),
    "M-14.28": ("conqueror", {"tokens": (1, 1, 2)}, 2),
    "M-14.29": ("odins-prophet", {"territories": "favor1a favor3b dice1a"}, 2),
    "M-14.30": ("stolen-armor", {"pile": {"keeps": "armor armor armor"}}, 3),
    "M-14.31": ("world-shaman", {"prophecies": "world-shaman juggernaut", "secrets": "pillager"}, 3),
    "M-14.32": ("feast-of-gods", {"territories": "food1a food2a food3a dice1a"}, 3),
    "M-14.33": ("odins-warrior", {"jarl": "huskarl", "bench": {"keep": "veteran seer"}}, 2),
    "M-14.34": ("seidr-chosen", {"jarl": "hero", "pile": {"reavers": "scout huskarl"}}, 2),
    "M-14.35": ("refined-taste", {"pile": {"keeps": "art armor"}}, 1),
    "M-14.36": ("lord-slayer", {"pile": {"keeps": "tapestry-gorm tapestry-gorm tapestry-buigh art"}}, 3),
}


@rule(
    "M-14.20", "M-14.21", "M-14.22", "M-14.23", "M-14.24", "M-14.25", "M-14.26", "M-14.27", "M-14.28",
    "M-14.29", "M-14.30", "M-14.31", "M-14.32", "M-14.33", "M-14.34", "M-14.35", "M-14.36", "M-14.37",
)  # fmt: skip
@pytest.mark.parametrize("id", list(OWNED))
def test_prophecies(id: str) -> None:
    card, owned, glory = OWNED[id]
    assert prophecy(Scene(2).seat(0, **owned), 0, card) == glory
    if card != "world-shaman":
        assert prophecy(Scene(2), 0, card) == 0


def finished(t: Scene) -> Scene:
    """End the game where it stands."""
    t.s.stack.clear()
    t.s.settle()
    return t


@rule("M-14.9", "M-X-19")
def test_most_glory_then_most_favor_then_together() -> None:
    t = finished(Scene(2).seat(0, glory=150, favor=3).seat(1, glory=150, favor=1))
    assert t.s.winners() == (0,)
    assert str(t.s.reason()).startswith("Message('reavers-end-favor'")
    t = finished(Scene(2).seat(0, glory=150, favor=2).seat(1, glory=150, favor=2))
    assert t.s.winners() == (0, 1)
    t = finished(Scene(2).seat(0, glory=149, favor=9).seat(1, glory=150))
    assert t.s.winners() == (1,)


ORANGE: dict[str, Any] = {
    "glory": 116,
    "terror": 3,
    "artifacts": "skidbladnir draupnir dainsleif bodn",
    "tokens": (0, 5, 0),
    "prophecies": "valhalla-master juggernaut refined-taste lord-slayer feast-of-gods odins-warrior",
    "pile": {"keeps": "art treasure", "reavers": "hunter hunter veteran spear-chief berserker huskarl"},
}
BLUE: dict[str, Any] = {
    "glory": 101,
    "terror": 2,
    "artifacts": "bodn",
    "tokens": (4, 0, 2),
    "prophecies": "conqueror conqueror world-shaman juggernaut berserkers-glory lord-slayer refined-taste",
    "pile": {
        "keeps": "art art art art tapestry-dearg tapestry-buigh tapestry-gorm treasure",
        "reavers": "warrior warrior fanatic arsonist arsonist favored plunderer axe-chief",
    },
}


@rule("M-E-4", "M-14.2", "M-14.3", "M-14.4", "M-14.6", "M-14.8")
def test_the_score_of_the_orange_player() -> None:
    t = Scene(2).seat(0, **ORANGE).seat(1, **BLUE)
    sheet = parts(t.s, 0)
    running = 0
    for row, points, after in (
        ("glory", 116, 116),
        ("terror", -6, 110),
        ("artifacts", 11, 121),
        ("art", 3, 124),
        ("treasure", 2, 126),
        ("wall", 19, 145),
    ):
        assert sheet[row] == points
        running += sheet[row]
        assert running == after
    for card, points, after in (
        ("valhalla-master", 4, 149),
        ("juggernaut", 5, 154),
        ("refined-taste", 1, 155),
        ("lord-slayer", 0, 155),
        ("feast-of-gods", 0, 155),
        ("odins-warrior", 6, 161),
    ):
        assert prophecy(t, 0, card) == points
        running += points
        assert running == after
    assert total(t.s, 0) == sum(sheet.values()) == 161


@rule("M-E-5", "M-14.5", "M-14.7")
def test_the_score_of_the_blue_player_who_wins() -> None:
    t = Scene(2).seat(0, **ORANGE).seat(1, **BLUE)
    sheet = parts(t.s, 1)
    running = 0
    for row, points, after in (
        ("glory", 101, 101),
        ("terror", -3, 98),
        ("artifacts", 4, 102),
        ("art", 13, 115),
        ("tapestry", 15, 130),
        ("treasure", 2, 132),
        ("farm", 11, 143),
        ("tower", 11, 154),
    ):
        assert sheet[row] == points
        running += sheet[row]
        assert running == after
    for card, points, after in (
        ("conqueror", 2, 156),
        ("conqueror", 2, 158),
        ("world-shaman", 7, 165),
        ("juggernaut", 0, 165),
        ("berserkers-glory", 8, 173),
        ("lord-slayer", 3, 176),
        ("refined-taste", 4, 180),
    ):
        assert prophecy(t, 1, card) == points
        running += points
        assert running == after
    assert total(t.s, 1) == sum(sheet.values()) == 180
    finished(t)
    assert t.s.scores() == [161, 180]
    assert t.s.winners() == (1,)
    assert t.s.view(None).boards[1].score == sheet
