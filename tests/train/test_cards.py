"""Weights that come with games: each has a card beside it that tells the truth, and what does not fit is refused."""

from __future__ import annotations

from pathlib import Path
from shutil import copy

import pytest

import meadhall
from meadhall.bots import LEVELS, TRAINED, Player, levels, named
from meadhall.bots.arena import wilson
from meadhall.bots.card import CARD, WEIGHTS, card, digest, folder, is_trained, layout
from meadhall.bots.net import Net, own
from meadhall.core.text import Message

GOLDEN = Path(__file__).resolve().parent.parent / "golden"
TRAINED_GAMES = sorted(slug for slug in meadhall.games() if (folder(slug) / WEIGHTS).exists())
#: bytes of a file of weights at most
LARGEST = 4_000_000


def test_weights_and_cards_come_together() -> None:
    assert sorted(slug for slug in meadhall.games() if (folder(slug) / CARD).exists()) == TRAINED_GAMES
    assert TRAINED_GAMES


@pytest.mark.parametrize("slug", TRAINED_GAMES)
def test_a_card_tells_what_the_file_is(slug: str) -> None:
    told = card(folder(slug))
    assert told is not None
    data = (folder(slug) / WEIGHTS).read_bytes()
    assert len(data) <= LARGEST
    assert told.sha256 == digest(data)
    net = own(slug, folder(slug))
    assert isinstance(net, Net)
    assert net.layout == layout(slug) == (told.size, told.actions)


@pytest.mark.parametrize("slug", TRAINED_GAMES)
def test_strength_was_measured_with_what_is_seen_today(slug: str) -> None:
    """Whoever changes what programs see, or the golden games, plays the card's matches again (docs/training.md)."""
    told = card(folder(slug))
    assert told is not None
    assert told.strength.encoding == (GOLDEN / slug / "encoding").read_text().strip()
    for match in told.strength.matches:
        low, high = wilson(match.share, match.games)
        assert [match.low, match.high] == pytest.approx([low, high], abs=6e-4), match.command
    against = {match.command: match for match in told.strength.matches}
    two = against[f"meadhall arena {slug} --bots einherjar,karl --games 400 --seed 1"]
    assert two.low > two.fair, "a net that Karl can stand up to stays at home"


@pytest.mark.parametrize("slug", TRAINED_GAMES)
def test_the_net_of_the_house_plays(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    state = meadhall.new(slug, 2, 1)
    player = Player(named(TRAINED), 1)
    for _ in range(30):
        seat = state.to_act[0]
        state.choose(seat, player.index(state, seat))
    assert capsys.readouterr().err == "", "nobody sits in for it"
    assert levels(slug) == (*LEVELS, TRAINED)


@pytest.mark.parametrize("slug", TRAINED_GAMES)
def test_the_net_of_the_house_sees_its_own_seat_and_nothing_else(slug: str) -> None:
    """Worlds that differ only in secrets get the same answer."""
    state = meadhall.new(slug, 3, 4)
    answers = set()
    for number in range(60):
        seat = state.to_act[0]
        choice = Player(named(TRAINED), number).index(state, seat)
        for world in range(2):
            assert Player(named(TRAINED), number).index(state.redeal(seat, world), seat) == choice
        answers.add(choice)
        state.choose(seat, choice)
    assert len(answers) > 2


def test_without_weights_nobody_is_offered_them() -> None:
    for slug in set(meadhall.games()) - set(TRAINED_GAMES):
        assert levels(slug) == LEVELS
    assert levels("toy") == LEVELS


def refused(game: str, where: Path) -> str:
    found = own(game, where)
    assert isinstance(found, Message)
    return found.id


def test_a_net_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    slug = TRAINED_GAMES[0]
    other = tmp_path / "other"
    other.mkdir()
    for name in (WEIGHTS, CARD):
        copy(folder(slug) / name, other / name)
    assert isinstance(own(slug, other), Net)
    assert is_trained(slug, other)
    assert refused("toy", other) == "bots-bad-net", "the net of another game, or of other rules"
    assert not is_trained("toy", other)


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    slug = TRAINED_GAMES[0]
    data = (folder(slug) / WEIGHTS).read_bytes()
    for name, written in {"cut": data[:-100], "empty": b"", "longer": data + b" "}.items():
        where = tmp_path / name
        where.mkdir()
        copy(folder(slug) / CARD, where / CARD)
        (where / WEIGHTS).write_bytes(written)
        assert refused(slug, where) == "bots-bad-net", name


def test_weights_and_a_card_are_nothing_without_each_other(tmp_path: Path) -> None:
    slug = TRAINED_GAMES[0]
    copy(folder(slug) / WEIGHTS, tmp_path / WEIGHTS)
    assert refused(slug, tmp_path) == "bots-no-net"
    assert not is_trained(slug, tmp_path)
    alone = tmp_path / "alone"
    alone.mkdir()
    copy(folder(slug) / CARD, alone / CARD)
    assert refused(slug, alone) == "bots-no-net"
    assert not is_trained(slug, alone)
    broken = tmp_path / "broken"
    broken.mkdir()
    copy(folder(slug) / WEIGHTS, broken / WEIGHTS)
    (broken / CARD).write_text("sha256 = 5\n")
    assert refused(slug, broken) == "bots-no-net"
