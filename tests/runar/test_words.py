"""What options and cards are called: names instead of ids, and the die that will be spent."""

from __future__ import annotations

import pytest

from meadhall.core.speech import say
from meadhall.games.runar.definitions import INSPIRATION, Scenario
from meadhall.games.runar.words import card_name, fate_name
from rulebook import rule
from runar.scene import TEAMS, Scene, scene


def words(t: Scene, begin: str) -> list[str]:
    return [say(option.message, "en") for option in t.s.legal(t.seat) if option.key.startswith(begin)]


@rule("R-12.1", "R-13.10")
def test_a_price_names_the_die_that_will_be_spent() -> None:
    def prices(dice: str, own: str = "") -> list[str]:
        t = scene().at(hrafn="B2", helga="C2", feima="F6").shard("B1", "yellow").hazard("B3").own("hrafn", own)
        t.active("hrafn", dice=dice)
        return [words(t, begin)[0].split(": ")[1] for begin in ("move", "push", "attack", "gather", "activate")]

    assert prices("neutral") == ["neutral die"] * 5
    dear = ["agility die", "agility die", "strength die", "instinct die", "strength die"]
    assert prices("agility strength instinct") == dear
    assert prices("agility strength instinct", "neutral") == [f"{die} or neutral die" for die in dear]


@rule("R-12.1", "R-13.10")
def test_reactions_name_their_die_too() -> None:
    t = scene().at(hrafn="A5", helga="B5").tokens(helga=1).pool(1, "neutral").active("hrafn", dice="strength agility")
    assert words(t.do("attack helga"), "defend") == ["Defence: neutral die"]
    t.do("pass", "discard token", "move")
    assert words(t, "raid") == ["Helga raids: neutral die"]
    t.do("pass", "step A6", "stop")
    assert words(t, "pursue") == ["Helga pursues to B6: neutral die"]


@rule("R-11.1", "R-22.5", "R-12.15")
def test_tactics_treasures_and_scenarios_name_their_die() -> None:
    t = scene().at(hrafn="B2", helga="F12").pool(0, "neutral").tactics()
    assert words(t, "coordination") == ["Coordination, draw three cards: neutral die"]
    assert words(t, "charge") == ["Charge with Hrafn: neutral die"]
    t = scene().at(hrafn="B2", feima="C2", helga="F12").give("hrafn", "T15").active("hrafn", dice="instinct")
    assert words(t, "gear") == ["Hrafn uses Hunting Horn: instinct die"]
    t = scene(scenario="5B").at(hrafn="B2", helga="F12")
    t.enemy("hidlesvini", "B3")
    assert words(t.active("hrafn", dice="agility neutral"), "scenario") == ["Drive Back: agility die or neutral die"]


@rule("R-22.5")
def test_gleipnir_is_part_of_the_price() -> None:
    t = scene().at(hrafn="B2", helga="C2").give("helga", "T28").active("hrafn", dice="agility strength")
    assert words(t, "move") == ["Move: agility die, and one more die"]


@rule("R-11.8", "R-12.15")
def test_a_scenario_may_have_several_actions() -> None:
    """Each is offered, priced and carried out as itself."""
    t = scene(scenario="2A").at(hrafn="B2", helga="F12")
    topple = t.s.scenario.rules[0]
    drive = t.s.box.scenario("5B").rules[0]
    s = t.s.scenario
    both = Scenario(s.id, s.nemesis, s.missions, s.events, s.red, s.enemies, s.setup, (topple, drive))
    t.s.scenario = both
    t.s.reserve[0] = 1
    t.enemy("hidlesvini", "B3")
    t.active("hrafn", dice="agility")
    assert t.options("scenario") == ["scenario drive_back"]
    t.do("scenario drive_back", "shift-by 1")
    assert t.dice(0) == ""  # its own price was paid
    assert t.s.figure[t.s.ground.step[t.s.node[t.fig("hrafn")] * 8 + 2]] == -1  # it was driven south


def test_an_action_card_is_called_by_what_is_on_it() -> None:
    s = scene().s
    names = [say(card_name(s, card), "en") for card in range(INSPIRATION) if s.box.cards[card].hero >= 0]
    assert names[0] == "Hrafn (instinct, agility and strength)"
    assert names[5] == "Hrafn (instinct, agility and symbol V)"
    assert len(set(names)) == len(names) - 1  # two cards of one Hero differ only in their Support


@rule("R-10.23")
def test_a_destiny_card_is_called_by_the_nodes_it_indicates() -> None:
    t = scene(*TEAMS)
    t.s.active = 2
    assert say(fate_name(t.s, 7), "en") == "Destiny card (yellow Shard: B2, H2, H8, B8)"
    t.s.active = 0
    assert say(fate_name(t.s, 7), "en") == "Destiny card (yellow Shard: E5, K5, K11, E11)"


@rule("R-22.3", "R-22.9")
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_mark_is_asked_for_by_name_and_says_what_it_does(language: str) -> None:
    t = scene().at(hrafn="B2", helga="C2").give("helga", "T07").active("hrafn", dice="strength").do("attack helga")
    asked = say(t.asked(1), language)
    assert (
        asked
        == {"en": "Helga has the Mark of Baldr: use it now?", "pl": "Helga ma kartę „Znak Baldura”. Użyć jej teraz?"}[
            language
        ]
    )
    yes = say(t.s.legal(1)[1].message, language)
    assert yes == {"en": "Yes: this Damage costs nothing", "pl": "Tak: te Obrażenia nic nie kosztują"}[language]
