"""The saga tells everything that changes: nothing public moves without an event that says so."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from meadhall.core.event import Event
from meadhall.core.luck import Luck
from meadhall.core.text import Message
from meadhall.games.valhalla import GAME
from rulebook import rule
from valhalla.cases import CASES
from valhalla.scene import SIX_X, Scene
from valhalla.test_end import ragnarok
from valhalla.test_pairs import COOP
from valhalla.test_solo import cursed

KINDS = ("seat", "hand", "shield", "valhalla", "jarl", "space")
GAMES = [*CASES, (2, {}), (5, {"modules": ["thor", "tyr"]}), (4, {"pairs": "cooperation", "modules": ["dwarves"]})]


def messages(value: object) -> list[Message]:
    """A message and all those in it."""
    if isinstance(value, Message):
        return [value, *[inner for arg in value.args.values() for inner in messages(arg)]]
    return [inner for item in value for inner in messages(item)] if isinstance(value, list) else []


def concerned(events: list[Event]) -> set[int]:
    """The seats that public events name or touch."""
    found: set[int] = set()
    for event in events:
        found.update(int(str(one.args["n"])) for one in messages(event.public) if one.id == "seat")
        for kind, _, rest in (touch.partition("/") for touch in event.touch):
            if kind in KINDS and rest:
                found.add(int(rest.split("/")[0]))
    return found


def named(events: list[Event]) -> set[str]:
    """The cards that public events name."""
    return {one.id for event in events for one in messages(event.public)}


def seat_facts(view: Any, seat: int) -> dict[str, object]:
    player = view.players[seat]
    return {
        "jarl": player.jarl,
        "hand": (player.hand_size, player.hand),
        "shields": (player.shields, player.captured),
        # elsewhere turned up at the end
        "valhalla": (player.valhalla_size, player.valhalla if view.monster is not None else []),
        "team": [(space.card, space.tyr) for space in player.spaces if space.card],
        "king": player.king_level,
    }


def battle_facts(view: Any, seat: int) -> dict[str, object]:
    """What lies before a seat in a battle that is being fought."""
    facts: dict[str, object] = {
        "armed": [
            (space.card, space.armed, space.dice, space.blocked, space.excluded, space.denied)
            for space in view.players[seat].spaces
            if space.armed or space.blocked
        ]
    }
    for side in (view.battle.attacker, view.battle.defender):
        if side.seat == seat:
            facts["side"] = [
                *(side.pool, side.tactics, side.forge_size, side.basic_rerolls, side.free_rerolls),
                *(side.dice_lost, side.jarl_off, side.jarl_choice),
            ]
    return facts


def is_same_battle(before: Any, after: Any) -> bool:
    if before.battle is None or after.battle is None or after.battle.stage == "after":
        return False
    return all(
        getattr(before.battle, side).seat == getattr(after.battle, side).seat for side in ("attacker", "defender")
    )


def open_cards(view: Any) -> Counter[str]:
    """All cards that lie face up, by the place where they lie."""
    found: Counter[str] = Counter()
    for place, cards in (("pile", view.discard), ("open", view.open)):
        found.update(f"{place} {view.faces[card].name}" for card in cards)
    for player in view.players:
        for space in player.spaces:
            for card in (space.card, space.tyr):
                if card:
                    found[f"team {view.faces[card].name}"] += 1
    return found


def untold(before: Any, after: Any, events: list[Event], turn: list[Event]) -> list[str]:
    """What changed without a word; `turn` are the events since the turn began."""
    found: list[str] = []
    told = concerned(events)
    for seat in range(len(after.players)):
        old, new = seat_facts(before, seat), seat_facts(after, seat)
        if is_same_battle(before, after):
            old |= battle_facts(before, seat)
            new |= battle_facts(after, seat)
        for fact in new:
            # against a Monster shields and Valhalla are everybody's: whose deed it was is enough
            common = after.monster is not None and fact in ("shields", "valhalla") and told
            if old[fact] != new[fact] and seat not in told and not common:
                found.append(f"{fact} of {seat}")
    touched = {touch for event in events for touch in event.touch}
    if before.deck != after.deck and "deck" not in touched:
        found.append("deck")
    for i, king in enumerate(after.kings):
        if king != before.kings[i] and f"king/{i}" not in touched:
            found.append(f"king {i}")
    if after.monster is not None and "monster" not in touched:
        for fact in ("number", "covered", "dice"):
            if getattr(before.monster, fact) != getattr(after.monster, fact):
                found.append(f"monster's {fact}")
    if "valhalla-event-pile" not in named(events):
        old_cards, new_cards = open_cards(before), open_cards(after)
        known = named(turn)
        for card in (old_cards - new_cards) + (new_cards - old_cards):
            if card.split()[1] not in known:
                found.append(card)
    return found


@rule("V-3.2", "V-3.3")
@pytest.mark.parametrize("case", range(len(GAMES)))
def test_nothing_public_changes_without_a_word(case: int) -> None:
    seats, options = GAMES[case]
    s: Any = GAME.new(seats, 11 + case, options)
    luck = Luck.of(case)
    s.log = []
    turn: list[Event] = []
    before = s.view(None)
    while not s.over:
        seat = s.to_act[luck.uniform(len(s.to_act))]
        codes = len(s.decision(seat).codes)
        # who only draws sees little of a game: an action is an attack if it can be
        attacks = [option.index for option in s.legal(seat) if option.key.startswith("attack")]
        choice = attacks[luck.uniform(len(attacks))] if attacks and luck.uniform(2) else luck.uniform(codes)
        key = s.legal(seat)[choice].key
        s.choose(seat, choice)
        events: list[Event] = s.log
        s.log = []
        after = s.view(None)
        turn += events
        assert untold(before, after, events, turn) == [], f"ply {s.ply}: {seat} {key}"
        for n, event in enumerate(events):
            if event.public is not None and event.public.id == "valhalla-event-turn":
                turn = events[n:]
        before = after


@rule("V-20.38")
def test_what_is_devoured_is_told() -> None:
    t = cursed("mill-1", "ulf", "bersi").do("play bersi")
    assert t.told("devours")[0]["card"] == Message("valhalla-tactic-fury")


@rule("V-10.6")
def test_what_ragnarok_leaves_behind_is_told() -> None:
    t = ragnarok("ulf rolf+tyr-bear", "sw x x x x x", hand="fury", modules=["tyr"]).do("arm ulf sword", "end")
    names = [str(card) for card in messages(t.told("discards-cards")[0]["cards"])]
    assert names == [str(Message(f"valhalla-{id}")) for id in ("tyr-tyr-bear", "warrior-rolf", "tactic-fury")]


@rule("V-19.8")
def test_the_shields_of_partners_are_told() -> None:
    from meadhall.games.valhalla.rules.ragnarok import finish

    t = Scene("", "", "", "", deck="", shields=(2, 0, 3, 4), **COOP)
    finish(t.s)
    given = [tuple(one.args["n"] for one in messages(list(what.values()))) for what in t.told("gives-shield")]
    assert given == [(0, 2), (2, 0), (3, 1)]


@rule("V-13.9")
def test_the_warrior_loki_gives_is_told() -> None:
    from valhalla.test_loki import lost_by

    t = lost_by(4, "l04", discard="ulf bjarni fury").do("row 3")
    assert t.told("takes-top")[0]["card"] == Message("valhalla-warrior-bjarni")


@rule("V-3.9", "V-18.5", "V-15.2")
def test_glory_is_told_as_the_pile_gives_it() -> None:
    from valhalla.test_king import king_turn
    from valhalla.test_valkyries import win

    # level 2 brings 2 Glory, but the pile holds 1, or nobody worth so little
    assert [king_turn("ulf", 2, pile).told("king-bonus")[0]["n"] for pile in ("bjarni", "ulf", "")] == [2, 1, 0]
    t = win("hogni ulf", "ax sw sp x x x", "arm hogni sword axe spear", discard="bersi")
    assert t.told("favour")[0]["n"] == 2
    t = win("hogni ulf", "ax sw sp x x x", "arm hogni sword axe spear")
    assert t.told("favour")[0]["n"] == 0


@rule("V-16.5")
def test_what_was_forged_is_told_only_when_it_is_turned_up() -> None:
    t = Scene("regin", "ulf", hands=("bersi fury",), modules=["dwarves"]).attack("sw x x x x x", "arm regin sword")
    t.do("forge bersi")
    assert "valhalla-warrior-bersi" not in named(t.events())
    t.rolls(SIX_X).do("end", "end")
    assert "valhalla-warrior-bersi" in named(t.events())
