"""Chapter 1: what is in the box."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall import BadBox
from meadhall.core.box import read
from meadhall.games.reavers import GAME
from meadhall.games.reavers.box import HERE, BoxFile
from meadhall.games.reavers.unpack import load
from reavers.scene import BOX, Scene, benches
from rulebook import rule

CONTENTS, _ = read(HERE / "components.toml", BoxFile)
PIECES = {piece.id: piece.count for piece in CONTENTS.piece}
TOKENS = {token.id: token for token in CONTENTS.token}


@rule("M-1.1")
def test_boards_and_help_cards() -> None:
    assert (PIECES["board"], PIECES["player-board"], PIECES["help-card"]) == (1, 4, 2)
    assert {up.side for up in CONTENTS.face_up} == {"2", "3-4"}


@rule("M-1.2")
def test_six_decks() -> None:
    assert [len(deck) for deck in BOX.decks] == [66, 62, 76, 24, 45, 34]


@rule("M-1.3")
def test_tiles() -> None:
    assert sum(len(stack) for stack in BOX.stacks) == 54
    assert sum(upgrade.count for upgrade in BOX.upgrades) == 12


@rule("M-1.2", "M-1.3", "M-1.4", "M-1.5")
@pytest.mark.parametrize("seats", [2, 4])
def test_everything_in_the_box_is_counted_at_the_table(seats: int) -> None:
    decks = {"reaver": 66, "village": 62, "keep": 76, "journey": 24, "battle": 45, "prophecy": 34}
    dice = {"red": 20, "blue": 20, "yellow": 20}
    others = {"upgrades": 12, "tokens": 45, "territories": 54}
    assert GAME.new(seats, 1).census() == {**decks, **dice, **others}


@rule("M-1.4")
def test_dice() -> None:
    assert BOX.crew_counts == (20, 20, 20)
    assert PIECES["combat-die"] == 6


@rule("M-1.5")
def test_tokens() -> None:
    counts = {id: (token.count, token.value) for id, token in TOKENS.items()}
    assert counts["food-small"] == (30, 1)
    assert counts["food-large"] == (10, 5)
    assert counts["favor-small"] == (20, 1)
    assert counts["favor-large"] == (5, 5)
    assert [counts[token][0] for token in ("terror", "farm", "wall", "tower")] == [14, 15, 15, 15]


@rule("M-1.6")
def test_farm_wall_and_tower_tokens_run_out_but_the_rest_of_the_gain_is_received() -> None:
    assert {id for id, token in TOKENS.items() if token.limited} == {"farm", "wall", "tower"}
    t = Scene(2).seat(0, food=1, ship="red-chest blue-chest").seat(1, tokens=(15, 0, 0))
    t.row("village", "farm", "farm").deck("village", "harp", "bodn")
    t.select("village").do("activate", "pair 1", "resolve harp", "resolve bodn", "pillage", "spare")
    assert t.tokens(0) == (0, 0, 0)
    assert t.goods(0)[1] == 7
    assert t.goods(0)[3] == 1


@rule("M-1.6")
def test_food_favor_and_terror_are_unlimited() -> None:
    t = Scene(2).seat(0, food=1000, favor=1000, terror=100)
    t.select("trade").do("activate", "food", "favor", "favor")
    assert t.goods(0)[1:] == (1003, 1004, 100)


@rule("M-1.7")
def test_pawns_and_markers() -> None:
    wanted = {"longship": 8, "honor-ship": 1, "score-marker": 4, "round-marker": 1, "start-player-marker": 1}
    assert {id: PIECES[id] for id in wanted} == wanted
    assert [colour.id for colour in CONTENTS.colour] == ["orange", "blue", "green", "purple"]


@rule("M-1.8")
def test_a_crew_die_shows_five_symbols_or_the_icon_of_its_clan() -> None:
    assert [crew.clan for crew in CONTENTS.crew] == ["helmet", "raven", "tree"]
    for faces in BOX.crew_faces:
        assert sorted(faces) == [0, 1, 2, 3, 4, 5]


@rule("M-1.9")
def test_a_combat_die_shows_up_to_two_successes() -> None:
    assert BOX.rules.combat_faces == (0, 0, 1, 1, 1, 2)


@rule("M-1.10")
def test_a_player_board() -> None:
    rules = BOX.rules
    assert (rules.dice_spaces, rules.artifact_spaces, rules.upgrade_spaces, rules.reavers_per_bench) == (10, 4, 3, 3)
    assert benches() == ["battle", "village", "keep", "subdue"]
    assert [location.id for location in BOX.locations if location.bench] == benches()
    # the benches are those of the locations that cost something
    assert [location.id for location in BOX.locations if location.food or location.id == "subdue"] == benches()


def test_every_entry_says_where_it_comes_from() -> None:
    for kind, entries in CONTENTS.kinds().items():
        for entry in entries:
            assert entry.source in {"rulebook", "public", "reconstructed"}, f"{kind} {entry.id}"
    assert all(kind.sources["count"] == "reconstructed" for kind in CONTENTS.reaver)
    assert all(card.source == "reconstructed" for card in CONTENTS.reaver_card)


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ('op = "sift"', 'op = "sieve"', ("components.toml", "reaver fanatic", "sieve")),
        ('upgrade = "chest"', 'upgrade = "mast"', ("components.toml", "village upgrade-chest", "mast")),
        ('per = "token-farm"', 'per = "token-barn"', ("components.toml", "prophecy pillager", "token-barn")),
        ('kind = "fanatic"', 'kind = "fan"', ("components.toml", "reaver_card R01", "fan")),
        ('kind = "merchant"', 'kind = "trader"', ("components.toml", "battle_card B01", "trader")),
        ('counts_as = ["chest"]', 'counts_as = ["chest", "ship"]', ("components.toml", "upgrade chest", "ship")),
    ],
)
def test_a_mistake_in_the_box_is_named_by_file_entry_and_word(
    tmp_path: Path, before: str, after: str, words: tuple[str, ...]
) -> None:
    text = (HERE / "components.toml").read_text(encoding="utf-8")
    assert before in text
    file = tmp_path / "components.toml"
    file.write_text(text.replace(before, after, 1), encoding="utf-8")
    with pytest.raises(BadBox) as refusal:
        load(file)
    for word in words:
        assert word in str(refusal.value)


def test_kinds_and_cards_must_agree(tmp_path: Path) -> None:
    text = (HERE / "components.toml").read_text(encoding="utf-8")
    file = tmp_path / "box.toml"
    file.write_text(text.replace('kind = "fanatic"', 'kind = "scout"', 1), encoding="utf-8")
    with pytest.raises(BadBox, match=r"box\.toml.*reaver fanatic.*cards 2"):
        load(file)


def test_a_box_of_ones_own_changes_the_game(tmp_path: Path) -> None:
    text = (HERE / "components.toml").read_text(encoding="utf-8")
    file = tmp_path / "components.toml"
    file.write_text(text.replace("food = [4, 5, 6, 7]", "food = [9, 9, 9, 9]"), encoding="utf-8")
    state = GAME.new(4, 1, box=file)
    assert state.header.box != ""
    assert state.view(None).boards[0].food == 9
