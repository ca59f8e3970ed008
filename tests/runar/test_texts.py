"""Card texts say what the box says: no number stands in a text that its card does not have, and none is missing."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from meadhall.core.speech import has, say
from meadhall.core.text import LANGUAGES, Message
from meadhall.games.runar.unpack import HERE
from rulebook import rule

DATA: dict[str, Any] = tomllib.loads((HERE / "components.toml").read_text(encoding="utf-8"))
WORDS = {"one": 1, "two": 2, "three": 3, "four": 4}
#: numbers of the rules behind a card that are not printed in its effect: the hand size, a most, a least
BESIDES = {
    "runar-event_card-E14.first": {DATA["limits"]["hand_size"]},
    "runar-mission_card-M05.text": {3},
    "runar-mission_card-M11.text": {3},
}


def numbers_in(text: str) -> list[int]:
    """Digits and English number words, in the order they stand."""
    found = re.findall(r"\d+|[a-z]+", text.lower())
    return [int(part) if part.isdigit() else WORDS[part] for part in found if part.isdigit() or part in WORDS]


def numbers_of(data: object) -> set[int]:
    """All numbers of an effect, those in its words (`push_up_to_2_nodes`, `two_heroes_adjacent`) too."""
    if isinstance(data, bool) or data is None:
        return set()
    if isinstance(data, int):
        return {data}
    if isinstance(data, str):
        return set(numbers_in(data.replace("_", " ")))
    parts = list(data.values()) if isinstance(data, dict) else data if isinstance(data, list) else []
    return {number for part in parts for number in numbers_of(part)}


def texts() -> list[tuple[str, object]]:
    """Every text of a card with the part of the box it is about."""
    found: list[tuple[str, object]] = []
    for event in DATA["event_card"]:
        found.extend(
            (f"runar-event_card-{event['id']}.{name}", half["effect"])
            for name, half in zip(("first", "second"), event["half"], strict=True)
        )
    for kind in ("mission_card", "doom_card", "treasure_card", "artefact_card", "obstacle_card", "enemy_action_card"):
        for card in DATA[kind]:
            name = kind.replace("artefact", "treasure")
            about = [card.get(part) for part in ("effect", "condition", "nemesis_vp")]
            found.append((f"runar-{name}-{card['id']}.text", about))
    found.extend((f"runar-enemy_card-{card['id']}.text", card["basic"]) for card in DATA["enemy_card"])
    for hero in DATA["hero"]:
        for ability in hero["ability"]:
            plain, alone = ability["effect"], ability.get("effect_solo")
            legend = ability.get("effect_legend") or plain
            found.append((f"runar-ability-{ability['id']}.text", [plain, alone]))
            found.append(
                (f"runar-ability-{ability['id']}.legend", [legend, ability.get("effect_solo_legend") or alone])
            )
        found.append((f"runar-trait-{hero['trait']['id']}.text", hero["trait"]["effect"]))
    for scenario in DATA["scenario"]:
        found.extend((f"runar-scenario-rule-{one['id']}.text", one["effect"]) for one in scenario.get("rule", []))
    return found


def test_there_is_a_text_for_every_card() -> None:
    assert len(texts()) > 150
    assert [id for id, _ in texts() for language in LANGUAGES if not has(id.split(".")[0], language)] == []


@rule("R-20.1", "R-14.8")
def test_every_number_in_a_card_text_is_a_number_of_the_card() -> None:
    wrong: list[str] = []
    for id, about in texts():
        box = numbers_of(about)
        for language in LANGUAGES:
            said = set(numbers_in(say(Message(id), language)))
            if language == "en":
                wrong.extend(f"{id}: {number} is not in the text" for number in box - said if number > 1)
            # "one Hero", "at least 1 token": one of a thing needs no number in the box
            wrong.extend(f"{id} ({language}): {n} is not in the box" for n in said - box - BESIDES.get(id, set()) - {1})
        digits = [sorted(re.findall(r"\d+", say(Message(id), language))) for language in LANGUAGES]
        if digits[0] != digits[1]:
            wrong.append(f"{id}: {digits}")
    assert wrong == []


@rule("R-7.2", "R-25.4", "R-25.5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mission_promises_what_it_gives(language: str) -> None:
    """The first number of a mission is its VP."""
    missions = [(f"runar-mission_card-{card['id']}.text", card["effect"]) for card in DATA["mission_card"]]
    for event in DATA["event_card"]:
        missions.extend(
            (f"runar-event_card-{event['id']}.{name}", half["effect"])
            for name, half in zip(("first", "second"), event["half"], strict=True)
            if half["kind"] == "mission"
        )
    assert len(missions) == 29
    for id, effect in missions:
        vp = effect[0]["vp"]
        first = numbers_in(say(Message(id), language))[0]
        assert first == (vp if isinstance(vp, int) else 1), id
    # the whole text of an Event is that of its halves
    for event in DATA["event_card"]:
        card = f"runar-event_card-{event['id']}"
        halves = " ".join(say(Message(f"{card}.{name}"), language) for name in ("first", "second"))
        assert say(Message(f"{card}.text"), language) == halves, card
