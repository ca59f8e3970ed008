"""The log tells everything: whatever changes on the table is told as what somebody did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from meadhall.core.event import Event
from meadhall.core.luck import Luck
from meadhall.core.speech import say
from meadhall.core.text import Message
from meadhall.games.reavers import GAME
from meadhall.games.reavers.rules.artifacts import FifthArtifact
from meadhall.games.reavers.rules.hold import Stow
from meadhall.games.reavers.view import ReaversBoard, ReaversView
from reavers.scene import Scene
from reavers.test_combat import sea_combat
from reavers.test_sea import at_sea
from rulebook import rule

#: what an event does to an amount of whoever it names, and in which argument it says how much
GOODS = {
    "food": ("food", 1, "n"),
    "food-paid": ("food", -1, "n"),
    "food-lost": ("food", -1, "n"),
    "favor": ("favor", 1, "n"),
    "favor-paid": ("favor", -1, "n"),
    "reroll": ("favor", -1, "n"),
    "glory": ("glory", 1, "n"),
    "territories": ("glory", 1, "n"),
    "battle-won": ("glory", 1, "glory"),
    "terror": ("terror", 1, "n"),
    "calm": ("terror", -1, "n"),
    "token-farm": ("farms", 1, "n"),
    "token-wall": ("walls", 1, "n"),
    "token-tower": ("towers", 1, "n"),
}
#: events that bring dice and events after which they are gone, and where they name them
DICE = {
    "rolled": (1, "dice"),
    "dice": (1, "dice"),
    "market": (1, "die"),
    "no-room": (-1, "die"),
    "paid": (-1, "what"),
    "discarded": (-1, "what"),
    "committed": (-1, "what"),
    "artifact": (-1, "what"),
}
#: events of one card or tile each, by the place they add to or take from
CARDS = {
    "rally": {"reavers": 1, "pile reavers": 1},
    "promote": {"reavers": 1},
    "specialize": {"reavers": 1},
    "dismissed": {"pile reavers": 1},
    "artifact-gained": {"artifacts": 1},
    "artifact-away": {"pile artifacts": 1},
    "battle-won": {"pile battles": 1},
    "prophecy": {"prophecies": 1},
    "prophecy-hidden": {"prophecies": 1},
    "forgotten": {"prophecies": -1},
    "upgrade": {"upgrades": 1},
    "upgrade-lost": {"upgrades": -1},
    "claimed": {"claimed": 1},
    "flipped": {"territories": 1, "claimed": -1},
}
SETS = ("treasure", "art", "armor", "tapestry")


def things(arg: object) -> Iterator[Message]:
    """The messages in an argument, stored dice as dice."""
    for one in arg if isinstance(arg, list) else [arg]:
        assert isinstance(one, Message)
        if one.id == "reavers-die-stored":
            die = one.args["die"]
            assert isinstance(die, Message)
            yield die
        else:
            yield one


def told(events: list[Event], seats: int) -> list[Counter[str]]:
    """What the events say has changed, seat by seat."""
    ledger: list[Counter[str]] = [Counter() for _ in range(seats)]
    for event in events:
        message = event.public
        assert message is not None
        id = message.id.removeprefix("reavers-event-")
        who = message.args.get("who")
        if not isinstance(who, Message):
            assert id == "end"
            continue
        mine = ledger[int(str(who.args["n"]))]
        if id in GOODS:
            good, sign, arg = GOODS[id]
            mine[good] += sign * int(str(message.args[arg]))
        if id == "frighten":
            rival = message.args["rival"]
            assert isinstance(rival, Message)
            ledger[int(str(rival.args["n"]))]["terror"] += int(str(message.args["n"]))
        if id in DICE:
            sign, arg = DICE[id]
            for thing in things(message.args[arg]):
                if thing.id.startswith("reavers-die-"):
                    mine[thing.id] += sign
                else:
                    assert thing.id.startswith("reavers-upgrade-")
                    mine["used"] += 1
        if id == "upgrades-up":
            mine["used"] -= int(str(message.args["n"]))
        if id == "spoils":
            mine["pile keeps"] += sum(
                thing.id.startswith(tuple(f"reavers-keep-{kind}" for kind in SETS))
                for thing in things(message.args["cards"])
            )
        mine.update(CARDS.get(id, {}))
    return ledger


def owned(board: ReaversBoard) -> Counter[str]:
    """Every amount of a board that everybody sees."""
    found = Counter({good: getattr(board, good) for good, _, _ in GOODS.values()})
    found.update(f"reavers-die-{die}" for die in board.ship)
    found.update(f"reavers-die-{artifact.die}" for artifact in board.artifacts if artifact.die)
    benches = sum(len(bench) for bench in board.benches.values())
    pile = board.pile
    found.update(
        {
            "reavers": benches + len(pile.reavers) + (board.jarl is not None),
            "pile reavers": len(pile.reavers),
            "artifacts": len(board.artifacts) + len(pile.artifacts),
            "pile artifacts": len(pile.artifacts),
            "pile keeps": len(pile.keeps),
            "pile battles": len(pile.battles),
            "prophecies": len(pile.prophecies) + pile.secrets,
            "upgrades": len(board.upgrades),
            "used": sum(tile.used for tile in board.upgrades),
            "territories": len(board.territories),
        }
    )
    return found


def amounts(s: Any) -> list[Counter[str]]:
    view: ReaversView = s.view(None)
    found = [owned(board) for board in view.boards]
    if view.part_of is not None:
        found[view.part_of]["claimed"] += len(view.claimed)
    for frame in s.stack:
        if isinstance(frame, FifthArtifact):
            found[frame.seat]["artifacts"] += 1
    return found


def arranged(view: ReaversView) -> list[list[str | None]]:
    """The dice on everybody's artifacts."""
    return [[artifact.die for artifact in board.artifacts] for board in view.boards]


def changes(before: Counter[str], after: Counter[str]) -> dict[str, int]:
    return {thing: after[thing] - before[thing] for thing in {*before, *after} if after[thing] != before[thing]}


@rule("M-4.3")
@pytest.mark.parametrize(("seats", "seed"), [(2, 15), (2, 30), (3, 3), (3, 4), (4, 5), (4, 6)])
def test_every_change_of_an_amount_everybody_sees_is_told(seats: int, seed: int) -> None:
    s = GAME.new(seats, seed)
    luck = Luck.of(f"log {seed}")
    before, view = amounts(s), s.view(None)
    laid = arranged(view)
    heard: list[str] = []
    while not s.over:
        s.log = []
        seat = s.to_act[0]
        options = s.legal()
        key = options[luck.uniform(len(options))].key
        s.apply(key)
        after, now = amounts(s), s.view(None)
        assert s.log is not None
        ids = [event.public.id for event in s.log if event.public]
        ledger = told(s.log, seats)
        if s.over:
            # final scoring shows the secret prophecies and says so
            assert ids[-1] == "reavers-event-end"
        for other in range(seats):
            said = changes(Counter(), ledger[other])
            done = changes(before[other], after[other])
            if "reavers-event-upgrade-lost" in ids:
                # a lost tile may have been used or not
                said.pop("used", None)
                done.pop("used", None)
            assert done == said, f"{key} of {seat}: {ids}"
        # a rearrangement is told when it is done
        heard.extend(touch for event in s.log for touch in event.touch)
        if not any(isinstance(frame, Stow) for frame in s.stack):
            for other, (old, new) in enumerate(zip(laid, arranged(now), strict=True)):
                if old != new:
                    places = (f"artifact/{other}", f"seat/{other}", f"pile/{other}", f"ship/{other}")
                    assert any(touch.startswith(places) for touch in heard), f"{key} of {seat}: {ids}"
            laid = arranged(now)
            heard.clear()
        assert (now.marker == view.marker) == ("reavers-event-marker" not in ids)
        assert (now.honor_ship == view.honor_ship) == ("reavers-event-honor" not in ids)
        begun = now.round != view.round or (view.phase == "setup" and now.phase != "setup")
        assert begun == ("reavers-event-round" in ids)
        if not begun:
            assert len(view.market) - len(now.market) == ids.count("reavers-event-market")
        before, view = after, now


def parts(message: Message) -> Iterator[Message]:
    yield message
    for arg in message.args.values():
        for one in arg if isinstance(arg, list) else [arg]:
            if isinstance(one, Message):
                yield from parts(one)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nothing_is_told_as_an_order(seed: int) -> None:
    """What cards say to their owner ("lose 2 Food") is no news of what somebody did."""
    s = GAME.new(3, seed)
    s.log = []
    luck = Luck.of(f"orders {seed}")
    while s.pending is not None:
        s.choose(s.pending.seat, luck.uniform(len(s.pending.codes)))
    messages = [message for event in s.log for message in (event.public, event.private) if message is not None]
    told_of = [part.id for message in messages for part in parts(message)]
    assert len(told_of) > 1000
    assert [id for id in told_of if id.startswith(("reavers-effect-", "reavers-option-", "reavers-prompt-"))] == []


def lines(t: Scene, language: str, *keys: str) -> list[str]:
    """What these choices tell, in words."""
    t.s.log = []
    t.do(*keys)
    return [say(event.public, language, ["Ala", "Bo"]) for event in t.s.log if event.public]


def test_losses_and_rerolls_are_told_of_whom_they_befall() -> None:
    assert "Ala loses 2 Food." in lines(at_sea("spoiled", food=6, ship="red-chest"), "en", "suffer")
    assert "Ala traci 2 Żywności." in lines(at_sea("spoiled", food=6, ship="red-chest"), "pl", "suffer")
    t = sea_combat(favor=1, ship="red-hammer blue-hammer").rolls(0, 0, 0).do("combat", "commit red-hammer")
    t.do("commit blue-hammer")
    assert lines(t, "en", "reroll")[0] == "Ala pays 1 Favor to reroll."


@rule("M-4.12")
def test_a_loss_is_told_as_great_as_it_was() -> None:
    t = Scene(2).seat(0, food=5).deck("journey", "spoiled").row("battle", "B01").select("battle")
    assert "Ala loses 1 Food." in lines(t, "en", "activate")


@rule("M-4.7")
def test_a_die_without_room_is_told_as_discarded() -> None:
    t = Scene(2).seat(0, ship="red-ship " * 10, bench={"keep": "warrior"}).select("keep")
    assert lines(t, "en", "discard red-ship")[0] == "Ala has no room left and discards red Ship."


@rule("M-5.8")
def test_the_jarl_of_before_is_told_to_leave() -> None:
    t = Scene(2).seat(0, jarl="hero").row("reaver", "fanatic", "fanatic").rolls("ship", "ship")
    t.select("recruit").do("activate", "pair 1")
    assert lines(t, "en", "promote")[:2] == ["Hero goes to the Glory pile of Ala.", "Ala promotes Fanatic to Jarl."]
