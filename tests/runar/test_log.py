"""The log: whatever changes for all to see is told, and told of whoever or whatever it happened to."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from meadhall.core.event import Event
from meadhall.core.luck import Luck
from meadhall.core.text import Message
from meadhall.games.runar import GAME
from meadhall.games.runar.definitions import NEMESIS
from meadhall.games.runar.state import State
from meadhall.games.runar.view import RunarView
from runar.cases import CASES

Fact = tuple[str, str, str]

CARDS = "draw under handed buried remade recover shuffled kept end"
#: kind of thing and what is seen of it -> the events that may have changed it
TOLD: dict[tuple[str, str], str] = {
    ("seat", "vp"): "vp",
    ("seat", "dice"): "dice dice-lost paid",
    ("seat", "hand"): f"{CARDS} play sent-back inspiration inspiration-back dread",
    ("seat", "deck"): CARDS,
    ("seat", "top"): CARDS,
    ("seat", "memory"): "away buried dread remade defeated",
    ("seat", "slots"): "gain recover end",
    ("seat", "inflicted"): "gain recover end",
    ("seat", "treasury"): "equip store mark chest",
    ("seat", "shards"): "gathered shard shard-own",
    ("seat", "statue"): "build topple",
    ("seat", "statue_node"): "base",
    ("seat", "trophies"): "trophy",
    ("seat", "enemy_tokens"): "enemy-token given-back",
    ("seat", "captured"): "slain given-back",
    ("seat", "campaign_points"): "bought unspent",
    ("seat", "clan"): "clan",
    ("seat", "reserve"): "placed given-back",
    ("figure", "there"): "base-of",
    ("figure", "defence"): "token shield defeated shuffled",
    ("figure", "dice"): "dice dice-lost paid",
    ("figure", "treasure"): "equip store mark",
    ("figure", "defeated"): "defeated",
    ("figure", "active"): "active away inspiration-back defeated turn",
    ("figure", "wounds"): "wound slain healed",
    ("node", "figure"): "step placed defeated slain revealed",
    ("node", "obstacle"): "raised base destroyed stone",
    ("node", "cracks"): "cracked destroyed healed stone",
    ("node", "shard"): "gathered shard shard-off concealed laid",
    ("node", "hazard"): "hazard hazard-at slid burst laid",
    ("node", "remnant"): "remnant",
    ("node", "die"): "laid token-placed",
    ("node", "token"): "token-placed revealed",
    ("node", "mark"): "raised",
    ("table", "turn"): "turn",
    ("table", "active"): "turn end",
    ("table", "turn_card"): "play away inspiration-back defeated",
    ("table", "symbols"): "play use symbols away inspiration-back defeated",
    ("table", "destiny"): "reveal destiny-remade",
    ("table", "discard"): "reveal destiny-remade placed no-room",
    ("table", "hazard_pool"): "hazard hazard-at burst",
    ("table", "events"): "reveal spaces enemy-token",
    ("table", "inspiration"): "inspiration inspiration-back sent-back defeated end",
    ("table", "treasures"): "chest",
    ("table", "artefacts"): "chest",
    ("table", "revealed"): "activated basic skipped respawn enemy-remade",
    ("table", "enemy_deck"): "activated basic skipped respawn enemy-remade enemy-under",
    ("table", "deed"): "activated basic",
    ("table", "dealt"): "dealt drafted",
    ("table", "obstacle_cards"): "obstacle-cards",
}


def facts(view: RunarView) -> dict[Fact, object]:
    """What everybody sees, one fact at a time; what is only asked or worked out from these is left out."""
    found: dict[Fact, object] = {}
    for player in view.players:
        seat = str(player.seat)
        for field in (
            *("vp", "dice", "hand", "deck", "top", "memory", "slots", "inflicted", "treasury", "shards", "statue"),
            *("statue_node", "trophies", "enemy_tokens", "captured", "campaign_points", "clan"),
        ):
            found["seat", seat, field] = getattr(player, field)
        # that a Treasure can be equipped again in the next turn is told with the turn
        found["seat", seat, "treasury"] = [(card.id, card.face_down) for card in player.treasury]
        for hero in player.heroes:
            figure = str(hero.figure)
            found["figure", figure, "there"] = hero.id
            for field in ("defence", "dice", "defeated", "active"):
                found["figure", figure, field] = getattr(hero, field)
            found["figure", figure, "treasure"] = hero.treasure.id if hero.treasure else None
    nemesis = view.nemesis
    if nemesis is not None:
        seat = str(NEMESIS)
        for field in ("vp", "slots", "inflicted", "trophies"):
            found["seat", seat, field] = getattr(nemesis, field)
        for slot in nemesis.enemies:
            found["seat", f"{seat} {slot.enemy}", "reserve"] = slot.reserve
        found["table", "", "revealed"] = nemesis.revealed
        found["table", "", "enemy_deck"] = (nemesis.deck, nemesis.top)
        found["table", "", "deed"] = nemesis.deed
    for figure_view in view.figures:
        found["figure", str(figure_view.id), "wounds"] = figure_view.wounds
    for node in view.nodes:
        for field in ("figure", "obstacle", "cracks", "shard", "hazard", "remnant", "die", "token", "mark"):
            found["node", node.id, field] = getattr(node, field)
    for field in (
        *("turn", "active", "turn_card", "symbols", "destiny", "discard", "hazard_pool", "inspiration", "treasures"),
        *("artefacts", "dealt", "obstacle_cards"),
    ):
        found["table", "", field] = getattr(view, field)
    found["table", "", "events"] = [(slot.card, slot.enemy_token) for slot in view.events]
    return found


def named(message: Message | None) -> set[str]:
    """Seats in a message."""
    found: set[str] = set()
    if message is not None:
        if message.id == "seat":
            found.add(f"seat/{message.args['n']}")
        if message.id == "runar-nemesis":
            found.add(f"seat/{NEMESIS}")
        for arg in message.args.values():
            for part in arg if isinstance(arg, list) else [arg]:
                if isinstance(part, Message):
                    found |= named(part)
    return found


def concerns(event: Event) -> set[str]:
    """Everything an event names or touches, a seat also by its parts and Heroes."""
    found = set(event.touch) | named(event.public)
    for place in event.touch:
        kind, _, which = place.partition("/")
        if kind in ("pool", "slots", "statue", "deck"):
            found.add(f"seat/{which}")
        if kind == "figure":
            found.add(f"seat/{int(which) // 3}" if int(which) < 12 else f"seat/{NEMESIS}")
        if kind == "pool":
            # a Hero's own dice lie on the board of its player
            found |= {f"figure/{int(which) * 3 + mark}" for mark in range(3)}
    return found


def untold(before: dict[Fact, object], after: dict[Fact, object], events: list[Event]) -> list[str]:
    """The facts that changed although nothing was told about them."""
    found: list[str] = []
    told = [(str(event.public.id).removeprefix("runar-event-"), concerns(event)) for event in events if event.public]
    moved = {f"figure/{place.split('/')[1]}" for _, places in told for place in places if place.startswith("figure/")}
    for fact in before.keys() | after.keys():
        kind, which, field = fact
        old, new = before.get(fact), after.get(fact)
        if old == new or (field == "wounds" and not old and not new):
            continue
        if field in ("defence", "defeated", "active", "dice", "treasure") and fact not in before:
            continue  # it came with its Hero
        allowed = TOLD[kind, field].split()
        place = f"{kind}/{which.split()[0]}" if which else ""
        wanted = {place}
        if kind == "node" and field == "figure":
            wanted |= {f"figure/{figure}" for figure in (old, new) if figure is not None} & moved
        if kind == "figure" and field in ("defence", "active"):
            wanted.add(f"seat/{int(which) // 3}")
        if not any(id in allowed and (not place or wanted & places) for id, places in told):
            found.append(f"{kind} {which} {field}: {old} -> {new}")
    return found


def points(events: list[Event]) -> dict[str, int]:
    found: dict[str, int] = {}
    for event in events:
        if event.public is not None and event.public.id == "runar-event-vp":
            for seat in named(event.public):
                found[seat] = found.get(seat, 0) + int(str(event.public.args["n"]))
    return found


def played(seats: int, options: dict[str, Any], seed: int, plies: int) -> list[str]:
    """Random choices; after each of them what changed is compared with what was told."""
    s = GAME.new(seats, seed, options)
    assert isinstance(s, State)
    luck = Luck.of(f"log {seed}")
    s.log = []
    before = facts(s.view(None))
    silent: list[str] = []
    while not s.over and s.ply < plies:
        seat = s.to_act[luck.below(len(s.to_act))]
        options_now = s.legal(seat)
        key = options_now[luck.below(len(options_now))].key
        s.log = []
        s.apply(key, seat)
        after = facts(s.view(None))
        silent.extend(f"{seat} {key}: {line}" for line in untold(before, after, s.log))
        gained = points(s.log)
        for one in [*range(seats), NEMESIS]:
            fact = ("seat", str(one), "vp")
            if fact in after:
                delta = int(str(after[fact])) - int(str(before[fact]))
                assert gained.get(f"seat/{one}", 0) == delta, f"{seat} {key}"
        before = after
    return silent


@pytest.mark.parametrize("case", range(len(CASES)))
def test_nothing_changes_without_a_word(case: int) -> None:
    seats, options = CASES[case]
    assert played(seats, options, 700 + case, 260) == []


def test_the_check_itself_notices_silence() -> None:
    """Every sort of fact above is one of a view, and a change that no event names is found."""
    fields = {field.name for field in msgspec.structs.fields(RunarView)}
    assert {"players", "nemesis", "nodes", "figures", "events", "dealt"} <= fields
    here: dict[Fact, object] = {("seat", "1", "trophies"): 0, ("node", "A1", "hazard"): False}
    there: dict[Fact, object] = {("seat", "1", "trophies"): 1, ("node", "A1", "hazard"): True}
    other = [Event(Message("runar-event-trophy", {"who": Message("seat", {"n": 0})}), ("seat/0",))]
    assert len(untold(here, there, other)) == 2
    right = [
        Event(Message("runar-event-trophy", {"who": Message("seat", {"n": 1})})),
        Event(Message("runar-event-hazard-at"), ("node/A1",)),
    ]
    assert untold(here, there, right) == []
