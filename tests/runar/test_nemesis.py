"""R-27: Nemesis and its Enemies."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest

from meadhall.core.speech import say
from meadhall.core.text import Message
from meadhall.games.runar import Runar
from meadhall.games.runar.definitions import ADVANTAGE, NEMESIS, Box, node_name, node_of
from meadhall.games.runar.effects.foes import ends
from meadhall.games.runar.rules.conditions import nearest
from meadhall.games.runar.rules.damage import gain_card
from meadhall.games.runar.state import State
from meadhall.games.runar.unpack import HERE, load
from meadhall.games.runar.view import RespawnView
from rulebook import rule
from runar.scene import TEAMS, Scene, scene, told_of


def field(*teams: str, **options: str) -> Scene:
    return scene(*(teams or TEAMS[:2]), **{"scenario": "1B", **options})


@rule("R-27.1", "R-27.2", "R-27.4")
def test_nemesis_gains_like_a_player() -> None:
    t = field()
    for _ in range(3):
        gain_card(t.s, NEMESIS, ADVANTAGE)
    assert t.vp(NEMESIS) == 1
    assert t.s.view(0).nemesis.vp == 1
    assert scene().s.view(0).nemesis is None


@rule("R-27.5")
def test_enemy_cards() -> None:
    enemies = field().s.box.enemies
    assert [(e.id, e.rank, e.power, e.health, e.unique) for e in enemies] == [
        ("hidlesvini", 0, 1, 1, False),
        ("seggir", 1, 2, 2, False),
        ("hofundr", 2, 3, 3, False),
    ]


class OneLeader(Runar):
    """The box with a leader that is unique."""

    def load_box(self, path: Path | None = None) -> Box:
        before, card, after = (HERE / "components.toml").read_text(encoding="utf-8").partition('id = "hofundr"')
        text = before + card + after.replace("unique = false", "unique = true", 1)
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "components.toml"
            file.write_text(text, encoding="utf-8")
            return load(file)


@rule("R-27.6", "R-27.7")
def test_of_a_unique_leader_there_is_one_figure() -> None:
    def leaders(game: Runar, seats: int) -> int:
        state = game.new(seats, 1, {"scenario": "1B"})
        assert isinstance(state, State)
        return state.reserve[2]

    assert [leaders(Runar(), seats) for seats in (2, 3, 4)] == [2, 3, 4]
    assert [leaders(OneLeader(), seats) for seats in (2, 3, 4)] == [1, 1, 1]


@rule("R-27.8", "R-27.9", "R-27.3")
def test_the_active_player_chooses_which_figure_is_activated() -> None:
    t = field().at(hrafn="A1", helga="F12")
    t.enemy("hidlesvini", "C5")
    t.enemy("hidlesvini", "E5")
    t.nemesis(1, "H4")
    assert t.seat == 1
    assert set(t.options()) == {"activate hidlesvini-C5", "activate hidlesvini-E5"}
    t = field().at(hrafn="A1")
    t.nemesis(0, "H4")
    assert t.halted
    assert not t.revealed


@rule("R-27.10")
def test_cards_of_absent_enemies_are_skipped() -> None:
    t = field().at(hrafn="A1", helga="F12")
    t.enemy("hidlesvini", "C5")
    t.nemesis(0, "S1", "F1", "H4")
    assert t.revealed == ["S1", "F1", "H4"]
    # an empty deck is made of the revealed cards
    t = field().at(hrafn="A1", helga="F12")
    t.enemy("hidlesvini", "C5")
    t.s.enemy_revealed = t.s.enemy_deck
    t.s.enemy_deck = []
    t.nemesis(0)
    assert len(t.s.enemy_deck) + len(t.revealed) == 18


@rule("R-27.10", "R-27.11")
def test_respawn() -> None:
    t = field().at(hrafn="E2", helga="F12").tokens(hrafn=1)
    t.enemy("hidlesvini", "C9")
    t.thrown("D08")  # D08: E5 and E11 for the north player
    t.s.log = []
    t.nemesis(0, "F1", "S4")
    assert [args["card"] for args in told_of(t.s, "skipped")] == [Message("runar-enemy_action_card-F1")]
    assert [args["card"] for args in told_of(t.s, "respawn")] == [Message("runar-enemy_action_card-S4")]
    assert set(t.options()) == {"respawn-at E5", "respawn-at E11"}
    for viewer in (None, 0, 1):  # the card lies open for all
        assert t.s.view(viewer).nemesis.respawn == RespawnView("seggir", "S4")
    assert say(t.asked(0), "en") == "Respawn: on which node does it come back (Seggir)?"
    t.do("respawn-at E5")
    assert t.s.view(0).nemesis.respawn is None
    assert t.enemies.count("seggir") == 1
    assert t.discarded[0] == "D08"  # a used card goes under the pile
    assert t.s.reserve[1] == 3
    # the figure that came acts with the same card: a Hero is near, so it comes closer and strikes
    t.do(t.options("enemy-to")[0], "discard token")
    assert t.defence("hrafn") == 0


@rule("R-27.11")
def test_respawn_with_an_empty_reserve_is_passed_over() -> None:
    t = field().at(hrafn="F1", helga="F12")
    t.enemy("hidlesvini", "C5")
    t.s.reserve[1] = 0
    t.thrown("D08")
    t.s.log = []
    t.nemesis(0, "S4", "H4")
    assert told_of(t.s, "skipped")
    assert t.revealed == ["S4", "H4"]
    assert not t.options("respawn-at")
    assert len(t.enemies) == 1


@rule("R-27.11")
@pytest.mark.parametrize(("language", "word"), [("en", "Respawn:"), ("pl", "Odrodzenie:")])
def test_the_cards_with_respawn_say_so(language: str, word: str) -> None:
    for card in field().s.box.enemy_actions:
        text = say(Message(f"runar-enemy_action_card-{card.id}.text"), language)
        assert text.startswith(word) == card.respawn, card.id


@rule("R-27.12", "R-E-17", "R-27.21", "R-27.30")
def test_runic_feast() -> None:
    """R-29.14."""
    t = field().at(hrafn="C4", helga="A4").shard("C6")
    t.enemy("hidlesvini", "B5")
    t.nemesis(0, "H1")
    assert t.vp(NEMESIS) == 1
    assert t.seat == 0
    assert set(t.options()) == {"next-target hrafn", "next-target helga"}
    t.do("next-target hrafn")
    assert t.where("hrafn") == "D3"
    assert t.seat == 1  # Helga at the edge takes Damage
    t.do("discard token")
    assert t.shard_at("C6")  # the Shards stay
    t = field().at(hrafn="E6", helga="F12")
    t.enemy("hidlesvini", "B5")
    t.nemesis(0, "H1")  # no Shard: Basic Activation
    assert t.options("enemy-to")


@rule("R-27.13", "R-27.14", "R-27.15", "R-E-46")
def test_regeneration() -> None:
    t = field().at(hrafn="B5", helga="F12").tokens(hrafn=9)
    t.enemy("seggir", "C5")
    t.active("hrafn", dice="strength strength").do("attack seggir-C5", "attack seggir-C5")
    assert set(t.options()) == {"reward 6", "reward 8"}
    t.do("reward 8")
    assert t.inspirations(0) == 1
    assert t.captured("seggir") == 1
    t.thrown("D08")  # D08 shows slot 2: a Seggir
    t.enemy_token()
    t.nemesis(0).do("come-at E11")
    assert t.options() == ["give-back 0", "give-back 2"]
    t.do("give-back 2")
    assert t.s.reserve[1] == 3
    assert t.captured("seggir") == 0
    while not t.halted:  # one token is left: once more
        t.do(t.options()[0])
    assert t.enemy_tokens() == 0
    assert len(t.enemies) == 2


@rule("R-27.14", "R-E-18")
def test_regeneration_with_nothing_available() -> None:
    t = field().at(hrafn="A1")
    t.reserve(0, 0, 0)
    t.enemy_token()
    t.nemesis(0)
    assert t.enemies == []
    assert t.enemy_tokens() == 0


@rule("R-27.14")
def test_regeneration_passes_over_occupied_nodes_and_missing_figures() -> None:
    t = field().at(hrafn="E5", helga="E11")
    t.thrown("D10", "D08")
    t.enemy_token()
    t.reserve(0, 0, 1)
    t.nemesis(0)
    assert 7 in t.s.deposit
    t.do(t.options("come-at")[0])
    assert t.enemies == ["hofundr"]
    t = field().at(hrafn="E5")
    t.discards()
    t.enemy_token()
    t.nemesis(0)
    assert t.enemies == []
    assert t.enemy_tokens() == 0


@rule("R-27.16", "R-27.17", "R-27.18")
def test_towards() -> None:
    t = field().at(hrafn="F1", helga="F12")
    enemy = t.enemy("hidlesvini", "A1")
    near = {node_name(n) for n in ends(t.s, enemy, node_of("F1"), 5)}
    assert near == {"E1", "E2"}
    assert {node_name(n) for n in ends(t.s, enemy, node_of("F1"), 2)} == {"C1"}
    # towards a Shard it must reach the node itself
    assert [node_name(n) for n in ends(t.s, enemy, node_of("C2"), 5)] == ["C2"]
    # already there: any node that keeps the condition
    enemy = t.enemy("hidlesvini", "E2")
    assert {node_name(n) for n in ends(t.s, enemy, node_of("F1"), 1)} == {"E1", "E2", "F2"}


@rule("R-27.19")
def test_enemies_pass_figures_and_pay_nothing_for_remnants() -> None:
    t = field().at(hrafn="B1", feima="B2", helga="A2").remnant("C1")
    enemy = t.enemy("hidlesvini", "A1")
    assert [node_name(n) for n in ends(t.s, enemy, node_of("C1"), 2)] == ["C1"]
    t = field().obstacle("menhir", "B1", "A2")
    enemy = t.enemy("hidlesvini", "A1")
    assert [node_name(n) for n in ends(t.s, enemy, node_of("C3"), 4)] == ["A1"]  # between two Obstacles


@rule("R-27.20")
def test_ties_for_the_nearest_are_left_to_the_active_player() -> None:
    t = field().at(hrafn="A5", helga="E5")
    t.enemy("hidlesvini", "C5")
    t.nemesis(1, "H6")
    assert t.seat == 1
    assert t.options() == ["toward hrafn", "toward helga"]
    t = field()
    t.enemy("seggir", "C5")
    t.nemesis(0, "S6")  # no Shard anywhere: that part is skipped
    assert t.halted
    assert t.vp(NEMESIS) == 0
    t = field().at(hrafn="A1", helga="F12")
    t.scored(0, 5)
    t.enemy("hofundr", "C5")
    t.nemesis(0, "F2")
    t.do("enemy-at F11", "discard token")  # the nearest Hero of a Chief
    assert t.defence("helga") == 0


@rule("R-27.22")
def test_reveal() -> None:
    t = field().at(hrafn="F1", helga="F12").shard("C5").fate("D05")
    t.enemy("seggir", "C5")
    t.nemesis(0, "S6")
    assert t.discarded[-1] == "D05"
    t = field().at(hrafn="F1", helga="F12").shard("C5").fate("E01")
    t.enemy("seggir", "C5")
    t.nemesis(0, "S6")
    assert t.events == ["E01"]
    assert not t.shard_at("C5")
    while not t.halted:  # the Enemy token above the slot brings another Enemy
        t.do(t.options()[0])
    assert t.enemy_tokens() == 0
    assert len(t.enemies) == 2
    t = field().at(hrafn="F1", helga="F12").shard("C5")
    t.no_fate()
    t.enemy("seggir", "C5")
    t.nemesis(0, "S6")
    assert t.halted


@rule("R-27.22")
def test_reveal_takes_no_shard_from_the_player_board() -> None:
    t = field().at(hrafn="F1", helga="F12").fate("E01")
    t.scored(1)
    t.holding(0, 1)
    t.s.spaces = [0, 0, 0, 0]
    t.enemy("hofundr", "A5")
    t.nemesis(0, "F5")
    assert t.events == ["E01"]
    assert t.shards() == 1


@rule("R-27.23", "R-27.24", "R-E-44")
def test_assault() -> None:
    for tokens in (2, 3):  # as much Power as tokens is enough
        t = field().at(hrafn="B2").shard("B1").tokens(hrafn=tokens)
        t.enemy("hidlesvini", "A2")
        t.enemy("seggir", "C2")
        t.active("hrafn", dice="strength").do("gather B1")
        assert "discard token" in t.options()
        assert t.s.view(0).damage.source == t.fig("seggir-C2")
        t.do("discard token")
        assert t.vp() == 1
        assert t.advantages(NEMESIS) == 1
    t = field().at(hrafn="B2").shard("B1").tokens(hrafn=2)
    t.enemy("hidlesvini", "A2")
    t.active("hrafn", dice="strength").do("gather B1")
    assert t.vp() == 1
    assert t.defence("hrafn") == 2


@rule("R-27.23", "R-27.29")
def test_assault_answers_attacks_and_pushes_against_any_enemy_after_raids() -> None:
    t = field().at(hrafn="B2", helga="B3").shard("B1").tokens(hrafn=2).pool(1, "instinct")
    t.enemy("seggir", "C2")
    t.enemy("seggir", "A2")
    t.active("hrafn", dice="strength agility strength").do("gather B1")
    assert t.seat == 1
    t.do("raid helga", "discard token")
    assert set(t.options()) == {"assault seggir-A2", "assault seggir-C2"}
    t.do("assault seggir-A2", "discard token")
    assert t.vp() == 1
    t.do("push seggir-C2")
    assert t.options("assault")
    t = field().at(hrafn="B2", helga="B3").tokens(hrafn=0)
    t.enemy("seggir", "C2")
    t.active("hrafn", dice="strength").do("attack helga")
    assert t.seat == 1  # an Attack against a Hero brings no Assault


@rule("R-27.25", "R-27.26")
def test_rewards() -> None:
    t = field().at(hrafn="B2").tokens(hrafn=9)
    t.enemy("hofundr", "C2")
    t.active("hrafn", dice="strength strength strength").do(*["attack hofundr-C2"] * 3)
    assert (t.vp(), t.s.trophies[0], t.advantages(0), t.captured("hofundr")) == (1, 1, 1, 1)
    assert t.s.breakdown(0)["enemies"] == 1


@rule("R-27.25", "R-27.26")
def test_the_reward_goes_to_whoever_dealt_the_last_damage() -> None:
    """In another player's turn too."""
    t = field().at(hrafn="F1", helga="C4").give("helga", "T05").tokens(helga=1)
    t.enemy("hidlesvini", "C5")
    t.nemesis(0, "H2").do("discard token", "mark yes")
    assert (t.advantages(1), t.advantages(0)) == (1, 0)
    assert (t.captured("hidlesvini", 1), t.captured("hidlesvini")) == (1, 0)


@rule("R-27.28")
def test_enemies_attack_and_heroes_defend() -> None:
    t = field().at(hrafn="B2", helga="F12").pool(0, "instinct").tokens(hrafn=1)
    t.enemy("hidlesvini", "C2")
    t.nemesis(0, "H2")
    assert t.options() == ["pass", "defend hrafn"]  # in the own turn's Nemesis Phase Heroes can react
    t.do("pass", "discard token")
    assert t.advantages(NEMESIS) == 1
    t = field().at(hrafn="B2", helga="F12", feima="F1").tokens(hrafn=0).strip_cards("hrafn")
    t.enemy("hidlesvini", "C2")
    t.nemesis(0, "H2").do("fall")
    assert (t.vp(NEMESIS), t.s.trophies[NEMESIS], t.advantages(NEMESIS)) == (1, 1, 1)
    assert t.inspirations(0) == 1


@rule("R-12.4")
def test_heroes_react_in_the_nemesis_phase_of_their_own_turn() -> None:
    t = field().at(hrafn="C4", helga="F12").pool(0, "neutral").shard("C6")
    t.enemy("hidlesvini", "B5")
    t.nemesis(0, "H1").do("defend hrafn")
    assert t.where("hrafn") == "C4"


@rule("R-27.31")
def test_a_placed_enemy() -> None:
    t = field().at(hrafn="A1", helga="F12").shard("D4").shard("A2")
    t.enemy("hofundr", "C7")
    t.nemesis(0, "F1")
    assert {key.split()[1] for key in t.options()} == {
        node_name(n) for n in t.s.ground.zone_nodes[t.s.ground.zone[node_of("D4")]]
    }
    t.do("enemy-at F6")
    assert t.vp(NEMESIS) == 1
    # nowhere to stand: it stays where it is, and the rest needs adjacency
    t = field().at(hrafn="A1", helga="F12").obstacle("menhir", "A2", "B1", "B2")
    t.scored(3)
    enemy = t.enemy("hofundr", "C7")
    t.nemesis(0, "F2")
    assert t.place(enemy) == "C7"
    assert t.halted


def test_a_boar_tramples_who_is_in_its_way() -> None:
    t = field().at(hrafn="B6", helga="F12")
    t.enemy("hidlesvini", "B2")
    t.nemesis(0, "H3").do("enemy-to B5")
    assert t.where("hrafn") == "B7"


def test_a_boar_on_a_shard_absorbs_it() -> None:
    t = field().at(hrafn="F6", helga="F12").shard("B5").shard("B2")
    t.enemy("hidlesvini", "B2")
    t.nemesis(0, "H4")
    assert t.vp(NEMESIS) == 1


def test_a_boar_roots_for_the_nearest_shard() -> None:
    t = field().at(hrafn="F6", helga="F12").shard("B5")
    t.enemy("hidlesvini", "B2")
    t.nemesis(0, "H5")
    assert t.vp(NEMESIS) == 1


def test_a_crushing_blow_strikes_every_adjacent_hero() -> None:
    t = field().at(hrafn="B6", helga="C7").tokens(hrafn=1, helga=1)
    t.enemy("seggir", "C6")
    t.nemesis(0, "S1").do("next-target helga", "discard token", "discard token")
    assert t.advantages(NEMESIS) == 2


def test_thirst_for_power_absorbs_and_then_moves_towards_a_hero() -> None:
    t = field().at(hrafn="F6", helga="F12").shard("B5")
    t.enemy("seggir", "B6")
    t.nemesis(0, "S2")
    assert t.vp(NEMESIS) == 1
    assert t.s.figure[node_of("E6")] >= 12


def test_the_march_of_the_jotnar_ends_with_an_attack() -> None:
    t = field().at(hrafn="E5", helga="F12").tokens(hrafn=1)
    t.enemy("seggir", "B5")
    t.nemesis(0, "S3").do("enemy-to D5", "discard token")
    assert t.defence("hrafn") == 0


def test_the_scent_of_weakness_leads_to_a_hero_without_tokens() -> None:
    t = field().at(hrafn="E5", helga="B8").tokens(hrafn=0)
    t.enemy("seggir", "B5")
    t.nemesis(0, "S5").do("enemy-to D5")
    assert t.seat == 0


def test_the_earthshaker_strikes_two_heroes_in_a_zone() -> None:
    t = field().at(hrafn="D5", helga="D6").tokens(hrafn=1, helga=1)
    t.enemy("hofundr", "F4")
    t.nemesis(0, "F2").do("discard token", "discard token")
    assert t.advantages(NEMESIS) == 2


def test_a_duel_of_chiefs_is_an_attack_and_a_push() -> None:
    t = field().at(hrafn="D5", helga="F12").tokens(hrafn=2)
    t.enemy("hofundr", "A1")
    t.nemesis(0, "F3").do("enemy-at C5", "discard token")
    assert t.where("hrafn") == "E5"


def test_the_horn_of_war_lets_another_enemy_attack() -> None:
    t = field().at(hrafn="D5", helga="F12").tokens(hrafn=2)
    t.enemy("hofundr", "A1")
    t.enemy("hidlesvini", "D6")
    t.nemesis(0, "F4").do("discard token")
    assert t.advantages(NEMESIS) == 1


def test_the_voice_of_doom_reveals_and_absorbs() -> None:
    t = field().at(hrafn="D5", helga="F12").shard("A1").fate("D05")
    t.scored(1)
    t.enemy("hofundr", "A1")
    t.nemesis(0, "F5")
    assert t.discarded[-1] == "D05"
    assert t.vp(NEMESIS) == 1


def test_the_wrath_of_jotunheim_strikes_and_pushes() -> None:
    t = field().at(hrafn="B5", helga="F12").tokens(hrafn=1)
    t.enemy("hofundr", "A5")
    t.nemesis(0, "F6").do("discard token")
    assert t.where("hrafn") == "C5"
    assert t.defence("hrafn") == 0


@rule("R-27.20")
def test_who_cannot_be_reached_is_as_near_as_any_other_who_cannot() -> None:
    t = field().at(hrafn="D5", helga="F12").obstacle("stone_pile", "C4", "C5", "C6", "D4", "D6", "E4", "E5", "E6")
    start, walled, open_ground = node_of("A1"), node_of("D5"), node_of("F12")
    assert nearest(t.s, start, [walled]) == [walled]
    assert nearest(t.s, start, [walled, open_ground]) == [open_ground]


def test_stampede() -> None:
    t = scene(scenario="2B").at(hrafn="F1", helga="F12")
    t.s.enemy_tokens = [0, 0]
    t.enemy("hidlesvini", "A6")
    t.nemesis(0, "H6")
    reach = [node_of(key.split()[1]) for key in t.options("enemy-to")]
    far = t.s.ground.distances(node_of("A6"), t.s.obstacle)
    assert max(far[node] for node in reach) == 6
